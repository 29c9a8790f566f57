package rintintin

import (
	"math"
	"strconv"
	"strings"

	"saddlebag/scoring"
	rules "saddlebag/scoring/rintintin"
	"saddlebag/sheets"
)

// A territory is one quarter of the board: a landscape of its own, told from
// the others by its name, its emblem and its ground.
type territory struct {
	id        string // as in the rulebook
	name      string
	landscape string // its drawing
	emblem    string
	ground    sheets.Pattern // as heraldry hatches its colour
	colour    sheets.Colour
}

// territories are the four, in the order of the rules.
var territories = []territory{
	{"red", "Red Canyon", "canyon", "butte", sheets.Upright, sheets.Red},
	{"yellow", "Yellow Prairie", "prairie", "grass", sheets.Dots, sheets.Yellow},
	{"blue", "Blue River", "river", "waves", sheets.Level, sheets.Blue},
	{"green", "Green Forest", "forest", "pine", sheets.Contrary, sheets.Green},
}

// The measures of a territory, a square of Width.
const (
	horizon    = 44.0 // where the land begins
	campY      = 65.0 // middle of both groups
	campX      = 22.7 // of the left one from the left edge; the right one is its mirror image
	campRadius = 21.3 // of the clearing round a group
	wheel      = 14.1 // from a group's middle to that of an ordinary circle
	circleSide = 13.5 // across an ordinary circle: with it a piece of 18 mm fits on a board of tabloid
	dogSide    = 13.6
	titleCaps  = 5.0
	titleBase  = 9.6
)

// groundTone is how the ground of a territory is hatched.
func (t territory) groundTone() sheets.Tone {
	tone := sheets.Tone{Pattern: t.ground, Pitch: 1.1, Weight: 0.42, Colour: t.colour}
	if t.ground == sheets.Dots {
		tone.Weight = 0.72
	}
	return tone
}

// panel is the territory on a panel of its own.
func (t territory) panel(board *rules.Board) sheets.Panel {
	return sheets.Panel{
		ID: t.id, Owner: scoring.Table, Title: t.name, W: Width, H: Width, Key: key("territory", t.id),
		Slots: t.slots(board, 0, 0, 1), Static: t.draw,
	}
}

// slots are the circles of the territory where it begins at x, y and is drawn
// k times as large.
func (t territory) slots(board *rules.Board, x, y, k float64) []sheets.Slot {
	var slots []sheets.Slot
	circle := func(cell string, at point, side float64, draw func(sheets.Canvas, sheets.Slot, scoring.Cell)) {
		slots = append(slots, sheets.Slot{
			Cell: cell, X: x + k*(at.x-side/2), Y: y + k*(at.y-side/2), W: k * side, H: k * side, Draw: draw,
		})
	}
	for i, group := range t.groups(board) {
		for n, at := range spokes(i) {
			circle(rules.CircleCell(group, n), at, circleSide, drawMan)
		}
		circle(rules.DogCell(group), camp(i), dogSide, drawDog)
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

// draw draws what is printed of a territory.
func (t territory) draw(c sheets.Canvas) {
	const landscapeScale, in = 0.5, 0.6 // in from the edge, under the border's rule
	c.Hatch(sheets.Rect(in, horizon-1, Width-2*in, Width-in-horizon+1), t.groundTone())
	engravings.Of(t.landscape).Draw(c, 0, 0, landscapeScale, sheets.Black)
	t.drawTitle(c)
	for i := range 2 {
		t.drawCamp(c, i)
	}
	c.Path(sheets.Rect(1.4, 1.4, Width-2.8, Width-2.8), sheets.Paint{Stroke: t.colour, Width: 1.2})
	c.Path(sheets.Rect(0.4, 0.4, Width-0.8, Width-0.8), sheets.HeavyPen)
}

// drawTitle sets the name in the sky, its emblem before it.
func (t territory) drawTitle(c sheets.Canvas) {
	const emblem, gap = 8.0, 2.4
	width := emblem + gap + sheets.TitleWidth(t.name, titleCaps)
	left := (Width - width) / 2
	drawEmblem(c, t.emblem, left+emblem/2, titleBase-titleCaps/2, emblem)
	sheets.DrawTitle(c, left+emblem+gap, titleBase, titleCaps, t.name, sheets.Shaded, sheets.Left)
}

// drawCamp draws the clearing of a group with its six circles.
func (t territory) drawCamp(c sheets.Canvas, i int) {
	m := camp(i)
	c.Path(sheets.Circle(m.x, m.y, campRadius), sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Black, Width: 0.3})
	for _, at := range spokes(i) {
		c.Path(sheets.Line(m.x, m.y, at.x, at.y), sheets.FinePen)
	}
	for _, at := range spokes(i) {
		c.Path(sheets.Circle(at.x, at.y, circleSide/2), sheets.Paint{Fill: sheets.Paper, Stroke: t.colour, Width: 1.3})
		c.Path(sheets.Circle(at.x, at.y, circleSide/2), sheets.Paint{Stroke: sheets.Black, Width: 0.4})
		drawEmblem(c, "outlaw", at.x, at.y, 6.6)
	}
	c.Path(sheets.Circle(m.x, m.y, dogSide/2), sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Black, Width: 0.5})
	c.Path(sheets.Circle(m.x, m.y, dogSide/2-0.9), sheets.FinePen)
	drawIcon(c, sheets.Dog, m.x, m.y, 8.6, t.colour)
	const plateWidth, plateHeight, plateAt = 18.0, 5.0, 18.6
	c.Path(sheets.Rect(m.x-plateWidth/2, m.y+plateAt, plateWidth, plateHeight), sheets.BoxPen)
	c.Text(m.x, m.y+plateAt+plateHeight/2+sheets.StrongType.CapHeight()/2, t.groupName(i), sheets.StrongType.Centred())
}

// groupName is what people call the i-th group.
func (t territory) groupName(i int) string {
	return strings.ToUpper(t.id[:1]) + t.id[1:] + " " + strconv.Itoa(i+1)
}
