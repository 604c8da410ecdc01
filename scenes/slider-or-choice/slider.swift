import SwiftUI

struct SeatPanel: View {
  @State private var isBack = false
  @State private var heating = 0.0

  private let levels = ["Off", "Low", "High"]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Text("Seat heating")
          .font(.headline)
        Spacer()
        Text(levels[Int(heating)])
      }
      .accessibilityHidden(true)
      Slider(value: $heating, in: 0...2, step: 1) {
        Text("Seat heating")
      }
      Button(isBack ? "Move seat forward" : "Move seat back") {
        isBack.toggle()
      }
    }
    .padding()
  }
}

#Preview {
  SeatPanel()
}
