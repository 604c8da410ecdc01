import SwiftUI

struct ReadingLamp: View {
  @State private var brightness = 50.0

  private let width = 300.0

  var body: some View {
    VStack(spacing: 12) {
      ZStack(alignment: .leading) {
        Capsule()
          .fill(Color.gray.opacity(0.3))
          .frame(width: width, height: 31)
        Capsule()
          .fill(Color.yellow)
          .frame(width: width * brightness / 100, height: 31)
      }
      .gesture(
        DragGesture().onChanged { drag in
          let tenths = (Double(drag.location.x) / width * 10).rounded()
          brightness = min(max(tenths * 10, 0), 100)
        }
      )
      Text("\(Int(brightness))%")
    }
    .padding()
  }
}

#Preview {
  ReadingLamp()
}
