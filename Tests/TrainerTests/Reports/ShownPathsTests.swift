import Testing
import Trainer

@Suite("Shown paths")
struct ShownPathsTests {
  private static let paths = ShownPaths(
    from: "/project",
    library: "/project/.build/debug/trainer.resources/scenes"
  )

  @Test(
    "a path is written as a person would type it",
    arguments: [
      ("/project/MyView.swift", "MyView.swift"),
      ("MyView.swift", "MyView.swift"),
      ("./views/../MyView.swift", "MyView.swift"),
      ("/project/scenes/card/noisy.swift", "scenes/card/noisy.swift"),
      (
        "/project/.build/debug/trainer.resources/scenes/card/noisy.swift",
        "scenes/card/noisy.swift"
      ),
      ("/projects/MyView.swift", "/projects/MyView.swift"),
      ("../MyView.swift", "../MyView.swift"),
      ("/tmp/MyView.swift", "/tmp/MyView.swift"),
    ]
  )
  func shown(path: String, text: String) {
    #expect(Self.paths.shown(path) == text)
  }

  @Test("without a working folder only scenes are written shorter")
  func withoutFolder() {
    let paths = ShownPaths(library: "/usr/share/vot/scenes")
    #expect(paths.shown("/usr/share/vot/scenes/card/noisy.swift") == "scenes/card/noisy.swift")
    #expect(paths.shown("/tmp/MyView.swift") == "/tmp/MyView.swift")
    #expect(ShownPaths().shown("a/b.swift") == "a/b.swift")
  }
}
