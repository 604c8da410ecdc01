import SwiftUI

struct PlacesView: View {
  @State private var openNow = false
  @State private var isVegan = true
  @State private var sendsMessages = true

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Near you")
        .font(.title.bold())
        .accessibilityAddTraits(.isHeader)
      HStack(spacing: 8) {
        FilterChip(title: "Open now", isOn: $openNow)
        FilterChip(title: "Vegan", isOn: $isVegan)
      }
      VStack(alignment: .leading) {
        Text("Offline map")
        ZStack(alignment: .leading) {
          Capsule()
            .fill(Color.gray.opacity(0.3))
            .frame(width: 200, height: 8)
          Capsule()
            .fill(Color.blue)
            .frame(width: 80, height: 8)
        }
      }
      .accessibilityElement(children: .combine)
      .accessibilityValue("40% loaded")
      Button {
        sendsMessages.toggle()
      } label: {
        HStack {
          Text("Messages")
          Spacer()
          Capsule()
            .fill(sendsMessages ? Color.green : Color.gray)
            .frame(width: 51, height: 31)
        }
      }
      // It still looks as it was drawn.
      .accessibilityRepresentation {
        Toggle("Messages", isOn: $sendsMessages)
      }
    }
    .padding()
  }
}

struct FilterChip: View {
  let title: String
  @Binding var isOn: Bool

  var body: some View {
    Button(title) {
      isOn.toggle()
    }
    .padding(8)
    .background(isOn ? Color.blue : Color.gray.opacity(0.2), in: Capsule())
    .accessibilityAddTraits(isOn ? .isSelected : [])
  }
}

#Preview {
  PlacesView()
}
