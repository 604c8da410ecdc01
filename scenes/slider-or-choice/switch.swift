import SwiftUI

struct SeatPanel: View {
  @State private var isBack = false
  @State private var heating = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Toggle("Seat heating", isOn: isWarm)
      Button(isBack ? "Move seat forward" : "Move seat back") {
        isBack.toggle()
      }
    }
    .padding()
  }

  private var isWarm: Binding<Bool> {
    Binding(get: { heating > 0 }, set: { heating = $0 ? 1 : 0 })
  }
}

#Preview {
  SeatPanel()
}
