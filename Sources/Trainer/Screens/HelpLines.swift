import Canvas

/// The help of a context, made from the key table.
enum HelpLines {
  /// One line a row of the table, wrapped; in two columns where there is room.
  static func lines(_ bindings: [Binding], columns: Int, glyphs: Glyphs) -> [String] {
    let width = columns >= 78 ? (columns - 2) / 2 : columns
    let head = min((bindings.map { glyphs.cells(of: $0.label) }.max() ?? 0) + 2, width * 5 / 8)
    let blocks = bindings.map { block($0, head: head, width: width, glyphs: glyphs) }
    guard width < columns else { return blocks.flatMap { $0 } }
    let all = blocks.reduce(0) { $0 + $1.count }
    var left: [String] = []
    var right: [String] = []
    for block in blocks {
      if left.count < (all + 1) / 2 { left += block } else { right += block }
    }
    return left.indices.map { index in
      glyphs.padded(left[index], columns: width + 2) + (index < right.count ? right[index] : "")
    }
  }

  private static func block(
    _ binding: Binding,
    head: Int,
    width: Int,
    glyphs: Glyphs
  ) -> [String] {
    let meaning = glyphs.wrapped(binding.meaning, columns: max(width - head, 2))
    return meaning.enumerated().map { index, line in
      glyphs.padded(index == 0 ? binding.label : "", columns: head - 1) + " " + line
    }
  }
}
