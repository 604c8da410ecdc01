/// Streams and groups of tasks as Swift source, on tasks and continuations, that is lowered beside a
/// module which uses them.
///
/// So they wait on the clock that is handed in, as all that waits does. A stream keeps all that it is
/// given, whatever its buffering policy. That the end of a function cancels what its `async let`
/// began, and that a task hands its cancellation down to the group in it before it waits there, is not
/// simulated.
///
/// - Source: Apple, AsyncStream, AsyncThrowingStream, TaskGroup, ThrowingTaskGroup and
///   withTaskGroup(of:returning:isolation:body:); The Swift Programming Language, "Concurrency".
enum StreamPrelude {
  /// The words of a source that uses what is here.
  static let words = ["AsyncStream", "AsyncThrowingStream", "TaskGroup"]

  /// What the names of its own functions begin with, which no event log shows.
  static let prefix = "swiftAsync"

  /// The function that makes something with `next()` of what `for await` goes through.
  static let elements = prefix + "Elements"

  static let source = """
    class AsyncStream {
      class Continuation {
        enum Termination { case finished, cancelled }
        let swiftAsyncStream: AsyncStream
        init(stream: AsyncStream) { swiftAsyncStream = stream }
        var onTermination: Any? {
          get { swiftAsyncStream.swiftAsyncEnding }
          set { swiftAsyncStream.swiftAsyncEnding = newValue }
        }
        func yield(_ value: Any = ()) { swiftAsyncStream.swiftAsyncTake(value) }
        func yield(with result: Any) {
          switch result {
          case .success(let value): swiftAsyncStream.swiftAsyncTake(value)
          case .failure(let error): swiftAsyncStream.swiftAsyncEnd(error)
          }
        }
        func finish(throwing error: Any? = nil) { swiftAsyncStream.swiftAsyncEnd(error) }
      }
      var swiftAsyncValues: [Any] = []
      var swiftAsyncIsOver = false
      var swiftAsyncFailure: Any?
      var swiftAsyncWaiter: Any?
      var swiftAsyncEnding: Any?
      var swiftAsyncSource: Any?
      var swiftAsyncStaysOpen = false
      init(bufferingPolicy: Any? = nil, _ build: (AsyncStream.Continuation) -> Void) {
        build(AsyncStream.Continuation(stream: self))
      }
      init(
        _ elementType: Any, bufferingPolicy: Any? = nil,
        _ build: (AsyncStream.Continuation) -> Void
      ) { build(AsyncStream.Continuation(stream: self)) }
      init(unfolding produce: Any?, onCancel: Any? = nil) {
        swiftAsyncSource = produce
        swiftAsyncEnding = onCancel
      }
      init(swiftAsyncOpen: Bool) { swiftAsyncStaysOpen = swiftAsyncOpen }
      static func makeStream(
        of elementType: Any? = nil, throwing failureType: Any? = nil, bufferingPolicy: Any? = nil
      ) -> (stream: AsyncStream, continuation: AsyncStream.Continuation) {
        let stream = AsyncStream(swiftAsyncOpen: false)
        return (stream: stream, continuation: AsyncStream.Continuation(stream: stream))
      }
      func makeAsyncIterator() -> AsyncStream { self }
      func next() async throws -> Any? {
        if let swiftAsyncSource { return try await swiftAsyncSource() }
        if !swiftAsyncValues.isEmpty { return swiftAsyncValues.removeFirst() }
        if swiftAsyncIsOver {
          if let failure = swiftAsyncFailure {
            swiftAsyncFailure = nil
            throw failure
          }
          return nil
        }
        let value = try await swiftAsyncValue { self.swiftAsyncWaiter = $0 }
        if swiftAsyncWaiter == nil { return value }
        swiftAsyncWaiter = nil
        if !swiftAsyncStaysOpen { swiftAsyncClose(.cancelled) }
        return nil
      }
      func swiftAsyncTake(_ value: Any) {
        if swiftAsyncIsOver { return }
        guard let waiter = swiftAsyncWaiter else {
          swiftAsyncValues.append(value)
          return
        }
        swiftAsyncWaiter = nil
        waiter.resume(returning: value)
      }
      func swiftAsyncEnd(_ error: Any?) {
        if swiftAsyncIsOver { return }
        if let waiter = swiftAsyncWaiter {
          swiftAsyncWaiter = nil
          if let error { waiter.resume(throwing: error) } else { waiter.resume(returning: nil) }
        } else {
          swiftAsyncFailure = error
        }
        swiftAsyncClose(.finished)
      }
      func swiftAsyncClose(_ reason: AsyncStream.Continuation.Termination) {
        if swiftAsyncIsOver { return }
        swiftAsyncIsOver = true
        if let ending = swiftAsyncEnding { ending(reason) }
      }
      func map(_ change: @escaping (Any) async -> Any) -> AsyncStream {
        AsyncStream(unfolding: {
          guard let value = try await self.next() else { return nil }
          return await change(value)
        })
      }
      func filter(_ isIncluded: @escaping (Any) async -> Bool) -> AsyncStream {
        AsyncStream(unfolding: {
          while let value = try await self.next() {
            if await isIncluded(value) { return value }
          }
          return nil
        })
      }
      func compactMap(_ change: @escaping (Any) async -> Any?) -> AsyncStream {
        AsyncStream(unfolding: {
          while let value = try await self.next() {
            if let changed = await change(value) { return changed }
          }
          return nil
        })
      }
      func prefix(_ count: Int) -> AsyncStream {
        let limit = AsyncLimit(count)
        return AsyncStream(unfolding: {
          guard limit.swiftAsyncCount > 0 else { return nil }
          limit.swiftAsyncCount -= 1
          return try await self.next()
        })
      }
      func first(where isWanted: @escaping (Any) async -> Bool) async -> Any? {
        while let value = try await next() {
          if await isWanted(value) { return value }
        }
        return nil
      }
    }
    typealias AsyncThrowingStream = AsyncStream
    class AsyncLimit {
      var swiftAsyncCount: Int
      init(_ count: Int) { swiftAsyncCount = count }
    }
    struct AsyncOutcome {
      var value: Any?
      var error: Any?
    }
    class AsyncElements {
      var swiftAsyncLeft: [Any]
      init(_ all: Any) { swiftAsyncLeft = Array(all) }
      func next() async -> Any? {
        swiftAsyncLeft.isEmpty ? nil : swiftAsyncLeft.removeFirst()
      }
    }
    class TaskGroup {
      var swiftAsyncTasks: [Any] = []
      var swiftAsyncCount = 0
      var swiftAsyncOutcomes = AsyncStream(swiftAsyncOpen: true)
      var isCancelled = false
      var isEmpty: Bool { swiftAsyncCount == 0 }
      func addTask(
        name: String? = nil, priority: Any? = nil, operation: @escaping () async throws -> Any
      ) {
        swiftAsyncCount += 1
        let task = Task {
          do {
            let value = try await operation()
            self.swiftAsyncOutcomes.swiftAsyncTake(AsyncOutcome(value: value, error: nil))
          } catch {
            self.swiftAsyncOutcomes.swiftAsyncTake(AsyncOutcome(value: nil, error: error))
          }
        }
        swiftAsyncTasks.append(task)
        if isCancelled { task.cancel() }
      }
      func addTaskUnlessCancelled(
        name: String? = nil, priority: Any? = nil, operation: @escaping () async throws -> Any
      ) -> Bool {
        if isCancelled || Task.isCancelled { return false }
        addTask(operation: operation)
        return true
      }
      func makeAsyncIterator() -> TaskGroup { self }
      func next() async throws -> Any? {
        if swiftAsyncCount == 0 { return nil }
        var outcome = try await swiftAsyncOutcomes.next()
        if outcome == nil, Task.isCancelled {
          cancelAll()
          outcome = try await swiftAsyncOutcomes.next()
        }
        guard let outcome else {
          swiftAsyncCount = 0
          return nil
        }
        swiftAsyncCount -= 1
        if let error = outcome.error { throw error }
        return outcome.value
      }
      func waitForAll() async throws {
        var failure: Any?
        while swiftAsyncCount > 0 {
          do { let value = try await next() } catch { if failure == nil { failure = error } }
        }
        if let failure { throw failure }
      }
      func cancelAll() {
        isCancelled = true
        for task in swiftAsyncTasks { task.cancel() }
      }
      func reduce(_ first: Any, _ combine: (Any, Any) async -> Any) async throws -> Any {
        var result = first
        while let value = try await next() { result = await combine(result, value) }
        return result
      }
      func reduce(into first: Any, _ combine: (inout Any, Any) -> Void) async throws -> Any {
        var values: [Any] = []
        while let value = try await next() { values.append(value) }
        return values.reduce(into: first, combine)
      }
    }
    typealias ThrowingTaskGroup = TaskGroup
    typealias DiscardingTaskGroup = TaskGroup
    typealias ThrowingDiscardingTaskGroup = TaskGroup
    func swiftAsyncElements(_ sequence: Any) -> Any {
      if sequence is AsyncStream || sequence is TaskGroup { return sequence }
      return AsyncElements(sequence)
    }
    func withTaskGroup(
      of childType: Any? = nil, returning type: Any? = nil, isolation: Any? = nil,
      body: (TaskGroup) async -> Any
    ) async -> Any {
      let group = TaskGroup()
      let result = await body(group)
      try? await group.waitForAll()
      return result
    }
    func withThrowingTaskGroup(
      of childType: Any? = nil, returning type: Any? = nil, isolation: Any? = nil,
      body: (TaskGroup) async throws -> Any
    ) async throws -> Any {
      let group = TaskGroup()
      do {
        let result = try await body(group)
        try await group.waitForAll()
        return result
      } catch {
        group.cancelAll()
        try? await group.waitForAll()
        throw error
      }
    }
    func withDiscardingTaskGroup(
      returning type: Any? = nil, isolation: Any? = nil, body: (TaskGroup) async -> Any
    ) async -> Any {
      let group = TaskGroup()
      let result = await body(group)
      try? await group.waitForAll()
      return result
    }
    func withThrowingDiscardingTaskGroup(
      returning type: Any? = nil, isolation: Any? = nil, body: (TaskGroup) async throws -> Any
    ) async throws -> Any {
      try await withThrowingTaskGroup(body: body)
    }
    """
}
