import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

/// Source: Apple, UICollectionView.CellRegistration, UICollectionLayoutListConfiguration,
/// UICellAccessory and UIHostingConfiguration; what a cell says is inferred.
@Suite("Collections by registrations, and cells whose content is SwiftUI's")
struct UIKitCollectionTests {
  private static let list = """
    struct Fruit: Hashable { let name: String; let kind: String }
    final class Page: UICollectionViewController {
      enum Section: Int, CaseIterable { case fresh, dried }
      private var source: UICollectionViewDiffableDataSource<Section, Fruit>!
      init() {
        var looks = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        looks.headerMode = .supplementary
        looks.trailingSwipeActionsConfigurationProvider = { [weak self] path in
          UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
              self?.remove(at: path)
              done(true)
            }
          ])
        }
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: looks))
      }
      required init?(coder: NSCoder) { fatalError() }
      override func viewDidLoad() {
        super.viewDidLoad()
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Fruit> {
          cell, path, fruit in
          var content = cell.defaultContentConfiguration()
          content.text = fruit.name
          content.secondaryText = fruit.kind
          content.image = UIImage(systemName: "leaf")
          cell.contentConfiguration = content
          cell.accessories = fruit.name == "Apple" ? [.checkmark()] : [.disclosureIndicator()]
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
          elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, path in
          var content = UIListContentConfiguration.groupedHeader()
          content.text = Section(rawValue: path.section) == .fresh ? "Fresh" : "Dried"
          view.contentConfiguration = content
        }
        source = UICollectionViewDiffableDataSource<Section, Fruit>(collectionView: collectionView) {
          $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        source.supplementaryViewProvider = { view, _, path in
          view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Fruit>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(
          [Fruit(name: "Apple", kind: "Pome"), Fruit(name: "Pear", kind: "Pome")],
          toSection: .fresh)
        snapshot.appendItems([Fruit(name: "Date", kind: "Palm")], toSection: .dried)
        source.apply(snapshot, animatingDifferences: false)
      }
      func remove(at path: IndexPath) {
        guard let item = source.itemIdentifier(for: path) else { return }
        var snapshot = source.snapshot()
        snapshot.deleteItems([item])
        source.apply(snapshot)
      }
    }
    """

  @Test("a list of registered cells has its headers, accessories and swipe actions")
  func list() throws {
    var walk = try walk(Self.list)
    #expect(
      walk.spoken == [
        "Fresh, heading", "selected, Apple, Pome", "Pear, Pome, button", "Dried, heading",
        "Date, Palm, button",
      ]
    )
    #expect(walk.actions(2) == ["Delete"])
    walk.go(to: 2)
    walk.perform(.swipeDown)
    walk.perform(.doubleTap)
    #expect(walk.spoken.prefix(2) == ["Fresh, heading", "Pear, Pome, button"])
    #expect(walk.reader.screen.diagnostics == [])
  }

  @Test("a registration makes cells of the class that its handler names")
  func ownCell() throws {
    let walk = try walk(
      """
      final class PhotoCell: UICollectionViewCell {
        let title = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          contentView.addSubview(title)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class Page: UIViewController, UICollectionViewDataSource {
        let cell = UICollectionView.CellRegistration { (cell: PhotoCell, path: IndexPath, name: String) in
          cell.title.text = name + " \\(path.item + 1)"
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(44))
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
          let grid = UICollectionView(
            frame: view.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout(
              section: NSCollectionLayoutSection(group: group)))
          grid.dataSource = self
          view.addSubview(grid)
        }
        func collectionView(
          _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 2 }
        func collectionView(
          _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
          collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: "Photo")
        }
      }
      """
    )
    #expect(walk.spoken == ["Photo 1", "Photo 2"])
    #expect(walk.reader.screen.diagnostics == [])
  }

  @Test("a cell whose content is SwiftUI's is met part by part, keeps its state, and is chosen")
  func hosted() throws {
    var walk = try walk(
      """
      struct Row: View {
        let name: String
        @State private var isOn = false
        var body: some View { HStack { Text(name); Toggle("On", isOn: $isOn) } }
      }
      final class Page: UITableViewController {
        var names = ["One", "Two"]
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          names.count
        }
        override func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
          let name = names[indexPath.row]
          cell.contentConfiguration = UIHostingConfiguration { Row(name: name) }
            .margins(.horizontal, 20)
          return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          names[indexPath.row] += "!"
          tableView.reloadRows(at: [indexPath], with: .none)
        }
      }
      """
    )
    #expect(walk.spoken == ["One", "On, switch button, off", "Two", "On, switch button, off"])
    walk.go(to: 2)
    walk.perform(.doubleTap)
    #expect(walk.spoken[1] == "On, switch button, on")
    walk.go(to: 3)
    walk.perform(.doubleTap)
    #expect(walk.spoken[2].hasSuffix("Two!"))
    #expect(walk.spoken[1] == "On, switch button, on")
    #expect(walk.reader.screen.diagnostics == [])
  }
}
