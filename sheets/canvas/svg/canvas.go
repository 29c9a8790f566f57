// Package svg draws vector pictures: groups that phones show and swap, pages inside a
// document, and pages as files of their own. Begin with [Part], [Groups] and [Picture]
// for the first, [Page] for the second, [File] for the third.
package svg

import (
	"strings"

	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/typeface"
)

// Part draws a part as a group. One with a key is drawn once a process.
//
// The group can come from a file of its own. A page's classes don't reach it there, but
// variables do: its colours are --ink, --spot and so on.
func Part(p canvas.Part) string {
	if p.Key == "" {
		return drawPart(p)
	}
	key := partKey{id: p.ID, part: p.Key, w: p.W, h: p.H, in: p.In()}
	return drawnParts.Get(key, func() drawnPart { return drawnPart{key, drawPart(p)} }).text
}

// A partKey tells parts apart: everything that one depends on.
type partKey struct {
	id, part string // Part.ID, Part.Key
	w, h     float64
	ink      canvas.Ink       // of a page; empty for the screen
	in       *speech.Language // never nil
}

// drawnParts are parts for all pictures of the process.
var drawnParts = canvas.NewPartCache[partKey, drawnPart]()

// A drawnPart is a part as SVG.
type drawnPart struct {
	key  partKey
	text string
}

func (s drawnPart) MemorySize() int { return canvas.AroundPart + len(s.key.part) + len(s.text) }

func drawPart(p canvas.Part) string {
	c := newDrawing(p.ID, p.Language)
	c.apart = true
	c.open("g", "class", "static")
	p.Draw(c)
	c.out = append(c.out, "</g>"...)
	return string(c.out)
}

// Groups draws groups in a language, nil for English. Their ids are the given id followed by
// those that draw gives them.
func Groups(id string, in *speech.Language, draw func(canvas.Canvas)) string {
	c := newDrawing(id, in)
	draw(c)
	return string(c.out)
}

// Picture puts groups into a picture of w by h, one unit a millimetre.
func Picture(id, title string, w, h float64, groups string) string {
	c := newDrawing(id, nil)
	box := canvas.AppendNumber(append(canvas.AppendNumber([]byte("0 0 "), w), ' '), h)
	c.open("svg", "xmlns", "http://www.w3.org/2000/svg", "class", "panel", "id", id,
		"viewBox", string(box), "overflow", "visible", "font-family", "serif", "font-kerning", "none", "xml:space", "preserve")
	c.title(title)
	c.out = append(c.out, groups...)
	c.out = append(c.out, "</svg>"...)
	return string(c.out)
}

// Window puts groups into a picture of an area, one unit a millimetre. For who can't see
// it, it is an image with that title and nothing more.
func Window(title string, area canvas.Area, groups string) string {
	c := newDrawing("", nil)
	var box []byte
	for _, n := range []float64{area.X, area.Y, area.W, area.H} {
		box = append(canvas.AppendNumber(box, n), ' ')
	}
	c.open("svg", "xmlns", "http://www.w3.org/2000/svg", "role", "img", "aria-label", title,
		"viewBox", string(box[:len(box)-1]), "font-family", "serif", "font-kerning", "none", "xml:space", "preserve")
	c.out = append(c.out, groups...)
	c.out = append(c.out, "</svg>"...)
	return string(c.out)
}

// A drawing writes SVG.
type drawing struct {
	canvas.Frame
	id    string // before those of its groups; empty on a page, which has none
	depth int    // of the groups that are open
	ink   canvas.Ink
	apart bool // from the page that shows it: no classes
	// printed are the colours of a file of its own; nil where a page has fonts and
	// variables.
	printed  *canvas.Palette
	outlined bool   // letters are outlines
	pages    *Pages // that the page is one of; nil for one by itself
	out      []byte
}

func newDrawing(id string, in *speech.Language) *drawing {
	return &drawing{Frame: canvas.NewFrame(in), id: id}
}

// Path fills and strokes a path.
func (c *drawing) Path(p canvas.Path, paint canvas.Paint) {
	c.path(c.Frame.MediumPath(p), c.Frame.MediumPaint(paint))
}

// Hatch covers the inside of a path with a tone.
func (c *drawing) Hatch(p canvas.Path, t canvas.Tone) {
	t = c.Frame.MediumTone(t)
	c.path(canvas.HatchLines(c.Frame.MediumPath(p), t, c.AnchorX, c.AnchorY), t.Paint())
}

// Text writes one line: an element for each run, so that a reader with other
// fonts goes astray by no more than a run.
func (c *drawing) Text(x, y float64, s string, t canvas.Type) {
	if t.Colour == canvas.None || t.Size <= 0 {
		return
	}
	canvas.SetRuns(x, s, t, func(x float64, r typeface.Run) {
		if r.Font == nil {
			canvas.DrawBoxed(c, x, y, r, t)
			return
		}
		if c.outlined {
			c.outline(x, y, r, t)
			return
		}
		c.run(x, y, r, t)
	})
}

// anchors are the values of text-anchor.
var anchors = [...]string{canvas.Left: "start", canvas.Middle: "middle", canvas.Right: "end"}

// run writes a run without the spaces at its ends, which browsers do not keep.
func (c *drawing) run(x, y float64, r typeface.Run, t canvas.Type) {
	r, before := r.Ink()
	x += (before + r.Width*t.Align.Share()) * t.Em()
	c.open("text")
	if !c.apart {
		c.attributes("class", t.Face.String()+" "+t.Colour.String()+"-fill")
	}
	c.attributes("fill", c.colour(t.Colour))
	c.lengths("x", c.X(x))
	c.lengths("y", c.Y(y))
	c.lengths("font-size", t.Em()*c.Now.K)
	if t.Align.Share() > 0 {
		c.attributes("text-anchor", anchors[t.Align])
	}
	if c.printed != nil {
		c.stretch(r.Width * t.Em())
	}
	if r.Backward { // the browser is not to turn round what has been
		c.attributes("direction", "ltr", "unicode-bidi", "bidi-override")
	}
	switch t.Face {
	case canvas.Bold:
		c.attributes("font-weight", "bold")
	case canvas.Italic:
		c.attributes("font-style", "italic")
	default: // upright and not bold
	}
	c.escape(r.Text)
	c.out = append(c.out, "</text>"...)
}

// Begin opens a group.
func (c *drawing) Begin(id, label string) {
	c.depth++
	switch {
	case c.depth > 1:
		c.open("g", "class", id)
	case c.id == "":
		c.open("g", "class", "cell")
	default:
		c.open("g", "id", c.id+"-"+id, "class", "cell")
	}
	if label != "" && c.id != "" {
		c.title(label)
	}
}

// End closes it.
func (c *drawing) End() {
	c.depth--
	c.out = append(c.out, "</g>"...)
}

// colourCodes are what the colours are where no style sheet says so.
var colourCodes = [...]string{
	canvas.None: "none", canvas.Black: "#000", canvas.Spot: "#8b1a1a", canvas.Paper: "#fff", canvas.Pencil: "#2b3a55",
	canvas.Red: "#b3261e", canvas.Yellow: "#c98a00", canvas.Blue: "#1f5a9e", canvas.Green: "#2e7d32", canvas.Brown: "#7a4a21", canvas.Purple: "#6a2c8c", canvas.Pink: "#c23b7c",
}

// colour is a colour as an attribute has it.
func (c *drawing) colour(of canvas.Colour) string {
	if c.printed != nil && of != canvas.None {
		return hex(c.printed[of])
	}
	if c.apart && of != canvas.None {
		return "var(--" + of.String() + "," + colourCodes[of] + ")"
	}
	return colourCodes[of]
}

// path writes a path in units of the picture.
func (c *drawing) path(p canvas.Path, paint canvas.Paint) {
	fills := paint.Fill != canvas.None
	strokes := paint.Stroke != canvas.None && paint.Width > 0
	if len(p) == 0 || !fills && !strokes {
		return
	}
	c.open("path")
	if !c.apart {
		c.attributes("class", classes(paint, fills, strokes))
	}
	c.attributes("fill", c.colour(paint.Fill))
	if strokes {
		c.attributes("stroke", c.colour(paint.Stroke))
		c.lengths("stroke-width", paint.Width)
		if len(paint.Dash) > 0 {
			c.lengths("stroke-dasharray", paint.Dash...)
		}
		if paint.Round {
			c.attributes("stroke-linecap", "round", "stroke-linejoin", "round")
		}
	}
	c.attribute("d", func() { c.out = appendPath(c.out, p) })
	c.out = append(c.out[:len(c.out)-1], "/>"...)
}

// classes are those of a path that is filled, stroked or both.
func classes(p canvas.Paint, fills, strokes bool) string {
	var all []string
	if fills {
		all = append(all, p.Fill.String()+"-fill")
	}
	if strokes {
		all = append(all, p.Stroke.String()+"-stroke")
	}
	return strings.Join(all, " ")
}

// open opens an element with attributes: names and values by turns.
func (c *drawing) open(element string, attributes ...string) {
	c.out = append(append(append(c.out, '<'), element...), '>')
	c.attributes(attributes...)
}

// attributes adds attributes to the element that has just been opened.
func (c *drawing) attributes(pairs ...string) {
	for i := 0; i+1 < len(pairs); i += 2 {
		c.attribute(pairs[i], func() { c.escape(pairs[i+1]) })
	}
}

// lengths adds an attribute of numbers to the element that has just been
// opened.
func (c *drawing) lengths(attribute string, values ...float64) {
	c.attribute(attribute, func() { c.numbers(values...) })
}

// attribute adds an attribute before the bracket that ends the tag.
func (c *drawing) attribute(name string, value func()) {
	c.out = append(c.out[:len(c.out)-1], ' ')
	c.out = append(append(c.out, name...), `="`...)
	value()
	c.out = append(c.out, `">`...)
}

func (c *drawing) numbers(values ...float64) {
	for i, v := range values {
		if i > 0 {
			c.out = append(c.out, ' ')
		}
		c.out = canvas.AppendNumber(c.out, v)
	}
}

// title writes what a picture, or a group of it, is called.
func (c *drawing) title(text string) {
	c.open("title")
	c.escape(text)
	c.out = append(c.out, "</title>"...)
}

// escape writes text as XML can hold it: control characters, which it cannot,
// as the replacement character.
func (c *drawing) escape(text string) {
	for _, r := range text {
		switch {
		case r == '&':
			c.out = append(c.out, "&amp;"...)
		case r == '<':
			c.out = append(c.out, "&lt;"...)
		case r == '>':
			c.out = append(c.out, "&gt;"...)
		case r == '"':
			c.out = append(c.out, "&quot;"...)
		case r < ' ' && r != '\t' && r != '\n' && r != '\r', r == 0xFFFE, r == 0xFFFF:
			c.out = append(c.out, "\uFFFD"...)
		default:
			c.out = append(c.out, string(r)...)
		}
	}
}
