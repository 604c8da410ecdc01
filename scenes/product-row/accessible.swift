import SwiftUI

struct Product: Identifiable {
  let id: Int
  let name: String
  let price: String
  let rating: Int
}

struct ProductList: View {
  @State private var favorites: Set<Int> = []

  private let products = [
    Product(id: 1, name: "Oak stool", price: "€24.50", rating: 5),
    Product(id: 2, name: "Desk lamp", price: "€34.99", rating: 4),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(products) { product in
        ProductRow(product: product, isFavorite: favorites.contains(product.id)) {
          toggleFavorite(product.id)
        }
      }
    }
    .padding()
  }

  func toggleFavorite(_ id: Int) {
    if favorites.remove(id) == nil {
      favorites.insert(id)
    }
  }
}

struct ProductRow: View {
  let product: Product
  let isFavorite: Bool
  let onFavorite: () -> Void

  var body: some View {
    HStack(spacing: 12) {
      AsyncImage(url: URL(string: "https://example.com/products/\(product.id).jpg"))
        .frame(width: 60, height: 60)
      VStack(alignment: .leading) {
        Text(product.name)
        Text(product.price)
        RatingStars(rating: product.rating)
      }
      Button(action: onFavorite) {
        Image(systemName: isFavorite ? "heart.fill" : "heart")
      }
    }
    // The button stays for fingers; its work is offered as an action with a name.
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(product.name), \(product.price), rated \(product.rating) out of 5")
    .accessibilityValue(isFavorite ? "In your favorites" : "")
    .accessibilityAction(named: isFavorite ? "Remove from favorites" : "Add to favorites") {
      onFavorite()
    }
  }
}

struct RatingStars: View {
  let rating: Int

  var body: some View {
    HStack(spacing: 2) {
      ForEach(1...5, id: \.self) { star in
        Image(systemName: star <= rating ? "star.fill" : "star")
      }
    }
  }
}

#Preview {
  ProductList()
}
