import SwiftUI

struct CoffeePlan: View {
  @State private var budget = 30.0
  @State private var temperature = 92.0
  @State private var roast = 1.0

  private let roasts = ["Light", "Medium", "Dark"]

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Setting(name: "Monthly budget", shown: "$\(Int(budget))") {
        Slider(value: $budget, in: 10...50, step: 10) {
          Text("Monthly budget")
        }
      }
      Setting(name: "Water", shown: "\(Int(temperature))°") {
        Slider(value: $temperature, in: 86...96, step: 2) {
          Text("Water")
        }
      }
      Setting(name: "Roast", shown: roasts[Int(roast)]) {
        Slider(value: $roast, in: 0...2, step: 1) {
          Text("Roast")
        }
      }
    }
    .padding()
  }
}

struct Setting<Control: View>: View {
  let name: String
  let shown: String
  @ViewBuilder let control: Control

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(name)
        Spacer()
        Text(shown)
      }
      .accessibilityHidden(true)
      control
    }
  }
}

#Preview {
  CoffeePlan()
}
