// SPDX-License-Identifier: Apache-2.0

extension RowGeometry {
  // MARK: Heights

  /// Sets the space above a section's header, in points.
  public mutating func setPadding(_ height: Double, ofSection section: Int) {
    requireHeight(height, "padding above a section")
    update(section: section) { entry, _ in entry.padding = height }
    verifyInvariants()
  }

  /// Sets the height of a section's header, in points; 0 for none.
  public mutating func setHeaderHeight(_ height: Double, ofSection section: Int) {
    requireHeight(height, "height of a header")
    update(section: section) { entry, _ in entry.header = height }
    verifyInvariants()
  }

  /// Sets the height of a section's footer, in points; 0 for none.
  public mutating func setFooterHeight(_ height: Double, ofSection section: Int) {
    requireHeight(height, "height of a footer")
    update(section: section) { entry, _ in entry.footer = height }
    verifyInvariants()
  }

  // MARK: Folding

  /// Hides a section's rows and keeps what was measured of them; does nothing if they are hidden.
  public mutating func fold(section: Int) {
    update(section: section) { entry, _ in entry.isFolded = true }
    verifyInvariants()
  }

  /// Shows a section's rows again, with the heights they had; does nothing if they show.
  public mutating func unfold(section: Int) {
    update(section: section) { entry, _ in entry.isFolded = false }
    verifyInvariants()
  }

  // MARK: Insertion, removal, moves

  /// Inserts sections before the section at `index`, which may be the end.
  ///
  /// - Complexity: O(log *n* + number of new sections), however many rows they have.
  public mutating func insertSections(_ new: some Collection<Section>, at index: Int) {
    requirePlace(index, upTo: sectionCount, "section")
    let capacity = sections.capacity
    let entries = new.map { SectionEntry($0, capacity: capacity) }
    let tree = Sections(entries, capacity: capacity)
    sections.insert(tree, at: index, visits: &visitCount)
    verifyInvariants()
  }

  /// Adds a section at the end.
  public mutating func appendSection(_ section: Section) {
    insertSections(CollectionOfOne(section), at: sectionCount)
  }

  /// Removes sections with their rows.
  ///
  /// - Complexity: O(log *n*), and freeing what the sections hold.
  public mutating func removeSections(_ range: Range<Int>) {
    requireRange(range, in: sectionCount, "sections")
    _ = sections.extract(range, visits: &visitCount)
    verifyInvariants()
  }

  /// Moves a section, with its heights and its fold, to the index `target` that it has afterwards.
  public mutating func moveSection(from source: Int, to target: Int) {
    requireIndex(source, in: sectionCount, "section")
    requireIndex(target, in: sectionCount, "section")
    let moved = sections.extract(source..<source + 1, visits: &visitCount)
    sections.insert(moved, at: target, visits: &visitCount)
    verifyInvariants()
  }
}
