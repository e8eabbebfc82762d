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

  /// Whether bars and the display's corners make the contents start further in.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`, and above and below in a controller's view in any case.
    case automatic = 0
    /// In directions that scroll.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }

  /// The look of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// What goes with the background.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2
  }

  // MARK: State of the subjects

  var contentSizeStorage = CGSize.zero
  var contentInsetStorage = UIEdgeInsets.zero
  var lastInset = UIEdgeInsets.zero
  var motion: ScrollMotion?
  lazy var indicators = ScrollIndicators(scrollView: self)
  var dragStartOffset = CGPoint.zero
  var isDraggingStorage = false
  /// Whether a finger has stopped the contents and is still there.
  var isHeld = false

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
  }

  /// Told of scrolling; held weakly.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  /// The recognizer that moves the contents.
  public private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = ScrollPanRecognizer(
    scrollView: self
  )

  // MARK: Contents (UIScrollView+Content.swift)

  /// The point of the contents that is in the upper left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { scroll(to: newValue) }
  }
  /// The extent of the contents in points.
  open var contentSize: CGSize {
    get { contentSizeStorage }
    set { setContentSize(newValue) }
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

  // MARK: Behavior

  /// Whether a finger scrolls; true unless set.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// Whether scrolling goes past the ends and comes back; true unless set.
  open var bounces = true
  /// Whether contents that fit scroll up and down all the same; false unless set.
  open var alwaysBounceVertical = false
  /// Whether contents that fit scroll sideways all the same; false unless set.
  open var alwaysBounceHorizontal = false
  /// How quickly scrolling slows down.
  open var decelerationRate: DecelerationRate = .normal
  /// Whether a finger is on the contents.
  open var isTracking: Bool { panGestureRecognizer.numberOfTouches > 0 }
  /// Whether a finger moves the contents.
  open var isDragging: Bool { isDraggingStorage }
  /// Whether the contents still move after the finger was lifted.
  open var isDecelerating: Bool { motion?.isDeceleration ?? false }

  // MARK: Indicators (ScrollIndicators.swift)

  /// Whether the place in the contents is shown at the trailing edge while scrolling; true.
  open var showsVerticalScrollIndicator = true {
    didSet { indicators.update() }
  }
  /// Whether the place in the contents is shown at the lower edge while scrolling; true.
  open var showsHorizontalScrollIndicator = true {
    didSet { indicators.update() }
  }
  /// Room at the ends of the vertical indicator; the adjusted inset is added.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { indicators.update() }
  }
  /// Room at the ends of the horizontal indicator; the adjusted inset is added.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { indicators.update() }
  }
  /// The room at the ends of both indicators.
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
    if attachment == nil { stopMotion() }
  }

  override func boundsOriginDidChange(from oldOrigin: CGPoint) {
    indicators.update()
    contentDidScroll()
  }

  override func boundsSizeDidChange(from oldSize: CGSize) {
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

  /// An animated scroll from code has come to its end.
  func scrollAnimationDidEnd() {}

  func contentDidScroll() { delegate?.scrollViewDidScroll(self) }
}
