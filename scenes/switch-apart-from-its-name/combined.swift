import SwiftUI

struct RoomDetails: View {
  @State private var isFavorite = true
  @State private var isMuted = true

  var body: some View {
    VStack(spacing: 12) {
      SwitchRow(name: "Favorite", isOn: $isFavorite)
      SwitchRow(name: "Muted", isOn: $isMuted)
    }
    .padding()
  }
}

struct SwitchRow: View {
  let name: String
  @Binding var isOn: Bool

  var body: some View {
    HStack {
      Text(name)
      Spacer()
      Toggle("", isOn: $isOn)
        .labelsHidden()
    }
    .accessibilityElement(children: .combine)
  }
}

#Preview {
  RoomDetails()
}
