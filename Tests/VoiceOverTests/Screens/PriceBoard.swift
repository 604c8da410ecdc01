import SwiftUI
import UIKit

/// What only UIKit says: a list, a landmark and a data table.
struct PriceBoard: View {
  var body: some View {
    VStack {
      Text("Prices").accessibilityAddTraits(.isHeader)
      Labels(type: .list, texts: ["Tea", "Rice", "Salt"])
      Text("Today")
      Table()
      Labels(type: .landmark, texts: ["Help", "Phone"])
      Labels(type: .list, texts: ["Green", "Black"])
    }
  }
}

/// Labels in a container of a type.
struct Labels: UIViewRepresentable {
  let type: UIAccessibilityContainerType
  let texts: [String]

  func makeUIView(context: Context) -> UIView {
    let view = UIStackView()
    view.axis = .vertical
    view.accessibilityContainerType = type
    for text in texts {
      let label = UILabel()
      label.text = text
      view.addArrangedSubview(label)
    }
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {}
}

/// A table of two rows and two columns.
struct Table: UIViewRepresentable {
  func makeUIView(context: Context) -> Grid { Grid() }
  func updateUIView(_ view: Grid, context: Context) {}
}

final class Grid: UIView, UIAccessibilityContainerDataTable {
  private var cells: [[Cell]] = []

  init() {
    super.init(frame: .zero)
    accessibilityContainerType = .dataTable
    for (row, texts) in [["Bag", "2 dollars"], ["Box", "9 dollars"]].enumerated() {
      cells.append(texts.enumerated().map { Cell(text: $1, row: row, column: $0) })
    }
    for cell in cells.joined() { addSubview(cell) }
  }

  required init?(coder: NSCoder) { nil }

  func accessibilityDataTableCellElement(
    forRow row: Int,
    column: Int
  ) -> UIAccessibilityContainerDataTableCell? { cells[row][column] }

  func accessibilityRowCount() -> Int { 2 }
  func accessibilityColumnCount() -> Int { 2 }
}

final class Cell: UILabel, UIAccessibilityContainerDataTableCell {
  private let row: Int
  private let column: Int

  init(text: String, row: Int, column: Int) {
    self.row = row
    self.column = column
    super.init(frame: .zero)
    self.text = text
  }

  required init?(coder: NSCoder) { nil }

  func accessibilityRowRange() -> NSRange { NSRange(location: row, length: 1) }
  func accessibilityColumnRange() -> NSRange { NSRange(location: column, length: 1) }
}
