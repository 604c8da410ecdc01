import AccessibilityTree
import Canvas
import TestSupport

@testable import Trainer

/// Drawings and pictures made by hand.
enum Fixtures {
  static let stepper = ElementID(1)
  static let button = ElementID(2)
  static let heading = ElementID(3)
  static let toggle = ElementID(4)
  static let slider = ElementID(5)
  static let field = ElementID(6)

  /// A phone's screen with one thing of each kind.
  static var drawing: Drawing {
    Drawing(size: Size(width: 375, height: 812), figures: form + footer)
  }

  private static var form: [Figure] {
    [
      Figure(
        .text("Order", isStrong: true),
        frame: Rect(x: 16, y: 60, width: 120, height: 41),
        element: heading
      ),
      Figure(
        .text("Quantity: 2", isStrong: false),
        frame: Rect(x: 16, y: 120, width: 90, height: 22),
        element: stepper
      ),
      Figure(
        .stepper(canDecrement: true, canIncrement: true),
        frame: Rect(x: 265, y: 115, width: 94, height: 32),
        element: stepper
      ),
      Figure(
        .text("Gift wrap", isStrong: false),
        frame: Rect(x: 16, y: 170, width: 80, height: 22),
        element: toggle
      ),
      Figure(
        .toggle(isOn: true),
        frame: Rect(x: 308, y: 166, width: 51, height: 31),
        element: toggle
      ),
      Figure(
        .slider(fraction: 0.5),
        frame: Rect(x: 16, y: 210, width: 343, height: 31),
        element: slider
      ),
      Figure(
        .field("Name", isPlaceholder: true),
        frame: Rect(x: 16, y: 260, width: 343, height: 34),
        element: field
      ),
    ]
  }

  private static var footer: [Figure] {
    [
      Figure(.divider, frame: Rect(x: 16, y: 310, width: 343, height: 1)),
      Figure(
        .button(isProminent: true),
        frame: Rect(x: 140, y: 330, width: 95, height: 44),
        element: button
      ),
      Figure(
        .text("Reorder", isStrong: false),
        frame: Rect(x: 155, y: 341, width: 65, height: 22),
        element: button
      ),
    ]
  }

  /// A long list of rows, each an element whose identity is its number.
  static func list(_ count: Int) -> Drawing {
    Drawing(
      size: Size(width: 375, height: 812),
      figures: (0..<count).map { index in
        Figure(
          .text("Row \(index)", isStrong: false),
          frame: Rect(x: 16, y: Double(index) * 44, width: 80, height: 22),
          element: ElementID(UInt64(index))
        )
      }
    )
  }

  /// A walk on the screen above, with the cursor on an element.
  static func picture(
    on element: ElementID = stepper,
    drawing: Drawing = drawing,
    isCurtainOn: Bool = false,
    isCodeShown: Bool = false
  ) -> WalkPicture {
    WalkPicture(
      title: "Order, Accessible",
      rows: MockRows(drawing),
      target: MockLayout.Target(element: element, frame: Rect()),
      mockTop: 0,
      isCurtainOn: isCurtainOn,
      entries: [
        LogEntry(
          gesture: "open",
          lines: [
            LogLine(kind: .spoken, text: "Order, heading")
          ]
        ),
        LogEntry(
          gesture: "right",
          lines: [
            LogLine(kind: .spoken, text: "Quantity: 2, adjustable"),
            LogLine(
              kind: .aside,
              text: "hint: Swipe up or down with one finger to adjust the value."
            ),
          ]
        ),
      ],
      task: "Set the quantity to 3.",
      status: "Gestures: 1 · 2.4 s estimated · Rotor: Adjust Value",
      note: nil,
      code: CodePane(
        path: "order/accessible.swift",
        lines: (1...40).map { "line \($0)" },
        current: 20
      ),
      isCodeShown: isCodeShown,
      keys: ["? keys", "q leaves", "v variant"]
    )
  }

  /// Compares a picture with its golden file in the folder that all tests of this module share.
  static func golden(_ grid: Grid, _ name: String) throws {
    let folder = #filePath.dropLast("/Screens/Fixtures.swift".count)
    try Goldens.compare(grid.text, with: name + ".txt", beside: folder + "/Fixtures.swift")
  }

  /// Draws a picture in a window.
  static func draw(
    _ picture: WalkPicture,
    columns: Int = 80,
    rows: Int = 24,
    glyphs: Glyphs = .unicode
  ) -> Grid {
    var grid = Grid(columns: columns, rows: rows, glyphs: glyphs)
    WalkScreen(picture: picture).draw(into: &grid)
    return grid
  }
}
