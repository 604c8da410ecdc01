import SwiftUI

struct ShopItem: Identifiable, Hashable, Codable {
  enum Category: String, CaseIterable, Codable, Identifiable {
    case all, lamps, chairs, rugs
    var id: Self { self }
    var title: String { rawValue.capitalized }
  }

  let id: String
  let name: String
  let category: Category
  let price: Decimal
  var oldPrice: Decimal?
  let rating: Double
  let reviews: Int
  var isInStock = true
}

extension [ShopItem] {
  static let catalog: [ShopItem] = [
    ShopItem(
      id: "lamp-1",
      name: "Desk lamp",
      category: .lamps,
      price: 34.99,
      oldPrice: 49.99,
      rating: 4.5,
      reviews: 212
    ),
    ShopItem(
      id: "chair-1",
      name: "Oak chair",
      category: .chairs,
      price: 129,
      rating: 4,
      reviews: 87
    ),
    ShopItem(
      id: "rug-1",
      name: "Wool rug",
      category: .rugs,
      price: 249.5,
      rating: 3.5,
      reviews: 14,
      isInStock: false
    ),
    ShopItem(
      id: "lamp-2",
      name: "Floor lamp",
      category: .lamps,
      price: 89,
      rating: 5,
      reviews: 3
    ),
  ]
}

struct ShopGridView: View {
  enum SortOrder: String, CaseIterable {
    case featured = "Featured", price = "Price", rating = "Rating"
  }

  var items: [ShopItem] = .catalog
  @State private var category: ShopItem.Category = .all
  @State private var order: SortOrder = .featured
  @State private var favorites: Set<ShopItem.ID> = ["chair-1"]

  private let columns = [
    GridItem(.flexible(), spacing: 16),
    GridItem(.flexible(), spacing: 16),
  ]

  private var shown: [ShopItem] {
    let matching = items.filter { category == .all || $0.category == category }
    return switch order {
    case .featured: matching
    case .price: matching.sorted { $0.price < $1.price }
    case .rating: matching.sorted(using: KeyPathComparator(\.rating, order: .reverse))
    }
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        Picker("Category", selection: $category) {
          ForEach(ShopItem.Category.allCases) { Text($0.title) }
        }
        .pickerStyle(.segmented)
        .padding(.horizontal)

        Text("^[\(shown.count) item](inflect: true)")
          .font(.caption)
          .foregroundStyle(.secondary)

        LazyVGrid(columns: columns, spacing: 20) {
          ForEach(shown) { item in
            NavigationLink(value: item) {
              ShopCard(item: item, isFavorite: favorites.contains(item.id))
            }
            .buttonStyle(.plain)
            .accessibilityAction(named: favorites.contains(item.id) ? "Unlike" : "Like") {
              favorites.formSymmetricDifference([item.id])
            }
          }
        }
        .padding()
      }
      .navigationTitle("Home & Living")
      .navigationDestination(for: ShopItem.self) { ProductDetailView(item: $0) }
      .toolbar {
        Menu {
          Picker("Sort by", selection: $order) {
            ForEach(SortOrder.allCases, id: \.self) { Text($0.rawValue).tag($0) }
          }
        } label: {
          Label("Sort", systemImage: "arrow.up.arrow.down")
        }
      }
    }
  }
}

struct ShopCard: View {
  let item: ShopItem
  let isFavorite: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      AsyncImage(url: URL(string: "https://example.com/shop/\(item.id).jpg")) { image in
        image.resizable().scaledToFit()
      } placeholder: {
        Color.gray.opacity(0.2)
      }
      .frame(height: 120)
      .clipShape(.rect(cornerRadius: 12))
      .overlay(alignment: .topTrailing) {
        if isFavorite {
          Image(systemName: "heart.fill").padding(8).accessibilityLabel("Liked")
        }
      }
      Text(item.name).font(.headline)
      PriceLabel(price: item.price, oldPrice: item.oldPrice)
      RatingStars(rating: item.rating, count: item.reviews)
      if !item.isInStock {
        Text("Sold out").font(.caption).foregroundStyle(.red)
      }
    }
    .opacity(item.isInStock ? 1 : 0.6)
  }
}

struct PriceLabel: View {
  let price: Decimal
  let oldPrice: Decimal?

  var body: some View {
    HStack {
      Text(price, format: .currency(code: "EUR"))
      if let oldPrice {
        Text(oldPrice, format: .currency(code: "EUR"))
          .strikethrough()
          .foregroundStyle(.secondary)
          .accessibilityLabel("was \(oldPrice.formatted(.currency(code: "EUR")))")
      }
    }
    .font(.subheadline)
  }
}

#Preview {
  ShopGridView()
}
