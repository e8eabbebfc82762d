// SPDX-License-Identifier: Apache-2.0

// Foundation's value types and Core Graphics' are part of what `import UIKit` brings on iOS.
@_exported public import Drawing
@_exported public import Foundation
