import SwiftUI

struct Ware: Identifiable {
  let id: Int
  let name: String
  let price: String
  let rating: Int
}

struct WishList: View {
  @State private var wished: Set<Int> = []

  private let wares = [
    Ware(id: 1, name: "Oak stool", price: "€24.50", rating: 5),
    Ware(id: 2, name: "Clay vase", price: "€27.90", rating: 4),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(wares) { ware in
        WareRow(ware: ware, isWished: wished.contains(ware.id)) {
          toggleWish(ware.id)
        }
      }
    }
    .padding()
  }

  func toggleWish(_ id: Int) {
    if wished.remove(id) == nil {
      wished.insert(id)
    }
  }
}

struct WareRow: View {
  let ware: Ware
  let isWished: Bool
  let onWish: () -> Void

  var body: some View {
    HStack(spacing: 12) {
      AsyncImage(url: URL(string: "https://example.com/wares/\(ware.id).jpg"))
        .frame(width: 60, height: 60)
      VStack(alignment: .leading) {
        Text(ware.name)
        Text(ware.price)
        StarLine(rating: ware.rating)
      }
      Button(action: onWish) {
        Image(systemName: isWished ? "heart.fill" : "heart")
      }
    }
  }
}

struct StarLine: View {
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
  WishList()
}
