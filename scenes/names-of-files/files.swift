import SwiftUI

struct PlayerControls: View {
  @State private var isFollowing = false
  @State private var hasEffects = false
  @State private var chapter = 1

  var body: some View {
    VStack(spacing: 16) {
      Text("The Long Night, chapter \(chapter)")
      HStack(spacing: 24) {
        Button {
          isFollowing.toggle()
        } label: {
          Image(isFollowing ? "discover_tick" : "discover_add")
        }
        Button {
          chapter = min(chapter + 1, 4)
        } label: {
          Image("chapter_skipforward")
        }
        Button {
          hasEffects.toggle()
        } label: {
          Image("effects_icon")
        }
        .tint(hasEffects ? .green : .gray)
      }
    }
    .padding()
  }
}

#Preview {
  PlayerControls()
}
