package certificate

import (
	"slices"

	"saddlebag/scoring/final"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// The parts of a finding on a certificate.
const (
	proofTold  = 8    // entries that are told of it
	viewWidth  = 46.0 // mm, of the drawing of its place
	viewHeight = 22.0
	mostViews  = 5 // findings with a drawing
)

// proofType is the type of small print.
var proofType = canvas.Type{Face: canvas.Italic, Size: 8, Colour: canvas.Black}

// A proof is a finding on a certificate, from y on.
type proof struct {
	y, height      float64
	clause         string
	message, tells speech.Text
	view           *view // nil where it has none
}

// lay lays out what is told below the scores, as far as there is room.
func (c *certificate) lay(g *glass) {
	y, end := c.scoresEnd()+certifyGap, c.signed()-2*certifyGap-art.SmallType.Leading()
	told := 0
	for i, f := range slices.Concat(c.Findings, c.Unread, c.Doubts) {
		p := c.proofOf(i, f)
		if i < mostViews {
			p.view = g.look(f.Entries)
		}
		if p.height = c.text(p); p.view != nil {
			p.height = max(p.height, p.view.window.H)
		}
		if y+p.height > end {
			break
		}
		p.y = y
		y += p.height + certifyGap
		c.proofs = append(c.proofs, p)
		told++
	}
	if left := len(c.Findings) + len(c.Unread) + len(c.Doubts) - told; left > 0 {
		c.rest = append(c.rest, speech.Say("sheets.findings-left", "n", left))
	} else if c.More {
		c.rest = append(c.rest, "sheets.findings-more")
	}
	if len(c.Wanted) > 0 {
		c.rest = append(c.rest, speech.Say("sheets.wanted", "parts", speech.List(c.Wanted)))
	}
	c.restY = y
}

// proofOf is a finding, a question or a doubt, by its place among all of them.
func (c *certificate) proofOf(i int, f final.Finding) proof {
	p := proof{clause: f.Clause, message: f.Message, tells: final.Told(f.Entries, proofTold)}
	switch {
	case i >= len(c.Findings)+len(c.Unread):
		p.message = speech.Say("sheets.look-again", "says", f.Message)
	case i >= len(c.Findings):
		p.clause, p.message, p.tells = "", speech.Say("sheets.hard-to-read", "says", f.Message), ""
	}
	return p
}

// beside is the area of what is said of a proof: right of the drawing, where there
// is one.
func (p proof) beside() canvas.Area {
	const clause = 14.0 // mm, for its number
	x := certifyIn
	if p.view != nil {
		x += viewWidth + certifyGap
	}
	return canvas.Area{X: x + clause, Y: p.y, W: panel.TwoWidth - certifyIn - x - clause}
}

// text is how high what is said of a proof is, mm.
func (c *certificate) text(p proof) float64 {
	w := p.beside().W
	return float64(len(canvas.Lines(c.say(p.message), w, art.SmallType)))*art.SmallType.Leading() + float64(len(canvas.Lines(c.say(p.tells), w, proofType)))*proofType.Leading()
}

// findings tells them, and what else is to be told. It returns where that ends.
func (c *certificate) findings(on canvas.Canvas) (end float64) {
	for _, p := range c.proofs {
		a := p.beside()
		canvas.Paragraph(on, canvas.Area{X: a.X - 14, Y: a.Y, W: 14}, p.clause, art.SmallType.InBold())
		a.Y += canvas.Paragraph(on, a, on.Say(p.message), art.SmallType)
		canvas.Paragraph(on, a, on.Say(p.tells), proofType)
	}
	y := c.restY
	for _, text := range c.rest {
		room := c.signed() - certifyGap - y
		if room < art.SmallType.Leading() {
			return c.signed()
		}
		y += canvas.Paragraph(on, canvas.Area{X: certifyIn, Y: y, W: certifyWidth, H: room}, on.Say(text), art.SmallType)
	}
	return y
}
