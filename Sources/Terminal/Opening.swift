/// Opens the terminal.
struct Opening {}
