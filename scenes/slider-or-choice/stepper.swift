import SwiftUI

struct SeatPanel: View {
  @State private var isBack = false
  @State private var heating = 0

  private let levels = ["Off", "Low", "High"]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Stepper("Seat heating: \(heating)", value: $heating, in: 0...2)
        Text(levels[heating])
          .accessibilityHidden(true)
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
