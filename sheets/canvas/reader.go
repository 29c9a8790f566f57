package canvas

// A Reader is a canvas whose drawings can be searched and read aloud.
type Reader interface {
	// Read says which words are drawn as paths: a line from x on, with its baseline at y, so
	// wide, with capitals of a height in mm; if that's negative, upside down. Nothing of it
	// shows.
	Read(x, y, width, capHeight float64, words string)
}

// Read says which words are drawn as paths, where a canvas can be read.
func Read(c Canvas, x, y, width, capHeight float64, words string) {
	if r, ok := c.(Reader); ok {
		r.Read(x, y, width, capHeight, words)
	}
}
