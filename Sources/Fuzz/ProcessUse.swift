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
