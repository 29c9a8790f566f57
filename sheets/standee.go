package sheets

import "saddlebag/scoring"

// A Standee is a piece that stands on the table: two sides head to head, a foot
// under each and a flap to glue. Measures are mm.
type Standee struct {
	Name string
	Foot Tone // by which it is told apart
	// Draw draws one side of it, that stands on foot at x: above the fold,
	// where side is -1, it stands head over heels.
	Draw func(c Canvas, x, foot, side float64)
}

// The measures of a standee.
const (
	standeeHeight = 30.0 // of each side
	standeeFlap   = 8.0
	standeeGap    = 5.0 // between two
)

// The types and lines of a standee.
var (
	standeeGlue  = Type{Face: Italic, Size: 7, Align: Middle, Colour: Black}
	standeeFold  = Paint{Stroke: Black, Width: 0.2, Dash: []float64{1.6, 1.2}}
	standeeCut   = Paint{Stroke: Black, Width: 0.2}
	standeePlate = Paint{Fill: Paper, Stroke: Black, Width: 0.3}
)

// Standees lays out pieces of a game in a row on one page, each so wide and its
// feet so high, with a ruler below. A *Refusal says that the paper is too small.
func Standees(info *scoring.Info, job PrintJob, name string, width, foot float64, pieces []Standee) ([]Page, error) {
	step := width + standeeGap
	block := Size{Name: name, W: step * float64(len(pieces)), H: 2 * (standeeHeight + standeeFlap)}
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	const below = RulerHeight + 3
	top := BannerHeight + 6
	if inside.W < block.W || inside.H < top+block.H+below {
		return nil, Refuse("the standees need %.0f by %.0f mm, and %s leaves %.0f by %.0f", block.W, top+block.H+below, job.Paper.Name, inside.W, inside.H)
	}
	front := Panel{
		ID: name, Owner: scoring.Table, Title: "Standees", W: block.W, H: block.H, Key: sharedKey(info, name),
		Static: func(c Canvas) {
			for i, p := range pieces {
				p.draw(c, step*(float64(i)+0.5), block.H/2, width, foot)
			}
		},
	}
	return []Page{{
		Size: job.Paper, Name: name,
		Placed: []Placement{
			{Panel: Banner(info, job, "Standees", "cut out, fold at the heads, glue the flaps", inside.W), X: inside.X, Y: inside.Y},
			{Panel: front, X: inside.X + (inside.W-block.W)/2, Y: inside.Y + top},
		},
		Decor: func(c Canvas) {
			DrawRuler(c, inside.X+(inside.W-RulerLength)/2, inside.Y+top+block.H+3)
		},
	}}, nil
}

// draw draws the piece round a fold at middle.
func (s Standee) draw(c Canvas, x, middle, width, high float64) {
	const caps, margin = 2.4, 1.0
	left := x - width/2
	plate := TitleWidth(s.Name, caps) + 2*margin
	for _, side := range []float64{-1, 1} { // above and below the fold
		ground := middle + side*standeeHeight
		foot := ground - side*high
		level := (ground + foot) / 2
		s.Draw(c, x, foot, side)
		band := Rect(left, min(ground, foot), width, high)
		c.Hatch(band, s.Foot)
		c.Path(band, Paint{Stroke: Black, Width: 0.35})
		c.Path(Rect(x-plate/2, level-caps/2-margin, plate, caps+2*margin), standeePlate)
		DrawLettered(c, x, level, side*caps, s.Name, Black)
		c.Path(Line(left, ground, left+width, ground), standeeFold)
		c.Text(x, ground+side*standeeFlap/2+standeeGlue.CapHeight()/2, "glue", standeeGlue)
	}
	c.Path(Line(left, middle, left+width, middle), standeeFold)
	c.Path(Rect(left, middle-standeeHeight-standeeFlap, width, 2*(standeeHeight+standeeFlap)), standeeCut)
}
