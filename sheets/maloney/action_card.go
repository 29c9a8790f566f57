package maloney

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	rules "saddlebag/scoring/maloney"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// The parts of an action card from above: the corner that shows in a hand with
// the name beside it, the country with the roads from the city, the week.
const (
	cornerW   = 15.0
	headH     = 17.0
	countryH  = 30.0
	dayNames  = 74.0 // their base
	countsTop = 75.2 // of what doubles a day
)

// actionFront is the face of a city's action card for the j-th of its best days.
func actionFront(id string, m *rules.Map, i, j int) panel.Panel {
	w, h := press.Poker.W, press.Poker.H
	city := m.Cities[i]
	best := city.Best[j]
	title := speech.Say("maloney.card-title", "number", city.Number, "city", city.Name, "day", best.Name())
	return panel.Panel{
		ID: id, Owner: scoring.Table, Title: title, W: w, H: h,
		Key: key("action card", *m, i, best),
		Static: func(c canvas.Canvas) {
			drawCardFrame(c)
			drawCorner(c, city.Number, best)
			drawCityName(c, m, canvas.Area{X: cardField + cornerW + 1.5, Y: cardField + 1, W: w - 2*cardField - cornerW - 3, H: headH - 2}, city.Name)
			drawReach(c, canvas.Area{X: cardField, Y: cardField + headH, W: w - 2*cardField, H: countryH}, m, i)
			drawCalendar(c, best)
		},
	}
}

// drawCorner prints what of a card shows in a hand: the city's number and the
// best day.
func drawCorner(c canvas.Canvas, number int, best rules.Weekday) {
	const middle = cardField + cornerW/2
	c.Path(canvas.Line(cardField+cornerW, cardField, cardField+cornerW, cardField+headH), art.FinePen)
	art.DrawTitle(c, middle, cardField+9.4, 7.2, strconv.Itoa(number), art.Spotted, canvas.Middle)
	band := canvas.Rect(cardField, cardField+11.4, cornerW, headH-11.4)
	c.Path(band, canvas.Paint{Fill: canvas.Black})
	t := canvas.Type{Face: canvas.Bold, Size: 12, Align: canvas.Middle, Colour: canvas.Paper}
	c.Text(middle, cardField+(11.4+headH+t.CapHeight())/2, c.Say(best.Short()), t)
}

// drawCityName prints a name in wood type, on two lines where one is too short,
// or in the body type where the wood type lacks a letter of any city: all cards have one face.
func drawCityName(c canvas.Canvas, m *rules.Map, a canvas.Area, name string) {
	const most, gap = 5.4, 0.5 // height of capitals; between lines, of it
	if slices.ContainsFunc(m.Cities, func(c rules.City) bool { return !art.CanLetter(c.Name) }) {
		canvas.Fit(c, a, name, art.StrongType.Sized(14).Centred())
		return
	}
	lines := []string{name}
	if art.TitleWidth(name, most) > a.W {
		lines = halves(name)
	}
	caps := most
	for _, line := range lines {
		caps = min(caps, a.W/art.TitleWidth(line, 1))
	}
	y := a.Y + (a.H+caps-float64(len(lines)-1)*caps*(1+gap))/2
	for _, line := range lines {
		art.DrawTitle(c, a.X+a.W/2, y, caps, line, art.Solid, canvas.Middle)
		y += caps * (1 + gap)
	}
}

// halves breaks a name at the space that makes the longer part shortest.
func halves(name string) []string {
	best := []string{name}
	for i, r := range name {
		if r == ' ' && max(i, len(name)-i-1) < len(slices.MaxFunc(best, func(a, b string) int { return len(a) - len(b) })) {
			best = []string{strings.TrimSpace(name[:i]), strings.TrimSpace(name[i:])}
		}
	}
	return best
}

// drawCalendar prints what the card is worth on each day: bars as high as the
// values, the best day solid.
func drawCalendar(c canvas.Canvas, best rules.Weekday) {
	const left, foot, step, caps = cardField, dayNames - 3.4, 1.75, 2.6 // so small that saving ink leaves the figures solid
	wide := (press.Poker.W - 2*cardField) / rules.Days
	c.Path(canvas.Line(left, foot, left+rules.Days*wide, foot), art.RulePen)
	for d := range rules.Weekday(rules.Days) {
		value := rules.Worth(best, d)
		x, high := left+wide*float64(d), step*float64(value)
		bar := canvas.Rect(x+1, foot-high, wide-2, high)
		if d == best {
			c.Path(bar, canvas.Paint{Fill: canvas.Black})
		} else {
			c.Hatch(bar, canvas.Tone{Pattern: canvas.Diagonal, Pitch: 0.8, Weight: 0.16, Colour: canvas.Spot})
			c.Path(bar, art.FinePen)
		}
		art.DrawTitle(c, x+wide/2, foot-high-1, caps, strconv.Itoa(value), art.Solid, canvas.Middle)
		day := art.SmallType.Centred()
		if d == best {
			day.Face = canvas.Bold
		}
		c.Text(x+wide/2, dayNames, c.Say(d.Short()), day)
		if d.Doubled() {
			c.Text(x+wide/2, countsTop+art.TinyType.CapHeight()+0.4, c.Say("maloney.twice"), art.TinyType.Sized(7).Centred())
		}
	}
}
