package canvas

import "slices"

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
	openCaps   = 8    // mm: letters with higher capitals become outlines
	openLine   = 0.3  // around them
	letterAir  = 0.16 // of their capitals' height, round letters on a solid
)

// A saver draws with less ink on the canvas under it: rules get thinner,
// hatching lighter, and a solid becomes an outline, with a light hatching if
// it is large. Words stay readable, and so does what was knocked out of a solid:
// shapes get an outline, text is printed black.
type saver struct {
	PageCanvas
	frame  Frame // the same as that of the canvas under it
	solids []solid
}

// A solid is an area that is solid in full ink.
type solid struct {
	Extent
	hatched bool
}

func newSaver(under PageCanvas) *saver { return &saver{PageCanvas: under, frame: NewFrame(nil)} }

func (s *saver) Path(p Path, paint Paint) {
	if paint.Exact {
		s.PageCanvas.Path(p, paint)
		return
	}
	k := s.frame.Now.K
	if paint.Lace {
		p, paint.Width = thinned(p), PrintedLine/k
	}
	if w := paint.Width * k; paint.Stroke != None && w > thinRule && !paint.Kept {
		left := ruleLeft
		if len(paint.Dash) > 0 {
			left = dashLeft
		}
		paint.Width = (thinRule + (w-thinRule)*left) / k
	}
	switch {
	case paint.Caps != 0:
		s.letters(p, paint)
		return
	case paint.Fill == Black, paint.Fill == Spot:
		s.solid(p, paint)
		return
	case paint.Fill == None && paint.Stroke == Paper && s.onSolid(p): // scratched into the solid
		paint.Stroke = Black
	case paint.Fill == Paper && paint.Stroke == None && s.onSolid(p): // knocked out of it
		paint.Stroke, paint.Width = Black, outline/k
	}
	s.PageCanvas.Path(p, paint)
}

// letters draws words in wood type, all letters of a word alike: those that large titles have
// as outlines, smaller ones as they are. What was knocked out of a solid is black, with paper
// round it.
func (s *saver) letters(p Path, paint Paint) {
	k := s.frame.Now.K
	switch {
	case paint.Fill == Paper && s.onSolid(p):
		s.PageCanvas.Path(p, Paint{Stroke: Paper, Width: 2 * letterAir * paint.Caps, Round: true})
		paint.Fill = Black
	case paint.Fill != Paper && paint.Caps*k > openCaps:
		paint = Paint{Fill: Paper, Stroke: paint.Fill, Width: openLine / k}
	}
	s.PageCanvas.Path(p, paint)
}

// thinned is two of every six lines of a path: patterns that are alike head over heels have
// a line and its twin after one another.
func thinned(p Path) Path {
	var left Path
	line := -1
	for _, step := range p {
		if step.Op == MoveTo {
			line++
		}
		if line%6 < 2 {
			left = append(left, step)
		}
	}
	return left
}

// solid draws a filled area.
func (s *saver) solid(p Path, paint Paint) {
	k := s.frame.Now.K
	device := s.frame.MediumPath(p)
	outlines := flatten(device)
	size := surface(outlines)
	if size <= solidArea || thickness(outlines) <= solidThick {
		s.PageCanvas.Path(p, paint)
		return
	}
	if paint.Stroke == None {
		paint.Stroke, paint.Width = paint.Fill, outline/k
	}
	tone := Tone{Pattern: Diagonal, Pitch: solidPitch / k, Weight: solidLine / k, Colour: paint.Fill}
	paint.Fill = Paper
	s.PageCanvas.Path(p, paint)
	made := solid{hatched: size > hatchArea}
	if made.hatched {
		s.PageCanvas.Hatch(p, tone)
	}
	made.AddPath(device)
	if size >= solidDense*(made.MaxX-made.MinX)*(made.MaxY-made.MinY) {
		s.solids = append(s.solids, made)
	}
}

// solidUnder finds the solid drawn last that a path lies on.
func (s *saver) solidUnder(p Path) (solid, bool) {
	var e Extent
	e.AddPath(s.frame.MediumPath(p))
	for _, under := range slices.Backward(s.solids) {
		if e.within(under.Extent) {
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
	k := s.frame.Now.K
	weight := lighter * t.Weight
	t.Weight = max(weight, min(t.Weight, PrintedLine/k))
	t.Pitch *= wider * t.Weight / weight
	s.PageCanvas.Hatch(p, t)
}

func (s *saver) Text(x, y float64, text string, t Type) {
	if t.Colour == Paper {
		w, h := Measure(text, t), t.CapHeight()
		line := Rect(x-w*t.Align.Share(), y-h, w, h)
		if under, on := s.solidUnder(line); on {
			t.Colour = Black
			if under.hatched {
				const air = 0.3 // of the capitals' height, all around
				s.PageCanvas.Path(Rect(x-w*t.Align.Share()-air*h, y-h-air*h, w+2*air*h, h+2*air*h), Paint{Fill: Paper})
			}
		}
	}
	s.PageCanvas.Text(x, y, text, t)
}

func (s *saver) Read(x, y, width, capHeight float64, words string) {
	Read(s.PageCanvas, x, y, width, capHeight, words)
}

func (s *saver) Push(x, y, k float64) {
	s.frame.Push(x, y, k)
	s.PageCanvas.Push(x, y, k)
}

func (s *saver) Pop() {
	s.frame.Pop()
	s.PageCanvas.Pop()
}

func (s *saver) Enter(p Part, x, y float64, window Area) {
	s.frame.Push(x, y, 1)
	s.PageCanvas.Enter(p, x, y, window)
}

func (s *saver) Leave(window Area) {
	s.frame.Pop()
	s.PageCanvas.Leave(window)
}
