package goldfever

import (
	"math"
	"slices"

	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/goldfever/village"
	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// The part of the village that a lesson shows, units.
const (
	lessonWide = 165.0
	lessonHigh = 110.0
)

// lessons teach the game on the village in force, by the scenario in force.
func lessons(job press.Job) []sheets.Lesson {
	house := houseOf(job.Setup)
	t := teacher{&house.Village, villagePanel(job, 1)}
	first := house.Scenario.Gear[0]
	all := []sheets.Lesson{phaseLesson(job)}
	if a, b, ok := t.pair(func(a, b int) bool { how, _ := t.v.Border(a, b); return how == village.DoorBorder }); ok {
		all = append(all, t.lesson("goldfever.lesson-move", a, b, "goldfever.lesson-move-text", "GF2, GF3, GF20",
			func(c canvas.Canvas) {
				t.stands(c, first.Character, a)
				p, q := t.at(a), t.at(b)
				p, q = p.toward(q, circleOf(t.v)+1), q.toward(p, circleOf(t.v)-3)
				art.DrawArrow(c, p.x, p.y, q.x, q.y, 3, canvas.Green)
			}))
	}
	if a, b, ok := t.pair(func(a, b int) bool {
		s := t.sight(a, b)
		return s.Clear && s.Into == village.Window && s.Range > 1
	}); ok {
		all = append(all, t.lesson("goldfever.lesson-shot", a, b, speech.Say("goldfever.lesson-shot-text",
			"from", t.v.Zones[a].Name, "zone", t.v.Zones[b].Name, "range", t.sight(a, b).Range), "GF21, GF40, GF41, GF52", func(c canvas.Canvas) { t.line(c, a, b, canvas.Green) }))
	}
	if a, b, ok := t.pair(func(a, b int) bool { return t.sight(a, b).Blocked.Kind == village.Wall }); ok {
		all = append(all, t.lesson("goldfever.lesson-wall", a, b, speech.Say("goldfever.lesson-wall-text", "from", t.v.Zones[a].Name, "zone", t.v.Zones[b].Name), "GF40, GF42",
			func(c canvas.Canvas) { t.barred(c, a, b) }))
	}
	if a, b, ok := t.pair(func(a, b int) bool {
		how, _ := t.v.Border(a, b)
		return how == village.OpenBorder && t.sight(a, b).Blocked.Kind == village.TreeObstacle
	}); ok {
		all = append(all, t.lesson("goldfever.lesson-tree", a, b, speech.Say("goldfever.lesson-tree-text",
			"from", t.v.Zones[a].Name, "zone", t.v.Zones[b].Name), "GF3, GF40", func(c canvas.Canvas) {
			t.barred(c, a, b)
			t.step(c, a, b)
		}))
	}
	piles := map[terms.Pile]speech.List{}
	there := objectsOf(house.Scenario)
	for _, kind := range []terms.Kind{terms.Colt, terms.Shotgun, terms.Rifle, terms.HuntingRifle, terms.Knife} {
		if there[kind] == 0 {
			continue
		}
		piles[house.PileOf(kind)] = append(piles[house.PileOf(kind)], kind.Title())
	}
	hits := []speech.Text{"goldfever.lesson-hits-piles"}
	for _, pile := range []terms.Pile{terms.Easy, terms.Average, terms.Difficult} {
		if len(piles[pile]) > 0 {
			hits = append(hits, speech.Say("goldfever.lesson-pile", "pile", pile.Title(), "weapons", piles[pile]))
		}
	}
	hits = append(hits, speech.Say("goldfever.lesson-harder", "pile", terms.Difficult.Title(), "cards", cardWords(house.Decks), "n", terms.Deadly),
		"", "goldfever.lesson-scores")
	for _, l := range house.Scenario.Reckoning() {
		hits = append(hits, speech.Say("goldfever.lesson-score", "line", forWhat(l)))
	}
	hits = append(hits, house.Scenario.Over())
	told := hits[0]
	for _, hit := range hits[1:] {
		told = speech.Say("goldfever.lesson-below", "above", told, "below", hit)
	}
	return append(all, sheets.Lesson{Title: "goldfever.lesson-hits", Text: told, Clauses: "GF7, GF50, GF51, GF52, GF60"})
}

// cardWords are the words on the hit cards that there are.
func cardWords(d scenario.Decks) speech.List {
	var words speech.List
	for p := range terms.Panic {
		for _, s := range sortsOf(d, p) {
			if word := terms.CardTitle(s.word); s.count > 0 && !slices.Contains(words, word) {
				words = append(words, word)
			}
		}
	}
	return words
}

// phaseLesson tells what is done with a chip, and shows the card of the first character
// who has a gun, with the markers that lie on it.
func phaseLesson(job press.Job) sheets.Lesson {
	text := speech.Say("goldfever.lesson-phase-text", "n", terms.Actions, "ambush", terms.AmbushCost)
	lesson := sheets.Lesson{Title: "goldfever.lesson-phase", Text: text, Clauses: "GF10, GF11, GF12, GF27"}
	all := fightersOf(job)
	i := slices.IndexFunc(all, func(f fighter) bool { return len(f.gear.Guns) > 0 })
	if i < 0 {
		return lesson
	}
	f := all[i]
	w, _ := f.gear.Guns[0].Weapon()
	lesson.Text = speech.Say("goldfever.lesson-and", "before", lesson.Text, "next", speech.Say("goldfever.lesson-card", "character", f.Name, "n", w.Shells))
	job.Started = false
	lesson.Panel = cardOf(job, f, true)
	lesson.Window = canvas.Area{Y: bodyTop - labelRoom, W: characterCard.W, H: gunsTop + tokenBox + 2 - (bodyTop - labelRoom)}
	lesson.Over = func(c canvas.Canvas) {
		mark := func(at canvas.Area, draw func(x, y float64)) {
			x, y := at.X+at.W-markerSide/2, at.Y+at.H/2
			c.Path(canvas.Rect(x-markerSide/2, y-markerSide/2, markerSide, markerSide), art.BoxPen)
			draw(x, y)
		}
		wound := canvas.Area{X: cardEdge, Y: bodyTop, W: (bodyLeft - boxGap*(terms.Deadly-1)) / terms.Deadly, H: boxHeight}
		mark(wound, func(x, y float64) { drawArt(c, "wound", x, y, 6, canvas.Black) })
		mark(useBox(0), func(x, y float64) {
			art.DrawIcon(c, art.Pistol, x-markerSide/2+1, y-markerSide/2+1, markerSide-2, canvas.Spot)
		})
		mark(square(w.Shells, gunsTop), func(x, y float64) { drawShell(c, x, y, 6, canvas.Black) })
	}
	return lesson
}

// A teacher shows things in a village.
type teacher struct {
	v     *village.Village
	panel panel.Panel
}

// lesson is a lesson between two zones.
func (t teacher) lesson(title speech.Text, a, b int, text speech.Text, clauses string, over func(canvas.Canvas)) sheets.Lesson {
	p, q := t.at(a), t.at(b)
	x := max(0, min(t.panel.W-lessonWide, (p.x+q.x-lessonWide)/2))
	y := max(0, min(t.panel.H-lessonHigh, (p.y+q.y-lessonHigh)/2))
	return sheets.Lesson{
		Title: title, Text: text, Clauses: clauses, Panel: t.panel,
		Window: canvas.Area{X: x, Y: y, W: lessonWide, H: lessonHigh}, Over: over,
	}
}

// sight is that from one zone to another with nobody between them.
func (t teacher) sight(a, b int) village.Sight {
	return t.v.Sight(a, b, func(int) bool { return false })
}

// at is the middle of a zone on the panel.
func (t teacher) at(zone int) place {
	at := pointOf(t.v.Zones[zone].Centre)
	return place{at.x + rim, at.y + head}
}

// pair finds two zones, near enough for a picture, that something holds for.
func (t teacher) pair(holds func(a, b int) bool) (a, b int, ok bool) {
	for a := range t.v.Zones {
		for b := range t.v.Zones {
			p, q := t.at(a), t.at(b)
			near := math.Abs(p.x-q.x) < lessonWide-3*finger/2 && math.Abs(p.y-q.y) < lessonHigh-3*finger/2
			if a != b && near && holds(a, b) {
				return a, b, true
			}
		}
	}
	return 0, 0, false
}

// stands draws a character in the circle of a zone.
func (t teacher) stands(c canvas.Canvas, name string, zone int) {
	at, r := t.at(zone), circleOf(t.v)
	drawPortrait(c, name, at.x, at.y+0.8*r, 1.5*r)
}

// line draws a sight.
func (t teacher) line(c canvas.Canvas, a, b int, ink canvas.Colour) {
	p, q := t.at(a), t.at(b)
	c.Path(between(p, q), canvas.Paint{Stroke: canvas.Paper, Width: 3})
	c.Path(between(p, q), canvas.Paint{Stroke: ink, Width: 1.4})
	for _, at := range []place{p, q} {
		c.Path(canvas.Circle(at.x, at.y, 2.2), canvas.Paint{Fill: ink})
	}
}

// barred draws a sight that there is not, crossed out where it is in the way.
func (t teacher) barred(c canvas.Canvas, a, b int) {
	const arm = 4.0
	t.line(c, a, b, canvas.Red)
	p, q := t.at(a), t.at(b)
	x, y := (p.x+q.x)/2, (p.y+q.y)/2
	for _, pen := range []canvas.Paint{{Stroke: canvas.Paper, Width: 3.4}, {Stroke: canvas.Red, Width: 1.8}} {
		c.Path(canvas.Line(x-arm, y-arm, x+arm, y+arm), pen)
		c.Path(canvas.Line(x-arm, y+arm, x+arm, y-arm), pen)
	}
}

// step draws an arrow across the open ground between two zones, where no tree is.
func (t teacher) step(c canvas.Canvas, a, b int) {
	var at place
	free := 0.0 // from there to the next tree
	for _, d := range t.v.Dashes() {
		if !t.between(d, a, b) {
			continue
		}
		from, to := pointOf(d[0]), pointOf(d[1])
		for _, far := range []float64{0.2, 0.8} {
			spot := from.toward(to, far*from.from(to))
			if room := t.room(spot); room > free {
				at, free = place{spot.x + rim, spot.y + head}, room
			}
		}
	}
	p, q := at.toward(t.at(a), 10), at.toward(t.at(b), 10)
	art.DrawArrow(c, p.x, p.y, q.x, q.y, 2, canvas.Green)
}

// between says whether a piece of a border is that of two zones: its ends are corners
// of both.
func (t teacher) between(d village.Segment, a, b int) bool {
	for _, zone := range []int{a, b} {
		for _, end := range d {
			if !slices.Contains(t.v.Zones[zone].Outline, end) {
				return false
			}
		}
	}
	return true
}

// room is how far a place is from the next tree.
func (t teacher) room(at place) float64 {
	least := math.Inf(1)
	for _, tree := range t.v.Trees {
		least = min(least, at.from(pointOf(tree.Centre))-float64(tree.Radius))
	}
	return least
}

// reference makes the reference card: with the rule that the scenario offers, and
// without those of others.
func reference(job press.Job) ([]press.Page, error) {
	own := chapters()
	last := &own[len(own)-1].Last
	switch extra := houseOf(job.Setup).Scenario.Extra; {
	case extra == nil:
		*last = "GF67"
	case extra.Night > 0:
		*last = "GF68"
	}
	return sheets.Reference(game.Game, own)(job)
}

// chapters are those of the reference card.
func chapters() []sheets.Chapter {
	return []sheets.Chapter{
		{Title: "goldfever.chapter-set-up", First: "GF1", Last: "GF8", Icon: art.Saddle},
		{Title: "goldfever.chapter-rounds", First: "GF10", Last: "GF13", Icon: art.Star},
		{Title: "goldfever.chapter-actions", First: "GF20", Last: "GF29", Icon: art.Pistol},
		{Title: "goldfever.chapter-sight", First: "GF40", Last: "GF43", Icon: art.Eye},
		{Title: "goldfever.chapter-hits", First: "GF50", Last: "GF56", Icon: art.Hat},
		{Title: "goldfever.chapter-scenarios", First: "GF60", Last: "GF69", Icon: art.Gold},
	}
}
