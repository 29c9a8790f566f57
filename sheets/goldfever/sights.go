package goldfever

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/village"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// zonesPages show for each zone what is seen from it, as the rulebook judges it, so that
// nobody has to lay a ruler: a small plan each, as large as the fewest pages allow.
func zonesPages(job press.Job) ([]press.Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	top, rest := inside.Cut(press.BannerHeight)
	rest.X, rest.W = rest.X+(rest.W-panel.TwoWidth)/2, panel.TwoWidth
	v := &houseOf(job.Setup).Village
	says := panel.Placement{Panel: sightsLegend(), X: rest.X, Y: rest.Y}
	_, rest = rest.Cut(says.Panel.H + columnGap)
	g := gridOf(v, rest)
	var pages []press.Page
	for from := 0; from < len(v.Zones); from += g.columns * g.rows {
		banner := press.BannerOn(top, game.Game.Info(), job, "goldfever.zones", "goldfever.zones-remark", panel.TwoWidth)
		pages = append(pages, press.Page{
			Size: job.Paper, Name: "goldfever.page-zones", Back: from == 0,
			Placed: []panel.Placement{{Panel: g.panel(v, from), X: rest.X, Y: rest.Y}, says, banner},
		})
	}
	return pages, nil
}

// sightsLegend explains the plans: where one stands, a zone that is seen whoever stands
// about, one that people can hide, and one that is seen through a door or window.
func sightsLegend() panel.Panel {
	const row, box = 5.0, 7.0
	words := []speech.Text{"goldfever.sights-from", "goldfever.sights-clear", "goldfever.sights-hidden", "goldfever.sights-harder"}
	tones := []*canvas.Tone{nil, &clearTone, &hiddenTone, &clearTone}
	rows := len(words) / 2
	p := panel.Panel{ID: "zones-legend", Owner: scoring.Table, Title: "goldfever.zones-how", W: panel.TwoWidth, H: row * float64(rows), Key: key("zones legend")}
	p.Static = func(c canvas.Canvas) {
		for i, word := range words {
			x, y := (Width+panel.Gutter)*float64(i/rows), row*float64(i%rows)
			at := place{x + box/2, y + row/2}
			if tones[i] == nil {
				drawEye(c, at)
			} else {
				c.Hatch(canvas.Rect(x, y+0.4, box, row-0.8), *tones[i])
				if i == len(tones)-1 {
					drawDots(c, dotAt(at), sightsRing, canvas.Black)
				}
				drawDots(c, dotAt(at), sightsRing-ringLine, canvas.Paper)
				drawRange(c, at, 2)
			}
			canvas.Fit(c, canvas.Area{X: x + box + 1.5, Y: y, W: Width - box - 1.5, H: row}, c.Say(word), art.SmallType)
		}
	}
	return p
}

// A sightsGrid is how the plans of all zones are laid out.
type sightsGrid struct {
	columns, rows int
	k             float64 // mm to a unit
	wide, high    float64 // of a plan with its name
}

// The measures of the plans of what is seen.
const (
	sightsName = 3.8 // height of a name
	sightsGap  = 1.6
	sightsRing = 0.98 // radius of a range
	sightsMost = 10   // plans beside one another
	sightsWall = 0.5
	ringLine   = 0.2
)

// gridOf is the grid of the largest plans on the fewest pages, on which ranges lie apart.
func gridOf(v *village.Village, room canvas.Area) sightsGrid {
	best, fewest := sightsGrid{}, 0
	for columns := 1; columns <= sightsMost; columns++ {
		wide := (room.W - sightsGap*float64(columns-1)) / float64(columns)
		k := min(wide/float64(v.Width), (room.H-sightsName)/float64(v.Height))
		if columns > 1 && k*float64(v.CircleRadius()) < sightsRing/2 {
			break
		}
		g := sightsGrid{columns: columns, k: k, wide: wide, high: k*float64(v.Height) + sightsName}
		g.rows = int((room.H + sightsGap + canvas.Slack) / (g.high + sightsGap))
		if pages := (len(v.Zones) + columns*g.rows - 1) / (columns * g.rows); columns == 1 || pages < fewest {
			best, fewest = g, pages
		}
	}
	return best
}

// panel is the plans of a page, from a zone on.
func (g sightsGrid) panel(v *village.Village, from int) panel.Panel {
	zones := v.Zones[from:min(len(v.Zones), from+g.columns*g.rows)]
	rows := (len(zones) + g.columns - 1) / g.columns
	return panel.Panel{
		ID: fmt.Sprintf("zones-%d", from+1), Owner: scoring.Table, Title: "goldfever.zones", W: panel.TwoWidth,
		H: (g.high+sightsGap)*float64(rows) - sightsGap, Key: key("zones", *v, from, g.columns, g.rows),
		Static: func(c canvas.Canvas) {
			for i := range zones {
				c.Push((g.wide+sightsGap)*float64(i%g.columns), (g.high+sightsGap)*float64(i/g.columns), 1)
				g.draw(c, v, from+i)
				c.Pop()
			}
		},
	}
}

// A seenZone is one that is seen from another, and over which circles.
type seenZone struct {
	zone int
	village.Sight
	over []int
}

// seenFrom are the zones seen from one, with those first over whose circles nobody
// is in the way, and of these the nearest.
func seenFrom(v *village.Village, from int) []seenZone {
	var all []seenZone
	for to := range v.Zones {
		one := seenZone{zone: to}
		one.Sight = v.Sight(from, to, func(zone int) bool {
			one.over = append(one.over, zone)
			return false
		})
		if to != from && one.Clear {
			all = append(all, one)
		}
	}
	slices.SortStableFunc(all, func(a, b seenZone) int { return cmp.Or(len(a.over)-len(b.over), a.Range-b.Range) })
	return all
}

// The tones of zones that are seen: whoever stands about, and only if nobody is in the way.
var (
	clearTone  = canvas.Tone{Pattern: canvas.Diagonal, Pitch: 0.5, Weight: 0.2, Colour: canvas.Spot}
	hiddenTone = canvas.Tone{Pattern: canvas.Dots, Pitch: 0.75, Weight: 0.32, Colour: canvas.Spot}
)

// draw draws the plan of what is seen from a zone, under its name and that of its house.
func (g sightsGrid) draw(c canvas.Canvas, v *village.Village, from int) {
	zone, named := v.Zones[from], art.StrongType
	c.Text(0, sightsName-0.9, zone.Name, named)
	if i := slices.IndexFunc(v.Buildings, func(b village.Building) bool { return b.Holds(zone.Centre) }); i >= 0 {
		left := canvas.Measure(zone.Name, named) + 1.2
		canvas.Fit(c, canvas.Area{X: left, Y: 0.2, W: g.wide - left, H: sightsName - 0.6}, c.Say(scenario.Printed(v.Buildings[i].Name)), art.CaptionType)
	}
	at := func(p village.Point) place { return place{g.k * float64(p[0]), sightsName + g.k*float64(p[1])} }
	path := func(p canvas.Path, points ...village.Point) canvas.Path {
		p = p.Move(at(points[0]).x, at(points[0]).y)
		for _, q := range points[1:] {
			p = p.Line(at(q).x, at(q).y)
		}
		return p
	}
	seen := seenFrom(v, from)
	for _, s := range seen {
		tone := clearTone
		if len(s.over) > 0 {
			tone = hiddenTone
		}
		c.Hatch(path(nil, v.Zones[s.zone].Outline...).Close(), tone)
	}
	var lines, gaps [2]canvas.Path // of walls and fences, and of doors and windows
	for _, b := range v.Barriers {
		n := 0
		if b.Kind == village.Fence {
			n = 1
		}
		lines[n] = path(lines[n], b.Path...)
	}
	for _, o := range v.Openings {
		n := 0
		if o.Kind == village.Window {
			n = 1
		}
		gaps[n] = path(gaps[n], o.Line[:]...)
	}
	c.Path(lines[0], canvas.Paint{Stroke: canvas.Black, Width: sightsWall, Kept: true})
	c.Path(slices.Concat(gaps[0], gaps[1]), canvas.Paint{Stroke: canvas.Paper, Width: sightsWall + 0.1, Kept: true})
	c.Path(gaps[1], art.FinePen)
	c.Path(lines[1], art.FinePen)
	for _, t := range v.Trees {
		drawDots(c, dotAt(at(t.Centre)), g.k*float64(t.Radius), canvas.Black)
	}
	var harder, all canvas.Path
	for _, s := range seen {
		dot := dotAt(at(v.Zones[s.zone].Centre))
		if all = append(all, dot...); s.Into != village.NoOpening {
			harder = append(harder, dot...)
		}
	}
	drawDots(c, harder, sightsRing, canvas.Black)
	drawDots(c, all, sightsRing-ringLine, canvas.Paper)
	for _, s := range seen {
		drawRange(c, at(v.Zones[s.zone].Centre), s.Range)
	}
	drawEye(c, at(zone.Centre))
	c.Path(canvas.Rect(0, sightsName, g.k*float64(v.Width), g.k*float64(v.Height)), art.FinePen)
}

// drawRange writes how far off a zone is.
func drawRange(c canvas.Canvas, at place, far int) {
	number := canvas.Type{Face: canvas.Bold, Size: canvas.LeastSize, Align: canvas.Middle, Colour: canvas.Black}
	c.Text(at.x, at.y+number.CapHeight()/2, strconv.Itoa(far), number)
}

// drawEye marks the zone from which one looks.
func drawEye(c canvas.Canvas, at place) {
	drawDots(c, dotAt(at), sightsRing+ringLine, canvas.Paper)
	drawDots(c, dotAt(at), sightsRing, canvas.Black)
}

// dotAt is a line so short that only its round ends are seen: far less to print than a
// circle.
func dotAt(at place) canvas.Path {
	const long = 0.01
	return canvas.Line(at.x-long/2, at.y, at.x+long/2, at.y)
}

// drawDots draws dots of a radius.
func drawDots(c canvas.Canvas, dots canvas.Path, radius float64, ink canvas.Colour) {
	if len(dots) > 0 {
		c.Path(dots, canvas.Paint{Stroke: ink, Width: 2 * radius, Round: true, Kept: true})
	}
}
