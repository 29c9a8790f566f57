package rintintin

import (
	"saddlebag/scoring"
	rules "saddlebag/scoring/rintintin"
	"saddlebag/sheets"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// camps is the part of a territory with its two groups.
var camps = canvas.Area{X: 1.5, Y: 43, W: Width - 3, H: 46.6}

// course teaches the game by a group that fills: it takes seven turns.
var course = sheets.Course{
	Aim: "rintintin.lessons-aim", Wins: "rintintin.lessons-wins",
	Begin: `saddlebag 1 rin-tin-tin
player Ann
player Ben
player Cy
`,
	Lessons: []sheets.Lesson{
		{
			Title: "rintintin.lesson-spin", Text: "rintintin.lesson-spin-text", Clauses: "RT4, RT5, RT11",
			Moves: "Ann spin red",
			Panel: sheets.On(panels, scoring.Table, "spinner"), Part: canvas.Area{W: Width, H: 57},
		},
		{
			Title: "rintintin.lesson-cavalryman", Text: "rintintin.lesson-cavalryman-text", Clauses: "RT6, RT7, RT8",
			Moves: "Ann man red-1",
			Panel: sheets.On(panels, scoring.Table, "red"), Part: camps, Ring: [][]string{{rules.CircleCell("red-1", 0)}},
		},
		{
			Title: "rintintin.title", Text: "rintintin.lesson-dog-text", Clauses: "RT9, RT10",
			Moves: "Ben spin dog\nBen dog red-1",
			Panel: sheets.On(panels, scoring.Table, "red"), Part: camps, Ring: [][]string{{rules.DogCell("red-1")}},
		},
		{
			Title: "rintintin.a-full-group", Text: "rintintin.lesson-group-text", Clauses: "RT2, RT13",
			Moves: "Cy spin red\nCy man red-1\nAnn spin red\nAnn man red-1\nBen spin free\nBen man red-1\nCy spin blue\nCy man blue-1\nAnn spin red\nAnn man red-1",
			Panel: sheets.On(panels, scoring.Table, "red"), Part: camps,
		},
		{
			Title: "rintintin.cell-boodle", Text: "rintintin.lesson-boodle-text", Clauses: "RT3, RT14, RT15",
			Moves: "Ben boodle 5",
			Panel: func(press.Job) panel.Panel { return boodleFront(0, 5) }, Part: canvas.Area{X: 2, Y: 26, W: press.Poker.W - 4, H: press.Poker.H - 26}, Alone: true,
		},
		{
			Title: "rintintin.lesson-end", Text: "rintintin.lesson-end-text", Clauses: "RT17, RT18, RT20",
			Panel: sheets.On(panels, 1, "score"), Show: []string{rules.CardGroup, rules.OutlawsCell, rules.BoodleCell, rules.ScoreCell}, Air: 3, Wide: true, Ring: [][]string{{rules.ScoreCell}},
		},
	},
}
