package goldfever

import (
	"math"
	"slices"

	"saddlebag/scoring"
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

// The parts of a character's card that the lessons are about, mm.
var (
	cardName    = canvas.Area{X: headLeft - 2, Y: -chipsHigh, W: Width - headLeft + 2, H: chipsHigh + headTop - labelRoom}
	cardHead    = canvas.Area{X: headLeft - 2, Y: 1, W: Width - headLeft + 2, H: headTop + boxHeight}
	cardPockets = canvas.Area{X: bodyRight - 3, Y: headTop - 5, W: Width - bodyRight + 3, H: bodyTop + bodyHigh - headTop + 6}
	cardWounds  = canvas.Area{X: 0.5, Y: 1.5, W: 61, H: bodyTop + boxHeight}
)

// chipsHigh is the room for chips above a card, mm.
const chipsHigh = 21.0

// course teaches the game by the first phases of a showdown.
var course = sheets.Course{
	Aim: "goldfever.lessons-aim", Wins: "goldfever.lessons-wins",
	Begin: `saddlebag 1 goldfever
player Ann
player Ben
scenario showdown-2

table deals-joker Ted ?
table deals-joker Lena ?
table deals-joker Fred ?
table deals-joker Silas ?
`,
	Lessons: []sheets.Lesson{
		{
			Title: "goldfever.lesson-phase", Text: speech.Say("goldfever.lesson-phase-text", "n", terms.Actions), Clauses: "GF10, GF11",
			Moves: "table activate Ted",
			Panel: printedCard("Ted"), Part: cardName, Over: drawn("Ted"),
		},
		{
			Title: "goldfever.lesson-move", Text: "goldfever.lesson-move-text", Clauses: "GF2, GF3, GF20",
			Moves: "Ted move d4",
			Panel: inVillage, Show: []string{terms.ZoneCell("d4"), terms.ZoneCell("d5")}, Air: 5, Over: walk("d5", "d4", -17),
		},
		{
			Title: "goldfever.lesson-nugget", Text: "goldfever.lesson-nugget-text", Clauses: "GF4, GF6, GF25",
			Moves: "Ted drop knife\nTed pick nugget-1 ?\nTed end",
			Panel: printedCard("Ted"), Part: cardPockets, Ring: [][]string{{terms.NumberedCell("Ted", terms.PartPocket, 1)}},
		},
		{
			Title: "goldfever.lesson-shot", Text: "goldfever.lesson-shot-text", Clauses: "GF21, GF40, GF41, GF42",
			Moves: "table activate Silas\nSilas move f2\nSilas move e2\nSilas shoot Lena rifle",
			Panel: inVillage, Show: []string{terms.ZoneCell("e2"), terms.ZoneCell("d5")}, Air: 12, Over: all(sees("e2", "d5"), barred("d5", "e4"), named("Silas", "e2"), named("Lena", "d5"), named("e4", "e4")),
		},
		{
			Title: "goldfever.lesson-hit", Text: speech.Say("goldfever.lesson-hit-text", "n", terms.Deadly), Clauses: "GF7, GF50, GF51, GF52",
			Moves: "table card average wound\nSilas end",
			Panel: printedCard("Lena"), Part: cardWounds, Over: hit(terms.Average, "wound"), Ring: [][]string{{terms.NumberedCell("Lena", terms.PartWound, 0)}},
		},
		{
			Title: "goldfever.lesson-blast", Text: "goldfever.lesson-blast-text", Clauses: "GF8, GF24, GF55",
			Moves: "table activate Lena\nLena joker long-shot\nLena throw dynamite e2\ntable card average miss\ntable card easy wound\nLena end",
			Panel: inVillage, Show: []string{terms.ZoneCell("e2"), terms.ZoneCell("d5")}, Air: 12, Over: all(blast("d5", "e2"), played(terms.LongShot, "d5"), named("e2", "e2"), named("Lena", "d5")),
		},
		{
			Title: "goldfever.lesson-ambush", Text: speech.Say("goldfever.lesson-ambush-text", "n", terms.AmbushCost), Clauses: "GF11, GF12, GF27",
			Moves: "table activate Fred\nFred ambush",
			Panel: printedCard("Fred"), Part: cardHead, Ring: [][]string{{terms.CharacterCell("Fred", terms.PartAmbush)}},
		},
		{
			Title: "goldfever.lesson-end", Text: "goldfever.lesson-end-text", Clauses: "GF60, GF61",
			Panel: goldPanel,
		},
	},
}

// printedCard is the card of a character as it's printed.
func printedCard(name string) func(press.Job) panel.Panel {
	return func(job press.Job) panel.Panel { return cardOf(job, fighterOf(job, name), true) }
}

// fighterOf finds who has that name.
func fighterOf(job press.Job, name string) fighter {
	all := fightersOf(job)
	return all[slices.IndexFunc(all, func(f fighter) bool { return f.Name == name })]
}

// drawn draws the chip of a character above its card, as it comes out of the bag, before those
// that are still in it.
func drawn(name string) func(press.Job, canvas.Canvas) {
	return func(job press.Job, c canvas.Canvas) {
		const air, small = 1.0, 0.92
		chips := []side{chip(fighterOf(job, name)), chipBack, chipBack}
		for i, s := range chips {
			c.Push(headLeft-air+float64(i)*(small*tokenSize.W+air), air-chipsHigh, small)
			s.draw(c)
			c.Pop()
		}
	}
}

// hit draws the card of a pile that was turned, beside the likeness and the wounds on a
// character's card.
func hit(p terms.Pile, word string) func(press.Job, canvas.Canvas) {
	return func(_ press.Job, c canvas.Canvas) {
		c.Path(canvas.Rect(headLeft-1, 0, Width, bodyTop-labelRoom), canvas.Paint{Fill: canvas.Paper})
		c.Path(canvas.Rect(bodyRight-1, 0, Width, characterCard.H), canvas.Paint{Fill: canvas.Paper})
		drawTurned(c, pileFront(1, p, cardSort{word: word}), headLeft+7, 2, 21.5)
	}
}

// drawTurned draws a card that was turned, so wide.
func drawTurned(c canvas.Canvas, card panel.Panel, x, y, wide float64) {
	k := wide / card.W
	c.Push(x, y, k)
	c.Path(canvas.Rect(0, 0, card.W, card.H), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.8})
	card.Static(c)
	c.Pop()
}

// inVillage is the village with what counts in it.
func inVillage(job press.Job) panel.Panel { return villagePanel(job, 1, inLessons) }

// middles are the middles of two zones on the panel of a village.
func middles(job press.Job, from, to string) (p, q place) {
	zones := houseOf(job.Setup).Village.Zones
	at := func(name string) place {
		i := slices.IndexFunc(zones, func(z village.Zone) bool { return z.Name == name })
		middle := pointOf(zones[i].Centre)
		return place{middle.x + rim, middle.y + head}
	}
	return at(from), at(to)
}

// walk draws an arrow from a zone into the next, so far to the right of the straight way.
func walk(from, to string, aside float64) func(press.Job, canvas.Canvas) {
	return func(job press.Job, c canvas.Canvas) {
		const thick = 3.0
		p, q := middles(job, from, to)
		r := circleOf(&houseOf(job.Setup).Village)
		border := p.toward(q, p.from(q)/2).aside(q, aside)
		p, q = p.toward(border, r+1), q.toward(border, r+1)
		c.Path(between(p, border), canvas.Paint{Stroke: canvas.Paper, Width: 1.6 * thick, Kept: true})
		art.DrawArrow(c, border.x, border.y, q.x, q.y, thick, canvas.Green)
		c.Path(between(p, border), canvas.Paint{Stroke: canvas.Green, Width: thick, Round: true, Kept: true})
	}
}

// sees draws a line of sight.
func sees(from, to string) func(press.Job, canvas.Canvas) {
	return func(job press.Job, c canvas.Canvas) {
		p, q := middles(job, from, to)
		drawSight(c, p, q, canvas.Green)
	}
}

// all draws several things.
func all(draw ...func(press.Job, canvas.Canvas)) func(press.Job, canvas.Canvas) {
	return func(job press.Job, c canvas.Canvas) {
		for _, d := range draw {
			d(job, c)
		}
	}
}

// named says large who or what is in a zone, under its circle.
func named(word, zone string) func(press.Job, canvas.Canvas) {
	return func(job press.Job, c canvas.Canvas) {
		const high, in = 15.0, 3.0
		set := canvas.Type{Face: canvas.Bold, Size: 36, Align: canvas.Middle, Colour: canvas.Black}
		p, _ := middles(job, zone, zone)
		wide := canvas.Measure(word, set) + 2*in
		top := p.y + circleOf(&houseOf(job.Setup).Village) + 1
		c.Path(canvas.Rect(p.x-wide/2, top, wide, high), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.9})
		c.Text(p.x, top+(high+set.CapHeight())/2, word, set)
	}
}

// blast draws what is thrown from a zone, and explodes in another.
func blast(from, to string) func(press.Job, canvas.Canvas) {
	return func(job press.Job, c canvas.Canvas) {
		const rays, size = 16, 15.0
		p, q := middles(job, from, to)
		r := circleOf(&houseOf(job.Setup).Village)
		start, end := p.toward(q, r+1), q.toward(p, r+10)
		art.DrawArrow(c, start.x, start.y, end.x, end.y, 5, canvas.Red)
		var path canvas.Path
		for i := range 2 * rays {
			sin, cos := math.Sincos(math.Pi * float64(i) / rays)
			far := r + 2 + 7*float64(i%2)
			if x, y := q.x+far*cos, q.y+far*sin; i == 0 {
				path = path.Move(x, y)
			} else {
				path = path.Line(x, y)
			}
		}
		c.Path(path.Close(), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Red, Width: 1.2})
		drawArt(c, terms.Dynamite.String(), q.x, q.y, size, canvas.Black)
	}
}

// played draws a joker beside the zone where somebody plays it.
func played(power terms.Power, zone string) func(press.Job, canvas.Canvas) {
	return func(job press.Job, c canvas.Canvas) {
		const wide, aside, up = 52.0, 17.0, 0.85 // up in shares of the height
		jokers := houseOf(job.Setup).Jokers
		at := slices.IndexFunc(jokers, func(j scenario.Joker) bool { return j.Kind == power })
		card := jokerFront(1, jokers[at])
		p, _ := middles(job, zone, zone)
		drawTurned(c, card, p.x+aside, p.y-up*wide/card.W*card.H, wide)
	}
}

// barred draws a line of sight that there is not, crossed out.
func barred(from, to string) func(press.Job, canvas.Canvas) {
	return func(job press.Job, c canvas.Canvas) {
		const arm = 7.0
		p, q := middles(job, from, to)
		drawSight(c, p, q, canvas.Red)
		x, y := (p.x+q.x)/2, (p.y+q.y)/2
		for _, pen := range []canvas.Paint{{Stroke: canvas.Paper, Width: 7, Kept: true}, {Stroke: canvas.Red, Width: 4, Kept: true}} {
			c.Path(canvas.Line(x-arm, y-arm, x+arm, y+arm), pen)
			c.Path(canvas.Line(x-arm, y+arm, x+arm, y-arm), pen)
		}
	}
}

func drawSight(c canvas.Canvas, p, q place, ink canvas.Colour) {
	c.Path(between(p, q), canvas.Paint{Stroke: canvas.Paper, Width: 6, Kept: true})
	c.Path(between(p, q), canvas.Paint{Stroke: ink, Width: 3, Kept: true})
	for _, at := range []place{p, q} {
		c.Path(canvas.Circle(at.x, at.y, 4), canvas.Paint{Fill: ink})
	}
}

// goldPanel is what scores in the scenario of the lessons: nuggets, and who was killed.
func goldPanel(job press.Job) panel.Panel {
	const wide, token, step, row, face = 76.0, 19.0, 13.4, 25.0, 22.0
	worth := []int{1, 2, 3, 2}
	return panel.Panel{
		ID: "gold", Owner: scoring.Table, Title: "goldfever.points-panel", W: wide, H: 2 * row,
		Static: func(c canvas.Canvas) {
			sum, set := 0, art.StrongType.Sized(14).ToRight()
			says := func(row float64, points int) {
				c.Text(wide, row+token/2+set.CapHeight()/2, c.Say(game.Game.Info().Amount(scoring.Whole(points))), set)
			}
			for i, n := range worth {
				c.Push(float64(i)*step-2, 1, token/tokenSize.W)
				nuggetFace(n).draw(c)
				c.Pop()
				sum += n
			}
			says(0, sum)
			drawPortrait(c, "Fred", face/2, row+face, face)
			c.Path(canvas.Line(1, row+1, face-1, row+face-1), art.MarkPen)
			c.Path(canvas.Line(face-1, row+1, 1, row+face-1), art.MarkPen)
			says(row, houseOf(job.Setup).Scenario.Points.Kill)
		},
	}
}
