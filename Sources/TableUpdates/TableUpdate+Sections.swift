// SPDX-License-Identifier: Apache-2.0

extension TableUpdate {
  /// Records the insertion of consecutive sections; they count after the batch.
  ///
  /// - Complexity: O(1), amortized.
  package mutating func insertSections(_ sections: Range<Int>, animation: Int) {
    guard !sections.isEmpty else { return }
    newSections.append(EditRun(group: 0, range: sections, animation: animation, isReload: false))
  }

  /// Records the deletion of consecutive sections; they count before the batch.
  ///
  /// What the batch says of rows in a deleted section is swallowed once it is known to be legal.
  ///
  /// - Complexity: O(1), amortized.
  package mutating func deleteSections(_ sections: Range<Int>, animation: Int) {
    guard !sections.isEmpty else { return }
    oldSections.append(EditRun(group: 0, range: sections, animation: animation, isReload: false))
  }

  /// Records the reload of consecutive sections; they count before the batch.
  ///
  /// A reloaded section has as many rows as the data source says after the batch, none of them a
  /// row from before. What the batch says of its rows is swallowed once it is known to be legal.
  ///
  /// - Complexity: O(1), amortized.
  package mutating func reloadSections(_ sections: Range<Int>, animation: Int) {
    guard !sections.isEmpty else { return }
    oldSections.append(EditRun(group: 0, range: sections, animation: animation, isReload: true))
  }

  /// Records the insertion of sections; they count after the batch.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sections.
  package mutating func insertSections(_ sections: some Sequence<Int>, animation: Int) {
    for section in sections {
      newSections.append(EditRun(section: section, animation: animation, isReload: false))
    }
  }

  /// Records the deletion of sections; they count before the batch.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sections.
  package mutating func deleteSections(_ sections: some Sequence<Int>, animation: Int) {
    for section in sections {
      oldSections.append(EditRun(section: section, animation: animation, isReload: false))
    }
  }

  /// Records the reload of sections; they count before the batch.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sections.
  package mutating func reloadSections(_ sections: some Sequence<Int>, animation: Int) {
    for section in sections {
      oldSections.append(EditRun(section: section, animation: animation, isReload: true))
    }
  }

  /// Records the move of the section that is `from` before the batch and `to` after it.
  ///
  /// Its rows go with it. Rows that are deleted, reloaded or moved out of it count in `from`; rows
  /// that are inserted or moved into it count in `to`.
  package mutating func moveSection(from: Int, to: Int) {
    sectionMoves.append(SectionMove(from: from, to: to))
  }
}

extension EditRun {
  /// Makes a run of one section; any number is allowed until the batch is checked.
  fileprivate init(section: Int, animation: Int, isReload: Bool) {
    self.init(
      group: 0,
      first: section,
      last: section,
      animation: animation,
      isReload: isReload
    )
  }
}
