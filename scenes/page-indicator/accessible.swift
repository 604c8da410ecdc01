import SwiftUI

struct Welcome: View {
  @State private var page = 0
  @State private var isSkipped = false

  var body: some View {
    VStack(spacing: 24) {
      TabView(selection: $page) {
        Text("Plant a bed").tag(0)
        Text("Water it").tag(1)
        Text("Watch it grow").tag(2)
        Text("Harvest").tag(3)
      }
      .tabViewStyle(.page)
      .font(.largeTitle)
      Button("Skip") {
        isSkipped = true
      }
    }
    .padding()
  }
}

#Preview {
  Welcome()
}
