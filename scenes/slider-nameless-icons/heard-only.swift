import SwiftUI

struct PhotoEditor: View {
  @State private var light = 50.0
  @State private var contrast = 50.0

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      ToneRow(name: "Light", picture: "icon_light", tone: $light)
      ToneRow(name: "Contrast", picture: "icon_contrast", tone: $contrast)
    }
    .padding()
  }
}

struct ToneRow: View {
  let name: String
  let picture: String
  @Binding var tone: Double

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Image(picture)
        Button {
          tone = max(tone - 10, 0)
        } label: {
          Image("btn_less")
            .accessibilityLabel("Less \(name.lowercased())")
        }
        Slider(value: $tone, in: 0...100, step: 10) {
          Text(name)
        }
        Button {
          tone = min(tone + 10, 100)
        } label: {
          Image("btn_more")
            .accessibilityLabel("More \(name.lowercased())")
        }
      }
    }
  }
}

#Preview {
  PhotoEditor()
}
