// SPDX-License-Identifier: Apache-2.0

/// Which key of a keyboard, by its place: the usages of page 7 of the USB HID tables.
///
/// A usage names the key that bears that letter on an American keyboard, whatever it types.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// More keys are down than the keyboard can tell apart.
  case keyboardErrorRollOver = 1
  /// The keyboard has failed its own test.
  case keyboardPOSTFail = 2
  /// An error of the keyboard; also a key that has no usage.
  case keyboardErrorUndefined = 3
  /// The letter A.
  case keyboardA = 4
  /// The letter B.
  case keyboardB = 5
  /// The letter C.
  case keyboardC = 6
  /// The letter D.
  case keyboardD = 7
  /// The letter E.
  case keyboardE = 8
  /// The letter F.
  case keyboardF = 9
  /// The letter G.
  case keyboardG = 10
  /// The letter H.
  case keyboardH = 11
  /// The letter I.
  case keyboardI = 12
  /// The letter J.
  case keyboardJ = 13
  /// The letter K.
  case keyboardK = 14
  /// The letter L.
  case keyboardL = 15
  /// The letter M.
  case keyboardM = 16
  /// The letter N.
  case keyboardN = 17
  /// The letter O.
  case keyboardO = 18
  /// The letter P.
  case keyboardP = 19
  /// The letter Q.
  case keyboardQ = 20
  /// The letter R.
  case keyboardR = 21
  /// The letter S.
  case keyboardS = 22
  /// The letter T.
  case keyboardT = 23
  /// The letter U.
  case keyboardU = 24
  /// The letter V.
  case keyboardV = 25
  /// The letter W.
  case keyboardW = 26
  /// The letter X.
  case keyboardX = 27
  /// The letter Y.
  case keyboardY = 28
  /// The letter Z.
  case keyboardZ = 29
  /// The digit 1 above the letters.
  case keyboard1 = 30
  /// The digit 2 above the letters.
  case keyboard2 = 31
  /// The digit 3 above the letters.
  case keyboard3 = 32
  /// The digit 4 above the letters.
  case keyboard4 = 33
  /// The digit 5 above the letters.
  case keyboard5 = 34
  /// The digit 6 above the letters.
  case keyboard6 = 35
  /// The digit 7 above the letters.
  case keyboard7 = 36
  /// The digit 8 above the letters.
  case keyboard8 = 37
  /// The digit 9 above the letters.
  case keyboard9 = 38
  /// The digit 0 above the letters.
  case keyboard0 = 39
  /// Return.
  case keyboardReturnOrEnter = 40
  /// Escape.
  case keyboardEscape = 41
  /// Backspace, which Apple's keyboards call delete.
  case keyboardDeleteOrBackspace = 42
  /// Tab.
  case keyboardTab = 43
  /// The space bar.
  case keyboardSpacebar = 44
  /// `-` and `_`.
  case keyboardHyphen = 45
  /// `=` and `+`.
  case keyboardEqualSign = 46
  /// `[` and `{`.
  case keyboardOpenBracket = 47
  /// `]` and `}`.
  case keyboardCloseBracket = 48
  /// `\` and `|`.
  case keyboardBackslash = 49
  /// `#` and `~` on keyboards other than American ones.
  case keyboardNonUSPound = 50
  /// `;` and `:`.
  case keyboardSemicolon = 51
  /// `'` and `"`.
  case keyboardQuote = 52
  /// The grave accent and `~`.
  case keyboardGraveAccentAndTilde = 53
  /// `,` and `<`.
  case keyboardComma = 54
  /// `.` and `>`.
  case keyboardPeriod = 55
  /// `/` and `?`.
  case keyboardSlash = 56
  /// Caps lock.
  case keyboardCapsLock = 57
  /// F1.
  case keyboardF1 = 58
  /// F2.
  case keyboardF2 = 59
  /// F3.
  case keyboardF3 = 60
  /// F4.
  case keyboardF4 = 61
  /// F5.
  case keyboardF5 = 62
  /// F6.
  case keyboardF6 = 63
  /// F7.
  case keyboardF7 = 64
  /// F8.
  case keyboardF8 = 65
  /// F9.
  case keyboardF9 = 66
  /// F10.
  case keyboardF10 = 67
  /// F11.
  case keyboardF11 = 68
  /// F12.
  case keyboardF12 = 69
  /// Print screen.
  case keyboardPrintScreen = 70
  /// Scroll lock.
  case keyboardScrollLock = 71
  /// Pause.
  case keyboardPause = 72
  /// Insert.
  case keyboardInsert = 73
  /// Home.
  case keyboardHome = 74
  /// Page up.
  case keyboardPageUp = 75
  /// Delete, which deletes forward.
  case keyboardDeleteForward = 76
  /// End.
  case keyboardEnd = 77
  /// Page down.
  case keyboardPageDown = 78
  /// The right arrow.
  case keyboardRightArrow = 79
  /// The left arrow.
  case keyboardLeftArrow = 80
  /// The down arrow.
  case keyboardDownArrow = 81
  /// The up arrow.
  case keyboardUpArrow = 82
  /// Num lock, or clear.
  case keypadNumLock = 83
  /// `/` of the keypad.
  case keypadSlash = 84
  /// `*` of the keypad.
  case keypadAsterisk = 85
  /// `-` of the keypad.
  case keypadHyphen = 86
  /// `+` of the keypad.
  case keypadPlus = 87
  /// Enter of the keypad.
  case keypadEnter = 88
  /// 1 of the keypad.
  case keypad1 = 89
  /// 2 of the keypad.
  case keypad2 = 90
  /// 3 of the keypad.
  case keypad3 = 91
  /// 4 of the keypad.
  case keypad4 = 92
  /// 5 of the keypad.
  case keypad5 = 93
  /// 6 of the keypad.
  case keypad6 = 94
  /// 7 of the keypad.
  case keypad7 = 95
  /// 8 of the keypad.
  case keypad8 = 96
  /// 9 of the keypad.
  case keypad9 = 97
  /// 0 of the keypad.
  case keypad0 = 98
  /// `.` of the keypad.
  case keypadPeriod = 99
  /// The key beside the left shift on European keyboards.
  case keyboardNonUSBackslash = 100
  /// The key that opens a menu.
  case keyboardApplication = 101
  /// Power.
  case keyboardPower = 102
  /// `=` of the keypad.
  case keypadEqualSign = 103
  /// F13.
  case keyboardF13 = 104
  /// F14.
  case keyboardF14 = 105
  /// F15.
  case keyboardF15 = 106
  /// F16.
  case keyboardF16 = 107
  /// F17.
  case keyboardF17 = 108
  /// F18.
  case keyboardF18 = 109
  /// F19.
  case keyboardF19 = 110
  /// F20.
  case keyboardF20 = 111
  /// F21.
  case keyboardF21 = 112
  /// F22.
  case keyboardF22 = 113
  /// F23.
  case keyboardF23 = 114
  /// F24.
  case keyboardF24 = 115
  /// Execute.
  case keyboardExecute = 116
  /// Help.
  case keyboardHelp = 117
  /// Menu.
  case keyboardMenu = 118
  /// Select.
  case keyboardSelect = 119
  /// Stop.
  case keyboardStop = 120
  /// Again.
  case keyboardAgain = 121
  /// Undo.
  case keyboardUndo = 122
  /// Cut.
  case keyboardCut = 123
  /// Copy.
  case keyboardCopy = 124
  /// Paste.
  case keyboardPaste = 125
  /// Find.
  case keyboardFind = 126
  /// Mute.
  case keyboardMute = 127
  /// Volume up.
  case keyboardVolumeUp = 128
  /// Volume down.
  case keyboardVolumeDown = 129
  /// A caps lock that stays down.
  case keyboardLockingCapsLock = 130
  /// A num lock that stays down.
  case keyboardLockingNumLock = 131
  /// A scroll lock that stays down.
  case keyboardLockingScrollLock = 132
  /// `,` of the keypad.
  case keypadComma = 133
  /// `=` of the keypad of an AS/400.
  case keypadEqualSignAS400 = 134
  /// Key 1 of those that only some countries' keyboards have.
  case keyboardInternational1 = 135
  /// Key 2 of those that only some countries' keyboards have.
  case keyboardInternational2 = 136
  /// Key 3 of those that only some countries' keyboards have.
  case keyboardInternational3 = 137
  /// Key 4 of those that only some countries' keyboards have.
  case keyboardInternational4 = 138
  /// Key 5 of those that only some countries' keyboards have.
  case keyboardInternational5 = 139
  /// Key 6 of those that only some countries' keyboards have.
  case keyboardInternational6 = 140
  /// Key 7 of those that only some countries' keyboards have.
  case keyboardInternational7 = 141
  /// Key 8 of those that only some countries' keyboards have.
  case keyboardInternational8 = 142
  /// Key 9 of those that only some countries' keyboards have.
  case keyboardInternational9 = 143
  /// Key 1 of those that change between scripts.
  case keyboardLANG1 = 144
  /// Key 2 of those that change between scripts.
  case keyboardLANG2 = 145
  /// Key 3 of those that change between scripts.
  case keyboardLANG3 = 146
  /// Key 4 of those that change between scripts.
  case keyboardLANG4 = 147
  /// Key 5 of those that change between scripts.
  case keyboardLANG5 = 148
  /// Key 6 of those that change between scripts.
  case keyboardLANG6 = 149
  /// Key 7 of those that change between scripts.
  case keyboardLANG7 = 150
  /// Key 8 of those that change between scripts.
  case keyboardLANG8 = 151
  /// Key 9 of those that change between scripts.
  case keyboardLANG9 = 152
  /// Erase, where it has a key of its own.
  case keyboardAlternateErase = 153
  /// System request, or attention.
  case keyboardSysReqOrAttention = 154
  /// Cancel.
  case keyboardCancel = 155
  /// Clear.
  case keyboardClear = 156
  /// Prior.
  case keyboardPrior = 157
  /// Return, where it has a key beside enter.
  case keyboardReturn = 158
  /// Separator.
  case keyboardSeparator = 159
  /// Out.
  case keyboardOut = 160
  /// Oper.
  case keyboardOper = 161
  /// Clear, or again.
  case keyboardClearOrAgain = 162
  /// CrSel, or props.
  case keyboardCrSelOrProps = 163
  /// ExSel.
  case keyboardExSel = 164
  /// The left control key.
  case keyboardLeftControl = 224
  /// The left shift key.
  case keyboardLeftShift = 225
  /// The left option, or alt, key.
  case keyboardLeftAlt = 226
  /// The left command, Windows or super key.
  case keyboardLeftGUI = 227
  /// The right control key.
  case keyboardRightControl = 228
  /// The right shift key.
  case keyboardRightShift = 229
  /// The right option, or alt, key.
  case keyboardRightAlt = 230
  /// The right command, Windows or super key.
  case keyboardRightGUI = 231
  /// Reserved.
  case keyboard_Reserved = 65535
}

extension UIKeyboardHIDUsage {
  /// Changes between Hangul and Latin letters on Korean keyboards.
  public static var keyboardHangul: UIKeyboardHIDUsage { .keyboardLANG1 }
  /// Changes to Hanja on Korean keyboards.
  public static var keyboardHanja: UIKeyboardHIDUsage { .keyboardLANG2 }
  /// Changes to kana on Apple's Japanese keyboards.
  public static var keyboardKanaSwitch: UIKeyboardHIDUsage { .keyboardLANG1 }
  /// Changes to Latin letters on Apple's Japanese keyboards.
  public static var keyboardAlphanumericSwitch: UIKeyboardHIDUsage { .keyboardLANG2 }
  /// Katakana on Japanese keyboards.
  public static var keyboardKatakana: UIKeyboardHIDUsage { .keyboardLANG3 }
  /// Hiragana on Japanese keyboards.
  public static var keyboardHiragana: UIKeyboardHIDUsage { .keyboardLANG4 }
  /// Full or half width on Japanese keyboards.
  public static var keyboardZenkakuHankakuKanji: UIKeyboardHIDUsage { .keyboardLANG5 }
}
