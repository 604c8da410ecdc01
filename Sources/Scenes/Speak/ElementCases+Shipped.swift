#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ElementCases {
  /// Reads the speech cases that come with the program, however it was started.
  ///
  /// - Parameters:
  ///   - executable: The path of the program.
  ///   - current: The current folder; that of the process when absent.
  /// - Returns: The cases; nil when they are not beside the program nor in its sources.
  public static func shipped(
    executable: String? = SceneLibrary.executable,
    current: String? = nil
  ) -> ElementCases? {
    let resource = ShippedResource(
      name: "Cases/speech-cases.json",
      source: "Sources/ShippedFiles/Cases/speech-cases.json"
    )
    for path in resource.candidates(executable: executable, current: current) {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      return ElementCases(json: text, path: path)
    }
    return nil
  }
}
