import SwiftUI

struct Basket: View {
  @State private var apples = 2
  @State private var pears = 2
  @State private var plums = 2

  var body: some View {
    VStack(spacing: 16) {
      FruitRow(name: "Apples", count: $apples)
      FruitRow(name: "Pears", count: $pears)
      FruitRow(name: "Plums", count: $plums)
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
    Stepper("\(name): \(count)", value: $count, in: 0...5)
  }
}

#Preview {
  Basket()
}
