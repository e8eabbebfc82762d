// SPDX-License-Identifier: Apache-2.0

import TextModel

/// The layouts that were asked for last, so that the same text is not shaped again.
struct LayoutCache {
  private struct Entry {
    var layout: PangoTextLayout
    var newer: Int
    var older: Int
  }

  /// The most layouts kept.
  let capacity: Int
  private var entries: [Entry] = []
  private var places: [TextRequest: Int] = [:]
  /// The places of the entries used last and longest ago; -1 while there are none.
  private var newest = -1
  private var oldest = -1

  init(capacity: Int) {
    self.capacity = max(1, capacity)
  }

  var count: Int { entries.count }

  /// The layout for a request, which thereby becomes the one used last.
  mutating func layout(for request: TextRequest) -> PangoTextLayout? {
    guard let place = places[request] else { return nil }
    unlink(place)
    linkAsNewest(place)
    return entries[place].layout
  }

  /// Keeps a layout; where the cache is full, the one that was used longest ago goes.
  mutating func insert(_ layout: PangoTextLayout, for request: TextRequest) {
    guard places[request] == nil else { return }
    var place = entries.count
    if place < capacity {
      entries.append(Entry(layout: layout, newer: -1, older: -1))
    } else {
      place = oldest
      unlink(place)
      places[entries[place].layout.request] = nil
      entries[place].layout = layout
    }
    places[request] = place
    linkAsNewest(place)
  }

  private mutating func unlink(_ place: Int) {
    let entry = entries[place]
    if entry.newer >= 0 { entries[entry.newer].older = entry.older } else { newest = entry.older }
    if entry.older >= 0 { entries[entry.older].newer = entry.newer } else { oldest = entry.newer }
  }

  private mutating func linkAsNewest(_ place: Int) {
    entries[place].newer = -1
    entries[place].older = newest
    if newest >= 0 { entries[newest].newer = place } else { oldest = place }
    newest = place
  }
}
