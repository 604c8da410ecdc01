/// A scene.
struct Scene {}
