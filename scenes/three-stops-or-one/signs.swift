import SwiftUI

struct Basket: View {
  @State private var apples = 2
  @State private var pears = 2
  @State private var plums = 2

  var body: some View {
    VStack(spacing: 16) {
      FruitRow(name: "apples", count: $apples)
      FruitRow(name: "pears", count: $pears)
      FruitRow(name: "plums", count: $plums)
      Button("Check out") {}
        .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}

struct FruitRow: View {
  let name: String
  @Binding var count: Int

  var body: some View {
    HStack(spacing: 16) {
      Button("-") {
        count = max(count - 1, 0)
      }
      Text("\(count) \(name)")
      Button("+") {
        count = min(count + 1, 5)
      }
    }
    .buttonStyle(.bordered)
  }
}

#Preview {
  Basket()
}
