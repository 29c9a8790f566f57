package maloney

import (
	rules "saddlebag/scoring/maloney"
	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/press"
)

// lessons teach the game on the map in force.
func lessons(job press.Job) []sheets.Lesson {
	m := world(job)
	city := m.Cities[0]
	at := onPanel(point{float64(city.At.X()), float64(city.At.Y())})
	const wide, high = 150.0, 96.0
	land := mapPanel(job)
	window := canvas.Area{X: max(0, min(land.W-wide, at.x-wide/2)), Y: max(0, min(land.H-high, at.y-high/2)), W: wide, H: high}
	to := m.Cities[city.Reaches[len(city.Reaches)-1]-1]
	found := m.Suitcases[0]
	return []sheets.Lesson{
		{
			Title: "maloney.a-day", Clauses: "MI10, MI18, MI20, MI22", Panel: weekPanel(job),
			Text: "maloney.lesson-day-text",
		},
		{
			Title: "maloney.lesson-auction", Clauses: "MI11, MI12, MI13, MI14", Panel: jokerFront("lesson"),
			Text: speech.Say("maloney.lesson-auction-text", "step", rules.Dollars(rules.Step), "fine", rules.Dollars(rules.Fine)),
		},
		{
			Title: "maloney.lesson-drive", Clauses: "MI3, MI15", Panel: land, Window: window,
			Text: speech.Say("maloney.lesson-drive-text", "n", rules.Reaches, "from", city.Name, "to", to.Name),
			Over: func(c canvas.Canvas) {
				c.Path(canvas.Circle(at.x, at.y, 1.6*ringRadius), canvas.Paint{Stroke: canvas.Red, Width: 1.6})
			},
		},
		{
			Title: "maloney.lesson-suitcase", Clauses: "MI5, MI16, MI19", Panel: suitcaseFront("lesson", found),
			Text: "maloney.lesson-suitcase-text",
		},
		{
			Title: "maloney.the-action-cards", Clauses: "MI4, MI17", Panel: actionFront("lesson", m, 0, 0),
			Text: speech.Say("maloney.lesson-cards-text", "n", rules.CardsADay, "best", rules.BestValue),
		},
		{
			Title: "maloney.lesson-scores", Clauses: "MI22, MI30, MI31, MI32",
			Text: speech.Say("maloney.lesson-scores-text", "price", rules.Dollars(rules.PointPrice), "step", rules.Dollars(rules.Step), "goal", rules.Goal),
		},
	}
}

// said is a message in words.

// chapters are those of the quick reference.
var chapters = []sheets.Chapter{
	{Title: "maloney.set-up", First: "MI1", Last: "MI7", Icon: art.Cards},
	{Title: "maloney.a-day", First: "MI10", Last: "MI22", Icon: art.Suitcase},
	{Title: "maloney.the-end", First: "MI30", Last: "MI32", Icon: art.TopHat},
}
