package maloney

import (
	"saddlebag/scoring"
	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// course teaches the game by its first day, a Wednesday.
var course = sheets.Course{
	Begin: `saddlebag 1 maloneys-inheritance
player Ann
player Ben
player Cy
map cities-1
`,
	Lessons: []sheets.Lesson{
		{
			Title: "maloney.lesson-car", Text: "maloney.lesson-car-text", Clauses: "MI3, MI7",
			Moves: "table start 3 wed",
			Panel: printedMap, Show: []string{rules.SuitcaseCell(2), rules.CityCell(2), rules.SuitcaseCell(1), rules.CityCell(1)}, Air: 6, Ring: [][]string{{rules.SuitcaseCell(2), rules.CityCell(2)}},
		},
		{
			Title: "maloney.lesson-auction", Text: "maloney.lesson-auction-text", Clauses: "MI2, MI11, MI13",
			Moves: "Ann bid 300\nBen bid 500\nAnn bid 700\nAnn buys 700",
			Panel: sheets.On(panels, 0, "purse"), Ring: [][]string{{rules.PurseCell}},
		},
		{
			Title: "maloney.lesson-drive", Text: "maloney.lesson-drive-text", Clauses: "MI3, MI15",
			Moves: "Ann drives 1",
			Panel: printedMap, Show: []string{rules.SuitcaseCell(2), rules.CityCell(2), rules.SuitcaseCell(0), rules.CityCell(0)}, Air: 14, Ring: [][]string{{rules.SuitcaseCell(0), rules.CityCell(0)}},
		},
		{
			Title: "maloney.lesson-suitcase", Text: "maloney.lesson-suitcase-text", Clauses: "MI5, MI16, MI19",
			Moves: "Ann suitcase +3",
			Panel: printedMap, Show: []string{rules.SuitcaseCell(0), rules.CityCell(0)}, Air: 17, Ring: [][]string{{rules.SuitcaseCell(0)}}, Over: opened(1, rules.Suitcase{Points: 3}),
		},
		{
			Title: "maloney.the-action-cards", Text: "maloney.lesson-cards-text", Clauses: "MI4, MI6, MI17",
			Moves: "Ann lays 1 wed\nBen lays 1 mon",
			Panel: func(job press.Job) panel.Panel { return actionFront("card", world(job), 0, 1) },
		},
		{
			Title: "maloney.the-week", Text: "maloney.lesson-week-text", Clauses: "MI13, MI18, MI20",
			Panel: sheets.On(panels, scoring.Table, "week"), Ring: [][]string{{rules.WeekdayCell(rules.Tuesday)}, {rules.WeekdayCell(rules.Friday)}, {rules.WeekdayCell(rules.Sunday)}},
		},
		{
			Title: "maloney.lesson-end", Text: "maloney.lesson-end-text", Clauses: "MI30, MI31, MI32",
			Moves: "table day",
			Panel: sheets.On(panels, 0, "purse"), Ring: [][]string{{rules.TogetherCell}},
		},
	},
}

// opened draws what lay in the suitcase of a city below it.
func opened(city int, found rules.Suitcase) func(press.Job, canvas.Canvas) {
	return func(job press.Job, c canvas.Canvas) {
		const wide = 18.0
		token := suitcaseFront("found", found)
		sign := signOf(layoutOf(world(job)), city-1)
		k := wide / token.W
		c.Push(sign.X+sign.W/2, sign.Y+sign.H+2, k)
		c.Path(canvas.Rect(-1, -1, token.W+2, token.H+2), canvas.Paint{Fill: canvas.Paper})
		token.Static(c)
		c.Pop()
	}
}

// chapters are those of the quick reference.
var chapters = []sheets.Chapter{
	{Title: "maloney.set-up", First: "MI1", Last: "MI7", Icon: art.Cards},
	{Title: "maloney.a-day", First: "MI10", Last: "MI22", Icon: art.Suitcase},
	{Title: "maloney.the-end", First: "MI30", Last: "MI32", Icon: art.TopHat},
}
