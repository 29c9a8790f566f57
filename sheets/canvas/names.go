package canvas

// The names of colours, patterns, faces and alignments: in listings and as
// classes of SVG.
var (
	colourNames  = [...]string{None: "none", Black: "ink", Spot: "spot", Paper: "paper", Pencil: "pencil", Red: "red", Yellow: "yellow", Blue: "blue", Green: "green", Brown: "brown", Purple: "purple", Pink: "pink"}
	patternNames = [...]string{"diagonal", "contrary", "level", "upright", "cross", "grid", "dots", "waves"}
	faceNames    = [...]string{"body", "bold", "italic"}
	alignNames   = [...]string{"left", "middle", "right"}
)

func (c Colour) String() string  { return name(colourNames[:], int(c)) }
func (p Pattern) String() string { return name(patternNames[:], int(p)) }
func (f Face) String() string    { return name(faceNames[:], int(f)) }
func (a Align) String() string   { return name(alignNames[:], int(a)) }

// name returns the name of a value; one that does not exist counts as the
// first.
func name(names []string, i int) string {
	if i < 0 || i >= len(names) {
		i = 0
	}
	return names[i]
}
