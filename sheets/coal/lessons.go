package coal

import (
	"fmt"
	"strings"

	"saddlebag/scoring"
	rules "saddlebag/scoring/coal"
	"saddlebag/sheets"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// lessons teach the game on its own worksheet and store.
func lessons(job press.Job) []sheets.Lesson {
	sheet, solo := houseOf(job.Setup), len(job.Setup.Players) == 1
	west, _ := wings(sheet, 0)
	stash, burros, shop := stashPanel(sheet, 0), burrosPanel(sheet, 0, forCompany), storePanels(job)
	written := func(p panel.Panel, values ...string) func(canvas.Canvas) {
		return func(c canvas.Canvas) {
			for i, v := range values {
				s := p.Slots[i]
				s.Draw(c, s, scoring.Cell{ID: s.Cell, Value: v})
			}
		}
	}
	var prices []string
	for _, m := range rules.Minerals() {
		prices = append(prices, fmt.Sprintf("%s $%d", m.Title(), m.Value()))
	}
	return []sheets.Lesson{
		{
			Title: "A turn", Clauses: "CW5, CW6, CW7, CW9", Panel: turnPanel(solo, phoneTray),
			Text: fmt.Sprintf("One throw serves everybody, each as they like, and each die once. If it shows a 1, one such die retires to the Bunkhouse. %d dice there end the round.", rules.Dice),
		},
		{
			Title: "Claim or dig", Clauses: "CW10, CW11, CW12, CW13", Panel: west, Window: canvas.Area{W: west.W, H: 0.64 * west.W},
			Text: "Work a tunnel from the main one outwards. Dice that add up to a deposit's number claim it; or a die of any value scratches a DIG box, and when all are scratched one more die claims it.",
		},
		{
			Title: "The Ore Stash", Clauses: "CW14, CW15", Panel: stash, Over: written(stash, "S", "B", "C"),
			Text: "A claim writes the mineral's letter into a box, which serves once in a game. " + strings.Join(prices, ", ") + ".",
		},
		{
			Title: "The store", Clauses: "CW20, CW21, CW22", Panel: shop[0],
			Text: "When dice of the throw match you may go to the General Store once, for one of them, and buy one kind of thing. You pay on the spot.",
		},
		{
			Title: "A delivery", Clauses: "CW40, CW41, CW42", Panel: burros,
			Text: fmt.Sprintf("After the round put up to %d waiting minerals on a burro you have not used. Each bandit on it takes all of the most valuable kind that is left on board; you are paid for the rest.", rules.Slots),
		},
		{
			Title: "What scores", Clauses: "CW24, CW25, CW26, CW27, CW43, CW44",
			Text: fmt.Sprintf("+ what deliveries pay\n+ Strike Gold: $%d for each whole $%d of one\n+ Wash Day: $%d for %d Borax in one\n+ the Coal Baron's share\n+ at the end $%d a Railroad Share, for each round after it was bought\n– all that you buy\n\nThe most cash wins after the last round. The solo player fills the Ore Stash first; then cash ranks.",
				rules.StrikeGoldBonus, rules.StrikeGoldPer, rules.WashDayBonus, rules.WashDayBorax, rules.ShareWorth),
		},
	}
}
