package goldfever

import (
	"strings"

	"saddlebag/sheets"
)

// standeeSize is what a standee takes before it is folded.
var standeeSize = sheets.Size{Name: "standee", W: 22, H: 76}

// The measures of a standee: two sides head to head, a foot under each and a
// flap to glue.
const (
	standeeHeight = 30.0 // of each side
	standeeFoot   = 7.0  // of it, with the character's name
	standeeFlap   = 8.0
)

// standees makes a figure for each character that takes part.
func standees(job sheets.PrintJob) ([]sheets.Page, error) {
	var cards []sheets.Card
	for _, f := range fightersOf(job) {
		cards = append(cards, sheets.Card{Front: standeePanel(f)})
	}
	return sheets.LayCards("standees", standeeSize, job.Paper, job.Margin, sheets.OneSided, cards)
}

// standeePanel is a figure to fold: its two sides head to head.
func standeePanel(f fighter) sheets.Panel {
	w, h := standeeSize.W, standeeSize.H
	return sheets.Panel{
		ID: "standee-" + strings.ToLower(f.Name), Owner: f.seat, Title: f.Name, W: w, H: h, Key: key("standee", f.Name, f.team),
		Static: func(c sheets.Canvas) {
			for _, side := range []float64{-1, 1} { // above and below the fold at the heads
				drawSide(c, f, side)
			}
			c.Path(sheets.Line(0, h/2, w, h/2), sheets.FoldPen)
			c.Path(sheets.Rect(0, 0, w, h), sheets.HairPen)
		},
	}
}

// drawSide draws one side of a standee; the one above the fold stands head over
// heels.
func drawSide(c sheets.Canvas, f fighter, side float64) {
	const middle, in, plate, caps = 38.0, 0.6, 4.4, 2.4
	w := standeeSize.W
	ground := middle + side*standeeHeight
	foot := ground - side*standeeFoot
	drawPortrait(c, f.Name, w/2, foot, side*(w-2*in))
	drawTeam(c, f.team, 0, min(ground, foot), w, standeeFoot)
	name, width := sheets.Lettering(f.Name)
	wide := caps*width + 2.4
	c.Path(sheets.Rect(w/2-wide/2, (ground+foot)/2-plate/2, wide, plate), sheets.BoxPen)
	c.Path(name.Moved(w/2-side*caps*width/2, (ground+foot)/2+side*caps/2, side*caps), sheets.Paint{Fill: sheets.Black})
	c.Path(sheets.Line(0, ground, w, ground), sheets.FoldPen)
	c.Text(w/2, ground+side*standeeFlap/2+sheets.CaptionType.CapHeight()/2, "glue", sheets.CaptionType.Centred())
}
