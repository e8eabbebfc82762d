// SPDX-License-Identifier: Apache-2.0

/// What the command line asks for.
struct Options {
  var isJSON = false
  var isSmoke = false
  var only: [String] = []
  var showsHelp = false
  var listsNames = false
  var child: String?
  var pictures: String?

  static let help = """
    Measures what RowGeometry and tables cost, each measure beside a floor and beside its limit.

    Usage: bench [OPTION ...]
      --only NAME   this measure, or all whose names begin with NAME; may be given more than once
      --list        the names of all measures
      --pictures F  writes what the screens show to the folder F, and measures nothing
      --json        one object a line: name, n, unit, value, p99, limit, floor, commit
      --smoke       a few steps of each, without a judgment on the figures
      --help        this text

    The end is 0 where all limits are kept, else 1; 2 where the command line is wrong.
    Value is the median; spread, how wide the middle half of all steps is. cpu is the median of the
    processor's time for the same steps: compare it where other processes run. Figures of other
    toolkits are from the same machine and screen, in ms or MB; theirs end when an X server has the
    picture, ours when it is in memory.
    """

  /// - Throws: `Mistake` where the arguments are not understood.
  init(_ arguments: some Sequence<String>) throws {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--json": isJSON = true
      case "--smoke": isSmoke = true
      case "--list": listsNames = true
      case "--help", "-h": showsHelp = true
      case "--only", "--child", "--pictures":
        guard let value = rest.next() else { throw Mistake(text: "\(argument) needs a name") }
        switch argument {
        case "--only": only.append(value)
        case "--child": child = value
        default: pictures = value
        }
      default:
        throw Mistake(text: "unknown option: \(argument)")
      }
    }
  }

  struct Mistake: Error {
    let text: String
  }

  /// Whether a measure is wanted.
  func includes(_ name: String) -> Bool {
    only.isEmpty || only.contains { name == $0 || name.hasPrefix($0 + ".") }
  }
}
