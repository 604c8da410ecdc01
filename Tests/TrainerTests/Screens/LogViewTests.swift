import Canvas
import Testing

@testable import Trainer

@Suite("Log view")
struct LogViewTests {
  private func entries(_ count: Int) -> [LogEntry] {
    (0..<count).map { index in
      LogEntry(gesture: "right", lines: [LogLine(kind: .spoken, text: "Row \(index)")])
    }
  }

  @Test("it fills the pane, then moves on by half a pane")
  func moves() {
    var view = LogView(columns: 40, rows: 10, glyphs: .unicode)
    let tops = (1...22).map { count in
      view.follow(entries(count))
      return view.top
    }
    #expect(
      tops == Array(repeating: 0, count: 10) + Array(repeating: 6, count: 6)
        + Array(repeating: 12, count: 6)
    )
  }

  @Test("the newest is in view whatever the sizes")
  func newest() {
    for columns in [1, 3, 10, 25, 60] {
      for rows in [1, 2, 7] {
        var view = LogView(columns: columns, rows: rows, glyphs: .unicode)
        for count in 1...30 {
          view.follow(entries(count))
          let above = view.blocks[view.top..<(count - 1)].reduce(0) { $0 + $1.count }
          #expect(above < rows)
        }
      }
    }
  }
}
