package goldfever

import (
	"math"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/goldfever/village"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// What lies round the village on its panel, with the title above and the legend
// below: so much that tiles of a4 are cut between the third row of zones and the
// fourth.
const (
	rim  = 8.0
	head = 11.0
	foot = 11.0
)

// A finger on a phone needs so much of the village, which is shown there at
// twice the width of the smallest screen: 44 of 656 pixels, of 516 mm.
const finger = 35.0

// A detail is how much is drawn of a village: in lessons what counts, on phones what lies
// about as well, and on paper, which is no slower for it, roofs and shade.
type detail int

const (
	inLessons detail = iota
	onPhones
	onPaper
)

// villagePanel is the village, k mm to a unit of it.
func villagePanel(job press.Job, k float64, d detail) panel.Panel {
	v, data := &houseOf(job.Setup).Village, job.Data
	width, height := float64(v.Width)+2*rim, head+float64(v.Height)+foot
	p := panel.Panel{
		ID: "village", Owner: scoring.Table, Title: "goldfever.village", W: k * width, H: k * height, Key: key("village", *v, data, d),
		Static: func(c canvas.Canvas) {
			c.Push(0, 0, k)
			defer c.Pop()
			if d > inLessons {
				drawSurround(c, width, height, data, k*circleOf(v))
			}
			c.Push(rim, head, 1)
			defer c.Pop()
			drawVillage(c, v, d)
		},
	}
	if d == onPaper {
		p.Ahead = ahead
	}
	p.Uncut = panel.ScaledAreas(uncut(job, v, height), k)
	p.Laid = func() panel.Laid { return standingRoom(v).At(k*rim, k*head, k) }
	side, draw := elbowRoom(v), job.ByPencil(drawStanding(job))
	for i, z := range v.Zones {
		at := pointOf(z.Centre)
		p.Slots = append(p.Slots, panel.Slot{
			Cell: terms.ZoneCell(z.Name),
			X:    k * (rim + at.x - side/2), Y: k * (head + at.y - side/2), W: k * side, H: k * side,
			Draw: draw, Says: saysZone(houseOf(job.Setup), i),
		})
	}
	return p
}

// uncut is what tiles of the village are not cut through: circles with their names,
// signs, the title and the legend.
func uncut(job press.Job, v *village.Village, height float64) []canvas.Area {
	all := []canvas.Area{{X: 0, Y: 0, W: titleWidth(job.Say(game.Game.Info().Title)), H: head}}
	for _, z := range v.Zones {
		at, r := pointOf(z.Centre), circleOf(v)
		all = append(all, canvas.Area{X: rim + at.x - r, Y: head + at.y - r, W: 2 * r, H: 2*r + zoneBelow + zoneHigh})
	}
	for _, b := range v.Buildings {
		if a, ok := signOf(v, b); ok {
			a.X, a.Y = a.X+rim, a.Y+head
			all = append(all, a)
		}
	}
	return append(all, legendWords(job.Say, height)...)
}

// elbowRoom is the side of the square round each circle that is its zone's: a
// finger, or less where circles are closer.
func elbowRoom(v *village.Village) float64 {
	side := finger
	for i, z := range v.Zones {
		for _, o := range v.Zones[:i] {
			a, b := pointOf(z.Centre), pointOf(o.Centre)
			side = min(side, max(math.Abs(a.x-b.x), math.Abs(a.y-b.y)))
		}
	}
	return side
}

// drawVillage draws what is on the plan, from the ground up.
func drawVillage(c canvas.Canvas, v *village.Village, d detail) {
	if d > inLessons {
		for _, b := range v.Buildings {
			drawWalk(c, v, b)
		}
	}
	if d == onPaper {
		drawShade(c, v)
	}
	for i, b := range v.Buildings {
		if d == onPaper {
			drawRoofs(c, v, b, coverings[i%len(coverings)])
		} else {
			drawHouse(c, v, b)
		}
	}
	for _, open := range v.Dashes() {
		c.Path(lineOf(open), dashes)
	}
	for i, z := range v.Zones {
		switch d {
		case inLessons:
		case onPhones:
			drawGrass(c, v, z, nil)
		case onPaper:
			drawGrass(c, v, z, drawYard(c, v, i))
		}
		drawZone(c, z, circleOf(v))
	}
	for _, b := range v.Barriers {
		drawBarrier(c, b)
	}
	for _, o := range v.Openings {
		drawOpening(c, o)
	}
	for _, t := range v.Trees {
		drawTree(c, t)
	}
	for _, b := range v.Buildings {
		drawSign(c, v, b)
	}
}

// A place is a point of the village for drawing.
type place struct{ x, y float64 }

func pointOf(p village.Point) place { return place{float64(p[0]), float64(p[1])} }

// toward is the place so far from one place on the way to another.
func (p place) toward(q place, far float64) place {
	long := p.from(q)
	return place{p.x + (q.x-p.x)*far/long, p.y + (q.y-p.y)*far/long}
}

// aside is the place so far to the right of a place, seen on the way to
// another.
func (p place) aside(q place, far float64) place {
	long := p.from(q)
	return place{p.x - (q.y-p.y)*far/long, p.y + (q.x-p.x)*far/long}
}

func between(p, q place) canvas.Path { return canvas.Line(p.x, p.y, q.x, q.y) }

func lineOf(s village.Segment) canvas.Path { return between(pointOf(s[0]), pointOf(s[1])) }

// pathOf draws through points.
func pathOf(points []village.Point) canvas.Path {
	p := canvas.Path{}.Move(float64(points[0][0]), float64(points[0][1]))
	for _, at := range points[1:] {
		p = p.Line(float64(at[0]), float64(at[1]))
	}
	return p
}

// leastVillage is the smallest scale at which all words can be read and a zone
// holds figures that can be folded.
const leastVillage = 0.7

// leastPoster is the smallest scale of the poster: its zones hold figures as large as
// those of the largest.
const leastPoster = 0.97

// village makes the poster, a millimetre to a unit, in tiles; a little smaller where
// a circle would be cut otherwise.
func villagePoster(job press.Job) ([]press.Page, error) {
	return press.TileScaled(func(k float64) panel.Panel { return villagePanel(job, k, onPaper) }, leastPoster, job.Cells.Of(scoring.Table), job.Paper, job.Margin)
}

// villageSmall makes the village on one page, upright or on its side, as large
// as it goes, and figures and tokens of its size.
func villageSmall(job press.Job) ([]press.Page, error) {
	paper, k := job.Paper, 0.0
	poster := villagePanel(job, 1, onPaper)
	for _, way := range []canvas.Size{job.Paper, job.Paper.Turned()} {
		inside, err := way.Inside(job.Margin)
		if err != nil {
			return nil, err
		}
		if fits := min(1, inside.W/poster.W, (inside.H-villageFoot)/poster.H); fits > k {
			paper, k = way, fits
		}
	}
	if k < leastVillage {
		return nil, canvas.Refused("goldfever.village-too-small", "paper", job.Paper.Name, "width", int(math.Round(k*poster.W)))
	}
	inside, err := paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	p := villagePanel(job, k, onPaper)
	at := panel.Placement{Panel: p, X: inside.X + (inside.W-p.W)/2, Y: inside.Y + (inside.H-villageFoot-p.H)/2}
	pages := []press.Page{{
		Size: paper, Name: "village-small", Placed: []panel.Placement{at}, Cells: job.Cells.Of(scoring.Table),
		Decor: func(c canvas.Canvas) { press.DrawRuler(c, inside.X, at.Y+p.H+3) },
	}}
	if k == 1 {
		return pages, nil
	}
	made, err := press.LayBatches(job, "goldfever.small-standees", []press.Batch{figures(job, k)})
	return append(pages, made...), err
}

// villageFoot is the room under a village on one page, for the ruler.
const villageFoot = press.RulerHeight + 3

// ahead is the folder of the boards by our house data that were drawn ahead.
const ahead = "goldfever"
