// SPDX-License-Identifier: Apache-2.0

package import Drawing
package import Foundation

/// What a layer drew, with the size it drew itself for.
package struct RecordedContents {
  package var list: DisplayList
  package var size: CGSize
}
