package sheets

// A Size is a paper size in mm, upright.
type Size struct {
	Name string
	W, H float64
}

// Sizes are the paper sizes offered, the default first.
var Sizes = []Size{
	{"a4", 210, 297},
	{"letter", 215.9, 279.4},
	{"legal", 215.9, 355.6},
	{"a3", 297, 420},
	{"tabloid", 279.4, 431.8},
	{"a5", 148, 210},
}

// Turned returns the size lying on its side.
func (s Size) Turned() Size { return Size{s.Name, s.H, s.W} }
