// SPDX-License-Identifier: Apache-2.0
// check-files: forwards

public import Foundation

/// A view on contents that are larger than itself: a finger moves them, code can too.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// How quickly scrolling slows down once the finger is lifted: the share of speed that is left
  /// after a millisecond.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The share of speed left after a millisecond.
    public var rawValue: CGFloat
    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// 0.998; what a scroll view does by default.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  // MARK: State of the subjects

  var contentSizeStorage = CGSize.zero
  var contentInsetStorage = UIEdgeInsets.zero
  /// The inset that was last told of.
  var lastInset = UIEdgeInsets.zero
  /// The upper left end of the range at which the contents were last aligned.
  var lastLeast = CGPoint.zero
  /// Whether the scroll view itself is about to move the contents.
  var isMovingContents = false
  var motion: ScrollMotion?
  lazy var indicators = ScrollIndicators(scrollView: self)
  var drag = ScrollDrag()
  var wheel: WheelSession?
  /// Whether a finger or a wheel moves the contents.
  var isBeingDragged = false
  /// Whether the finger that has dragged is just being lifted.
  var isLifting = false
  /// Whether the drag that is ending hands over to a deceleration.
  var willDecelerate = false
  /// Whether a finger has stopped the contents and is still there.
  var isHeld = false
  /// Whether the range has shrunk under a finger that does not drag.
  var needsReturn = false

  /// Creates a scroll view with nothing in it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareForScrolling()
  }

  /// Creates a scroll view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareForScrolling()
  }

  private func prepareForScrolling() {
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
    addGestureRecognizer(ContentTouchRecognizer(scrollView: self))
  }

  /// Told of scrolling; held weakly.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  /// The recognizer that moves the contents.
  public private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = ScrollPanRecognizer(
    scrollView: self
  )

  // MARK: Contents (UIScrollView+Content.swift, +Insets.swift, +Animating.swift)

  /// The point of the contents that is in the upper left corner.
  ///
  /// Setting it leaves a drag or a slide going on from there; `setContentOffset(_:animated:)` ends it.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setOffset(newValue) }
  }
  /// The extent of the contents in points; it has to be finite.
  open var contentSize: CGSize {
    get { contentSizeStorage }
    set { setContentSize(newValue) }
  }
  /// Where contents lie that are smaller than the view: (0, 0), unless set, is the upper left,
  /// (1, 1) the lower right.
  ///
  /// Contents that are larger are not affected. Inferred from how it is used.
  open var contentAlignmentPoint: CGPoint = .zero {
    didSet {
      requireFinite(contentAlignmentPoint, "contentAlignmentPoint")
      alignContents()
    }
  }
  /// Room around the contents; nothing unless set.
  open var contentInset: UIEdgeInsets {
    get { contentInsetStorage }
    set { setContentInset(newValue) }
  }
  /// `contentInset` with what bars and the display's corners add.
  open var adjustedContentInset: UIEdgeInsets { effectiveContentInset }
  /// Called when `adjustedContentInset` has changed.
  open func adjustedContentInsetDidChange() {}
  /// Whether bars and the display's corners make the contents start further in.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetsDidChange() } }
  }
  /// Scrolls to a point, at once or in a motion of 0.3 seconds.
  ///
  /// The point is taken as it is: it may lie outside of the contents.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated { animateScroll(to: contentOffset) } else { jump(to: contentOffset) }
  }
  /// Scrolls as little as shows a part of the contents; not at all where it shows already.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scrollToShow(rect, animated: animated)
  }

  // MARK: Behavior (UIScrollView+Dragging.swift, +Axes.swift, +Paging.swift)

  /// Whether a finger scrolls; true unless set.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// Whether a drag that goes clearly along one axis keeps to it; false unless set.
  ///
  /// A diagonal drag moves the contents along both.
  open var isDirectionalLockEnabled = false
  /// Whether scrolling comes to rest at multiples of the view's size only; false unless set.
  ///
  /// A quick finger turns to the next page, else the page stays of which more is seen. The target
  /// that the delegate is told cannot be changed.
  open var isPagingEnabled = false
  /// Whether scrolling goes past the ends and comes back; true unless set.
  ///
  /// Setting it sets both directions. Inferred.
  open var bounces: Bool {
    get { bouncesHorizontally && bouncesVertically }
    set {
      bouncesHorizontally = newValue
      bouncesVertically = newValue
    }
  }
  /// Whether scrolling goes past the left and right ends and comes back; true unless set.
  open var bouncesHorizontally = true
  /// Whether scrolling goes past the upper and lower ends and comes back; true unless set.
  open var bouncesVertically = true
  /// Whether contents that fit scroll up and down all the same; false unless set.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { insetsDidChange() } }
  }
  /// Whether contents that fit scroll sideways all the same; false unless set.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { insetsDidChange() } }
  }
  /// Whether a drag that begins at the left or right end goes to a scroll view around that has more
  /// to show there; true unless set.
  open var transfersHorizontalScrollingToParent = true
  /// Whether a drag that begins at the upper or lower end goes to a scroll view around that has more
  /// to show there; true unless set.
  open var transfersVerticalScrollingToParent = true
  /// How quickly scrolling slows down.
  ///
  /// A rate by which contents never come to rest is taken as the nearest one by which they do.
  open var decelerationRate: DecelerationRate = .normal
  /// Whether a tap on the status bar scrolls to the top; true unless set.
  ///
  /// It does so only where no other scroll view on the screen wants it as well.
  open var scrollsToTop = true
  /// When a drag puts the keyboard away; never unless set.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// Whether keys scroll; true unless set.
  open var allowsKeyboardScrolling = true
  /// Whether a finger is on the contents, dragging or about to.
  open var isTracking: Bool {
    let state = panGestureRecognizer.state
    return isLifting
      || panGestureRecognizer.numberOfTouches > 0 && state != .failed && state != .cancelled
  }
  /// Whether the user has set the contents in motion, which lasts until they have come to rest.
  open var isDragging: Bool { isBeingDragged || willDecelerate || isDecelerating }
  /// Whether the contents still move after the finger was lifted.
  open var isDecelerating: Bool { motion?.isDeceleration ?? false }
  /// Whether the contents move because code has asked for it.
  open var isScrollAnimating: Bool { motion?.kind == .animation }
  /// Stops the contents where they are, or at the end that they are past.
  open func stopScrollingAndZooming() { stopEverything() }
  /// False: contents are not zoomed yet.
  open var isZooming: Bool { false }
  /// False: contents are not zoomed yet.
  open var isZoomBouncing: Bool { false }
  /// False: contents are not zoomed yet.
  open var isZoomAnimating: Bool { false }

  // MARK: Touches in the contents (ScrollPanRecognizer.swift)

  /// Whether touches reach the views in the contents only after 0.15 seconds, so that a drag is none
  /// of their business; true unless set.
  ///
  /// A finger that is lifted before is a tap, which they get then.
  open var delaysContentTouches = true
  /// Whether a drag takes touches from the views in the contents; true unless set.
  open var canCancelContentTouches = true
  /// Whether touches go to a view in the contents; true.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }
  /// Whether a view in the contents gives its touches up for a drag; controls do not.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Whether a recognizer of this view may begin; asked of the pan as well.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
    guard let pan = gestureRecognizer as? ScrollPanRecognizer, pan.view === self else {
      return true
    }
    return mayBeginDragging(pan)
  }

  // MARK: Indicators (ScrollIndicators.swift)

  /// Whether the place in the contents is shown at the trailing edge while scrolling; true.
  open var showsVerticalScrollIndicator = true {
    didSet { indicators.update() }
  }
  /// Whether the place in the contents is shown at the lower edge while scrolling; true.
  open var showsHorizontalScrollIndicator = true {
    didSet { indicators.update() }
  }
  /// Whether the safe area is added to the insets of the indicators; true unless set.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { indicators.update() }
  }
  /// Room around the vertical indicator.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { indicators.update() }
  }
  /// Room around the horizontal indicator.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { indicators.update() }
  }
  /// The room around both indicators.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// The look of the indicators.
  open var indicatorStyle: IndicatorStyle = .default {
    didSet { indicators.update() }
  }
  /// Shows the indicators for a moment.
  open func flashScrollIndicators() { indicators.show(for: ScrollIndicators.flashDuration) }
  /// Shows the indicators where code moves the contents, as they are where a finger does.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    let old = contentOffset
    changes()
    if contentOffset != old, motion == nil { flashScrollIndicators() }
  }

  // MARK: Hooks

  /// What the contents' inset keeps clear is not kept clear once more by what is in them.
  ///
  /// Inferred.
  override var safeAreaForSubviews: UIEdgeInsets {
    let axes = adjustedAxes
    var insets = super.safeAreaForSubviews
    if axes.isVertical { (insets.top, insets.bottom) = (0, 0) }
    if axes.isHorizontal { (insets.left, insets.right) = (0, 0) }
    return insets
  }

  override func windowDidChange() {
    super.windowDidChange()
    guard attachment == nil else { return }
    endWheel()
    stopMotion()
    indicators.remove()
  }

  override func boundsOriginDidChange(from oldOrigin: CGPoint) {
    offsetDidChange(from: oldOrigin)
  }

  override func boundsSizeDidChange(from oldSize: CGSize) {
    // Whether an axis scrolls depends on the size.
    insetsDidChange()
    alignContents()
    indicators.update()
    if bounds.height > oldSize.height || bounds.width > oldSize.width { bringOffsetIntoRange() }
  }

  /// Whether contents that become shorter are scrolled to their end at once.
  var bringsOffsetIntoRange: Bool { true }

  /// Takes the new safe area into the inset.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsDidChange()
  }

  override var descriptionSuffix: String {
    "; contentOffset: {\(contentOffset.x), \(contentOffset.y)}"
      + "; contentSize: {\(contentSize.width), \(contentSize.height)}"
  }

  /// What moves the contents by itself is taken away before it has arrived.
  func motionWillStop() {}

  /// An animated scroll from code has come to its end.
  func scrollAnimationDidEnd() {}

  func contentDidScroll() { delegate?.scrollViewDidScroll(self) }
}
