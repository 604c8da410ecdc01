public import SwiftUIInterpreter

extension Scene {
  /// What a person has chosen in Settings, as far as a task or a check asks for it.
  public struct Surroundings: Hashable, Sendable {
    /// The text size; absent for that of the program.
    public var typeSize: TypeSize?
    /// The appearance; absent for that of the program.
    public var colorScheme: LiveScreen.Options.ColorScheme?
    /// The major version of iOS; absent for that of the program.
    public var system: Int?

    /// The versions of iOS that may be asked for.
    static let systems = ["17", "18", "26"]

    /// Nothing is asked for.
    public static let any = Surroundings()

    /// Returns options with what is asked for in place of their own.
    public func applied(to options: LiveScreen.Options) -> LiveScreen.Options {
      var options = options
      if let typeSize { options.typeSize = typeSize }
      if let colorScheme { options.colorScheme = colorScheme }
      if let system { options.system = system }
      return options
    }

    /// Returns what is asked for here, and elsewhere what others ask for.
    public func over(_ others: Surroundings) -> Surroundings {
      Surroundings(
        typeSize: typeSize ?? others.typeSize,
        colorScheme: colorScheme ?? others.colorScheme,
        system: system ?? others.system
      )
    }

    /// In words: "text size accessibility5, dark, iOS 18"; empty where nothing is asked for.
    public var words: String {
      [
        typeSize.map { "text size \($0.rawValue)" }, colorScheme?.rawValue,
        system.map { "iOS \($0)" },
      ]
      .compactMap { $0 }.joined(separator: ", ")
    }
  }
}
