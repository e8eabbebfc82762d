// SPDX-License-Identifier: Apache-2.0

#if Window
/// What the user's keys are for at the moment.
struct Typing {
}
#endif
