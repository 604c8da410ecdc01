import Scenes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Tells when files are saved.
///
/// It looks every 30 ms, so that a save is seen well within the 100 ms that feel immediate, and so
/// that it works for editors that write into the file as for those that put a new one in its place.
struct FileWatch {
  /// How long it waits between two looks, in microseconds.
  static let pause: UInt32 = 30_000

  /// How many looks are left out while nothing changes.
  ///
  /// Where there are so many files that looking at them keeps a core busy it is one: a save is still
  /// told at the third pause, within 100 ms.
  private var rest: Int { stamps.count < 500 ? 0 : 1 }
  private var left = 0

  /// What tells one version of a file from the next.
  private struct Stamp: Equatable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int
    var node: UInt64
  }

  private let path: String
  /// What was told of last.
  private var stamps: [String: Stamp]
  /// What was seen at the last look, and may still be being written.
  private var seen: [String: Stamp]

  /// At how many looks, one after the other, nothing was there.
  private var missing = 0
  /// How many those are before it counts as gone: a third of a second, in which an editor that puts
  /// a new file in the place of the old one is done.
  private static let longestGap = 10

  /// Begins to watch a file, or the Swift files of a folder.
  init(_ path: String) {
    self.path = path
    stamps = Self.stamps(of: path)
    seen = stamps
  }

  /// Whether something was saved since it was asked last, and has come to rest.
  ///
  /// A file counts once it is the same at two looks, so that none is read half-written; one that is
  /// away for a moment does not count.
  mutating func hasChanged() -> Bool {
    guard left == 0 else {
      left -= 1
      return false
    }
    let now = Self.stamps(of: path)
    // What has just changed is looked at again at once, to see whether it has come to rest.
    left = now == stamps ? rest : 0
    defer { seen = now }
    missing = now.isEmpty ? missing + 1 : 0
    guard now == seen, now != stamps, !now.isEmpty else { return false }
    stamps = now
    return true
  }

  /// Whether what is watched has just been found to be gone; true once, at the look that tells.
  var hasJustGone: Bool { missing == Self.longestGap }

  /// Notes that it was told to be gone, so that it is not told again.
  mutating func noteGone() {
    missing = Self.longestGap + 1
  }

  private static func stamps(of path: String) -> [String: Stamp] {
    var stamps: [String: Stamp] = [:]
    for file in SourceLoader.files(at: path) {
      var status = stat()
      guard stat(file, &status) == 0 else { continue }
      stamps[file] = Stamp(
        seconds: status.st_mtim.tv_sec,
        nanoseconds: status.st_mtim.tv_nsec,
        size: Int(status.st_size),
        node: UInt64(status.st_ino)
      )
    }
    return stamps
  }
}
