package rintintin

import (
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/sheets/art"
	"saddlebag/sheets/press"
)

// chapters are those of the reference card.
func chapters(job press.Job) []sheets.Chapter {
	boodle := houseOf(job.Setup).Boodle
	values := speech.All(scoring.Each(len(boodle), func(i int) speech.Text { return speech.Words(strconv.Itoa(boodle[i])) }))
	deck := sheets.Rule{Clauses: "RT3", Says: speech.Say("rintintin.aid-boodle", "n", len(boodle), "values", values)}
	reveal := sheets.Rule{Clauses: "RT20", Says: "rintintin.aid-reveal"}
	squads := sheets.Rule{Clauses: "RT16", Says: "rintintin.aid-squads"}
	return []sheets.Chapter{
		{Title: "rintintin.set-up", Icon: art.Saddle, Rules: append(sheets.Rules("RT1", "RT2"), deck)},
		{Title: "rintintin.your-turn", Icon: art.Dog, Rules: sheets.Rules("RT5", "RT4", "RT6", "RT7", "RT8", "RT9", "RT10", "RT11", "RT12")},
		{Title: "rintintin.a-full-group", Icon: art.Hat, Rules: append(sheets.Rules("RT13", "RT14", "RT15"), squads)},
		{Title: "rintintin.the-end", Icon: art.Cards, Rules: append(sheets.Rules("RT17", "RT18"), reveal, sheets.Rule{Clauses: "RT19"})},
	}
}
