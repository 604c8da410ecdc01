/// Support.
struct Support {}
