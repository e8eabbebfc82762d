// SPDX-License-Identifier: Apache-2.0

public import Drawing
public import Foundation

/// The rectangle of the screen that a view owns: where it is and how it is painted.
///
/// Setting a property inside `UIView.animate` animates it. Differences from Core Animation: a layer
/// belongs to the main actor; a bare layer's property changes are not animated by themselves;
/// three-dimensional transforms and filters do not exist yet.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The values that the app has set.
  package private(set) var model = LayerProperties()
  /// What is on screen while something moves; nil when that is the model.
  package private(set) var moved: LayerProperties?

  /// The view that this layer belongs to; nil for a layer that an app has made.
  package private(set) weak var view: UIView?
  /// The layers drawn inside this one, back to front; nil when there are none.
  public var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set { replaceSublayers(newValue ?? []) }
  }
  package internal(set) var children: [CALayer] = []
  /// The layer this one is drawn in.
  public internal(set) weak var superlayer: CALayer?
  /// What the layer was last asked to draw; nil before the first time.
  package var contents: RecordedContents?
  /// Whether the contents are to be recorded anew in the next frame.
  package var needsContents = true
  /// The part of the superlayer in which this layer is seen and touched, asked anew in each frame.
  ///
  /// Nil for all of it. A table cuts rows off there that come and go between others.
  package var visiblePart: (() -> CGRect)?

  /// Creates a layer without extent.
  public override init() { super.init() }

  /// Creates a copy of a layer with the values that it shows; override it to copy more.
  ///
  /// `presentation()` here does not call it: it makes a layer by `init()` and copies the values.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { takeValues(of: layer) }
  }

  package func attach(to view: UIView) { self.view = view }

  /// The name an app gives the layer to find it again.
  open var name: String?

  // MARK: Geometry

  /// The layer's extent in its own coordinates; the origin scrolls what is inside.
  open var bounds: CGRect {
    get { model.bounds }
    set {
      guard newValue != model.bounds else { return }
      checkGeometry(newValue, "bounds")
      place(bounds: newValue, position: model.position)
    }
  }

  /// Where the anchor point lies in the superlayer.
  open var position: CGPoint {
    get { model.position }
    set {
      guard newValue != model.position else { return }
      if newValue.x.isNaN || newValue.y.isNaN {
        raise(
          "CALayer position contains NaN: [\(newValue.x) \(newValue.y)]. Layer: \(self)",
          name: "CALayerInvalidGeometry"
        )
      }
      place(bounds: model.bounds, position: newValue)
    }
  }

  /// Moves the layer in one step, of which its view hears once.
  private func place(bounds: CGRect, position: CGPoint) {
    let (oldBounds, oldPosition) = (model.bounds, model.position)
    if bounds.origin != oldBounds.origin { change(.boundsOrigin, to: .point(bounds.origin)) }
    if bounds.size != oldBounds.size { change(.boundsSize, to: .size(bounds.size)) }
    if position != oldPosition { change(.position, to: .point(position)) }
    view?.geometryDidChange(from: oldBounds, position: oldPosition)
  }

  /// The point of the layer that `position` and the transform refer to, in unit coordinates.
  open var anchorPoint: CGPoint {
    get { model.anchorPoint }
    set {
      guard newValue != model.anchorPoint else { return }
      model.anchorPoint = newValue
      moved?.anchorPoint = newValue
      setNeedsComposition()
    }
  }

  /// The rectangle in the superlayer that encloses the layer.
  open var frame: CGRect {
    get { model.frame }
    set {
      checkGeometry(newValue, "frame")
      let rect = newValue.standardized
      if model.transform.isIdentity {
        place(
          bounds: CGRect(origin: model.boundsOrigin, size: rect.size),
          position: CGPoint(
            x: rect.minX + model.anchorPoint.x * rect.width,
            y: rect.minY + model.anchorPoint.y * rect.height
          )
        )
      } else {
        // The bounds that the transform turns into a rectangle of the wanted size, as far as an
        // axis-aligned size can say; then the whole is moved into place.
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1).applying(model.transform)
        var resized = model
        resized.boundsSize = CGSize(
          width: unit.width > 0 ? rect.width / unit.width : rect.width,
          height: unit.height > 0 ? rect.height / unit.height : rect.height
        )
        let placed = resized.frame
        place(
          bounds: resized.bounds,
          position: CGPoint(
            x: model.position.x + rect.minX - placed.minX,
            y: model.position.y + rect.minY - placed.minY
          )
        )
      }
    }
  }

  /// The transform about the anchor point.
  open func affineTransform() -> CGAffineTransform { model.transform }

  /// Sets the transform about the anchor point.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    guard transform != model.transform else { return }
    change(.transform, to: .transform(transform))
  }

  // MARK: Appearance

  /// How opaque the layer with everything in it is, 0 to 1.
  open var opacity: Float {
    get { Float(model.opacity) }
    set { changeOpacity(CGFloat(newValue)) }
  }

  package func changeOpacity(_ value: CGFloat) {
    guard value != model.opacity else { return }
    change(.opacity, to: .scalar(value))
  }

  /// Whether the layer and what is in it are left out of the picture.
  open var isHidden = false {
    didSet { if isHidden != oldValue { setNeedsComposition() } }
  }

  /// Whether what lies outside the bounds is cut off, along rounded corners where there are any.
  open var masksToBounds = false {
    didSet { if masksToBounds != oldValue { setNeedsComposition() } }
  }

  /// The color behind the contents; nil for none.
  open var backgroundColor: CGColor? {
    get { model.backgroundColor.map { CGColor($0) } }
    set {
      view?.layerBackgroundDidChange(to: newValue)
      changeBackground(newValue?.rgba)
    }
  }

  package func changeBackground(_ color: RGBA?) {
    guard color != model.backgroundColor else { return }
    change(.backgroundColor, to: .color(color))
  }

  /// The radius in points that background, border and clipping are rounded with.
  open var cornerRadius: CGFloat {
    get { model.cornerRadius }
    set {
      guard newValue != model.cornerRadius else { return }
      change(.cornerRadius, to: .scalar(newValue))
    }
  }

  /// The curve of rounded corners.
  open var cornerCurve: CALayerCornerCurve = .circular {
    didSet { if cornerCurve != oldValue { setNeedsComposition() } }
  }

  /// The width in points of the line inside the edge, drawn over everything in the layer.
  open var borderWidth: CGFloat {
    get { model.borderWidth }
    set {
      guard newValue != model.borderWidth else { return }
      change(.borderWidth, to: .scalar(newValue))
    }
  }

  /// The border's color; opaque black unless set.
  open var borderColor: CGColor? {
    get { CGColor(model.borderColor) }
    set { change(.borderColor, to: .color(newValue?.rgba ?? .clear)) }
  }

  /// The shadow's color; opaque black unless set.
  open var shadowColor: CGColor? {
    get { CGColor(model.shadowColor) }
    set { change(.shadowColor, to: .color(newValue?.rgba ?? .clear)) }
  }

  /// How strong the shadow is, 0 (the default: none) to 1.
  open var shadowOpacity: Float {
    get { Float(model.shadowOpacity) }
    set { change(.shadowOpacity, to: .scalar(CGFloat(newValue))) }
  }

  /// How far the shadow is moved; 0, -3 unless set.
  open var shadowOffset: CGSize {
    get { model.shadowOffset }
    set { change(.shadowOffset, to: .size(newValue)) }
  }

  /// The shadow's blur radius in points; 3 unless set.
  open var shadowRadius: CGFloat {
    get { model.shadowRadius }
    set { change(.shadowRadius, to: .scalar(newValue)) }
  }

  /// The outline that casts the shadow; nil for the layer's own rounded rectangle.
  ///
  /// Differs from Core Animation, where without a path the shadow follows the layer's pixels.
  open var shadowPath: CGPath? {
    didSet { setNeedsComposition() }
  }

  // MARK: Drawing

  /// Has the contents drawn anew in the next frame.
  open func setNeedsDisplay() {
    needsContents = true
    setNeedsComposition()
  }

  /// Draws the contents; the view's `draw(_:)` runs for a view's layer.
  ///
  /// Override it in a layer of your own. The default draws nothing.
  open func draw(in context: CGContext) {}

  /// Has the layer laid out in the next frame.
  open func setNeedsLayout() { view?.setNeedsLayout() }

  /// Lays the layer out now if it needs it.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }

  // MARK: Tree, a line each; the work is in CALayer+Tree.swift

  /// Puts a layer in front of all others in this one.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }
  /// Puts a layer at an index of `sublayers`.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }
  /// Puts a layer right behind `sibling`.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertBelow(layer, sibling)
  }
  /// Puts a layer right in front of `sibling`.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insertAbove(layer, sibling)
  }
  /// Takes the layer out of its superlayer; a bare layer's animations end with that.
  open func removeFromSuperlayer() {
    removeFromParent()
    if view == nil { dropAnimationsOffScreen() }
  }

  // MARK: Animation, a line each; the work is in CALayer+Animation.swift

  /// Takes all animations away: the layer shows its model at once.
  open func removeAllAnimations() { dropAnimations { _ in true } }
  /// Puts an animation on the layer; a copy of it, so that later changes to it have no effect.
  ///
  /// One under the same key is taken away before.
  ///
  /// - Parameters:
  ///   - anim: What moves. On a layer that is not on screen it has no effect and ends at once.
  ///   - key: A name to find it by; nil for one without a name.
  open func add(_ anim: CAAnimation, forKey key: String?) { addExplicit(anim, named: key) }
  /// The animation under a key; nil if there is none.
  ///
  /// For those that `UIView.animate` has made as well, though changing them has no effect.
  open func animation(forKey key: String) -> CAAnimation? { explicitAnimation(named: key) }
  /// The names of the layer's animations, in the order in which they were added; nil for none.
  open func animationKeys() -> [String]? { namesOfAnimations }
  /// Takes the animations under a key away; those values show their model at once.
  open func removeAnimation(forKey key: String) { dropAnimations { $0.name == key } }
  /// A layer with the values on screen right now; nil for a layer that is not on screen.
  ///
  /// It is a copy: what is set on it shows nowhere. It has no sublayers of its own.
  open func presentation() -> Self? { makePresentation() }
  /// The frontmost layer under a point of the superlayer; nil if this one does not have it.
  ///
  /// Called on a presentation, it looks where layers are seen.
  open func hitTest(_ p: CGPoint) -> CALayer? { hitLayer(p) }
  /// Whether a point, in this layer's coordinates, is inside the bounds.
  open func contains(_ p: CGPoint) -> Bool { model.bounds.contains(p) }

  package internal(set) var animations: [LayerAnimation] = []
  /// What was seen of the layer before a transition, and how it goes over into what is seen now.
  package internal(set) var transition: LayerTransition?
  /// The place among the animated layers of `animationScheduler`.
  var animationSlot = 0
  /// Who moves this layer; nil while nothing does.
  weak var animationScheduler: FrameScheduler?
  /// For a presentation, the layer it was made of.
  var modelLayer: CALayer?

  /// What the layer shows right now.
  package var presented: LayerProperties { moved ?? model }

  /// Sets a property, animating it where an animation transaction is in force.
  ///
  /// Elsewhere what moves already goes on, to the new value: the layer jumps by the difference, as
  /// on iOS.
  private func change(_ key: LayerProperties.Key, to value: AnimatableValue) {
    if let transaction = AnimationTransaction.current, let scheduler {
      let seen = presented[key]
      let start = dropRepeating(key)
      model[key] = value
      animate(key, from: start, seen: seen, to: value, in: transaction, on: scheduler)
    } else {
      model[key] = value
    }
    refreshPresentation()
    setNeedsComposition()
  }

  /// Brings what is shown up to the present time.
  func refreshPresentation() {
    guard !animations.isEmpty, let time = animationScheduler?.now else {
      moved = nil
      return
    }
    moved = properties(at: time)
  }

  /// Makes the layer a picture of another one's present values.
  func takeValues(of layer: CALayer) {
    model = layer.presented
    isHidden = layer.isHidden
    masksToBounds = layer.masksToBounds
    cornerCurve = layer.cornerCurve
    shadowPath = layer.shadowPath
    name = layer.name
    modelLayer = layer
  }

  // MARK: Screen

  /// The scheduler of the screen this layer is on; nil off screen.
  package var scheduler: FrameScheduler? {
    var layer: CALayer? = self
    while let current = layer {
      if let view = current.view { return view.attachment?.scheduler }
      layer = current.superlayer
    }
    return nil
  }

  /// Asks for a frame because this layer looks different.
  package func setNeedsComposition() { scheduler?.setNeedsFrame() }

  private func checkGeometry(_ rect: CGRect, _ what: String) {
    let parts = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    guard parts.contains(where: \.isNaN) else { return }
    raise(
      "CALayer \(what) contains NaN: [\(parts.map { "\($0)" }.joined(separator: " "))]. "
        + "Layer: \(self)",
      name: "CALayerInvalidGeometry"
    )
  }
}

/// The curves that corners can be rounded with.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
  /// The name of the curve.
  public var rawValue: String
  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A quarter circle; what a layer has by default.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// The smooth curve of iOS's own cards and icons.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
