import SwiftUI

struct PlacesView: View {
  @State private var hasSeats = false
  @State private var isVegan = true
  @State private var sendsMessages = true

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Near you")
        .font(.title.bold())
      HStack(spacing: 8) {
        PlaceTag(title: "Outdoor seats", isChosen: $hasSeats)
        PlaceTag(title: "Vegan", isChosen: $isVegan)
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
    }
    .padding()
  }
}

struct PlaceTag: View {
  let title: String
  @Binding var isChosen: Bool

  var body: some View {
    Button(title) {
      isChosen.toggle()
    }
    .padding(8)
    .background(isChosen ? Color.blue : Color.gray.opacity(0.2), in: Capsule())
  }
}

#Preview {
  PlacesView()
}
