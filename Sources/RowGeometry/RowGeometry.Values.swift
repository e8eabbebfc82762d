// SPDX-License-Identifier: Apache-2.0

extension RowGeometry {
  /// What can stand at an offset.
  public enum Slot: Hashable, Sendable {
    /// The space above a section's header.
    case padding(section: Int)
    /// A section's header.
    case header(section: Int)
    /// A row that shows.
    case row(RowPosition)
    /// A section's footer.
    case footer(section: Int)

    /// The section it belongs to.
    public var section: Int {
      switch self {
      case .padding(let section), .header(let section), .footer(let section): section
      case .row(let position): position.section
      }
    }
  }

  /// The vertical room something takes, in points from the top of the content.
  public struct Extent: Hashable, Sendable {
    /// Where it begins.
    public var offset: Double
    /// How far it reaches down.
    public var height: Double

    /// An extent of `height` points that begins at `offset`.
    public init(offset: Double, height: Double) {
      self.offset = offset
      self.height = height
    }

    /// Where it ends, which is no longer part of it.
    public var end: Double { offset + height }
  }

  /// How high rows are, and how well that is known.
  public enum RowHeight: Hashable, Sendable {
    /// Unmeasured: as high as the section's estimate says, now and when that changes.
    case sectionEstimate
    /// Unmeasured, with an estimate of their own in points, which a new section estimate leaves be.
    case estimate(Double)
    /// Measured, in points.
    case exact(Double)
  }

  /// A section to insert: its fixed heights, in points, and its unmeasured rows.
  public struct Section: Hashable, Sendable {
    /// The space above the header.
    public var padding: Double
    /// The height of the header; 0 for none.
    public var header: Double
    /// The height of the footer; 0 for none.
    public var footer: Double
    /// What an unmeasured row counts.
    public var estimate: Double
    /// The number of rows, all of them unmeasured at first.
    public var rowCount: Int

    /// A section whose heights are finite and not negative.
    public init(
      padding: Double = 0,
      header: Double = 0,
      footer: Double = 0,
      estimate: Double,
      rowCount: Int = 0
    ) {
      self.padding = padding
      self.header = header
      self.footer = footer
      self.estimate = estimate
      self.rowCount = rowCount
    }
  }
}
