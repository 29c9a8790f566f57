package rintintin

import (
	"math"
	"strconv"

	"saddlebag/scoring"
	rules "saddlebag/scoring/rintintin"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// A territory is one quarter of the board: a landscape of its own, told from
// the others by its name, its emblem and its ground.
type territory struct {
	id        string // as in the rulebook
	name      speech.Text
	sector    speech.Text // on the spinner
	landscape string      // its drawing
	emblem    string
	ground    canvas.Pattern // as heraldry hatches its colour
	colour    canvas.Colour
	scene     []art.Prop // what is in the landscape on paper, in its millimetres
}

// territories are the four, in the order of the rules.
var territories = []territory{
	{"red", "rintintin.red-canyon", "rintintin.sector-red", "canyon", "butte", canvas.Upright, canvas.Red, []art.Prop{{Name: "shepherd", X: 63.4, Y: 16.4, K: 0.225}}},
	{"yellow", "rintintin.yellow-prairie", "rintintin.sector-yellow", "prairie", "grass", canvas.Dots, canvas.Yellow, []art.Prop{{Name: "fort", X: 21, Y: 15.6, K: 0.48}}},
	{"blue", "rintintin.blue-river", "rintintin.sector-blue", "river", "waves", canvas.Level, canvas.Blue, nil},
	{"green", "rintintin.green-forest", "rintintin.sector-green", "forest", "pine", canvas.Contrary, canvas.Green, nil},
}

// The measures of a territory, a square of Width.
const (
	horizon    = 44.0 // where the land begins
	campY      = 65.0 // middle of both groups
	campX      = 23.5 // of the left one from the left edge; the right one is its mirror image
	campRadius = 21.0 // of the clearing round a group: clear of the frame and of the other
	wheel      = 14.1 // from a group's middle to that of an ordinary circle
	circleSide = 13.5 // across an ordinary circle: with it a piece of 18 mm fits on a board of tabloid
	dogSide    = 13.6
	titleCaps  = 5.0
	titleBase  = 9.6
)

// groundTone is how the ground of a territory is hatched.
func (t territory) groundTone() canvas.Tone {
	tone := canvas.Tone{Pattern: t.ground, Pitch: 1.1, Weight: 0.42, Colour: t.colour}
	if t.ground == canvas.Dots {
		tone.Weight = 0.72
	}
	return tone
}

// panel is the territory on a panel of its own.
func (t territory) panel(job press.Job) panel.Panel {
	return panel.Panel{
		ID: t.id, Owner: scoring.Table, Title: t.name, W: Width, H: Width, Key: key("territory", t.id), Names: job.Setup.Players,
		Slots: t.slots(job, 0, 0, 1), Static: func(c canvas.Canvas) { t.draw(c, nil) },
	}
}

// slots are the circles of the territory where it begins at x, y and is drawn
// k times as large.
func (t territory) slots(job press.Job, x, y, k float64) []panel.Slot {
	var slots []panel.Slot
	circle := func(cell string, at point, side float64, draw panel.Draw, says panel.Says) {
		slots = append(slots, panel.Slot{
			Cell: cell, X: x + k*(at.x-side/2), Y: y + k*(at.y-side/2), W: k * side, H: k * side, Draw: draw, Says: says,
		})
	}
	saysMan, saysDog := saysPiece(job, "rintintin.spoken-man"), saysPiece(job, "rintintin.spoken-dog")
	for i, group := range t.groups(houseOf(job.Setup)) {
		for n, at := range spokes(i) {
			circle(rules.CircleCell(group, n), at, circleSide, drawMan, saysMan)
		}
		circle(rules.DogCell(group), camp(i), dogSide, drawDog, saysDog)
	}
	return slots
}

// groups are the ids of the groups of the territory.
func (t territory) groups(board *rules.Board) []string {
	var ids []string
	for _, g := range board.Groups {
		if g.Territory == t.id {
			ids = append(ids, g.ID)
		}
	}
	return ids
}

// A point is a place on a territory.
type point struct{ x, y float64 }

// camp is the middle of the i-th group.
func camp(i int) point {
	if i == 0 {
		return point{campX, campY}
	}
	return point{Width - campX, campY}
}

// spokes are the middles of the ordinary circles of the i-th group, clockwise
// from the top.
func spokes(i int) []point {
	at := make([]point, rules.Circles)
	for n := range at {
		sin, cos := math.Sincos(2 * math.Pi * float64(n) / rules.Circles)
		at[n] = point{camp(i).x + wheel*sin, camp(i).y - wheel*cos}
	}
	return at
}

// draw draws what is printed of a territory, with a scene in its landscape.
func (t territory) draw(c canvas.Canvas, scene []art.Prop) {
	const landscapeScale, in = 0.5, 0.6 // in from the edge, under the border's rule
	c.Hatch(canvas.Rect(in, horizon-1, Width-2*in, Width-in-horizon+1), t.groundTone())
	engravings.Of(t.landscape).Draw(c, 0, 0, landscapeScale, canvas.Black)
	engravings.DrawScene(c, art.Scene{Props: scene}, 0, 0, 1, canvas.Black)
	t.drawTitle(c)
	for i := range 2 {
		t.drawCamp(c, i)
	}
	c.Path(canvas.Rect(1.4, 1.4, Width-2.8, Width-2.8), canvas.Paint{Stroke: t.colour, Width: 1.2})
	c.Path(canvas.Rect(0.4, 0.4, Width-0.8, Width-0.8), art.HeavyPen)
}

// drawTitle sets the name in the sky, its emblem before it.
func (t territory) drawTitle(c canvas.Canvas) {
	const emblem, gap = 8.0, 2.4
	width := emblem + gap + art.TitleWidth(c.Say(t.name), titleCaps)
	left := (Width - width) / 2
	drawEmblem(c, t.emblem, left+emblem/2, titleBase-titleCaps/2, emblem)
	art.DrawTitle(c, left+emblem+gap, titleBase, titleCaps, c.Say(t.name), art.Shaded, canvas.Left)
}

// drawCamp draws the clearing of a group with its six circles.
func (t territory) drawCamp(c canvas.Canvas, i int) {
	m := camp(i)
	c.Path(canvas.Circle(m.x, m.y, campRadius), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.3})
	for _, at := range spokes(i) {
		c.Path(canvas.Line(m.x, m.y, at.x, at.y), art.FinePen)
	}
	for _, at := range spokes(i) {
		c.Path(canvas.Circle(at.x, at.y, circleSide/2), canvas.Paint{Fill: canvas.Paper, Stroke: t.colour, Width: 1.3})
		c.Path(canvas.Circle(at.x, at.y, circleSide/2), canvas.Paint{Stroke: canvas.Black, Width: 0.4})
		drawEmblem(c, "outlaw", at.x, at.y, 6.6)
	}
	c.Path(canvas.Circle(m.x, m.y, dogSide/2), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.5})
	c.Path(canvas.Circle(m.x, m.y, dogSide/2-0.9), art.FinePen)
	drawIcon(c, art.Dog, m.x, m.y, 8.6, t.colour)
	const plateWidth, plateHeight, plateAt = 18.0, 5.0, 18.6
	c.Path(canvas.Rect(m.x-plateWidth/2, m.y+plateAt, plateWidth, plateHeight), art.BoxPen)
	c.Text(m.x, m.y+plateAt+plateHeight/2+art.StrongType.CapHeight()/2, c.Say(t.groupName(i)), art.StrongType.Centred())
}

// groupName is what people call the i-th group.
func (t territory) groupName(i int) speech.Text {
	return rules.Group{ID: t.id + "-" + strconv.Itoa(i+1)}.Title()
}
