package rintintin

import (
	"slices"
	"strconv"

	"saddlebag/scoring"
	rules "saddlebag/scoring/rintintin"
	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/press"
)

// lessons teach the game on its own board.
func lessons(job press.Job) []sheets.Lesson {
	board := houseOf(job.Setup)
	land := func(i int, title, text speech.Text, clauses string, covered map[string]string) sheets.Lesson {
		p := territories[i].panel(board)
		const high = 58.0
		return sheets.Lesson{
			Title: title, Text: text, Clauses: clauses, Panel: p, Window: canvas.Area{Y: Width - high, W: Width, H: high},
			Over: func(c canvas.Canvas) {
				for _, s := range p.Slots {
					if squad, ok := covered[s.Cell]; ok {
						s.Draw(c, s, scoring.Cell{ID: s.Cell, Value: squad})
					}
				}
			},
		}
	}
	group := func(i int) string { return territories[i].groups(board)[0] }
	full := map[string]string{rules.DogCell(group(2)): "1"}
	const mine = 3 // ordinary circles of the first squad
	for n := range rules.Circles {
		full[rules.CircleCell(group(2), n)] = "2"
		if n < mine {
			full[rules.CircleCell(group(2), n)] = "1"
		}
	}
	others := rules.Circles - mine
	var values speech.List
	for _, v := range slices.Compact(slices.Sorted(slices.Values(board.Boodle))) {
		values = append(values, speech.Words(strconv.Itoa(v)))
	}
	return []sheets.Lesson{
		{
			Title: "rintintin.a-turn", Clauses: "RT4, RT5, RT11", Panel: spinnerPanel(board),
			Window: canvas.Area{W: Width, H: 0.6 * Width}, // so large that its words can be read
			Text:   "rintintin.lesson-turn-text",
		},
		land(0, "rintintin.lesson-cavalryman", speech.Say("rintintin.lesson-cavalryman-text", "territory", territories[0].name), "RT6, RT7, RT8",
			map[string]string{rules.CircleCell(group(0), 0): "1"}),
		land(1, "rintintin.title", "rintintin.lesson-dog-text", "RT9, RT10",
			map[string]string{rules.DogCell(group(1)): "1", rules.CircleCell(group(1), 2): "2"}),
		land(2, "rintintin.a-full-group", speech.Say("rintintin.lesson-group-text", "circles", mine+1, "outlaws", 2*(mine+1), "others", others), "RT13", full),
		{
			Title: "rintintin.cell-boodle", Clauses: "RT3, RT14, RT15", Panel: boodleFront(0, board.Boodle[len(board.Boodle)-1]),
			Text: speech.Say("rintintin.lesson-boodle-text", "values", values),
		},
		{
			Title: "rintintin.lesson-scores", Clauses: "RT13, RT16, RT17, RT18, RT19",
			Text: "rintintin.lesson-scores-text",
		},
	}
}
