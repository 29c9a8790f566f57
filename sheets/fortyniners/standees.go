package fortyniners

import (
	"saddlebag/scoring"
	rules "saddlebag/scoring/fortyniners"
	"saddlebag/sheets"
)

// The measures of a standee: two sides head to head, a foot under each and a
// flap to glue.
const (
	standeeWidth  = 24.0
	standeeHeight = 30.0 // of each side
	standeeFoot   = 8.0  // of it, with the role's name
	standeeFlap   = 8.0
	standeeStep   = 28.0
)

// feet are how the feet of the pieces are told apart from every side of the
// table.
var feet = map[rules.Role]sheets.Pattern{
	rules.Blackjack: sheets.Cross, rules.Red: sheets.Diagonal, rules.White: sheets.Level, rules.Bluebeard: sheets.Dots,
}

// standees makes the four pieces, to fold and glue.
func standees(job sheets.Job) ([]sheets.Page, error) {
	block := sheets.Size{Name: "standees", W: standeeStep * float64(rules.Roles), H: 2 * (standeeHeight + standeeFlap)}
	front := sheets.Panel{
		ID: "standees", Owner: scoring.Table, Title: "Standees", W: block.W, H: block.H, Key: key("standees"),
		Static: func(c sheets.Canvas) {
			for role := range rules.Roles {
				drawStandee(c, standeeStep*(float64(role)+0.5), block.H/2, role)
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
		Size: job.Paper, Name: "standees",
		Placed: []sheets.Placed{
			{Panel: sheets.Banner(rules.Game.Info(), job, "Standees", "cut out, fold at the heads, glue the flaps", inside.W), X: inside.X, Y: inside.Y},
			{Panel: front, X: inside.X + (inside.W-block.W)/2, Y: inside.Y + top},
		},
		Furniture: func(c sheets.Canvas) {
			sheets.DrawRuler(c, inside.X+(inside.W-sheets.RulerLength)/2, inside.Y+top+block.H+3)
		},
	}}, nil
}

// drawStandee draws a piece whose two sides meet at a fold at middle.
func drawStandee(c sheets.Canvas, x, middle float64, role rules.Role) {
	left, top := x-standeeWidth/2, middle-standeeHeight-standeeFlap
	cut := sheets.Paint{Stroke: sheets.Black, Width: 0.2}
	fold := sheets.Paint{Stroke: sheets.Black, Width: 0.2, Dash: []float64{1.6, 1.2}}
	letter, width := sheets.Lettering(role.Letter())
	name, nameWidth := sheets.Lettering(role.String())
	for _, side := range []float64{-1, 1} { // above and below the fold
		ground := middle + side*standeeHeight
		foot := ground - side*standeeFoot
		icon := side * 13.5 // between the badge and the foot
		sheets.DrawIcon(c, pieceIcons[role.Letter()], x-icon/2, foot-side*0.4-icon, icon, sheets.Black)
		band := sheets.Rect(left, min(ground, foot), standeeWidth, standeeFoot)
		c.Hatch(band, sheets.Tone{Pattern: feet[role], Pitch: 1.6, Weight: 0.35, Colour: sheets.Spot})
		c.Path(band, rule)
		const caps, margin = 2.4, 1.0
		plate := nameWidth*caps + 2*margin
		c.Path(sheets.Rect(x-plate/2, (ground+foot)/2-caps/2-margin, plate, caps+2*margin), sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Black, Width: 0.25})
		c.Path(name.Moved(x-side*nameWidth*caps/2, (ground+foot)/2+side*caps/2, side*caps), sheets.Paint{Fill: sheets.Black})
		const badge = 3.0
		at := point{left + standeeWidth - badge - 1, middle + side*(badge+1.4)}
		if side < 0 {
			at.x = left + badge + 1
		}
		c.Path(sheets.Circle(at.x, at.y, badge), boxed)
		c.Path(letter.Moved(at.x-side*width*3/2, at.y+side*3/2, side*3), sheets.Paint{Fill: sheets.Black})
		c.Path(sheets.Line(left, ground, left+standeeWidth, ground), fold)
		c.Text(x, ground+side*standeeFlap/2+caption.CapHeight()/2, "glue", centred(caption))
	}
	c.Path(sheets.Line(left, middle, left+standeeWidth, middle), fold)
	c.Path(sheets.Rect(left, top, standeeWidth, 2*(standeeHeight+standeeFlap)), cut)
}
