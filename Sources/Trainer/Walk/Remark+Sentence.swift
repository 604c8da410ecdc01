import VoiceOver

extension Remark {
  /// The remark as a sentence, for people.
  var sentence: String {
    switch self {
    case .unannouncedTapGesture: "a tap gesture ran; nothing had announced it as a control"
    case .unreliableName: "this name is made from a symbol's identifier and is not reliable"
    case .noName: "this stop has no name"
    case .audioGraph: "a device plays a tone for each value of the chart"
    }
  }
}
