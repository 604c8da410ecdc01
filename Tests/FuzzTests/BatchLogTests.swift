import Testing

@testable import Fuzz

@Suite("The log of a batch")
struct BatchLogTests {
  @Test("a batch that came to its end has nothing to tell")
  func whole() {
    let log = BatchLog("0\nviews 2\n1\nviews 0\npeak 71\nend\n")
    #expect(log.isWhole)
    #expect(log.findings == [])
    #expect(log.viewCount == 2)
    #expect(log.blankCount == 1)
    #expect(log.peak == 71)
    #expect(log.next == 2)
  }

  @Test("an input that has no result ended the process")
  func crash() {
    let log = BatchLog("7\nviews 1\n8\n")
    #expect(!log.isWhole)
    #expect(log.findings == [Finding(input: 8, fault: .crash)])
    #expect(log.findings.map(\.line) == ["input 8: ends the process"])
    #expect(log.next == 9)
  }

  @Test("what takes long or much is told with its input")
  func faults() {
    let log = BatchLog("7\nviews 1\nhang 2.51\n8\nviews 1\nmemory 530\n")
    #expect(
      log.findings.map(\.line) == ["input 7: takes 2.5 s", "input 8: takes 530 MiB"]
    )
    #expect(!log.isWhole)
    #expect(log.next == 9)
  }

  @Test("an empty log is of a batch that never began")
  func empty() {
    #expect(BatchLog("").next == nil)
    #expect(BatchLog("").findings == [])
  }
}

@Suite("What a run is asked for")
struct FuzzArgumentsTests {
  @Test("seed, count and first input are taken")
  func taken() {
    let arguments = FuzzArguments(["--seed", "9", "--count", "20", "--first", "5", "--jobs", "2"])
    #expect(arguments?.seed == 9)
    #expect(arguments?.jobs == 2)
    #expect(arguments?.inputs == 5..<25)
    #expect(FuzzArguments(["--input", "3"])?.input == 3)
    #expect(FuzzArguments([])?.inputs == 0..<1_000)
  }

  @Test(
    "what is not understood is refused",
    arguments: [
      ["--seed"], ["--seed", "x"], ["--count", "-1"], ["--jobs", "0"], ["--other", "1"], ["9"],
    ]
  )
  func refused(_ arguments: [String]) {
    #expect(FuzzArguments(arguments) == nil)
  }

  @Test("numbers beyond the last are cut off")
  func overflow() {
    let arguments = FuzzArguments(["--first", "\(Int.max - 1)", "--count", "\(Int.max)"])
    #expect(arguments?.inputs == (Int.max - 1)..<Int.max)
  }
}

@Suite("How far a run has come")
struct FuzzProgressTests {
  @Test("inputs are handed out once, and again where a batch left some")
  func handedOut() {
    var progress = FuzzProgress(inputs: 10..<25)
    #expect(progress.next(10) == 10..<20)
    #expect(progress.next(10) == 20..<25)
    #expect(progress.next(10) == nil)
    progress.add(BatchLog("10\nviews 1\n11\n"), of: 10..<20, leaving: 12..<20)
    #expect(progress.faults == 1)
    #expect(progress.line.hasPrefix("2 inputs"))
    #expect(progress.next(10) == 12..<20)
    #expect(progress.next(10) == nil)
  }
}
