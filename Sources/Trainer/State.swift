/// A state.
struct State {}
