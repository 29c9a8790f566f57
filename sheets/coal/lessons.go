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
	var prices speech.List
	for _, m := range rules.Minerals() {
		prices = append(prices, speech.Say("coal.lesson-price", "mineral", m.Title(), "price", rules.Dollars(m.Value())))
	}
	lesson := func(title speech.Text, clauses string, on panel.Panel, text speech.Text) sheets.Lesson {
		return sheets.Lesson{Title: title, Clauses: clauses, Panel: on, Text: text}
	}
	all := []sheets.Lesson{
		lesson("coal.lesson-turn", "CW5, CW6, CW7, CW9", turnPanel(solo, phoneTray), speech.Say("coal.lesson-turn-text", "dice", rules.Dice)),
		lesson("coal.lesson-claim", "CW10, CW11, CW12, CW13", west, "coal.lesson-claim-text"),
		lesson("coal.lesson-stash", "CW14, CW15", stash, speech.Say("coal.lesson-stash-text", "prices", prices)),
		lesson("coal.lesson-store", "CW20, CW21, CW22", shop[0], "coal.lesson-store-text"),
		lesson("coal.lesson-delivery", "CW40, CW41, CW42", burros, speech.Say("coal.lesson-delivery-text", "slots", rules.Slots)),
		lesson("coal.lesson-score", "CW24, CW25, CW26, CW27, CW43, CW44", panel.Panel{}, speech.Say("coal.lesson-score-text",
			"gold", rules.Dollars(rules.StrikeGoldBonus), "per", rules.Dollars(rules.StrikeGoldPer),
			"wash", rules.Dollars(rules.WashDayBonus), "borax", rules.WashDayBorax, "share", rules.Dollars(rules.ShareWorth))),
	}
	all[1].Window = canvas.Area{W: west.W, H: 0.64 * west.W}
	all[2].Over = written(stash, "S", "B", "C")
	return all
}
