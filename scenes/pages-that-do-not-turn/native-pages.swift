import SwiftUI

struct TourView: View {
  @State private var page = 1

  var body: some View {
    VStack(spacing: 20) {
      TabView(selection: $page) {
        Text("Welcome")
          .tag(1)
        Text("Choose a route")
          .tag(2)
        Text("Pack light")
          .tag(3)
        Text("Off you go")
          .tag(4)
      }
      .font(.largeTitle)
      .tabViewStyle(.page)
      .frame(minHeight: 300)
    }
    .padding()
  }
}

#Preview {
  TourView()
}
