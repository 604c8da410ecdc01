import SwiftUI

struct Welcome: View {
  @State private var page = 0
  @State private var isSkipped = false

  private let pages = ["Plant a bed", "Water it", "Watch it grow", "Harvest"]

  var body: some View {
    VStack(spacing: 24) {
      Text(pages[page])
        .font(.largeTitle)
      HStack(spacing: 10) {
        ForEach(0..<4, id: \.self) { index in
          Button {
            page = index
          } label: {
            Image(systemName: "circle.fill")
              .foregroundStyle(index == page ? Color.green : Color.gray)
          }
        }
      }
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
