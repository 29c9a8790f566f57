package maloney

import (
	"saddlebag/scoring"
	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets"
)

// The measures of a standee: two sides head to head, a foot under each and a
// flap to glue.
const (
	tokenWidth  = 30.0
	tokenHeight = 30.0 // of each side
	tokenFoot   = 6.5  // of it, with the piece's name
	tokenFlap   = 8.0
	tokenStep   = 36.0
)

// A token is a piece that stands on the table.
type token struct {
	name, picture string
	high          float64        // of the picture
	foot          sheets.Pattern // of its foot
}

var tableTokens = []token{
	{"The car", "car", 18, sheets.Diagonal},
	{"The day", "sun", 20, sheets.Dots},
	{"Testament", "testament", 20, sheets.Cross},
}

// tokens makes the car, the marker of the day and the testament, to fold and
// glue.
func tokens(job sheets.Job) ([]sheets.Page, error) {
	block := sheets.Size{Name: "tokens", W: tokenStep * float64(len(tableTokens)), H: 2 * (tokenHeight + tokenFlap)}
	front := sheets.Panel{
		ID: "tokens", Owner: scoring.Table, Title: "Standees", W: block.W, H: block.H, Key: key("tokens"),
		Static: func(c sheets.Canvas) {
			for i, t := range tableTokens {
				t.draw(c, tokenStep*(float64(i)+0.5), block.H/2)
			}
		},
	}
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	const foot = sheets.RulerHeight + 3
	top := sheets.BannerHeight + 6
	if inside.W < block.W || inside.H < top+block.H+foot {
		return nil, sheets.Refuse("the standees need %.0f by %.0f mm, and %s leaves %.0f by %.0f", block.W, top+block.H+foot, job.Paper.Name, inside.W, inside.H)
	}
	return []sheets.Page{{
		Size: job.Paper, Name: "tokens",
		Placed: []sheets.Placed{
			{Panel: sheets.Banner(rules.Game.Info(), job, "Standees", "cut out, fold at the heads, glue the flaps", inside.W), X: inside.X, Y: inside.Y},
			{Panel: front, X: inside.X + (inside.W-block.W)/2, Y: inside.Y + top},
		},
		Furniture: func(c sheets.Canvas) {
			sheets.DrawRuler(c, inside.X+(inside.W-sheets.RulerLength)/2, inside.Y+top+block.H+3)
		},
	}}, nil
}

// draw draws a piece whose two sides meet at a fold at middle.
func (t token) draw(c sheets.Canvas, x, middle float64) {
	left, top := x-tokenWidth/2, middle-tokenHeight-tokenFlap
	cut := sheets.Paint{Stroke: sheets.Black, Width: 0.2}
	fold := sheets.Paint{Stroke: sheets.Black, Width: 0.2, Dash: []float64{1.6, 1.2}}
	name, width := sheets.Lettering(t.name)
	for _, side := range []float64{-1, 1} { // above and below the fold
		ground := middle + side*tokenHeight
		foot := ground - side*tokenFoot
		drawPicture(c, t.picture, x, foot-side*(t.high/2+0.4), side*t.high)
		band := sheets.Rect(left, min(ground, foot), tokenWidth, tokenFoot)
		c.Hatch(band, sheets.Tone{Pattern: t.foot, Pitch: 1.4, Weight: 0.3, Colour: sheets.Spot})
		c.Path(band, rule)
		const caps, margin = 2.4, 1.0
		plate, level := width*caps+2*margin, (ground+foot)/2
		c.Path(sheets.Rect(x-plate/2, level-caps/2-margin, plate, caps+2*margin), boxed)
		c.Path(name.Moved(x-side*width*caps/2, level+side*caps/2, side*caps), sheets.Paint{Fill: sheets.Black})
		c.Path(sheets.Line(left, ground, left+tokenWidth, ground), fold)
		c.Text(x, ground+side*tokenFlap/2+caption.CapHeight()/2, "glue", centred(caption))
	}
	c.Path(sheets.Line(left, middle, left+tokenWidth, middle), fold)
	c.Path(sheets.Rect(left, top, tokenWidth, 2*(tokenHeight+tokenFlap)), cut)
}
