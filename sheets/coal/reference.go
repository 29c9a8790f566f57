package coal

import (
	"slices"

	"saddlebag/scoring"
	rules "saddlebag/scoring/coal"
	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/sheets/art"
	"saddlebag/sheets/press"
)

// chapters are those of the reference card, for those who play: company and the solo player
// have stores of their own. What a sheet may look like (CW45) is nothing to look up.
func chapters(job press.Job) []sheets.Chapter {
	company, solo := job.Players != 1, job.Players < companyLeast
	rounds := speech.Text("coal.aid-rounds")
	if solo {
		rounds = "coal.aid-rounds-solo"
	}
	all := []sheets.Chapter{
		{Title: "coal.chapter-set-up", Icon: art.Lantern, Rules: sheets.Rules("CW1", "CW2", "CW3")},
		{Title: "coal.chapter-rounds", Icon: art.Die(1), Rules: append([]sheets.Rule{{Clauses: "CW4", Says: rounds}}, sheets.Rules("CW5", "CW7", "CW6", "CW8", "CW9")...)},
		{Title: "coal.chapter-mine", Icon: art.Tools, Rules: sheets.Rules("CW10", "CW11", "CW12", "CW13", "CW14", "CW15")},
		{Title: "coal.chapter-store", Icon: art.Barrel, Rules: storeRules(houseOf(job.Setup).Prices, company, solo)},
		{Title: "coal.chapter-end", Icon: art.Burro, Rules: append([]sheets.Rule{{Clauses: "CW40", Says: "coal.aid-load"}}, sheets.Rules("CW41", "CW42", "CW43")...)},
	}
	if solo {
		end := &all[len(all)-1].Rules
		*end = append(*end, sheets.Rules("CW44")...)
	}
	return all
}

// storeRules are those of the store, with its prices.
func storeRules(prices rules.Prices, company, solo bool) []sheets.Rule {
	own := func(clause, says string, price int) []sheets.Rule {
		return []sheets.Rule{{Clauses: clause, Says: speech.Say(says, "price", rules.Dollars(price))}}
	}
	return slices.Concat(
		sheets.Rules("CW20", "CW21", "CW22", "CW23"),
		scoring.When(company, sheets.Rules("CW24")),
		sheets.Rules("CW25"),
		own("CW26", "coal.aid-strike-gold", prices.StrikeGold), own("CW27", "coal.aid-wash-day", prices.WashDay), own("CW28", "coal.aid-tack", prices.Tack),
		sheets.Rules("CW29"),
		scoring.When(company, []sheets.Rule{{Clauses: "CW30", Says: "coal.aid-pinkertons"}}),
		scoring.When(solo, sheets.Rules("CW31", "CW32")),
		scoring.When(solo, own("CW33", "coal.aid-tonic", prices.Tonic)),
		scoring.When(solo, own("CW37", "coal.aid-burro-7", prices.Burro7)),
	)
}
