import SwiftUI

struct Download: Identifiable {
  enum State: Equatable {
    case waiting
    case running(progress: Double)
    case paused(progress: Double)
    case finished(size: Int64)
    case failed(reason: String)
  }

  let id: Int
  let fileName: String
  var state: State

  var progress: Double? {
    switch state {
    case .running(let progress), .paused(let progress): return progress
    default: return nil
    }
  }
}

@MainActor
final class DownloadManager: ObservableObject {
  @Published private(set) var downloads: [Download] = [
    Download(id: 1, fileName: "Map of Portugal.zip", state: .running(progress: 0.42)),
    Download(id: 2, fileName: "Handbook.pdf", state: .paused(progress: 0.1)),
    Download(id: 3, fileName: "Episode 12.m4a", state: .finished(size: 48_200_000)),
    Download(id: 4, fileName: "Backup.tar", state: .failed(reason: "Not enough space")),
    Download(id: 5, fileName: "Fonts.zip", state: .waiting),
  ]

  func toggle(_ id: Int) {
    guard let index = downloads.firstIndex(where: { $0.id == id }) else { return }
    switch downloads[index].state {
    case .running(let progress): downloads[index].state = .paused(progress: progress)
    case .paused(let progress): downloads[index].state = .running(progress: progress)
    case .failed, .waiting: downloads[index].state = .running(progress: 0)
    case .finished: break
    }
  }

  func remove(_ id: Int) {
    downloads.removeAll { $0.id == id }
  }
}

struct DownloadsView: View {
  @StateObject private var manager = DownloadManager()

  private var isAnyActive: Bool {
    manager.downloads.contains { if case .running = $0.state { true } else { false } }
  }

  var body: some View {
    NavigationStack {
      List(manager.downloads) { download in
        DownloadRow(download: download) {
          manager.toggle(download.id)
        }
        .swipeActions {
          Button(role: .destructive) {
            manager.remove(download.id)
          } label: {
            Label("Remove", systemImage: "trash")
          }
        }
      }
      .navigationTitle("Downloads")
      .toolbar {
        if isAnyActive {
          ProgressView().accessibilityLabel("Downloading")
        }
      }
    }
  }
}

private struct DownloadRow: View {
  let download: Download
  let onToggle: () -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 4) {
        Text(download.fileName)
        if let progress = download.progress {
          ProgressView(value: progress)
            .progressViewStyle(.linear)
        }
        Text(detail)
          .font(.caption)
          .foregroundStyle(isFailed ? .red : .secondary)
      }
      if let button {
        Button(action: onToggle) {
          Image(systemName: button.symbol)
        }
        .buttonStyle(.borderless)
        .accessibilityLabel("\(button.title) \(download.fileName)")
      }
    }
  }

  private var isFailed: Bool {
    if case .failed = download.state { return true }
    return false
  }

  private var detail: String {
    switch download.state {
    case .waiting: "Waiting"
    case .running(let progress): "\(Int(progress * 100)) percent"
    case .paused: "Paused"
    case .finished(let size): "\(size / 1_000_000) MB"
    case .failed(let reason): reason
    }
  }

  private var button: (title: String, symbol: String)? {
    switch download.state {
    case .running: ("Pause", "pause.circle")
    case .paused, .waiting: ("Resume", "play.circle")
    case .failed: ("Retry", "arrow.clockwise.circle")
    case .finished: nil
    }
  }
}

#Preview {
  DownloadsView()
}
