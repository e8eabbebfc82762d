// SPDX-License-Identifier: Apache-2.0

// The toolchain imports this module into every file that imports both Testing and UIKit. It has
// nothing to add yet; without it such files would not compile.
