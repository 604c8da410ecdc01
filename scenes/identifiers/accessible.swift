import Accessibility
import SwiftUI

struct ProductPage: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 16) {
      Text("Desk lamp")
        .font(.title)
      HStack(spacing: 24) {
        Button {
          add()
        } label: {
          Image("cart-plus", label: Text("Add to cart"))
        }
        .accessibilityIdentifier("product.add")
        Button {
          share()
        } label: {
          Image("arrow-up", label: Text("Share"))
        }
        .accessibilityIdentifier("product.share")
      }
      Text("\(count) in cart")
        .accessibilityIdentifier("cart.count")
    }
    .padding()
  }

  func add() {
    count = 1
    AccessibilityNotification.Announcement("Added to cart").post()
  }

  func share() {
    AccessibilityNotification.Announcement("Link copied").post()
  }
}

#Preview {
  ProductPage()
}
