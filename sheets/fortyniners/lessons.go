package fortyniners

import (
	"slices"

	rules "saddlebag/scoring/fortyniners"
	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// The part of the board that a lesson shows, mm.
const (
	lessonWide = 128.0
	lessonHigh = 88.0
)

// lessons teach the game on the board in force; a table with a board of its own
// (FN41) has none.
func lessons(job press.Job) []sheets.Lesson {
	b, ok := boardOf(job.Setup)
	if !ok {
		return nil
	}
	t := teacher{b, boardPanel(job, b, Side, 0, false)}
	settlement := slices.IndexFunc(b.Spots, func(s rules.Spot) bool { return s.Settlement > 0 })
	start, end := t.next(b.Road, b.Start)
	return []sheets.Lesson{
		t.lesson("fortyniners.lesson-turn", b.Start, "fortyniners.lesson-turn-text", "FN2, FN3, FN10",
			func(c canvas.Canvas) {
				t.piece(c, b.Start, rules.Blackjack)
				t.arrow(c, start, end, rules.Blackjack)
			}),
		t.lesson("fortyniners.lesson-settlements", b.Spots[settlement].ID, t.stops(b.Spots[settlement]), "FN11, FN15",
			func(c canvas.Canvas) { t.piece(c, b.Spots[settlement].ID, rules.Blackjack) }),
		t.lesson("fortyniners.lesson-block", b.Blocks[0], "fortyniners.lesson-block-text", "FN12, FN20",
			func(c canvas.Canvas) { t.piece(c, b.Blocks[0], rules.Red) }),
		t.lesson("fortyniners.lesson-lookout", b.Lookouts[0], "fortyniners.lesson-lookout-text", "FN23",
			func(c canvas.Canvas) {
				t.piece(c, b.Lookouts[0], rules.Red)
				for _, e := range b.Trail {
					if slices.Contains(e[:], b.Lookouts[0]) {
						to := e[0]
						if to == b.Lookouts[0] {
							to = e[1]
						}
						t.arrow(c, b.Lookouts[0], to, rules.Red)
						break
					}
				}
			}),
		t.lesson("fortyniners.lesson-caught", b.Jail.Red, "fortyniners.lesson-caught-text", "FN22, FN24, FN30, FN31",
			func(c canvas.Canvas) { t.piece(c, b.Jail.Red, rules.Red) }),
		{Title: "fortyniners.lesson-score", Clauses: "FN1, FN11, FN14, FN15, FN16, FN40", Text: speech.Say("fortyniners.lesson-score-text", "runs", rules.Runs)},
	}
}

// A teacher shows things on a board.
type teacher struct {
	b     *rules.Board
	panel panel.Panel
}

// lesson is a lesson round a spot.
func (t teacher) lesson(title speech.Text, spot string, text speech.Text, clauses string, over func(canvas.Canvas)) sheets.Lesson {
	at := t.at(spot)
	x := max(0, min(Side-lessonWide, at.x-lessonWide/2))
	y := max(0, min(Side-lessonHigh, at.y-lessonHigh/2))
	return sheets.Lesson{
		Title: title, Text: text, Clauses: clauses, Panel: t.panel,
		Window: canvas.Area{X: x, Y: y, W: lessonWide, H: lessonHigh}, Over: over,
	}
}

// stops says what it brings to stop at a settlement.
func (t teacher) stops(s rules.Spot) speech.Text {
	name := speech.Words(s.Name)
	if s.Name == "" {
		name = "fortyniners.a-settlement"
	}
	return speech.Say("fortyniners.lesson-settlements-text", "settlement", name, "points", s.Settlement)
}

// at is where a spot lies.
func (t teacher) at(id string) point {
	i := slices.IndexFunc(t.b.Spots, func(s rules.Spot) bool { return s.ID == id })
	return place(t.b.Spots[i], 0)
}

// next is an edge that begins at a spot.
func (t teacher) next(edges []rules.Edge, id string) (from, to string) {
	for _, e := range edges {
		if e[0] == id {
			return e[0], e[1]
		}
		if e[1] == id {
			return e[1], e[0]
		}
	}
	return id, id
}

// piece draws a piece on a spot.
func (t teacher) piece(c canvas.Canvas, id string, role rules.Role) {
	at := t.at(id)
	c.Path(canvas.Circle(at.x, at.y, spotRadius-0.8), canvas.Paint{Fill: canvas.Paper, Stroke: inks[role], Width: 1.4})
	const size = 12.0
	art.DrawIcon(c, pieceIcons[role.Letter()], at.x-size/2, at.y-size/2, size, inks[role])
}

// arrow draws where a piece goes from a spot to the next.
func (t teacher) arrow(c canvas.Canvas, from, to string, role rules.Role) {
	a, z := t.at(from), t.at(to)
	const off = spotRadius + 1
	long := max(1, distance(a, z, z))
	dx, dy := (z.x-a.x)/long, (z.y-a.y)/long
	art.DrawArrow(c, a.x+off*dx, a.y+off*dy, z.x-2*dx, z.y-2*dy, 2.4, inks[role])
}
