package goldfever

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/village"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// The measures of the plan on the sheet of a scenario.
const (
	planLeast = 0.2  // the smallest scale at which zones can be told apart
	planFace  = 19.0 // side of a likeness, in units of the village
	planThing = 12.5 // and of an object
)

// planBox is what likenesses and objects stand in.
var planBox = canvas.Paint{Stroke: canvas.Black, Fill: canvas.Paper, Width: 0.8}

// withPlan fills what is left of the page of a scenario with who leads whom, and a
// plan of the village: both behind it where there is no room.
func withPlan(job press.Job, pages []press.Page) []press.Page {
	page := &pages[0]
	v, left, across := houseOf(job.Setup).Village, page.Placed[0].X, resolvedPanel(job)
	top := lowest(page.Placed) + columnGap + across.H + columnGap
	if top > page.Size.H-job.Margin { // the words of the scenario take all of the page
		return append(pages, planBehind(job, page.Size, left, across, castsPanel(houseOf(job.Setup).Scenario)))
	}
	wide, ok := withCasts(job, page, across)
	k := min(wide/float64(v.Width), (page.Size.H-job.Margin-top-art.HeavyPen.Width)/float64(v.Height)) // half of its frame lies outside
	if ok && k >= planLeast {
		p := planPanel(job, k)
		page.Placed = append(page.Placed, panel.Placement{Panel: p, X: left + (wide-p.W)/2, Y: top})
		return pages
	}
	if ok {
		return append(pages, planBehind(job, page.Size, left))
	}
	return append(pages, planBehind(job, page.Size, left, castsPanel(houseOf(job.Setup).Scenario)))
}

// planBehind is a page with the plan of the village, and other panels under it.
func planBehind(job press.Job, size canvas.Size, left float64, under ...panel.Panel) press.Page {
	behind := press.Page{Size: size, Name: "goldfever.page-start", Back: true}
	p := planPanel(job, (panel.TwoWidth-art.HeavyPen.Width)/float64(houseOf(job.Setup).Village.Width))
	y := job.Margin + art.HeavyPen.Width
	behind.Placed = append(behind.Placed, panel.Placement{Panel: p, X: left + art.HeavyPen.Width/2, Y: y})
	y += p.H
	for _, other := range under {
		behind.Placed = append(behind.Placed, panel.Placement{Panel: other, X: left, Y: y + columnGap})
		y += columnGap + other.H
	}
	withStreet(job, &behind)
	return behind
}

// planPanel is the village, k mm to a unit, with everybody and everything where
// the scenario has them.
func planPanel(job press.Job, k float64) panel.Panel {
	house := houseOf(job.Setup)
	v, s := house.Village, house.Scenario
	w, h := k*float64(v.Width), k*float64(v.Height)
	var named panel.Laid
	for _, z := range v.Zones {
		named.Names = append(named.Names, z.Name)
	}
	return panel.Panel{
		Laid: func() panel.Laid { return named },
		ID:   "plan", Owner: scoring.Table, Title: "goldfever.plan", W: w, H: h, Key: key("plan", v, s.Gear, s.Ground, s.Prizes),
		Static: func(c canvas.Canvas) {
			c.Push(0, 0, k)
			drawPlan(c, &v, k)
			for _, b := range v.Buildings {
				drawPlanSign(c, &v, b, s, k)
			}
			for _, z := range v.Zones {
				drawStarters(c, pointOf(z.Centre), s, z.Name, planName.Sized(planName.Size/k))
			}
			c.Pop()
			c.Path(canvas.Rect(0, 0, w, h), art.HeavyPen)
		},
	}
}

// planName is the type of a zone's name on the plan as it is printed.
var planName = canvas.Type{Face: canvas.Bold, Size: 7.2, Align: canvas.Middle, Colour: canvas.Black}

// planSign is the type of the names of buildings on the plan as it is printed.
var planSign = canvas.Type{Face: canvas.Italic, Size: 6.2, Align: canvas.Middle, Colour: canvas.Black}

// drawPlanSign writes the name of a building at the foot of one of its rooms, clear of the
// wall: of the first where nobody and nothing starts, if there is one.
func drawPlanSign(c canvas.Canvas, v *village.Village, b village.Building, s scenario.Scenario, k float64) {
	var rooms []village.Zone
	for _, z := range v.Zones {
		if b.Holds(z.Centre) {
			rooms = append(rooms, z)
		}
	}
	if len(rooms) == 0 {
		return
	}
	room := rooms[max(0, slices.IndexFunc(rooms, func(z village.Zone) bool { return !startsIn(s, z.Name) }))]
	bottom := room.Outline[0][1]
	for _, p := range room.Outline {
		bottom = max(bottom, p[1])
	}
	const clear = 5.4 // of the wall
	named, name := planSign.Sized(planSign.Size/k), c.Say(scenario.Printed(b.Name))
	middle, foot, width := pointOf(room.Centre).x, float64(bottom)-clear, canvas.Measure(name, named)+2
	c.Path(canvas.Rect(middle-width/2, foot-named.CapHeight()-1.4, width, named.CapHeight()+2.8), canvas.Paint{Fill: canvas.Paper})
	c.Text(middle, foot, name, named)
}

// startsIn tells whether somebody or something starts in a zone.
func startsIn(s scenario.Scenario, zone string) bool {
	return slices.ContainsFunc(s.Gear, func(g scenario.Gear) bool { return g.Zone == zone }) || liesIn(s, zone)
}

// liesIn tells whether something lies in a zone at the start.
func liesIn(s scenario.Scenario, zone string) bool {
	return slices.ContainsFunc(s.Ground, func(g scenario.Ground) bool { return g.Zone == zone })
}

// drawPlan draws so much of a village as can be read on a plan, k mm to a unit.
func drawPlan(c canvas.Canvas, v *village.Village, k float64) {
	for _, b := range v.Buildings {
		c.Hatch(pathOf(b.Outline).Close(), canvas.Tone{Pattern: canvas.Diagonal, Pitch: 1.1 / k, Weight: 0.12 / k, Colour: canvas.Spot})
	}
	for _, d := range v.Dashes() {
		c.Path(lineOf(d), dashes)
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
}

// drawStarters draws the name of a zone and who and what is there at the start:
// people side by side, and under them the objects.
func drawStarters(c canvas.Canvas, at place, s scenario.Scenario, zone string, named canvas.Type) {
	var names []string
	for _, g := range s.Gear {
		if g.Zone == zone {
			names = append(names, g.Character)
		}
	}
	foot := at.y + named.CapHeight()/2
	if len(names) > 0 || liesIn(s, zone) {
		foot = at.y - planFace/2 - 4
	}
	width := canvas.Measure(zone, named) + 3
	c.Path(canvas.Rect(at.x-width/2, foot-named.CapHeight()-1.5, width, named.CapHeight()+3), canvas.Paint{Fill: canvas.Paper})
	c.Text(at.x, foot, zone, named)
	if slices.ContainsFunc(s.Prizes, func(p scenario.Prize) bool { return p.Zone == zone }) {
		side := 2 * named.CapHeight()
		art.DrawIcon(c, art.Star, at.x+width/2, foot-named.CapHeight()/2-side/2, side, canvas.Spot)
	}
	if len(names) > 0 {
		at.y -= planFace / 8
	}
	for i, name := range names {
		left := at.x + planFace*(float64(i)-float64(len(names))/2)
		c.Path(canvas.Rect(left, at.y-planFace/2, planFace, planFace), planBox)
		drawPortrait(c, name, left+planFace/2, at.y+planFace/2-0.5, planFace-2)
	}
	if len(names) > 0 {
		at.y += planFace/2 + planThing/2
	}
	for _, g := range s.Ground {
		if g.Zone != zone {
			continue
		}
		for i, kind := range g.Objects {
			x := at.x + planThing*(float64(i)-float64(len(g.Objects)-1)/2)
			c.Path(canvas.Circle(x, at.y, planThing/2), planBox)
			drawObject(c, kind, x, at.y, planThing-3.4, canvas.Black)
		}
	}
}
