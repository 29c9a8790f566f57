package coal

import (
	"saddlebag/scoring"
	rules "saddlebag/scoring/coal"
	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// course teaches the game by Ann's first round.
var course = sheets.Course{
	Aim: "coal.lessons-aim", Wins: speech.Say("coal.lessons-wins", "rounds", rules.Rounds),
	Begin: `saddlebag 1 coal-n-write
player Ann
player Ben
sheet lode-1
`,
	Lessons: []sheets.Lesson{
		{
			Title: "coal.lesson-throw", Text: speech.Say("coal.lesson-throw-text", "dice", rules.Dice), Clauses: "CW2, CW5, CW7",
			Moves: "table roll 3+3+5",
			Panel: sheets.On(panels, scoring.Table, "turn"), Part: canvas.Area{X: -0.6, Y: -1, W: 46, H: 36}, Alone: true, Ring: [][]string{{"die"}},
		},
		{
			Title: "coal.lesson-claim", Text: "coal.lesson-claim-text", Clauses: "CW10, CW11",
			Moves: "Ann claim borax-1 3",
			Panel: sheets.On(panels, 0, "mine-west"), Show: []string{rules.DepositCell("borax-1", 0), rules.DepositCell("coal-1", 0)}, Air: 6, Ring: [][]string{{rules.DepositCell("borax-1", 0)}},
		},
		{
			Title: "coal.lesson-dig", Text: "coal.lesson-dig-text", Clauses: "CW12, CW13",
			Moves: "Ann dig tin-1 3\nAnn claim tin-1 5",
			Panel: sheets.On(panels, 0, "mine-west"), Show: []string{rules.DepositCell("tin-1", 0), rules.DepositCell("tin-1", 1), rules.DepositCell("tin-1", 2), rules.DepositCell("coal-1", 0)}, Air: 6, Ring: [][]string{{rules.DepositCell("tin-1", 0)}},
		},
		{
			Title: "coal.lesson-stash", Text: speech.Say("coal.lesson-stash-text", "prices", prices()), Clauses: "CW14, CW15",
			Panel: sheets.On(panels, 0, "stash"), Part: canvas.Area{X: -1, Y: -1, W: 39.2, H: 30}, Alone: true, Ring: [][]string{{rules.StashCell(0), rules.StashCell(1)}},
		},
		{
			Title: "coal.lesson-store", Text: "coal.lesson-store-text", Clauses: "CW20, CW22, CW29",
			Moves: "table roll 1+4+4\nAnn store varmint 4 2+3+4\nAnn claim coal-1 4",
			Panel: sheets.Below(sheets.On(panels, scoring.Table, "turn"), sheets.On(panels, scoring.Table, "store-varmint")), Part: canvas.Area{X: -1, W: Width + 2, H: 60}, Ring: [][]string{{rules.DieCell(1), rules.DieCell(2)}},
		},
		{
			Title: "coal.lesson-bunkhouse", Text: speech.Say("coal.lesson-bunkhouse-text", "dice", rules.Dice), Clauses: "CW6, CW9",
			Moves: "table roll 6+5",
			Panel: sheets.On(panels, scoring.Table, "turn"), Part: canvas.Area{X: 45.5, Y: -1, W: 45, H: 36}, Alone: true, Ring: [][]string{{rules.BunkhouseCell(0)}},
		},
		{
			Title: "coal.lesson-delivery", Text: "coal.lesson-delivery-text", Clauses: "CW40, CW41, CW42",
			Moves: "Ann claim borax-1 6\nAnn claim coal-1 5\ntable roll 1+2\ntable roll 1\nAnn load burro-2 T C C B B",
			Panel: burrosOnPaper, Part: canvas.Area{X: -2, Y: -1, W: Width + 4, H: heading + rules.Rounds*burroStep + 1}, Alone: true, Ring: [][]string{{rules.BurroID(1)}},
		},
		{
			Title: "coal.lesson-end", Text: speech.Say("coal.lesson-end-text", "rounds", rules.Rounds), Clauses: "CW4, CW43",
			Panel: sheets.On(panels, 0, "cash"), Part: canvas.Area{X: reasonAt - 0.5, Y: heading - 0.5, W: Width - reasonAt + 2, H: 30}, Ring: [][]string{{rules.CashHandCell(1)}},
		},
	},
}

// burrosOnPaper are the six burros that two or more players have.
func burrosOnPaper(job press.Job) panel.Panel { return burrosPanel(houseOf(job.Setup), 0, forCompany) }

// prices are what minerals are worth.
func prices() speech.List {
	return scoring.Each(len(rules.Minerals()), func(i int) speech.Text {
		m := rules.Minerals()[i]
		return speech.Say("coal.lesson-price", "mineral", m.Title(), "price", rules.Dollars(m.Value()))
	})
}
