import SwiftUI

struct TeaTimer: View {
  @State private var minutes = 20.0

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      HStack {
        Text("Timer")
          .font(.headline)
        Spacer()
        Text("\(Int(minutes)) minutes")
      }
      .accessibilityHidden(true)
      Slider(value: $minutes, in: 0...60) {
        Text("Timer")
      }
      .accessibilityValue("\(Int(minutes)) minutes")
      Button("Start") {}
        .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}

#Preview {
  TeaTimer()
}
