import SwiftUI

struct SeatHeating: View {
  @State private var level = 1.0

  private let range = 1.0...4.0

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Driver's seat")
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      Text("Heating")
        .accessibilityHidden(true)
      HStack(spacing: 8) {
        ForEach(1...4, id: \.self) { step in
          Capsule()
            .fill(Double(step) <= level ? Color.orange : Color.gray.opacity(0.3))
            .frame(width: 60, height: 12)
        }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Heating")
      .accessibilityValue("Level \(Int(level)) of 4")
      .accessibilityAdjustableAction { direction in
        set(level + (direction == .increment ? 1 : -1))
      }
    }
    .padding()
  }

  func set(_ wanted: Double) {
    level = min(max(wanted.rounded(), range.lowerBound), range.upperBound)
  }
}

#Preview {
  SeatHeating()
}
