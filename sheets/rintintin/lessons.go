package rintintin

import (
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
	rules "saddlebag/scoring/rintintin"
	"saddlebag/sheets"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/press"
)

// lessons teach the game on its own board.
func lessons(job press.Job) []sheets.Lesson {
	board := houseOf(job.Setup)
	land := func(i int, title, text, clauses string, covered map[string]string) sheets.Lesson {
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
	var values []string
	for _, v := range slices.Compact(slices.Sorted(slices.Values(board.Boodle))) {
		values = append(values, fmt.Sprint(v))
	}
	return []sheets.Lesson{
		{
			Title: "A turn", Clauses: "RT4, RT5, RT11", Panel: spinnerPanel(board),
			Window: canvas.Area{W: Width, H: 0.6 * Width}, // so large that its words can be read
			Text:   "Spin once, and place one piece at most; who can place one must. The spinner shows a territory, a free choice or Rin Tin Tin. On a line, spin again.",
		},
		land(0, "A cavalryman", fmt.Sprintf("%s sends a cavalryman to any ordinary circle that is open there; if there is none, the turn is over. A free choice sends him anywhere.", territories[0].name), "RT6, RT7, RT8",
			map[string]string{rules.CircleCell(group(0), 0): "1"}),
		land(1, "Rin Tin Tin", "Rin Tin Tin sends one of your figures to any of its circles that is open: one in each group. Who has no figure left sends a cavalryman instead.", "RT9, RT10",
			map[string]string{rules.DogCell(group(1)): "1", rules.CircleCell(group(1), 2): "2"}),
		land(2, "A full group", fmt.Sprintf("All six circles are covered, and the group counts: squad 1 has %d circles with Rin Tin Tin among them, twice %d, which is %d outlaws; squad 2 has %d.", mine+1, mine+1, 2*(mine+1), others), "RT13", full),
		{
			Title: "Boodle", Clauses: "RT3, RT14, RT15", Panel: boodleFront(0, board.Boodle[len(board.Boodle)-1]),
			Text: fmt.Sprintf("Whoever counts most in the group draws a boodle card at once; in a tie it is whose figure stands there. Nobody sees it until the end. There are two of each: %s.", strings.Join(values, ", ")),
		},
		{
			Title: "What scores", Clauses: "RT13, RT16, RT17, RT18, RT19",
			Text: "+ an outlaw for each circle of yours in a group\n+ twice as many where you have the group's Rin Tin Tin\n+ what your boodle cards show\n\nGroups that are not full count as well when nobody can place a piece any more, but bring no card. With two players both squads of a player count as one.\n\nIf several lead, each draws a card openly and adds it, until one leads.",
		},
	}
}
