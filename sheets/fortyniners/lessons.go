package fortyniners

import (
	"saddlebag/scoring"
	rules "saddlebag/scoring/fortyniners"
	"saddlebag/scoring/fortyniners/game"
	"saddlebag/scoring/fortyniners/sheet"
	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// course teaches the game by the first turns of the first run.
var course = sheets.Course{
	Aim: "fortyniners.lessons-aim", Wins: speech.Say("fortyniners.lessons-wins", "turns", game.Game.Info().Chosen(nil, sheet.OptionCap)),
	Begin: `saddlebag 1 forty-niners
player Ann
player Ben
player Cy
player Dee
board stage-1
`,
	Lessons: []sheets.Lesson{
		{
			Title: "fortyniners.lesson-roles", Text: "fortyniners.lesson-roles-text", Clauses: "FN1, FN2, FN6",
			Moves: "Ann roll 3+2",
			Panel: facesPanel,
		},
		{
			Title: "fortyniners.lesson-coach", Text: "fortyniners.lesson-coach-text", Clauses: "FN3, FN10, FN11",
			Moves: "Ann move r1 r2 r3 r4 r5",
			Panel: onBoard, Show: []string{"s0", "r2", "r5"}, Air: 14, Ring: [][]string{{"r5"}},
			Over: ride(rules.Blackjack, "s0", "r1", "r2", "r3", "r4", "r5"),
		},
		{
			Title: "fortyniners.lesson-block", Text: "fortyniners.lesson-block-text", Clauses: "FN12, FN20",
			Moves: "Ben roll 3+1\nBen move t1 t2 t9 r31",
			Panel: onBoard, Show: []string{"hideout-red", "t4", "r31", "r30"}, Air: 14, Ring: [][]string{{"r31"}},
			Over: ride(rules.Red, "hideout-red", "t1", "t2", "t9", "r31"),
		},
		{
			Title: "fortyniners.lesson-caught", Text: "fortyniners.lesson-caught-text", Clauses: "FN22, FN24, FN30, FN31",
			Moves: "Cy roll 5+4\nCy move x2 r35 r34 r33 r14 r15 r16 r32 r31",
			Panel: onBoard, Show: []string{"jail-red", "r31", "x2", "t15"}, Air: 8, Ring: [][]string{{"jail-red"}},
			Over: both(ride(rules.White, "t15", "x2", "r35", "r34", "r33", "r14", "r15", "r16", "r32", "r31"), ride(rules.Red, "r31", "jail-red")),
		},
		{
			Title: "fortyniners.lesson-lookout", Text: "fortyniners.lesson-lookout-text", Clauses: "FN23",
			Moves: "Dee roll 1+1\nDee move t5 t7\nDee lookout x2 t15",
			Panel: onBoard, Show: []string{"hideout-blue", "t15", "t5", "t7", "x2"}, Air: 14, Ring: [][]string{{"t7"}},
			Over: ride(rules.Bluebeard, "hideout-blue", "t5", "t7", "x2", "t15"),
		},
		{
			Title: "fortyniners.lesson-score", Text: "fortyniners.lesson-score-text", Clauses: "FN1, FN14, FN15, FN40",
			Panel: sheets.On(panels, 0, "run"), Show: []string{rules.RoleCell, rules.RowCell(0, rules.ColumnThrow), rules.RowCell(1, rules.ColumnThrow)}, Air: 1, Wide: true, Ring: [][]string{{rules.RowCell(0, rules.ColumnCredited), rules.RowCell(0, rules.ColumnLost)}},
		},
	},
}

// facesPanel is who plays which role, in the order of turns, with the faces of the role cards.
func facesPanel(job press.Job) panel.Panel {
	const face, caps, line = 26.0, 2.6, 4.4
	plays := namesOf(job)
	return panel.Panel{
		ID: "faces", Owner: scoring.Table, Title: "fortyniners.lesson-roles", W: Width, H: face + caps + 2*line + 1,
		Static: func(c canvas.Canvas) {
			wide := Width / float64(rules.Roles)
			for role, name := range plays {
				r, left := rules.Role(role), wide*float64(role)
				drawPortrait(c, canvas.Area{X: left, W: wide, H: face}, r)
				y := face + caps + 1.2
				art.DrawTitle(c, left+wide/2, y, art.CapsFor(r.String(), caps, wide-1), r.String(), art.Solid, canvas.Middle)
				canvas.Fit(c, canvas.Area{X: left, Y: y, W: wide, H: line}, c.Say(r.Piece()), art.SmallType.Centred())
				canvas.Fit(c, canvas.Area{X: left, Y: y + line, W: wide, H: line}, name, art.StrongType.Centred())
			}
		},
	}
}

// onBoard is the board as it lies before the coach.
func onBoard(job press.Job) panel.Panel { return sheets.On(panels, scoring.Table, "board")(job) }

// both draws two things.
func both(one, other func(press.Job, canvas.Canvas)) func(press.Job, canvas.Canvas) {
	return func(job press.Job, c canvas.Canvas) {
		one(job, c)
		other(job, c)
	}
}

// ride draws arrows along the spots that a piece has travelled.
func ride(role rules.Role, spots ...string) func(press.Job, canvas.Canvas) {
	return func(job press.Job, c canvas.Canvas) {
		b, _ := boardOf(job.Setup)
		at := map[string]point{}
		for _, s := range b.Spots {
			at[s.ID] = place(s, 0)
		}
		for i, to := range spots[1:] {
			a, z := at[spots[i]], at[to]
			long := distance(a, z, z)
			const off = spotRadius - 1
			dx, dy := (z.x-a.x)/long, (z.y-a.y)/long
			art.DrawArrow(c, a.x+off*dx, a.y+off*dy, z.x-off*dx, z.y-off*dy, 2.4, inks[role])
		}
	}
}
