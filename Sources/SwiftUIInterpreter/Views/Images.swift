import AccessibilityTree

// Image and AsyncImage.
//
// Source: Apple, SwiftUI Image: init(_:label:), init(decorative:); symbol names as in SymbolNames.

extension Resolver {
  /// An `Image` in all its forms.
  mutating func image(_ call: SystemCall, _ context: Context) -> ResolvedView {
    if let symbol = call["systemName"] {
      return self.symbol(words(symbol), at: call.identity, place: call.place, context)
    }
    if let decorative = call["decorative"] {
      return call.node(.picture(Picture(name: words(decorative))))
    }
    if call["decorativeSystemName"] != nil { return call.node(.nothing) }
    let isNamed = call.arguments.first?.label == nil
    let name = isNamed ? call.title.map { words($0) } ?? "" : ""
    var view = picture(name, at: call.identity, place: call.place, context)
    if let label = call["label"] {
      view.seed?.label = words(label)
      view.seed?.origin = .written
      view.seed?.isUnnamedPicture = false
      view.seed?.certainty = .documented
    }
    return view
  }

  /// A system symbol, named as VoiceOver names it.
  func symbol(
    _ name: String,
    at identity: Identity,
    place: PlaceID,
    _ context: Context
  ) -> ResolvedView {
    var picture = Picture(name: name, side: context.font.lineHeight * context.textScale)
    picture.colors = textColors(context)
    var view = ResolvedView(.picture(picture), at: identity, place: place)
    let spoken = SymbolNames.name(of: name)
    var seed = Seed(label: spoken.name, traits: .image, origin: spoken.origin)
    seed.isUnnamedPicture = true
    seed.certainty = spoken.origin == .knownSymbol ? .observed : .claimed
    view.seed = seed
    view.isDisabled = !context.isEnabled
    return view
  }

  /// A picture of the app, named by its file; one from elsewhere has no name.
  func picture(
    _ name: String,
    at identity: Identity,
    place: PlaceID,
    _ context: Context
  ) -> ResolvedView {
    var view = ResolvedView(.picture(Picture(name: name)), at: identity, place: place)
    var seed = Seed(label: name.isEmpty ? nil : name, traits: .image)
    seed.origin = name.isEmpty ? .written : .assetName
    seed.isUnnamedPicture = true
    view.seed = seed
    view.isDisabled = !context.isEnabled
    return view
  }

  /// An `AsyncImage`, which never loads: its placeholder, or what its closure makes of the phase in
  /// which there is no picture yet; without either, the picture that it will be, without a name.
  ///
  /// - Source: Apple, SwiftUI AsyncImage and AsyncImagePhase; that the bare one is a stop is claimed.
  mutating func asyncImage(_ call: SystemCall, _ context: Context) -> ResolvedView {
    if let placeholder = call["placeholder"] {
      let views = content(placeholder, in: call.identity, context)
      return joined(views, at: call.identity, place: call.place)
    }
    if let builder = call["content"] ?? call.trailing {
      let views = content(builder, in: call.identity, context, arguments: [Self.emptyPhase])
      return joined(views, at: call.identity, place: call.place)
    }
    var view = picture("", at: call.identity, place: call.place, context)
    view.seed?.inference = .loadedImage
    return view
  }

  /// The phase of loading before there is a picture or an error.
  private static let emptyPhase = Value.enumeration(
    EnumerationValue(
      type: nil,
      name: "empty",
      payload: [
        Argument(label: "image", value: .none), Argument(label: "error", value: .none),
      ]
    )
  )
}
