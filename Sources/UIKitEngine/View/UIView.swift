// SPDX-License-Identifier: Apache-2.0
// check-files: forwards

public import Drawing
public import Foundation

/// A rectangle on the screen that draws, holds other views and receives touches.
///
/// What a subclass may override stands in this class's body and forwards to the code of its
/// subject, which is in `UIView+….swift` beside this file.
@preconcurrency @MainActor
open class UIView: UIResponder, UICoordinateSpace, UITraitEnvironment {
  // MARK: Creation

  /// Creates a view with a frame in its future superview's coordinates.
  public init(frame: CGRect) {
    super.init()
    makeLayer(frame: frame)
  }

  /// Creates a view from an archive.
  ///
  /// There are no archives here; it exists so that subclasses can declare it as on iOS.
  public required init?(coder: NSCoder) {
    super.init()
    makeLayer(frame: .zero)
  }

  /// Creates a view without extent.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// The class of the layer that a new view gets.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that holds the view's geometry and appearance.
  public private(set) var layer: CALayer = CALayer()

  private func makeLayer(frame: CGRect) {
    if let type = Self.layerClass as? CALayer.Type, type != CALayer.self {
      layer = ObjectCreation.make(type)
    }
    // Before the layer has its view: nothing has changed for a view that is being made.
    if frame != .zero { layer.frame = frame }
    layer.attach(to: self)
  }

  // MARK: Stored state of the subjects

  var attachment: WindowAttachment?
  var subviewStorage: [UIView] = []
  weak var superviewStorage: UIView?
  var flags = Flags()
  var traitStorage: UITraitCollection?
  var backgroundColorStorage: UIColor?
  var tintColorStorage: UIColor?
  var gestureRecognizerStorage: [UIGestureRecognizer] = []
  var marginStorage = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var safeAreaStorage = UIEdgeInsets.zero
  weak var controllerStorage: UIViewController?

  /// Yes-or-no state, kept together since a table has hundreds of views.
  struct Flags {
    var needsLayout = true
    var subtreeNeedsLayout = true
    var isLayingOut = false
    var isUserInteractionEnabled = true
    var autoresizesSubviews = true
    var isOpaque = true
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    var hasOwnMargins = false
    var insetsLayoutMarginsFromSafeArea = true
    var preservesSuperviewLayoutMargins = false
    var translatesAutoresizingMask = true
    var areOverridesOfStyle = UIUserInterfaceStyle.unspecified
  }

  // MARK: Hierarchy (UIView+Hierarchy.swift)

  /// The view that contains this one; nil outside a hierarchy.
  open var superview: UIView? { superviewStorage }
  /// The views inside this one, back to front.
  open var subviews: [UIView] { subviewStorage }
  /// The window the view is in; nil off screen.
  open var window: UIWindow? { attachment?.window }
  /// A number of the app's own by which `viewWithTag(_:)` finds the view; 0 unless set.
  open var tag: Int = 0

  /// Puts a view in front of the others in this one, taking it out of where it was.
  open func addSubview(_ view: UIView) { insert(view, at: subviewStorage.count) }
  /// Puts a view at an index of `subviews`.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Puts a view right behind one of this view's subviews.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, below: sibling)
  }
  /// Puts a view right in front of one of this view's subviews.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, above: sibling)
  }
  /// Swaps two subviews by their indexes.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }
  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) { moveToFront(view) }
  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) { moveToBack(view) }
  /// Takes the view out of its superview.
  open func removeFromSuperview() { detachFromSuperview() }
  /// Whether this view is `view` or contains it, at any depth.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }
  /// This view or the first one in it with that tag, depth first; nil if there is none.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  /// Called after a view was added to this one.
  ///
  /// The default does nothing.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a view leaves this one.
  ///
  /// The default does nothing.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view goes into another superview, or out of its own (nil).
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view's superview has changed.
  open func didMoveToSuperview() {}
  /// Called before the view goes into another window, or out of its own (nil).
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view's window has changed.
  open func didMoveToWindow() {}

  // MARK: Geometry (UIView+Geometry.swift)

  /// The rectangle that encloses the view in its superview's coordinates, in points.
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }
  /// The view's extent in its own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }
  /// The middle of the view in its superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  /// The transform about the center; the frame is then the rectangle that encloses the result.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  /// How the view follows its superview's size; nothing flexible unless set.
  open var autoresizingMask: UIView.AutoresizingMask = []
  /// Whether subviews follow this view's size by their `autoresizingMask`.
  open var autoresizesSubviews: Bool {
    get { flags.autoresizesSubviews }
    set { flags.autoresizesSubviews = newValue }
  }
  /// Whether `autoresizingMask` says where the view is; for a view placed by constraints, false.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { flags.translatesAutoresizingMask }
    set { flags.translatesAutoresizingMask = newValue }
  }

  /// A point of this view in another's coordinates; nil for the window's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { self.point(point, to: view) }
  /// A point of another view (nil: the window) in this view's coordinates.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    self.point(point, from: view)
  }
  /// A rectangle of this view in another's coordinates; nil for the window's.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rectangle(rect, to: view) }
  /// A rectangle of another view (nil: the window) in this view's coordinates.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rectangle(rect, from: view) }
  /// A point of this view in another space's coordinates.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    self.point(point, to: view(of: coordinateSpace))
  }
  /// A point of another space in this view's coordinates.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    self.point(point, from: view(of: coordinateSpace))
  }
  /// A rectangle of this view in another space's coordinates.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rectangle(rect, to: view(of: coordinateSpace))
  }
  /// A rectangle of another space in this view's coordinates.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rectangle(rect, from: view(of: coordinateSpace))
  }

  // MARK: Layout (UIView+Layout.swift)

  /// Places the subviews.
  ///
  /// Override it to lay out by hand; call super first in general.
  open func layoutSubviews() { layoutOwnSubviews() }
  /// Has `layoutSubviews()` run in the next frame.
  open func setNeedsLayout() { markNeedsLayout() }
  /// Runs the layout that is due in the view's hierarchy now.
  open func layoutIfNeeded() { layoutHierarchyIfNeeded() }
  /// The size that suits the view within `size`; the present size unless a subclass knows better.
  open func sizeThatFits(_ size: CGSize) -> CGSize { layer.bounds.size }
  /// Resizes the view to what `sizeThatFits(_:)` answers for its present size.
  open func sizeToFit() { resizeToFit() }
  /// The size the contents ask for; `noIntrinsicMetric` in a direction without a wish.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Says that `intrinsicContentSize` would now answer otherwise.
  open func invalidateIntrinsicContentSize() { intrinsicContentSizeDidChange() }
  /// The part at each edge that bars and the display's corners cover, in points.
  open var safeAreaInsets: UIEdgeInsets { safeAreaStorage }
  /// Called when `safeAreaInsets` has changed.
  open func safeAreaInsetsDidChange() {}
  /// The space between the edges and the contents; 8 on each side unless set.
  ///
  /// The safe area is added where `insetsLayoutMarginsFromSafeArea` is true.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }
  /// `layoutMargins` by leading and trailing edge.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveDirectionalMargins }
    set { setDirectionalMargins(newValue) }
  }
  /// Called when the margins have changed.
  open func layoutMarginsDidChange() {}
  /// Whether the margins begin where the safe area ends; true.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { flags.insetsLayoutMarginsFromSafeArea }
    set { setInsetsMarginsFromSafeArea(newValue) }
  }
  /// Whether the margins are at least the superview's at the edges they share; false.
  open var preservesSuperviewLayoutMargins: Bool {
    get { flags.preservesSuperviewLayoutMargins }
    set { setPreservesSuperviewMargins(newValue) }
  }

  // MARK: Appearance (UIView+Appearance.swift)

  /// The color behind everything in the view; nil for none.
  open var backgroundColor: UIColor? {
    get { backgroundColorStorage }
    set { setBackground(newValue) }
  }
  /// How opaque the view with everything in it is, 0 to 1.
  open var alpha: CGFloat {
    get { layer.model.opacity }
    set { layer.changeOpacity(min(max(newValue, 0), 1)) }
  }
  /// Whether the view and everything in it are invisible and receive no touches.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { setHidden(newValue) }
  }
  /// Whether the drawing fills the bounds without gaps; a promise that saves nothing here.
  open var isOpaque: Bool {
    get { flags.isOpaque }
    set { flags.isOpaque = newValue }
  }
  /// Whether what lies outside the bounds is cut off; false unless set.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// The accent color that this view and those in it use; inherited where nil was set.
  open var tintColor: UIColor! {
    get { effectiveTint }
    set { setTint(newValue) }
  }
  /// Called when the accent color that is in force has changed.
  open func tintColorDidChange() {}
  /// What happens to the drawing when the size changes; it is stretched unless set.
  open var contentMode: UIView.ContentMode = .scaleToFill {
    didSet { if contentMode != oldValue { setNeedsDisplay() } }
  }
  /// Draws the view.
  ///
  /// Override it and draw with `UIGraphicsGetCurrentContext()`.
  ///
  /// - Parameter rect: The bounds; the whole view is always drawn.
  open func draw(_ rect: CGRect) {}
  /// Has `draw(_:)` run in the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// Has `draw(_:)` run in the next frame; the whole view is drawn, whatever `rect` is.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

  // MARK: Traits (UIView+Traits.swift)

  /// The environment that the view is in: light or dark, scale, direction, text size.
  open var traitCollection: UITraitCollection { traitStorage ?? .current }
  /// Called when the environment has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Light or dark for this view and those in it, whatever the screen is.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { flags.areOverridesOfStyle }
    set { setStyleOverride(newValue) }
  }
  /// What decides whether the view is mirrored in right-to-left languages.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { directionDidChange() } }
  }
  /// The direction in which the view's contents run.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    effectiveDirection
  }

  // MARK: Touches (UIView+HitTesting.swift)

  /// Whether the view and those in it receive touches; true unless set.
  open var isUserInteractionEnabled: Bool {
    get { flags.isUserInteractionEnabled }
    set { flags.isUserInteractionEnabled = newValue }
  }
  /// Whether more than one touch at a time is delivered; false unless set.
  open var isMultipleTouchEnabled: Bool {
    get { flags.isMultipleTouchEnabled }
    set { flags.isMultipleTouchEnabled = newValue }
  }
  /// Whether a touch in this view keeps other views from receiving any; false unless set.
  open var isExclusiveTouch: Bool {
    get { flags.isExclusiveTouch }
    set { flags.isExclusiveTouch = newValue }
  }
  /// The frontmost view under a point that takes touches; nil if this view does not have the point.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit(point, with: event) }
  /// Whether a point, in this view's coordinates, is inside the bounds.
  ///
  /// While the bounds are animated, inside what is seen of them.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    layer.touched.bounds.contains(point)
  }
  /// The recognizers that see this view's touches; nil when there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestureRecognizerStorage.isEmpty ? nil : gestureRecognizerStorage }
    set { replaceGestureRecognizers(newValue ?? []) }
  }
  /// Has a recognizer watch the touches of this view and of those in it.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }
  /// Takes a recognizer away.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }
  /// Whether a recognizer that is about to begin may; true.
  ///
  /// Asked of the touched views and of the recognizer's own.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Responder

  /// Has the first responder give way, if it is in this view.
  ///
  /// - Parameter force: Whether it is not asked.
  /// - Returns: Whether it has given way.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingInside(force) }

  /// The view's controller where it is a controller's view, else its superview.
  open override var next: UIResponder? { controllerStorage ?? superviewStorage }

  /// The class, address, frame and what differs from the default, for logs.
  open override nonisolated var description: String {
    MainActor.assumeIsolated { debugLine }
  }

  // MARK: Hooks inside the engine

  /// Records what the view draws; engine classes override it to record without a context.
  func recordContents(into list: inout DisplayList) { recordDraw(into: &list) }
  /// The environment changed; engine classes re-resolve colors and fonts here.
  func traitsDidChange(from previous: UITraitCollection) {
    resolveColors()
    // What was drawn may have used colors, pixels or a side that are no longer the same.
    let traits = traitCollection
    if traits.hasDifferentColorAppearance(comparedTo: previous)
      || traits.displayScale != previous.displayScale
      || traits.layoutDirection != previous.layoutDirection
    {
      layer.setNeedsDisplay()
    }
  }
  /// The origin in `bounds` changed: the view has scrolled.
  func boundsOriginDidChange(from oldOrigin: CGPoint) {}
  /// The size in `bounds` changed.
  func boundsSizeDidChange(from oldSize: CGSize) {}
  /// An animation moved the view to another place on screen.
  func presentationDidChange() {}
  /// The view is about to come onto a screen or to leave it.
  func windowWillChange(to window: UIWindow?) {
    controllerStorage?.viewWindowWillChange(to: window)
  }
  /// The view has come onto a screen or left it.
  func windowDidChange() { controllerStorage?.viewWindowDidChange() }
  /// The traits of a view without a superview.
  var rootTraits: UITraitCollection { .current }
  /// Takes the safe area at the top of a hierarchy.
  func updateSafeAreaFromScreen() { if safeAreaStorage != .zero { setSafeArea(.zero) } }
  /// What `description` says beyond frame and flags.
  var descriptionSuffix: String { "" }
  /// Safe area that this view adds for its subviews beyond what it inherits.
  var safeAreaForSubviews: UIEdgeInsets { safeAreaStorage }
}
