import SwiftUI

struct TeaTimer: View {
  @State private var minutes = 20.0

  private let width = 300.0

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      HStack {
        Text("Timer")
          .font(.headline)
        Spacer()
        Text("\(Int(minutes)) minutes")
      }
      ZStack(alignment: .leading) {
        Capsule()
          .fill(Color.gray.opacity(0.3))
          .frame(width: width, height: 8)
        Circle()
          .fill(Color.blue)
          .frame(width: 28, height: 28)
          .offset(x: width * minutes / 60 - 14)
      }
      .gesture(
        DragGesture().onChanged { drag in
          minutes = min(max((Double(drag.location.x) / width * 60).rounded(), 0), 60)
        }
      )
      Button("Start") {}
        .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}

#Preview {
  TeaTimer()
}
