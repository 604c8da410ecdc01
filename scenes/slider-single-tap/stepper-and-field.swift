import SwiftUI

struct TeaTimer: View {
  @State private var minutes = 20.0

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("Timer")
        .font(.headline)
        .accessibilityHidden(true)
      Slider(value: $minutes, in: 0...60) {
        Text("Timer")
      }
      .accessibilityValue("\(Int(minutes)) minutes")
      HStack {
        Stepper("Timer, minute by minute", value: $minutes, in: 0...60)
          .labelsHidden()
          .accessibilityValue("\(Int(minutes)) minutes")
        Spacer()
        TextField("Minutes", value: $minutes, format: .number)
          .keyboardType(.numberPad)
          .textFieldStyle(.roundedBorder)
          .frame(width: 70)
          .accessibilityLabel("Minutes")
        Text("minutes")
          .accessibilityHidden(true)
      }
      Button("Start") {}
        .buttonStyle(.borderedProminent)
    }
    .padding()
    .onChange(of: minutes) {
      minutes = min(max(minutes, 0), 60)
    }
  }
}

#Preview {
  TeaTimer()
}
