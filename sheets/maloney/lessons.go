package maloney

import (
	"fmt"

	rules "saddlebag/scoring/maloney"
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
			Title: "A day", Clauses: "MI10, MI18, MI20, MI22", Panel: weekPanel(job),
			Text: "An auction, a drive, a suitcase, cards and the testament, in this order. On Tuesdays and Fridays cards count twice. On Sundays the top card of the deck is turned instead, and the car goes there.",
		},
		{
			Title: "The auction", Clauses: "MI11, MI12, MI13, MI14", Panel: jokerFront("lesson"),
			Text: fmt.Sprintf("Bids are in whole $%d, each above the one before. The highest pays the bank and drives; who bids more than they have pays $%d. A joker, once in the game, drives for nothing on a Monday, Wednesday, Thursday or Saturday.", rules.Step, rules.Fine),
		},
		{
			Title: "The drive", Clauses: "MI3, MI15", Panel: land, Window: window,
			Text: fmt.Sprintf("From every city roads lead to %d others, whose numbers stand on its sign: from %s the car can go as far as %s. It never stays where it is.", rules.Reaches, city.Name, to.Name),
			Over: func(c canvas.Canvas) {
				c.Path(canvas.Circle(at.x, at.y, 1.6*ringRadius), canvas.Paint{Stroke: canvas.Red, Width: 1.6})
			},
		},
		{
			Title: "A suitcase", Clauses: "MI5, MI16, MI19", Panel: suitcaseFront("lesson", found),
			Text: "The driver who comes first to a city takes what is in its suitcase, good or bad: points or money. A loss takes no more money than there is; points may go below zero.",
		},
		{
			Title: "Action cards", Clauses: "MI4, MI17", Panel: actionFront("lesson", m, 0, 0),
			Text: fmt.Sprintf("Then everybody may lay %d cards of that city at most, for what they are worth that day: %d on the card's best day, one less on each day after it, until it is that day again.", rules.CardsADay, rules.BestValue),
		},
		{
			Title: "What scores", Clauses: "MI22, MI30, MI31, MI32",
			Text: fmt.Sprintf("+ points of action cards and suitcases, as they come\n+ at the end a point for each $%d, and a tenth for each $%d\n\nThe game ends with the day on which somebody has %d points or more, or has no action card left. The testament shows who leads, and the most points win.", rules.PointPrice, rules.Step, rules.Goal),
		},
	}
}

// chapters are those of the quick reference.
var chapters = []sheets.Chapter{
	{Title: "Set-up", First: "MI1", Last: "MI7", Icon: art.Cards},
	{Title: "A day", First: "MI10", Last: "MI22", Icon: art.Suitcase},
	{Title: "The end", First: "MI30", Last: "MI32", Icon: art.TopHat},
}
