internal import CNcurses

/// The character encoding that the C library works with.
enum TextLocale {
  /// Sets the person's encoding, or UTF-8 where that is another one.
  ///
  /// Without UTF-8 ncurses splits every wide character into bytes.
  static func prepare() {
    _ = setlocale(LC_CTYPE, "")
    for name in ["C.UTF-8", "UTF-8", "en_US.UTF-8"] where !isUnicode {
      _ = setlocale(LC_CTYPE, name)
    }
  }

  private static var isUnicode: Bool {
    guard let name = nl_langinfo(nl_item(CODESET)) else { return false }
    return String(cString: name) == "UTF-8"
  }
}
