// SPDX-License-Identifier: Apache-2.0
// check-files: forwards

public import Foundation
internal import TableUpdates

/// A list of rows in sections that scrolls up and down, of any length.
///
/// Only the rows in sight have cells; heights are kept in a tree, so that neither scrolling nor
/// folding depends on the number of rows. What clients may override stands in this class's body;
/// the work is in the files beside it: loading, geometry, tiling, updates, selection.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  // MARK: State of the subjects

  let chrome: TableChrome
  /// The counts that the table last took from its data source.
  var counts = TableCounts()
  var layout = TableLayout()
  /// What is to be taken from the data source before the next layout.
  var pendingLoad = PendingLoad.everything
  var visible = VisibleItems()
  var leaving: [LeavingItem] = []
  var transit = TableTransit()
  var cellPool = ReusePool<UITableViewCell>()
  var headerFooterPool = ReusePool<UITableViewHeaderFooterView>()
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var headerFooterClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var update: TableUpdate?
  /// When the open batch began; nil once its lateness was logged.
  var updateBegin: TimeInterval?
  var updateCompletions: [(Bool) -> Void] = []
  /// Whether everything is to be loaded anew at the end of the batch, which then shows nothing.
  var reloadsAfterUpdate = false
  var selection = TableSelection()
  var touchedRow: TablePosition?
  var scrollTarget: (position: TablePosition, place: ScrollPosition)?
  /// Whether sections beyond sight that say nothing of their header or footer are taken to have
  /// one; found out anew at each load.
  var assumedSupplements: [SupplementKind: Bool] = [:]
  /// The cell that its own row is about to fill again.
  var reconfigured: (path: IndexPath, cell: UITableViewCell)?
  var answerIsMissing = false
  var isTiling = false
  /// Whether a batch is being shown, which brings the offset into range itself.
  var isInTransition = false
  /// Grows whenever counts and places are replaced: what was begun before is then given up.
  var generation = 0
  /// Counted for tests: how much work a change has caused.
  package var work = TableWork()

  enum PendingLoad { case nothing, layout, everything }

  // MARK: Creation

  /// The look of the table.
  public let style: UITableView.Style

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - frame: In its future superview's coordinates.
  ///   - style: The look; it cannot be changed later.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    chrome = .chrome(for: style)
    super.init(frame: frame)
    prepareTable()
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table without extent.
  public convenience init() { self.init(frame: .zero, style: .plain) }

  /// Creates a plain table from an archive.
  public required init?(coder: NSCoder) {
    style = .plain
    chrome = .chrome(for: .plain)
    super.init(coder: coder)
    prepareTable()
  }

  private func prepareTable() {
    backgroundColor = chrome.background
    alwaysBounceVertical = true
  }

  /// Gives counts and cells; held weakly.
  ///
  /// Setting it loads the table anew.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { setNeedsReload() }
  }

  /// Gives heights, headers and footers, and is told of selection; held weakly.
  @_nonoverride open var delegate: (any UITableViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UITableViewDelegate }
    set {
      (self as UIScrollView).delegate = newValue
      setNeedsReload()
    }
  }

  // MARK: Heights (UITableView+Heights.swift)

  /// The height of rows where the delegate does not say; `automaticDimension` unless set.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { setNeedsRelayout() } }
  }
  /// The height of headers where the delegate does not say; `automaticDimension` unless set.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { setNeedsRelayout() } }
  }
  /// The height of footers where the delegate does not say; `automaticDimension` unless set.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { setNeedsRelayout() } }
  }
  /// What a row counts until it has been shown; 0 has all rows measured when the table loads.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { setNeedsRelayout() } }
  }
  /// What a header without a height of its own counts until its section has been in sight.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { setNeedsRelayout() } }
  }
  /// What a footer without a height of its own counts until its section has been in sight.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { setNeedsRelayout() } }
  }
  /// Whether cells, headers and footers keep their contents out of the safe area at the sides; true.
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { sideInsetsDidChange() } }
  }
  /// The room above each header of a plain table; 22 points where it is automatic.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { setNeedsRelayout() } }
  }
  /// The view above all sections; its height is taken as it is.
  open var tableHeaderView: UIView? {
    didSet { tableHeaderDidChange(from: oldValue) }
  }
  /// The view below all sections; its height is taken as it is.
  open var tableFooterView: UIView? {
    didSet { tableFooterDidChange(from: oldValue) }
  }
  /// The view behind all rows, as large as the table.
  open var backgroundView: UIView? {
    didSet { backgroundViewDidChange(from: oldValue) }
  }

  // MARK: Separators

  /// Whether lines are drawn between rows.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { if separatorStyle != oldValue { separatorsDidChange() } }
  }
  /// The color of the lines.
  open var separatorColor: UIColor? = .separator {
    didSet { separatorsDidChange() }
  }
  /// The gaps at the ends of the lines; automatic unless set.
  open var separatorInset = UIEdgeInsets(
    top: 0,
    left: UITableView.automaticDimension,
    bottom: 0,
    right: UITableView.automaticDimension
  ) {
    didSet { separatorsDidChange() }
  }
  /// What own separator insets count from.
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges {
    didSet { separatorsDidChange() }
  }

  // MARK: Counts and places (UITableView+Places.swift)

  /// The number of sections that the table took from its data source.
  open var numberOfSections: Int { loadedCounts.sectionCount }
  /// The number of rows in a section that the table took from its data source.
  open func numberOfRows(inSection section: Int) -> Int { rowCount(inSection: section) }
  /// The header, rows and footer of a section, in the table's coordinates.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
  /// The header of a section where it stands in line, wherever it floats now.
  open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }
  /// The footer of a section where it stands in line, wherever it floats now.
  open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }
  /// A row, in the table's coordinates; empty for one that does not exist.
  ///
  /// - Complexity: O(log *n*) in the number of rows.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
  /// The row at a point of the table; nil outside of rows.
  ///
  /// - Complexity: O(log *n*) in the number of rows.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point)?.indexPath }
  /// The row of a cell that is in sight; nil for another cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { position(of: cell)?.indexPath }
  /// The rows that a rectangle of the table touches.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }
  /// The cell of a row; nil where the row is out of sight or does not exist.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { visibleCell(indexPath) }
  /// The cells in sight, from the top.
  open var visibleCells: [UITableViewCell] { visibleCellsInOrder }
  /// The rows in sight, from the top.
  open var indexPathsForVisibleRows: [IndexPath]? { visibleRowsInOrder }
  /// The header view of a section, if it is in sight and a header-footer view.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    supplement(.header, section) as? UITableViewHeaderFooterView
  }
  /// The footer view of a section, if it is in sight and a header-footer view.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    supplement(.footer, section) as? UITableViewHeaderFooterView
  }

  // MARK: Loading and reuse (UITableView+Loading.swift, UITableView+Reuse.swift)

  /// Takes everything from the data source again; what is in sight is shown anew at once.
  ///
  /// The counts are asked for now, cells in the next layout. The selection is cleared.
  open func reloadData() { reload() }
  /// Registers the class of cells with an identifier; nil takes it back.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }
  /// Registers the class of headers and footers with an identifier; nil takes it back.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooter(aClass, identifier)
  }
  /// A cell that left the table, else a new one of the registered class; nil without either.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }
  /// A cell that left the table, else a new one of the registered class, sized for a row.
  ///
  /// The identifier has to be registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell { dequeueCell(identifier, for: indexPath) }
  /// A header or footer that left the table, else a new one of the registered class.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { dequeueHeaderFooter(identifier) }

  // MARK: Updates (UITableView+Updates.swift)

  /// Begins a batch of changes; ends with `endUpdates()`.
  ///
  /// Batches may be nested.
  open func beginUpdates() { beginUpdate() }
  /// Ends a batch; at the outermost end the changes are checked and shown.
  ///
  /// - Complexity: O(*k* log *k*) in the number of ranges that change, plus what is in sight.
  open func endUpdates() { endUpdate() }
  /// Makes the changes of a block as one batch.
  ///
  /// - Parameters:
  ///   - updates: Changes the model and tells the table.
  ///   - completion: Called when the animation is over; false if it was interrupted.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) { performUpdate(updates, completion) }
  /// Whether a batch is open.
  open var hasUncommittedUpdates: Bool { update != nil }
  /// Shows rows that were inserted; index paths count after the change.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    edit { for path in indexPaths { $0.insertRow(path, animation) } }
  }
  /// Takes rows away; index paths count before the change.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    edit { for path in indexPaths { $0.deleteRow(path, animation) } }
  }
  /// Asks for the cells of rows anew; index paths count before the change.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    edit { for path in indexPaths { $0.reloadRow(path, animation) } }
  }
  /// Moves a row; the first path counts before the change, the second one after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    edit { $0.moveRow(from: TablePosition(indexPath), to: TablePosition(newIndexPath)) }
  }
  /// Shows sections that were inserted; indexes count after the change.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    edit { for range in sections.rangeView { $0.insertSections(range, animation) } }
  }
  /// Takes sections away; indexes count before the change.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    edit { for range in sections.rangeView { $0.deleteSections(range, animation) } }
  }
  /// Asks for sections anew, with header, footer and rows; indexes count before the change.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    edit { for range in sections.rangeView { $0.reloadSections(range, animation) } }
  }
  /// Moves a section; the first index counts before the change, the second one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    edit { $0.moveSection(from: section, to: newSection) }
  }
  /// Has the cells of rows in sight filled again without replacing them.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  // MARK: Scrolling (UITableView+Scrolling.swift)

  /// Scrolls until a row is at a place of the table.
  ///
  /// The row may be `NSNotFound` to show the section's header.
  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated) }
  /// Scrolls to the selected row that is nearest to the top.
  open func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) { scrollToSelection(scrollPosition, animated) }

  // MARK: Selection (UITableView+Selection.swift)

  /// Whether a tap selects a row; true unless set.
  open var allowsSelection = true {
    didSet { if !allowsSelection { deselectAll() } }
  }
  /// Whether more than one row can be selected; false unless set.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection, selection.count > 1 { deselectAll() } }
  }
  /// The selected row, or the first of them.
  open var indexPathForSelectedRow: IndexPath? { selection.first?.indexPath }
  /// The selected rows; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? { selectedRows }
  /// Selects a row without telling the delegate; nil deselects all.
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UITableView.ScrollPosition
  ) { select(indexPath, animated, scrollPosition) }
  /// Deselects a row without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated) }

  // MARK: Overrides

  /// Loads what is due and brings cells, headers and footers to where they belong.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutTable()
  }

  /// Highlights the row under the finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    rowTouchBegan(touches)
  }
  /// Lets the row go where the finger leaves it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }
  /// Selects the row under the finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    rowTouchEnded()
  }
  /// Lets the row go.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    rowTouchCancelled()
  }

  override var bringsOffsetIntoRange: Bool { !isTiling && !isInTransition && update == nil }

  override func motionWillStop() { scrollTarget = nil }

  override func scrollAnimationDidEnd() {
    guard let target = scrollTarget, exists(target.position.indexPath) else { return }
    settle(on: target.position, target.place)
  }

  override func boundsSizeDidChange(from oldSize: CGSize) {
    super.boundsSizeDidChange(from: oldSize)
    if oldSize.width != bounds.width { widthDidChange() }
  }

  /// Moves the contents of rows out of the new safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    sideInsetsDidChange()
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    setNeedsRelayout()
  }

  override var descriptionSuffix: String {
    super.descriptionSuffix
      + "; dataSource: \(dataSource.map { "<\(type(of: $0))>" } ?? "(null)")"
  }
}
