import SwiftUI

struct SeatPanel: View {
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
      Button("Move seat back") {}
    }
    .padding()
  }
}

#Preview {
  SeatPanel()
}
