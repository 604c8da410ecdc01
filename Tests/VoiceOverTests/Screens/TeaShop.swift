import SwiftUI

/// A page to swipe over: headings, texts, a link, a picture and a button that opens a sheet.
struct TeaShop: View {
  @State private var isFiltering = false
  @State private var taps = 0

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        Text("Fresh tea.\nTwo kinds")
        if let terms = URL(string: "https://example.com/terms") {
          Link("Terms", destination: terms)
        }
        Image("harvest")
          .accessibilityLabel("Tea harvest")
        Text("Opening hours")
          .accessibilityAddTraits(.isHeader)
        Text("Open until 18:00")
          .onTapGesture { taps += 1 }
        Button("Filter") { isFiltering = true }
        Button("Sold out") {}
          .disabled(true)
      }
      .navigationTitle("Shop")
      .sheet(isPresented: $isFiltering) {
        VStack {
          Text("Filter").accessibilityAddTraits(.isHeader)
          Button("Apply") { isFiltering = false }
        }
      }
    }
  }
}
