import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

/// Source: Apple, UITableView, UICollectionView and UIDatePicker; the words of a cell are inferred.
@Suite("Tables, collections and pickers of dates of UIKit's")
struct UIKitTableTests {
  private static let table = """
    class Page: UIViewController, UITableViewDataSource, UITableViewDelegate {
      let table = UITableView(frame: .zero, style: .insetGrouped)
      let status = UILabel()
      var fruits = ["Apple", "Pear"]
      override func viewDidLoad() {
        super.viewDidLoad()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        table.delegate = self
        table.rowHeight = 60
        status.text = "none"
        view.addSubview(table)
        view.addSubview(status)
      }
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? "Fruit" : "More"
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? fruits.count : 1
      }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = indexPath.section == 0 ? fruits[indexPath.row] : "Add"
        if indexPath.section == 0 { content.secondaryText = "row \\(indexPath.row + 1)" }
        content.textProperties.color = .red
        cell.contentConfiguration = content
        cell.accessoryType = indexPath.section == 1 ? .disclosureIndicator : .none
        return cell
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if indexPath.section == 1 { fruits.append("Plum"); tableView.reloadData() }
        status.text = "chose \\(indexPath.section).\\(indexPath.row)"
      }
      func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        guard indexPath.section == 0 else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          self.fruits.remove(at: indexPath.row)
          tableView.deleteRows(at: [indexPath], with: .automatic)
          done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
      }
    }
    """

  @Test("a table has the headers and rows that its data source gives, and tells what is chosen")
  func table() throws {
    var walk = try walk(Self.table)
    #expect(
      walk.spoken == [
        "Fruit, heading", "Apple, row 1", "Pear, row 2", "More, heading", "Add, button", "none",
      ]
    )
    #expect(walk.reader.screen.diagnostics == [])
    #expect(walk.actions(2) == ["Delete"])
    walk.go(to: 5)
    walk.perform(.doubleTap)
    #expect(
      walk.spoken == [
        "Fruit, heading", "Apple, row 1", "Pear, row 2", "Plum, row 3", "More, heading",
        "Add, button", "chose 1.0",
      ]
    )
    walk.go(to: 2)
    walk.perform(.swipeDown)
    walk.perform(.doubleTap)
    #expect(walk.spoken.dropLast(3) == ["Fruit, heading", "Pear, row 1", "Plum, row 2"])
  }

  @Test("what a cell says is marked as inferred")
  func certainty() throws {
    let walk = try walk(Self.table)
    let cell = walk.reader.stops()[1]
    #expect(cell.utterance.certainty == .inferred)
  }

  @Test("what was changed without a reload is not shown, as on a device")
  func stale() throws {
    let source = Self.table.replacing("; tableView.reloadData() }", with: " }")
    var walk = try walk(source)
    walk.go(to: 5)
    walk.perform(.doubleTap)
    #expect(walk.spoken.count == 6)
    #expect(walk.spoken.last == "chose 1.0")
  }

  @Test("a diffable data source shows the snapshot that was applied last")
  func diffable() throws {
    var walk = try walk(
      """
      class Page: UIViewController, UITableViewDelegate {
        enum Section { case main }
        let table = UITableView()
        var source: UITableViewDiffableDataSource<Section, String>!
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(table)
          table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
          table.delegate = self
          source = UITableViewDiffableDataSource<Section, String>(tableView: table) {
            table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "c", for: path)
            cell.textLabel?.text = item
            return cell
          }
          show(["One", "Two"])
        }
        func show(_ items: [String]) {
          var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
          snapshot.appendSections([.main])
          snapshot.appendItems(items)
          source.apply(snapshot, animatingDifferences: false)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          if let item = source.itemIdentifier(for: indexPath) { show([item, "Three"]) }
        }
      }
      """
    )
    #expect(walk.spoken == ["One", "Two"])
    walk.go(to: 2)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["selected, Two", "Three"])
    #expect(walk.reader.screen.diagnostics == [])
  }

  @Test("a table controller shows cells of its own class")
  func tableController() throws {
    var walk = try walk(
      """
      final class FruitCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
        func show(_ name: String) { textLabel?.text = name }
      }
      final class Page: UITableViewController {
        let fruits = ["Apple", "Pear"]
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(FruitCell.self, forCellReuseIdentifier: "fruit")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          fruits.count
        }
        override func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
          (cell as? FruitCell)?.show(fruits[indexPath.row])
          return cell
        }
      }
      """
    )
    #expect(walk.spoken == ["Apple", "Pear"])
    walk.go(to: 2)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Apple", "selected, Pear"])
    #expect(walk.reader.screen.diagnostics == [])
  }

  @Test("a collection is met part by part, and a tap in a cell chooses it")
  func collection() throws {
    var walk = try walk(
      """
      final class PhotoCell: UICollectionViewCell {
        let title = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          contentView.addSubview(title)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Page: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
        let status = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          let grid = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
          grid.register(PhotoCell.self, forCellWithReuseIdentifier: "p")
          grid.dataSource = self
          grid.delegate = self
          status.text = "none"
          view.addSubview(grid)
          view.addSubview(status)
        }
        func collectionView(
          _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 2 }
        func collectionView(
          _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
          let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "p", for: indexPath)
            as! PhotoCell
          cell.title.text = "Photo \\(indexPath.item + 1)"
          return cell
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath) {
          status.text = "photo \\(path.item)"
        }
      }
      """
    )
    #expect(walk.spoken == ["Photo 1", "Photo 2", "none"])
    walk.go(to: 2)
    walk.perform(.doubleTap)
    #expect(walk.spoken.last == "photo 1")
    #expect(walk.reader.screen.diagnostics == [])
  }

  @Test(
    "a picker of a date says what SwiftUI's says, and tells its targets",
    arguments: [
      ("picker.datePickerMode = .date", ["Jan 1, 2026, button", "none"]),
      ("", ["Jan 1, 2026, button", "9:41 AM, button", "none"]),
      (
        "picker.datePickerMode = .time; picker.preferredDatePickerStyle = .wheels",
        [
          "9 o’clock, picker item, adjustable", "41 minutes, picker item, adjustable",
          "AM, picker item, adjustable", "none",
        ]
      ),
    ]
  )
  func datePicker(_ setting: String, _ spoken: [String]) throws {
    let walk = try walk(Self.datePage(setting))
    #expect(walk.spoken == spoken)
    #expect(walk.reader.screen.diagnostics == [])
  }

  @Test("a wheel of a date picker tells its targets")
  func datePickerTargets() throws {
    var walk = try walk(
      Self.datePage("picker.datePickerMode = .time; picker.preferredDatePickerStyle = .wheels")
    )
    walk.perform(.swipeUp)
    #expect(walk.spoken.first == "10 o’clock, picker item, adjustable")
    #expect(walk.spoken.last == "10 AM")
  }

  private static func datePage(_ setting: String) -> String {
    """
    class Page: UIViewController {
      let picker = UIDatePicker()
      let status = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        \(setting)
        status.text = "none"
        picker.addTarget(self, action: #selector(changed), for: .valueChanged)
        view.addSubview(picker)
        view.addSubview(status)
      }
      @objc func changed() { status.text = picker.date.formatted(.dateTime.hour()) }
    }
    """
  }
}
