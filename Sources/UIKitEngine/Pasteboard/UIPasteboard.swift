// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What is copied and pasted, between the parts of an app and between programs.
///
/// The text of `general` is the desktop's clipboard, shared with other programs, where the app is in
/// a window; on a screen in memory it is the screen's own. What is no text stays within the program:
/// an address is plain text to others.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: Hashable, RawRepresentable, Sendable {
    /// The name's text.
    public let rawValue: String
    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The pasteboard of copy and paste.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// How items are kept.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// When items are to go by themselves.
    @available(*, unavailable, message: "the pasteboard does not let go of items by itself")
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether other devices are not to see the items, which they never do here.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  let contents: Pasteboards.Contents
  private let owner: Pasteboards

  init(contents: Pasteboards.Contents, owner: Pasteboards) {
    self.contents = contents
    self.owner = owner
    super.init()
  }

  /// The pasteboard of copy and paste.
  ///
  /// Each `TestScreen` has one of its own.
  open class var general: UIPasteboard { ApplicationContext.current.pasteboards.general }

  /// A pasteboard of that name; nil where there is none and none is to be made.
  public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
    let owner = ApplicationContext.current.pasteboards
    guard create || owner.has(pasteboardName) else { return nil }
    self.init(contents: owner.contents(named: pasteboardName, creating: true), owner: owner)
  }

  /// A new pasteboard with a name that no other one has.
  open class func withUniqueName() -> UIPasteboard {
    let owner = ApplicationContext.current.pasteboards
    let name = Name(UUID().uuidString)
    return UIPasteboard(contents: owner.contents(named: name, creating: true), owner: owner)
  }

  /// Forgets a pasteboard; the general one stays.
  open class func remove(withName pasteboardName: UIPasteboard.Name) {
    ApplicationContext.current.pasteboards.remove(pasteboardName)
  }

  /// The pasteboard's name.
  open var name: UIPasteboard.Name { contents.name }

  /// How many times the contents have changed, by other programs too.
  open var changeCount: Int {
    owner.read(contents)
    return contents.changeCount
  }

  // MARK: Items

  /// The items: values by their types.
  open var items: [[String: Any]] {
    get {
      owner.read(contents)
      return contents.items
    }
    set { replaceItems(newValue) }
  }
  /// Puts items in place of those that are there.
  open func setItems(
    _ items: [[String: Any]],
    options: [UIPasteboard.OptionsKey: Any] = [:]
  ) { replaceItems(items) }
  /// Adds items behind those that are there.
  open func addItems(_ items: [[String: Any]]) { replaceItems(self.items + items) }
  /// The number of items.
  open var numberOfItems: Int { items.count }

  private func replaceItems(_ items: [[String: Any]]) {
    owner.read(contents)
    let former = Set(contents.items.flatMap(\.keys))
    contents.items = items
    contents.changeCount += 1
    owner.write(contents)
    let present = Set(items.flatMap(\.keys))
    NotificationCenter.default.post(
      name: UIPasteboard.changedNotification,
      object: self,
      userInfo: [
        UIPasteboard.changedTypesAddedUserInfoKey: present.subtracting(former).sorted(),
        UIPasteboard.changedTypesRemovedUserInfoKey: former.subtracting(present).sorted(),
      ]
    )
  }

  // MARK: Types

  /// The types of the first item.
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
  /// The types of the items at those indexes, all where nil; nil where an index is none.
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    selectedItems(itemSet)?.map { $0.keys.sorted() }
  }
  /// Whether the first item has one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { items.first?[$0] != nil }
  }
  /// Whether every item at those indexes, all where nil, has one of the types.
  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    guard let chosen = selectedItems(itemSet), !chosen.isEmpty else { return false }
    return chosen.allSatisfy { item in pasteboardTypes.contains { item[$0] != nil } }
  }
  /// The indexes of the items that have one of the types; nil where there are none.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let found = items.indices.filter { index in
      pasteboardTypes.contains { items[index][$0] != nil }
    }
    return found.isEmpty ? nil : IndexSet(found)
  }

  private func selectedItems(_ indexes: IndexSet?) -> [[String: Any]]? {
    let items = items
    guard let indexes else { return items }
    guard indexes.allSatisfy(items.indices.contains) else { return nil }
    return indexes.map { items[$0] }
  }

  // MARK: Values

  /// The first item's value of a type; nil for none.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }
  /// Puts one item with one value in place of what is there.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    replaceItems([[pasteboardType: value]])
  }
  /// The first item's value of a type as data; text as UTF-8, nil for what is no data.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType).flatMap(UIPasteboard.data(of:))
  }
  /// Puts one item with data in place of what is there.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    replaceItems([[pasteboardType: data]])
  }
  /// The values of a type of the items at those indexes, all where nil; nil for an index that is none.
  open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]?
  {
    selectedItems(itemSet)?.compactMap { $0[pasteboardType] }
  }
  /// The values of a type as data, of the items at those indexes, all where nil.
  open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]?
  {
    selectedItems(itemSet)?.compactMap { $0[pasteboardType].flatMap(UIPasteboard.data(of:)) }
  }

  // MARK: Usual types (UIPasteboard+Values.swift)

  /// The text of the first item; setting puts it in place of what is there, nil empties.
  open var string: String? {
    get { items.first.flatMap(UIPasteboard.text(of:)) }
    set { strings = newValue.map { [$0] } }
  }
  /// The texts of all items that have one; nil where none has.
  open var strings: [String]? {
    get { UIPasteboard.nonempty(items.compactMap(UIPasteboard.text(of:))) }
    set { replaceItems((newValue ?? []).map { [UIPasteboard.plainText: $0] }) }
  }
  /// The address of the first item.
  open var url: URL? {
    get { items.first.flatMap(UIPasteboard.address(of:)) }
    set { urls = newValue.map { [$0] } }
  }
  /// The addresses of all items that have one; nil where none has.
  open var urls: [URL]? {
    get { UIPasteboard.nonempty(items.compactMap(UIPasteboard.address(of:))) }
    set { replaceItems((newValue ?? []).map { [UIPasteboard.addressType: $0] }) }
  }
  /// The color of the first item.
  open var color: UIColor? {
    get { items.first?[UIPasteboard.colorType] as? UIColor }
    set { colors = newValue.map { [$0] } }
  }
  /// The colors of all items that have one; nil where none has.
  open var colors: [UIColor]? {
    get { UIPasteboard.nonempty(items.compactMap { $0[UIPasteboard.colorType] as? UIColor }) }
    set { replaceItems((newValue ?? []).map { [UIPasteboard.colorType: $0] }) }
  }
  /// Whether an item has a text of its own.
  open var hasStrings: Bool { items.contains { UIPasteboard.ownText(of: $0) != nil } }
  /// Whether an item has an address.
  open var hasURLs: Bool { items.contains { UIPasteboard.address(of: $0) != nil } }
  /// Whether an item has a color.
  open var hasColors: Bool { items.contains { $0[UIPasteboard.colorType] is UIColor } }

  /// Posted when the contents of a pasteboard have changed, with the types that came and went.
  public nonisolated static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification"
  )
  /// The types that came, as an array of strings.
  public nonisolated static let changedTypesAddedUserInfoKey =
    "UIPasteboardChangedTypesAddedUserInfoKey"
  /// The types that went, as an array of strings.
  public nonisolated static let changedTypesRemovedUserInfoKey =
    "UIPasteboardChangedTypesRemovedUserInfoKey"
}
