import SwiftUI

struct RadioView: View {
  @State private var bass = 5.0
  @State private var station = "Jazz"

  private let stations = ["Jazz", "News", "Talk"]

  var body: some View {
    VStack(spacing: 24) {
      ZStack {
        Circle()
          .fill(Color.gray.opacity(0.3))
        Rectangle()
          .frame(width: 4, height: 50)
          .offset(y: -25)
          .rotationEffect(.degrees(bass * 30 - 150))
      }
      .frame(width: 120, height: 120)
      .gesture(
        DragGesture().onChanged { drag in
          bass = min(max((5 - Double(drag.translation.height) / 20).rounded(), 0), 10)
        }
      )
      .accessibilityRepresentation {
        Slider(value: .constant(bass), in: 0...10, step: 1) {
          Text("Bass")
        }
        .accessibilityValue("\(Int(bass)) of 10")
      }
      HStack(spacing: 0) {
        ForEach(stations, id: \.self) { name in
          Text(name)
            .frame(width: 90, height: 36)
            .background(name == station ? Color.blue : Color.gray.opacity(0.2))
            .onTapGesture {
              station = name
            }
        }
      }
      .accessibilityRepresentation {
        Picker("Station", selection: .constant(station)) {
          ForEach(stations, id: \.self) { name in
            Text(name)
          }
        }
        .pickerStyle(.segmented)
      }
    }
    .padding()
  }
}

#Preview {
  RadioView()
}
