package sheets

import (
	"strings"

	"saddlebag/sheets/typeface"
)

// svgPart draws a part as a group. One with a key is drawn once a process.
//
// It can be shown from a file of its own, where the classes of a page do not
// reach but its variables do: its colours are --ink, --spot and so on.
func svgPart(p Part) string {
	if p.Key == "" {
		return drawSVGPart(p)
	}
	key := svgKey{id: p.ID, part: p.Key, w: p.W, h: p.H}
	return svgStatics.Get(key, func() svgStatic { return svgStatic{key, drawSVGPart(p)} }).text
}

// An svgKey tells parts apart: everything that one depends on.
type svgKey struct {
	id, part string // Part.ID, Part.Key
	w, h     float64
	ink      Ink // of a page; empty for the screen
}

// svgStatics are parts for all pictures of the process.
var svgStatics = NewPartCache[svgKey, svgStatic]()

// An svgStatic is a part as SVG.
type svgStatic struct {
	key  svgKey
	text string
}

func (s svgStatic) MemorySize() int { return AroundPart + len(s.key.part) + len(s.text) }

func drawSVGPart(p Part) string {
	c := newSVGCanvas(p.ID)
	c.apart = true
	c.open("g", "class", "static")
	p.Draw(c)
	c.out = append(c.out, "</g>"...)
	return string(c.out)
}

// svgGroups draws groups: their ids are those that draw gives them, behind one of all.
func svgGroups(id string, draw func(Canvas)) string {
	c := newSVGCanvas(id)
	draw(c)
	return string(c.out)
}

// svgPicture puts groups into a picture of a measure, one unit a millimetre.
func svgPicture(id, title string, w, h float64, groups string) string {
	c := newSVGCanvas(id)
	box := appendNumber(append(appendNumber([]byte("0 0 "), w), ' '), h)
	c.open("svg", "xmlns", "http://www.w3.org/2000/svg", "class", "panel", "id", id,
		"viewBox", string(box), "overflow", "visible", "font-family", "serif", "font-kerning", "none", "xml:space", "preserve")
	c.title(title)
	c.out = append(c.out, groups...)
	c.out = append(c.out, "</svg>"...)
	return string(c.out)
}

// An svgCanvas writes SVG.
type svgCanvas struct {
	frame
	id    string // before those of its groups; empty on a page, which has none
	depth int    // of the groups that are open
	ink   Ink
	apart bool // from the page that shows it: no classes
	// printed are the colours of a file of its own, whose letters are outlines;
	// nil where a page has fonts and variables.
	printed *Palette
	pages   *svgPages // that the page is one of; nil for one by itself
	out     []byte
}

func newSVGCanvas(id string) *svgCanvas { return &svgCanvas{frame: newFrame(), id: id} }

// Path fills and strokes a path.
func (c *svgCanvas) Path(p Path, paint Paint) {
	c.path(c.frame.path(p), c.frame.paint(paint))
}

// Hatch covers the inside of a path with a tone.
func (c *svgCanvas) Hatch(p Path, t Tone) {
	t = c.frame.tone(t)
	c.path(HatchLines(c.frame.path(p), t, c.anchorX, c.anchorY), t.Paint())
}

// Text writes one line: an element for each run, so that a reader with other
// fonts goes astray by no more than a run.
func (c *svgCanvas) Text(x, y float64, s string, t Type) {
	if t.Colour == None || t.Size <= 0 {
		return
	}
	set(x, s, t, func(x float64, r typeface.Run) {
		if r.Font == nil {
			boxed(c, x, y, r, t)
			return
		}
		if c.printed != nil {
			c.outline(x, y, r, t)
			return
		}
		c.run(x, y, r, t)
	})
}

// anchors are the values of text-anchor.
var anchors = [...]string{Left: "start", Middle: "middle", Right: "end"}

// run writes a run without the spaces at its ends, which browsers do not keep.
func (c *svgCanvas) run(x, y float64, r typeface.Run, t Type) {
	r, before := r.Ink()
	x += (before + r.Width*t.Align.share()) * t.em()
	c.open("text")
	if !c.apart {
		c.attributes("class", t.Face.String()+" "+t.Colour.String()+"-fill")
	}
	c.attributes("fill", c.colour(t.Colour))
	c.lengths("x", c.x(x))
	c.lengths("y", c.y(y))
	c.lengths("font-size", t.em()*c.now.k)
	if t.Align.share() > 0 {
		c.attributes("text-anchor", anchors[t.Align])
	}
	if r.Backward { // the browser is not to turn round what has been
		c.attributes("direction", "ltr", "unicode-bidi", "bidi-override")
	}
	switch t.Face {
	case Bold:
		c.attributes("font-weight", "bold")
	case Italic:
		c.attributes("font-style", "italic")
	default: // upright and not bold
	}
	c.escape(r.Text)
	c.out = append(c.out, "</text>"...)
}

// Begin opens a group.
func (c *svgCanvas) Begin(id, label string) {
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
func (c *svgCanvas) End() {
	c.depth--
	c.out = append(c.out, "</g>"...)
}

// colourCodes are what the colours are where no style sheet says so.
var colourCodes = [...]string{
	None: "none", Black: "#000", Spot: "#8b1a1a", Paper: "#fff", Pencil: "#2b3a55",
	Red: "#b3261e", Yellow: "#c98a00", Blue: "#1f5a9e", Green: "#2e7d32", Brown: "#7a4a21", Purple: "#6a2c8c", Pink: "#c23b7c",
}

// colour is a colour as an attribute has it.
func (c *svgCanvas) colour(of Colour) string {
	if c.printed != nil && of != None {
		return hex(c.printed[of])
	}
	if c.apart && of != None {
		return "var(--" + of.String() + "," + colourCodes[of] + ")"
	}
	return colourCodes[of]
}

// path writes a path in units of the picture.
func (c *svgCanvas) path(p Path, paint Paint) {
	fills := paint.Fill != None
	strokes := paint.Stroke != None && paint.Width > 0
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
func classes(p Paint, fills, strokes bool) string {
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
func (c *svgCanvas) open(element string, attributes ...string) {
	c.out = append(append(append(c.out, '<'), element...), '>')
	c.attributes(attributes...)
}

// attributes adds attributes to the element that has just been opened.
func (c *svgCanvas) attributes(pairs ...string) {
	for i := 0; i+1 < len(pairs); i += 2 {
		c.attribute(pairs[i], func() { c.escape(pairs[i+1]) })
	}
}

// lengths adds an attribute of numbers to the element that has just been
// opened.
func (c *svgCanvas) lengths(attribute string, values ...float64) {
	c.attribute(attribute, func() { c.numbers(values...) })
}

// attribute adds an attribute before the bracket that ends the tag.
func (c *svgCanvas) attribute(name string, value func()) {
	c.out = append(c.out[:len(c.out)-1], ' ')
	c.out = append(append(c.out, name...), `="`...)
	value()
	c.out = append(c.out, `">`...)
}

func (c *svgCanvas) numbers(values ...float64) {
	for i, v := range values {
		if i > 0 {
			c.out = append(c.out, ' ')
		}
		c.out = appendNumber(c.out, v)
	}
}

// title writes what a picture, or a group of it, is called.
func (c *svgCanvas) title(text string) {
	c.open("title")
	c.escape(text)
	c.out = append(c.out, "</title>"...)
}

// escape writes text as XML can hold it: control characters, which it cannot,
// as the replacement character.
func (c *svgCanvas) escape(text string) {
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
