package fortyniners

import (
	"math"
	"strconv"

	rules "saddlebag/scoring/fortyniners"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// A journey is a run on paper: a road that winds from place to place, one for each turn
// of the coach, in legs of so many places.
type journey struct {
	seat     int
	from, to int  // of its places, counted from 0
	last     bool // the sums stand beside its head
	columns  int  // places in a leg
	place    float64
	legs     int
	leg      float64 // height
}

// The measures of a journey, mm.
const (
	leastPlace  = 44.0 // width of a place: five boxes
	mostPlace   = 60.0
	placeGap    = 1.2
	placeBox    = 6.2 // height of its boxes, at least, which hold a pencil
	mostRoad    = 3.6 // what the road takes of a leg
	leastLeg    = 8.7 // with the road below them
	mostLeg     = 13.5
	verge       = 4.0 // where the road turns, on either side
	headHigh    = 10.6
	sumWide     = 27.0 // of a sum with its name
	sumBox      = 14.0
	columnHead  = 3.0
	stoneWide   = 4.0 // of a milestone
	stoneHigh   = 2.4
	journeyFoot = 0.8
)

// The pens of the road.
var (
	wayBed    = canvas.Paint{Stroke: canvas.Spot, Width: 2.1, Round: true, Kept: true}
	wayTop    = canvas.Paint{Stroke: canvas.Paper, Width: 1.5, Round: true, Kept: true}
	wayMiddle = canvas.Paint{Stroke: canvas.Spot, Width: 0.2, Dash: []float64{1.2, 1}}
)

// high is the height of a journey.
func (j journey) high() float64 { return j.top() + float64(j.legs)*j.leg + journeyFoot }

// top is where its first leg begins.
func (j journey) top() float64 {
	if j.narrow() && j.last {
		return 2*headHigh + columnHead
	}
	return headHigh + columnHead
}

// narrow says that there's no room for the sums beside the name.
func (j journey) narrow() bool { return j.columns < mostColumns }

// box is the height of the boxes of a place: large paper has larger ones.
func (j journey) box() float64 { return max(placeBox, j.leg-mostRoad) }

func (j journey) width() float64 { return float64(j.columns)*j.place + 2*verge }

// at is the upper left corner of the boxes of a place, counted from 0 on the journey.
func (j journey) at(i int) (x, y float64) {
	leg, n := i/j.columns, i%j.columns
	if leg%2 == 1 { // the road comes back
		n = j.columns - 1 - n
	}
	return verge + float64(n)*j.place + placeGap/2, j.top() + float64(leg)*j.leg
}

// boxes are the boxes of a place.
func (j journey) boxes(i int) []panel.Slot {
	x, y := j.at(i)
	var slots []panel.Slot
	for _, c := range runColumns {
		w := c.share * (j.place - placeGap)
		slots = append(slots, panel.Slot{Cell: rules.RowCell(j.from+i, c.cell), X: x, Y: y, W: w, H: j.box()})
		x += w
	}
	return slots
}

// panel draws the journey. Places that no turn has come to have boxes as well.
func (j journey) panel(job press.Job) panel.Panel {
	name, written := job.Setup.Players[j.seat], turns(job, j.seat)
	p := panel.Panel{
		ID: "run", Owner: j.seat, Title: "fortyniners.run-sheet", W: j.width(), H: j.high(), Key: key("journey", name, j),
	}
	for i := range j.to - j.from {
		if j.from+i < written {
			p.Slots = append(p.Slots, j.boxes(i)...)
		}
	}
	sums := j.sums()
	p.Slots = append(p.Slots, sums...)
	for i := range p.Slots {
		p.Slots[i].Draw = job.ByPencil(drawEntry)
	}
	p.Static = func(c canvas.Canvas) {
		j.drawHead(c, name)
		j.drawRoad(c)
		var boxes, stones canvas.Path
		for i := range j.to - j.from {
			for _, s := range j.boxes(i) {
				boxes = append(boxes, s.Outline()...)
			}
			x, y := j.milestone(i)
			stones = append(stones, canvas.Rect(x-stoneWide/2, y-stoneHigh/2, stoneWide, stoneHigh)...)
		}
		c.Path(boxes, art.BoxPen)
		c.Path(stones, canvas.Paint{Stroke: canvas.Black, Fill: canvas.Paper, Width: 0.25})
		number := art.TinyType.InBold().Sized(canvas.LeastSize).Centred()
		for i := range j.to - j.from {
			x, y := j.milestone(i)
			c.Text(x, y+number.CapHeight()/2, strconv.Itoa(j.from+i+1), number)
		}
		for _, s := range sums {
			c.Path(s.Outline(), art.BoxPen)
		}
		if j.last {
			drawSums(c, sums)
		}
	}
	return p
}

// sums are the boxes for what the run comes to.
func (j journey) sums() []panel.Slot {
	if !j.last {
		return nil
	}
	y := 1.0
	if j.narrow() {
		y += headHigh
	}
	var slots []panel.Slot
	for i, s := range runSums {
		x := j.width() - verge - float64(len(runSums)-i)*sumWide + sumWide - sumBox
		slots = append(slots, panel.Slot{Cell: s.cell, X: x, Y: y, W: sumBox, H: headHigh - 2})
	}
	return slots
}

// drawHead prints whose run it is, and what the boxes of each place are for.
func (j journey) drawHead(c canvas.Canvas, name string) {
	art.DrawIcon(c, art.Coach, verge, 0, headHigh-1, inks[rules.Blackjack])
	words := c.Say(speech.Say("fortyniners.run-number", "run", j.seat+1))
	const caps, after = 4.6, verge + headHigh + 1
	art.DrawTitle(c, after, headHigh/2+caps/2, caps, words, art.Solid, canvas.Left)
	x := after + art.TitleWidth(words, caps) + 3
	to := j.width() - verge
	if !j.narrow() {
		to -= float64(len(runSums))*sumWide + 2
	}
	if j.from > 0 {
		goesOn := c.Say("fortyniners.run-continued")
		c.Text(to, headHigh/2+art.SmallType.CapHeight()/2, goesOn, art.SmallType.ToRight())
		to -= canvas.Measure(goesOn, art.SmallType) + 2
	}
	drawName(c, canvas.Area{X: x, Y: 1, W: to - x, H: headHigh - 3}, name)
	for n := range min(j.columns, j.to-j.from) {
		for i, s := range j.boxes(n) {
			canvas.Fit(c, canvas.Area{X: s.X, Y: j.top() - columnHead, W: s.W, H: columnHead}, c.Say(runColumns[i].brief), art.CaptionType.Sized(canvas.LeastSize).Centred())
		}
	}
}

// milestone is where the number of a place stands on the road.
func (j journey) milestone(i int) (x, y float64) {
	x, y = j.at(i)
	return x + (j.place-placeGap)/2, y + (j.box()+j.leg)/2
}

// drawRoad draws the road below the places, to the last of them.
func (j journey) drawRoad(c canvas.Canvas) {
	var road canvas.Path
	end, _ := j.milestone(j.to - j.from - 1)
	for leg := range j.legs {
		_, y := j.milestone(leg * j.columns)
		near, far := verge, j.width()-verge
		if leg%2 == 1 {
			near, far = far, near
		}
		if leg == 0 {
			road = road.Move(near, y)
		}
		if leg == j.legs-1 {
			road = road.Line(end+math.Copysign(j.place/2-1, far-near), y)
			continue
		}
		turn := far + math.Copysign(0.9*verge, far-near)
		road = road.Line(far, y).Curve(turn, y, turn, y+j.leg, far, y+j.leg)
	}
	for _, pen := range []canvas.Paint{wayBed, wayTop, wayMiddle} {
		c.Path(road, pen)
	}
}
