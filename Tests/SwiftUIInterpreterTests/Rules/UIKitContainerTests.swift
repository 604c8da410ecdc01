import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("Containers of UIKit")
struct UIKitContainerTests {
  private func box(_ setUp: String, _ texts: [String] = ["A", "B", "C"]) throws -> [String] {
    try walk(
      """
      class Box: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          \(setUp)
          for text in \(texts) {
            let label = UILabel()
            label.text = text
            addSubview(label)
          }
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    ).spoken
  }

  @Test("a list tells where it begins and ends")
  func list() throws {
    #expect(
      try box("accessibilityContainerType = .list") == ["A, list start", "B", "C, list end"]
    )
  }

  @Test("a landmark tells where it begins and ends")
  func landmark() throws {
    #expect(
      try box("accessibilityContainerType = .landmark", ["A", "B"]) == ["A, landmark", "B, end"]
    )
  }

  @Test("what stands in a bar of tabs is a tab")
  func tabs() throws {
    #expect(
      try box("accessibilityTraits = .tabBar", ["A", "B"]) == ["A, tab, 1 of 2", "B, tab, 2 of 2"]
    )
  }

  @Test("cells of a data table say their row, their column and their headers")
  func table() throws {
    let walk = try walk(
      """
      class Table: UIView, UIAccessibilityContainerDataTable {
        var cells: [[Cell]] = []
        override init(frame: CGRect) {
          super.init(frame: frame)
          accessibilityContainerType = .dataTable
          for (row, texts) in [["", "Mon", "Tue"], ["Ann", "1", "2"], ["Bob", "3", "4"]].enumerated() {
            var line: [Cell] = []
            for (column, text) in texts.enumerated() {
              let cell = Cell()
              cell.text = text
              cell.row = row
              cell.column = column
              line.append(cell)
              addSubview(cell)
            }
            cells.append(line)
          }
        }
        required init?(coder: NSCoder) { fatalError() }
        func accessibilityDataTableCellElement(
          forRow row: Int, column: Int
        ) -> UIAccessibilityContainerDataTableCell? { cells[row][column] }
        func accessibilityRowCount() -> Int { 3 }
        func accessibilityColumnCount() -> Int { 3 }
        func accessibilityHeaderElements(
          forRow row: Int
        ) -> [UIAccessibilityContainerDataTableCell]? { [cells[row][0]] }
        func accessibilityHeaderElements(
          forColumn column: Int
        ) -> [UIAccessibilityContainerDataTableCell]? { [cells[0][column]] }
      }
      class Cell: UILabel, UIAccessibilityContainerDataTableCell {
        var row = 0
        var column = 0
        func accessibilityRowRange() -> NSRange { NSRange(location: row, length: 1) }
        func accessibilityColumnRange() -> NSRange { NSRange(location: column, length: 1) }
      }
      """
    )
    #expect(
      walk.spoken == [
        "Mon, column 2", "Tue, column 3", "Ann, row 2, column 1", "Mon, 1, column 2",
        "Tue, 2, column 3", "Bob, row 3, column 1", "Mon, 3, column 2", "Tue, 4, column 3",
      ]
    )
  }

  @Test("a horizontal stack is read from its first view on, whatever their heights")
  func stack() throws {
    let walk = try walk(
      """
      class Row: UIStackView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          let one = UIStackView()
          one.axis = .vertical
          for text in ["1", "2", "3"] {
            let label = UILabel()
            label.text = text
            one.addArrangedSubview(label)
          }
          let pair = UIStackView()
          pair.axis = .vertical
          for text in ["4", "5"] {
            let label = UILabel()
            label.text = text
            pair.addArrangedSubview(label)
          }
          addArrangedSubview(one)
          addArrangedSubview(pair)
        }
        required init(coder: NSCoder) { fatalError() }
      }
      """
    )
    #expect(walk.spoken == ["1", "4", "2", "5", "3"])
  }

  @Test("views with frames are read from top to bottom and from leading to trailing")
  func frames() throws {
    #expect(
      try walk(
        """
        class Box: UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            let places = [("low", 10, 90), ("right", 90, 4), ("left", 10, 0)]
            for (text, x, y) in places {
              let label = UILabel(frame: CGRect(x: x, y: y, width: 40, height: 20))
              label.text = text
              addSubview(label)
            }
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        """
      ).spoken == ["left", "right", "low"]
    )
  }

  /// A view that holds labels with frames of their own, 50 by 20 points.
  private static func pad(_ labels: [(text: String, x: Int, y: Int)]) -> String {
    let added = labels.map { label in
      """
      let \(label.text) = UILabel()
      \(label.text).text = "\(label.text)"
      \(label.text).frame = CGRect(x: \(label.x), y: \(label.y), width: 50, height: 20)
      addSubview(\(label.text))
      """
    }
    return """
      class Pad: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          \(added.joined(separator: "\n"))
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      struct Shown: View { var body: some View { Host() } }
      struct Host: UIViewRepresentable {
        func makeUIView(context: Context) -> Pad { Pad(frame: .zero) }
        func updateUIView(_ view: Pad, context: Context) {}
      }
      """
  }

  @Test(
    "tops make one row by the measure of the device",
    arguments: [(Tree.Device.phone, ["right", "left"]), (.pad, ["left", "right"])]
  )
  func rows(_ device: Tree.Device, _ spoken: [String]) throws {
    var options = LiveScreen.Options()
    options.device = device
    let source = Self.pad([("right", 200, 0), ("left", 0, 10)])
    let walk = try walk(source, view: "Shown", options: options)
    #expect(walk.spoken == spoken)
    #expect(walk.elements.compactMap(\.inference) == [])
  }

  @Test("from right to left frames stay where they are, and rows are read the other way")
  func mirrored() throws {
    let source = Self.pad([("left", 0, 0), ("right", 200, 0)])
      .replacing("Host() }", with: "Host().environment(\\.layoutDirection, .rightToLeft) }")
    let walk = try walk(source, view: "Shown")
    #expect(walk.spoken == ["right", "left"])
    let edges = walk.elements.map(\.frame.minX)
    #expect(edges[0] - edges[1] == 200)
  }

  @Test("an element has the frame that code gives it")
  func places() throws {
    let walk = try walk(Self.pad([("a", 40, 30), ("b", 40, 60)]), view: "Shown")
    let frames = walk.elements.map(\.frame)
    #expect(frames.map(\.size) == [Size(width: 50, height: 20), Size(width: 50, height: 20)])
    #expect(frames[1].minY - frames[0].minY == 30)
  }

  @Test("a view that is taken out or put between others is read so")
  func changes() throws {
    #expect(
      try box(
        """
        let first = UILabel(); first.text = "first"
        let gone = UILabel(); gone.text = "gone"
        addSubview(gone)
        insertSubview(first, belowSubview: gone)
        gone.removeFromSuperview()
        """,
        ["A"]
      ) == ["first", "A"]
    )
  }

  @Test("a view that is added to a stack again moves to its end")
  func again() throws {
    #expect(
      try walk(
        """
        class Column: UIStackView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            axis = .vertical
            let labels = ["A", "B", "C"].map { text in
              let label = UILabel()
              label.text = text
              return label
            }
            for label in labels { addArrangedSubview(label) }
            addArrangedSubview(labels[0])
          }
          required init(coder: NSCoder) { fatalError() }
        }
        """
      ).spoken == ["B", "C", "A"]
    )
  }

  @Test("SwiftUI inside UIKit is shown")
  func hosting() throws {
    let walk = try walk(
      """
      class Page: UIViewController {
        override func viewDidLoad() {
          let host = UIHostingController(rootView: Text("Inside").accessibilityAddTraits(.isHeader))
          addChild(host)
          view.addSubview(host.view)
          host.didMove(toParent: self)
        }
      }
      """
    )
    #expect(walk.spoken == ["Inside, heading"])
    #expect(walk.reader.screen.diagnostics.isEmpty)
  }
}
