import SwiftUI

struct SeatPanel: View {
  @State private var isBack = false
  @State private var heating = 0

  private let levels = ["Off", "Low", "High"]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Seat heating")
        .font(.headline)
        .accessibilityHidden(true)
      Picker("Seat heating", selection: $heating) {
        ForEach(0..<3, id: \.self) { level in
          Text(levels[level]).tag(level)
        }
      }
      .pickerStyle(.segmented)
      // The title of a segmented picker is silent. The group says it once, on entry.
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Seat heating")
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
