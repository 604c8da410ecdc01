// swift-format-ignore-file: NeverForceUnwrap
import SwiftUI

struct ProductDetailView: View {
  enum Size: String, CaseIterable, Identifiable {
    case small = "S", medium = "M", large = "L"
    var id: String { rawValue }
    var spoken: String {
      switch self {
      case .small: "Small"
      case .medium: "Medium"
      case .large: "Large"
      }
    }
  }

  let item: ShopItem
  @State private var quantity = 1
  @State private var size: Size?
  @State private var isFavorite = false
  @State private var showsReviews = false
  @State private var added = 0
  @ScaledMetric(relativeTo: .title) private var chipSize = 44.0

  private var total: Decimal { item.price * Decimal(quantity) }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        header
        sizes
        Stepper("Quantity: \(quantity)", value: $quantity, in: 1...9)
        DisclosureGroup("Care instructions") {
          Text("Wipe with a **dry** cloth. Do not bleach.")
        }
        Link(destination: URL(string: "https://example.com/returns")!) {
          Label("Free returns within 30 days", systemImage: "arrow.uturn.left")
        }
      }
      .padding()
    }
    .navigationTitle(item.name)
    .toolbar {
      ToolbarItemGroup(placement: .topBarTrailing) {
        ShareLink(item: "https://example.com/shop/\(item.id)")
        Button {
          isFavorite.toggle()
        } label: {
          Image(systemName: isFavorite ? "heart.fill" : "heart")
        }
        .accessibilityLabel("Favorite")
        .accessibilityAddTraits(isFavorite ? .isSelected : [])
      }
    }
    .safeAreaInset(edge: .bottom) { buyBar }
    .sheet(isPresented: $showsReviews) {
      ReviewsSheet(item: item)
        .presentationDetents([.medium, .large])
    }
    .sensoryFeedback(.success, trigger: added)
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 8) {
      Image(decorative: item.id)
        .resizable()
        .aspectRatio(contentMode: .fit)
      Text(item.category.title.uppercased())
        .font(.caption)
        .kerning(1)
      PriceLabel(price: item.price, oldPrice: item.oldPrice)
        .accessibilityElement(children: .combine)
      Button {
        showsReviews = true
      } label: {
        RatingStars(rating: item.rating, count: item.reviews)
      }
      .accessibilityHint("Shows all reviews")
    }
  }

  private var sizes: some View {
    VStack(alignment: .leading) {
      Text("Size").font(.headline)
      HStack {
        ForEach(Size.allCases) { option in
          Button {
            size = option
          } label: {
            Text(option.rawValue)
              .frame(width: chipSize, height: chipSize)
              .background(size == option ? Color.accentColor : Color(.systemGray6))
              .clipShape(Circle())
          }
          .accessibilityLabel(option.spoken)
          .accessibilityAddTraits(size == option ? [.isSelected] : [])
        }
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Size")
  }

  private var buyBar: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("Total").font(.caption)
        Text(total, format: .currency(code: "EUR")).bold()
      }
      .accessibilityElement(children: .combine)
      Button(item.isInStock ? "Add to cart" : "Notify me") { added += 1 }
        .buttonStyle(.primary)
        .disabled(size == nil && item.isInStock)
    }
    .padding()
    .background(.ultraThinMaterial)
  }
}

private struct ReviewsSheet: View {
  let item: ShopItem
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List(0..<min(item.reviews, 3), id: \.self) { index in
        VStack(alignment: .leading) {
          Text("Review \(index + 1)").font(.headline)
          Text("Does what it says.")
        }
        .accessibilityElement(children: .combine)
      }
      .navigationTitle("Reviews")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
      }
    }
  }
}

#Preview {
  NavigationStack {
    ProductDetailView(item: [ShopItem].catalog[0])
  }
}
