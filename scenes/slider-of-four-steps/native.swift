import SwiftUI

struct SeatHeating: View {
  @State private var level = 1.0

  private let range = 1.0...4.0

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Driver's seat")
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      Text("Heating")
        .accessibilityHidden(true)
      Slider(value: $level, in: range, step: 1) {
        Text("Heating")
      }
      .accessibilityValue("Level \(Int(level)) of 4")
    }
    .padding()
  }
}

#Preview {
  SeatHeating()
}
