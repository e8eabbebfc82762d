// SPDX-License-Identifier: Apache-2.0

extension DisplayList {
  /// Adds a step at the end.
  package mutating func append(_ command: DrawCommand) {
    commands.append(command)
  }

  /// Adds all steps of another list, drawn `vector` further on.
  ///
  /// The other list must balance its saves and groups.
  ///
  /// - Complexity: O(*n*) in the number of steps of `list`.
  package mutating func append(contentsOf list: DisplayList, translatedBy vector: CGVector) {
    guard vector != .zero else {
      commands += list.commands
      return
    }
    commands.reserveCapacity(commands.count + list.commands.count)
    // Whether a transform since the start already carries the steps along, for each open level.
    var carried: [Bool] = []
    var isCarried = false
    for command in list.commands {
      commands.append(isCarried ? command : command.translated(by: vector))
      switch command {
      case .save, .beginGroup:
        carried.append(isCarried)
      case .restore, .endGroup:
        isCarried = carried.popLast() ?? isCarried
      case .concatenate:
        isCarried = true
      default:
        break
      }
    }
  }
}
