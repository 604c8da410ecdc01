import AVFoundation
import SwiftUI

struct Episode: Identifiable, Equatable {
  var id: Int
  var title: String
  var show: String
  var duration: TimeInterval
  var artwork: String? = nil
}

@MainActor
class PlayerModel: ObservableObject {
  @Published var episode: Episode
  @Published var position: TimeInterval = 0
  @Published var isPlaying = false
  @Published var rate: Double = 1.0
  @Published var queue: [Episode]

  private var timer: Timer?
  static let rates = stride(from: 0.5, through: 2.0, by: 0.5).map { $0 }

  init(queue: [Episode]) {
    precondition(!queue.isEmpty)
    self.queue = Array(queue.dropFirst())
    episode = queue[0]
  }

  var remaining: TimeInterval { max(episode.duration - position, 0) }

  func togglePlay() {
    isPlaying.toggle()
    if isPlaying {
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
        guard let self = self else { return }
        self.position += self.rate
      }
    } else {
      timer?.invalidate()
      timer = nil
    }
  }

  func skip(by seconds: TimeInterval) {
    position = min(max(0, position + seconds), episode.duration)
  }

  func next() {
    guard let first = queue.first else { return }
    queue.removeFirst()
    episode = first
    position = 0
  }
}

extension TimeInterval {
  var clock: String {
    let total = Int(self)
    return String(format: "%d:%02d", total / 60, total % 60)
  }

  var spoken: String {
    let total = Int(self.rounded())
    let (minutes, seconds) = total.quotientAndRemainder(dividingBy: 60)
    return "\(minutes) minutes, \(seconds) seconds"
  }
}

struct PlayerScreen: View {
  @ObservedObject var model: PlayerModel
  @State private var isShowingQueue = false
  @State private var volume: Float = 0.5
  @GestureState private var dragOffset: CGFloat = 0
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    GeometryReader { proxy in
      VStack(spacing: 24) {
        artwork(width: min(proxy.size.width - 64, 300))
        VStack {
          Text(model.episode.title).font(.title2.bold()).lineLimit(2)
          Text(model.episode.show).foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isHeader)
        scrubber
        controls
        HStack {
          Image(systemName: "speaker.fill").accessibilityHidden(true)
          Slider(value: $volume)
            .accessibilityLabel(Text("Volume"))
          Image(systemName: "speaker.wave.3.fill").accessibilityHidden(true)
        }
        HStack {
          Menu("\(model.rate, specifier: "%g")×") {
            ForEach(PlayerModel.rates, id: \.self) { rate in
              Button("\(rate.formatted())×") { model.rate = rate }
            }
          }
          Spacer()
          Button {
            isShowingQueue = true
          } label: {
            Label("Up next", systemImage: "list.bullet")
              .labelStyle(.iconOnly)
          }
          .accessibilityValue("\(model.queue.count) episodes")
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .padding()
      .offset(y: dragOffset)
      .gesture(
        DragGesture(minimumDistance: 10)
          .updating($dragOffset) { value, state, _ in state = value.translation.height }
          .onEnded { value in
            if value.translation.height < -100 { isShowingQueue = true }
          }
      )
    }
    .sheet(isPresented: $isShowingQueue, onDismiss: { print("closed") }) {
      QueueSheet(model: model)
    }
    .accessibilityAction(.magicTap) { model.togglePlay() }
  }

  private func artwork(width: CGFloat) -> some View {
    Image(model.episode.artwork ?? "placeholder")
      .resizable()
      .aspectRatio(1, contentMode: .fit)
      .frame(width: width)
      .clipShape(RoundedRectangle(cornerRadius: 16))
      .shadow(color: .black.opacity(scheme == .dark ? 0.6 : 0.2), radius: 12, y: 6)
      .accessibilityLabel("Artwork for \(model.episode.show)")
  }

  private var scrubber: some View {
    VStack(spacing: 4) {
      Slider(value: $model.position, in: 0...model.episode.duration) {
        Text("Position")
      } minimumValueLabel: {
        Text(model.position.clock)
      } maximumValueLabel: {
        Text("-" + model.remaining.clock)
      }
      .accessibilityValue(model.position.spoken)
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: model.skip(by: 15)
        case .decrement: model.skip(by: -15)
        @unknown default: break
        }
      }
    }
  }

  private var controls: some View {
    HStack(spacing: 40) {
      ForEach(Control.allCases, id: \.self) { control in
        Button(action: { perform(control) }) {
          Image(systemName: control.symbol(isPlaying: model.isPlaying))
            .font(control == .play ? .largeTitle : .title)
        }
        .accessibilityLabel(control.label(isPlaying: model.isPlaying))
      }
    }
    .buttonStyle(.plain)
  }

  private func perform(_ control: Control) {
    switch control {
    case .back: model.skip(by: -15)
    case .play: model.togglePlay()
    case .forward: model.skip(by: 30)
    }
  }
}

private enum Control: CaseIterable {
  case back, play, forward

  func symbol(isPlaying: Bool) -> String {
    switch self {
    case .back: "gobackward.15"
    case .play: isPlaying ? "pause.fill" : "play.fill"
    case .forward: "goforward.30"
    }
  }

  func label(isPlaying: Bool) -> String {
    switch self {
    case .back: return "Back 15 seconds"
    case .play where isPlaying: return "Pause"
    case .play: return "Play"
    case .forward: return "Forward 30 seconds"
    }
  }
}

struct QueueSheet: View {
  @ObservedObject var model: PlayerModel
  @Environment(\.presentationMode) var presentationMode

  var body: some View {
    NavigationView {
      List {
        ForEach(Array(model.queue.enumerated()), id: \.element.id) { index, episode in
          HStack {
            Text("\(index + 1)")
              .monospacedDigit()
            VStack(alignment: .leading) {
              Text(episode.title)
              Text(episode.duration.clock).font(.caption)
            }
          }
          .accessibilityElement(children: .combine)
          .contextMenu {
            Button("Play now") { model.episode = episode }
          }
        }
        .onMove { source, destination in
          model.queue.move(fromOffsets: source, toOffset: destination)
        }
        .onDelete { model.queue.remove(atOffsets: $0) }
      }
      .navigationBarTitle("Up next", displayMode: .inline)
      .navigationBarItems(
        leading: EditButton(),
        trailing: Button("Done") { presentationMode.wrappedValue.dismiss() }
      )
    }
  }
}

struct PlayerScreen_Previews: PreviewProvider {
  static let episodes = [
    Episode(id: 1, title: "The long walk", show: "Paths", duration: 1825),
    Episode(id: 2, title: "Rivers", show: "Paths", duration: 960, artwork: "rivers"),
  ]

  static var previews: some View {
    PlayerScreen(model: PlayerModel(queue: episodes))
      .previewDisplayName("Player")
  }
}
