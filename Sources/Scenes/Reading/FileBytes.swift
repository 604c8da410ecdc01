#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Reads and writes bytes of descriptors, whole or not at all.
///
/// The library's handles of files would do as well, but come with a part of it that takes a third
/// of the time in which the program starts.
package enum FileBytes {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: Its path.
  ///   - most: How many bytes are read at most.
  /// - Returns: Its bytes; nil where it cannot be read.
  package static func read(at path: String, upTo most: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return read(from: descriptor, upTo: most)
  }

  /// Reads a descriptor to its end.
  ///
  /// - Parameters:
  ///   - descriptor: An open one.
  ///   - most: How many bytes are read at most.
  /// - Returns: The bytes; nil where it cannot be read.
  package static func read(from descriptor: Int32, upTo most: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while bytes.count < most {
      let wanted = min(buffer.count, most - bytes.count)
      let count = buffer.withUnsafeMutableBytes { readOnce(descriptor, $0, wanted) }
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 {
        return bytes
      } else if errno != EINTR, errno != EAGAIN {
        return nil
      }
    }
    return bytes
  }

  /// Writes to a descriptor.
  ///
  /// - Returns: The number of what went wrong, 0 for nothing.
  package static func write(_ bytes: some Collection<UInt8>, to descriptor: Int32) -> Int32 {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeOnce(descriptor, $0) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR, errno != EAGAIN {
        return errno == 0 ? EIO : errno
      }
    }
    return 0
  }

  /// Writes a file anew, or adds to its end.
  ///
  /// - Returns: Whether every byte was written.
  package static func write(
    _ text: String,
    at path: String,
    atEnd isAdded: Bool = false
  ) -> Bool {
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | (isAdded ? O_APPEND : O_TRUNC)
    let descriptor = open(path, flags, 0o666)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return write(text.utf8, to: descriptor) == 0
  }
}

// The functions of the C library under names of their own, beside those of the type above.

private func readOnce(
  _ descriptor: Int32,
  _ buffer: UnsafeMutableRawBufferPointer,
  _ count: Int
) -> Int {
  read(descriptor, buffer.baseAddress, count)
}

private func writeOnce(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
