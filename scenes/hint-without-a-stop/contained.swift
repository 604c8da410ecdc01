import SwiftUI
import UIKit

struct CoffeeOrder: View {
  @State private var spoons = 2

  var body: some View {
    VStack(spacing: 16) {
      Text("Your coffee")
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      Text("Sugar")
        .accessibilityHidden(true)
      HStack(spacing: 16) {
        Text(String(repeating: "◆", count: spoons))
          .accessibilityHidden(true)
        SugarStepper(spoons: $spoons)
      }
    }
    .padding()
  }
}

struct SugarStepper: UIViewRepresentable {
  @Binding var spoons: Int

  func makeUIView(context: Context) -> UIStepper {
    let stepper = UIStepper()
    stepper.minimumValue = 0
    stepper.maximumValue = 5
    stepper.accessibilityLabel = "Sugar"
    stepper.accessibilityHint = "A spoon is five grams."
    stepper.addAction(
      UIAction { _ in
        spoons = Int(stepper.value)
      },
      for: .valueChanged
    )
    return stepper
  }

  func updateUIView(_ stepper: UIStepper, context: Context) {
    stepper.value = Double(spoons)
  }
}

#Preview {
  CoffeeOrder()
}
