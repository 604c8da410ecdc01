#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What this process has used so far.
///
/// Time is that of the processor, so that a busy machine makes no input a hang.
struct ProcessUse {
  /// Seconds of the processor.
  let seconds: Double
  /// The most memory that was held at once, in MiB.
  let peak: Int

  /// Asks the system.
  init() {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(RUSAGE_SELF.rawValue, &usage)
      peak = Int(usage.ru_maxrss) / 1024
    #elseif canImport(Musl)
      getrusage(RUSAGE_SELF, &usage)
      peak = Int(usage.ru_maxrss) / 1024
    #else
      getrusage(RUSAGE_SELF, &usage)
      peak = Int(usage.ru_maxrss) / 1_048_576
    #endif
    let user = Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1e6
    seconds = user + Double(usage.ru_stime.tv_sec) + Double(usage.ru_stime.tv_usec) / 1e6
  }
}

extension ProcessUse {
  /// The seconds of the processor that another process has used; absent where that is not told.
  static func seconds(of process: Int32) -> Double? {
    guard let file = fopen("/proc/\(process)/stat", "r") else { return nil }
    defer { fclose(file) }
    var bytes = [CChar](repeating: 0, count: 1024)
    guard fgets(&bytes, 1024, file) != nil else { return nil }
    let line = String(
      decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) },
      as: UTF8.self
    )
    // The name stands in parentheses and may hold blanks; behind it the 12th and 13th are the times.
    let fields = line.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else {
      return nil
    }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}
