import AccessibilityTree

// Maps, videos, stores and web pages: what the system draws in them comes from elsewhere.
//
// Source: Apple, MapKit for SwiftUI, AVKit VideoPlayer, StoreKit views. That a marker is an element
// with its title, and that all of it stands behind one marked element, is inferred.

extension Resolver {
  /// A view whose inside is not simulated: one marked element, then what the code itself puts into it.
  mutating func systemScreen(_ call: SystemCall, _ context: Context) -> ResolvedView {
    evaluator.noteOnce(
      "'\(call.name)' is shown as one marked element: what the system draws in it is not simulated",
      name: call.name,
      at: call.place
    )
    let mark = marked(call.name, at: call.identity.appending(0xBAD), place: call.place)
    return joined([mark] + inside(call, context), at: call.identity, place: call.place)
  }

  /// The markers of a map, the views over a video.
  private mutating func inside(_ call: SystemCall, _ context: Context) -> [ResolvedView] {
    let builder =
      call["content"] ?? call["annotationContent"] ?? call["videoOverlay"]
      ?? call["marketingContent"] ?? call.trailing
    guard let items = call["annotationItems"] else {
      return content(builder, in: call.identity, context)
    }
    var each = call
    each.name = "ForEach"
    each.arguments = [
      Argument(label: nil, value: items), Argument(label: "content", value: builder ?? .void),
    ]
    var views: [ResolvedView] = []
    repeated(each, context, into: &views)
    return views
  }

  /// `Marker`, `Annotation` and their like: the views of it, else its title, else a mark.
  mutating func mapContent(_ call: SystemCall, _ context: Context) -> ResolvedView {
    let titles = titleViews(call, context, closure: call["label"])
    let shown = content(call["content"] ?? call.trailing, in: call.identity, context)
    var views = call.name == "Marker" || shown.isEmpty ? titles : shown
    if call.name == "UserAnnotation", views.isEmpty {
      views = [text("My Location", at: call.identity.appending(1), place: call.place, context)]
    }
    if views.isEmpty {
      views = [marked(call.name, at: call.identity.appending(0xBAD), place: call.place)]
    }
    for index in views.indices { views[index].steps.append(.rests(.view)) }
    return joined(views, at: call.identity, place: call.place)
  }
}
