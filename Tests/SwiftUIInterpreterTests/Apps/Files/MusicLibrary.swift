import SwiftUI

struct Song: Identifiable, Hashable {
  let id: Int
  let title: String
  let artist: String
  let seconds: Int
  var isExplicit = false

  var length: String {
    let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
    return "\(minutes):\(rest < 10 ? "0" : "")\(rest)"
  }
}

@MainActor @Observable
final class MusicModel {
  let songs = [
    Song(id: 1, title: "Amber", artist: "Low Tide", seconds: 185),
    Song(id: 2, title: "Anchor", artist: "Mira Sol", seconds: 242, isExplicit: true),
    Song(id: 3, title: "Beacon", artist: "Low Tide", seconds: 201),
  ]
  var current: Song?
  var isPlaying = false
  var shuffles = false
  var position = 0.0

  var sections: [(letter: String, songs: [Song])] {
    let grouped = Dictionary(grouping: songs) { String($0.title.prefix(1)) }
    return grouped.keys.sorted().map { ($0, grouped[$0] ?? []) }
  }

  func play(_ song: Song) {
    current = song
    isPlaying = true
    position = 0
  }

  func step(_ offset: Int) {
    guard let current, let index = songs.firstIndex(of: current) else { return }
    play(songs[(index + offset + songs.count) % songs.count])
  }
}

struct MusicLibraryView: View {
  @State private var model = MusicModel()
  @State private var isExpanded = false

  var body: some View {
    NavigationStack {
      List {
        Button {
          if let song = model.songs.randomElement() { model.play(song) }
        } label: {
          Label("Shuffle all", systemImage: "shuffle")
        }
        ForEach(model.sections, id: \.letter) { section in
          Section(section.letter) {
            ForEach(section.songs) { song in
              SongRow(song: song, isCurrent: song == model.current) { model.play(song) }
            }
          }
        }
      }
      .listStyle(.plain)
      .navigationTitle("Songs")
      .safeAreaInset(edge: .bottom) {
        if let song = model.current {
          MiniPlayer(song: song, model: model) { isExpanded = true }
        }
      }
    }
    .fullScreenCover(isPresented: $isExpanded) {
      NowPlayingView(model: model)
    }
  }
}

private struct SongRow: View {
  let song: Song
  let isCurrent: Bool
  let onPlay: () -> Void

  var body: some View {
    HStack {
      Button(action: onPlay) {
        HStack {
          VStack(alignment: .leading) {
            Text(song.title)
            Text(song.artist).font(.caption).foregroundStyle(.secondary)
          }
          if song.isExplicit {
            Image(systemName: "e.square.fill").accessibilityLabel("Explicit")
          }
          Spacer()
          Text(song.length)
        }
      }
      .accessibilityAddTraits(isCurrent ? .isSelected : [])
      .accessibilityAddTraits(.startsMediaSession)
      Menu {
        Button("Add to playlist", systemImage: "text.badge.plus") {}
        Button("Share", systemImage: "square.and.arrow.up") {}
        Divider()
        Button("Remove", role: .destructive) {}
      } label: {
        Image(systemName: "ellipsis").accessibilityLabel("More for \(song.title)")
      }
    }
    .buttonStyle(.borderless)
  }
}

private struct MiniPlayer: View {
  let song: Song
  @Bindable var model: MusicModel
  let onExpand: () -> Void

  var body: some View {
    HStack {
      Button(song.title, action: onExpand)
        .accessibilityHint("Opens the player")
      Spacer()
      Button {
        model.isPlaying.toggle()
      } label: {
        Image(systemName: model.isPlaying ? "pause.fill" : "play.fill")
      }
      .accessibilityLabel(model.isPlaying ? "Pause" : "Play")
    }
    .padding()
    .background(.bar)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Player")
  }
}

struct NowPlayingView: View {
  @Bindable var model: MusicModel
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 24) {
      Button("Close", systemImage: "chevron.down") { dismiss() }
        .labelStyle(.iconOnly)
      Text(model.current?.title ?? "Nothing playing").font(.title)
      Slider(value: $model.position) { Text("Position") }
      ControlGroup {
        Button("Previous", systemImage: "backward.fill") { model.step(-1) }
        Button("Next", systemImage: "forward.fill") { model.step(1) }
      }
      Toggle(isOn: $model.shuffles) { Label("Shuffle", systemImage: "shuffle") }
        .toggleStyle(.button)
        .labelStyle(.iconOnly)
    }
    .padding()
    .accessibilityAction(.magicTap) { model.isPlaying.toggle() }
    .accessibilityAction(.escape) { dismiss() }
  }
}

#Preview {
  MusicLibraryView()
}
