// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import TableUpdates

/// What a table remembers of its batches while they are being shown.
@MainActor
struct TableTransit {
  /// Where a view that comes or goes is seen.
  struct Lane {
    /// Its own place, or for one that leaves the place of what stays below it.
    var place: SlotPlace
    /// The view that has taken its slot: the one that leaves is seen in its height only.
    weak var slot: UIView?
    /// The edges where nothing is seen above or below that could cover the view.
    var upperStop: CGFloat?
    var lowerStop: CGFloat?
    /// The side from which what comes to the same place slides over the view; nil for none.
    var coveredFrom: UITableView.RowAnimation?
    /// The batch whose end frees the view.
    var batch: Int
    /// How often later batches have lengthened its way.
    var detours = 0
  }

  /// The lanes of all views that come or go, by view.
  var lanes: [ObjectIdentifier: Lane] = [:]
  /// Headers and footers that lie elsewhere than in line.
  var floating: Set<ObjectIdentifier> = []
  /// Where views stay that leave sight: just outside of it, however far off their places are.
  var held: [ObjectIdentifier: CGRect] = [:]
  /// Rows that are moved past others.
  var movingRows: Set<ObjectIdentifier> = []
  /// Sections that are moved past others, by their index now.
  var movingSections: Set<Int> = []
  /// How the last batch is shown, for rows that come into sight meanwhile.
  var timing: AnimationTiming?
  /// Where the rows of the last batch come from.
  var mapping: TableMapping?
  /// The number of the last batch.
  var batch = 0
}

/// A view on its way out: no longer part of the table, but still seen.
@MainActor
struct LeavingItem {
  enum Role {
    case cell(IndexPath)
    case supplement(SupplementKind, Int)
  }

  let view: UIView
  let role: Role
  let animation: UITableView.RowAnimation
  /// What the app has set, to be put back.
  let alpha: CGFloat
  let isInteractive: Bool
  let isHidden: Bool
  /// The batch whose end takes it away.
  var batch: Int
  /// How often later batches have sent it another way.
  var detours = 0

  init(_ view: UIView, _ role: Role, _ animation: UITableView.RowAnimation, batch: Int) {
    self.view = view
    self.role = role
    self.animation = animation
    alpha = view.alpha
    isInteractive = view.isUserInteractionEnabled
    isHidden = view.isHidden
    self.batch = batch
  }
}
