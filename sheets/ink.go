package sheets

import "slices"

// Ink says how much ink a document takes.
type Ink string

// The ink modes.
const (
	Full  Ink = "full"
	Saver Ink = "saver" // thin rules, hatching for solid areas
	Grey  Ink = "grey"  // no colour at all
)

// Inks are the ink modes offered, the default first.
var Inks = []Ink{Full, Saver, Grey}

// A palette is what the colours come out as on paper.
type palette [colourCount]RGB

// prints are the inks that games have beside black and their spot colour.
var prints = map[Colour]RGB{
	Red: {0xb3, 0x26, 0x1e}, Yellow: {0xc9, 0x8a, 0x00}, Blue: {0x1f, 0x5a, 0x9e}, Green: {0x2e, 0x7d, 0x32}, Brown: {0x7a, 0x4a, 0x21},
	Purple: {0x6a, 0x2c, 0x8c}, Pink: {0xc2, 0x3b, 0x7c},
}

// palette returns the colours of a mode. A pencil is black on paper.
func (i Ink) palette(spot RGB) palette {
	p := palette{Spot: spot, Paper: {255, 255, 255}}
	for c, ink := range prints {
		p[c] = ink
	}
	switch i {
	case Grey:
		p[Spot] = RGB{70, 70, 70}
		for c := range prints {
			p[c] = p[Spot]
		}
	case Saver:
		// Three quarters of black is as easy to read, and most of a colour as easy to
		// tell.
		p[Black] = RGB{64, 64, 64}
		for c := range p {
			if Colour(c) == Spot || prints[Colour(c)] != (RGB{}) {
				p[c] = p[c].lighter()
			}
		}
	default: // as it is
	}
	return p
}

// lighter is a colour with seven eighths of its ink.
func (c RGB) lighter() RGB {
	less := func(v uint8) uint8 { return v + (255-v)/8 }
	return RGB{less(c.R), less(c.G), less(c.B)}
}

// on returns the canvas that draws on c in this mode.
func (i Ink) on(c pageCanvas) pageCanvas {
	if i == Saver {
		return newSaver(c)
	}
	return c
}

// What the saver does, in mm of the medium.
const (
	thinRule   = 0.12 // rules up to here keep their width
	ruleLeft   = 0.28 // of what a rule has above that
	dashLeft   = 0.65 // the same of dashes, which are half paper
	lighter    = 0.48 // of the weight of a hatching's lines
	wider      = 1.2  // of the distance of a hatching's lines
	solidArea  = 3    // mm²: larger fills become outlines
	solidThick = 0.6  // mm: thinner ones do not, as small letters could not be read
	solidDense = 0.4  // of what is round a fill: less is no ground for others
	hatchArea  = 40   // mm²: larger fills are hatched too
	outline    = 0.15 // around what was solid
	solidPitch = 0.9
	solidLine  = 0.16
)

// A saver draws with less ink on the canvas under it: rules get thinner,
// hatching lighter, and a solid becomes an outline, with a light hatching if
// it is large. What was knocked out of the solid stays readable: shapes get
// an outline, text is printed black.
type saver struct {
	pageCanvas
	frame  frame // the same as that of the canvas under it
	solids []solid
}

// A solid is an area that is solid in full ink.
type solid struct {
	extent
	hatched bool
}

func newSaver(under pageCanvas) *saver { return &saver{pageCanvas: under, frame: newFrame()} }

func (s *saver) Path(p Path, paint Paint) {
	if paint.Exact {
		s.pageCanvas.Path(p, paint)
		return
	}
	k := s.frame.now.k
	if w := paint.Width * k; paint.Stroke != None && w > thinRule && !paint.Kept {
		left := ruleLeft
		if len(paint.Dash) > 0 {
			left = dashLeft
		}
		paint.Width = (thinRule + (w-thinRule)*left) / k
	}
	switch {
	case paint.Fill == Black, paint.Fill == Spot:
		s.solid(p, paint)
		return
	case paint.Fill == None && paint.Stroke == Paper && s.onSolid(p): // scratched into the solid
		paint.Stroke = Black
	case paint.Fill == Paper && paint.Stroke == None && s.onSolid(p): // knocked out of it
		paint.Stroke, paint.Width = Black, outline/k
	}
	s.pageCanvas.Path(p, paint)
}

// solid draws a filled area.
func (s *saver) solid(p Path, paint Paint) {
	k := s.frame.now.k
	device := s.frame.path(p)
	outlines := flatten(device)
	size := surface(outlines)
	if size <= solidArea || thickness(outlines) <= solidThick {
		s.pageCanvas.Path(p, paint)
		return
	}
	if paint.Stroke == None {
		paint.Stroke, paint.Width = paint.Fill, outline/k
	}
	tone := Tone{Pattern: Diagonal, Pitch: solidPitch / k, Weight: solidLine / k, Colour: paint.Fill}
	paint.Fill = Paper
	s.pageCanvas.Path(p, paint)
	made := solid{hatched: size > hatchArea}
	if made.hatched {
		s.pageCanvas.Hatch(p, tone)
	}
	made.addPath(device)
	if size >= solidDense*(made.max.x-made.min.x)*(made.max.y-made.min.y) {
		s.solids = append(s.solids, made)
	}
}

// solidUnder finds the solid drawn last that a path lies on.
func (s *saver) solidUnder(p Path) (solid, bool) {
	var e extent
	e.addPath(s.frame.path(p))
	for _, under := range slices.Backward(s.solids) {
		if e.within(under.extent) {
			return under, true
		}
	}
	return solid{}, false
}

func (s *saver) onSolid(p Path) bool {
	_, on := s.solidUnder(p)
	return on
}

// Hatch draws a lighter tone: finer lines, and fewer where they would be finer than
// a printer can be trusted with.
func (s *saver) Hatch(p Path, t Tone) {
	k := s.frame.now.k
	weight := lighter * t.Weight
	t.Weight = max(weight, min(t.Weight, printedLine/k))
	t.Pitch *= wider * t.Weight / weight
	s.pageCanvas.Hatch(p, t)
}

func (s *saver) Text(x, y float64, text string, t Type) {
	if t.Colour == Paper {
		w, h := Measure(text, t), t.CapHeight()
		line := Rect(x-w*t.Align.share(), y-h, w, h)
		if under, on := s.solidUnder(line); on {
			t.Colour = Black
			if under.hatched {
				const air = 0.3 // of the capitals' height, all around
				s.pageCanvas.Path(Rect(x-w*t.Align.share()-air*h, y-h-air*h, w+2*air*h, h+2*air*h), Paint{Fill: Paper})
			}
		}
	}
	s.pageCanvas.Text(x, y, text, t)
}

func (s *saver) Push(x, y, k float64) {
	s.frame.Push(x, y, k)
	s.pageCanvas.Push(x, y, k)
}

func (s *saver) Pop() {
	s.frame.Pop()
	s.pageCanvas.Pop()
}

func (s *saver) enter(at Placement) {
	s.frame.Push(at.X, at.Y, 1)
	s.pageCanvas.enter(at)
}

func (s *saver) leave(at Placement) {
	s.frame.Pop()
	s.pageCanvas.leave(at)
}
