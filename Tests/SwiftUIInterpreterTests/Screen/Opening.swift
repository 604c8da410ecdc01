import SwiftUIInterpreter
import TestSupport
import VoiceOver

/// Opens a view from source and walks over it.
func walk(
  _ source: String,
  view: String? = nil,
  options: LiveScreen.Options = LiveScreen.Options()
) throws -> Walk<LiveScreen> {
  Walk(try open(source, view: view, options: options))
}

/// Opens a view from source.
func open(
  _ source: String,
  view: String? = nil,
  options: LiveScreen.Options = LiveScreen.Options()
) throws -> LiveScreen {
  let program = Program(files: [SourceFile(path: "Test.swift", text: source)])
  return try LiveScreen(program, view: view, options: options)
}

/// Opens a view that shows what is written, with the properties that are given.
func walk(showing body: String, with properties: String = "") throws -> Walk<LiveScreen> {
  try walk(
    """
    import SwiftUI
    struct Shown: View {
      \(properties)
      var body: some View {
        \(body)
      }
    }
    """
  )
}
