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
    HStack(spacing: 16) {
      Button("Fewer \(name)", systemImage: "minus") {
        count = max(count - 1, 0)
      }
      Text("\(count) \(name)")
      Button("More \(name)", systemImage: "plus") {
        count = min(count + 1, 5)
      }
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.bordered)
    // The buttons stay for fingers. VoiceOver meets one stop.
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(name)
    .accessibilityValue(count == 1 ? "1 piece" : "\(count) pieces")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment:
        count = min(count + 1, 5)
      case .decrement:
        count = max(count - 1, 0)
      @unknown default:
        break
      }
    }
  }
}

#Preview {
  Basket()
}
