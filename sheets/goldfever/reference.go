package goldfever

import (
	"slices"

	rules "saddlebag/scoring/goldfever"
	"saddlebag/sheets"
	"saddlebag/sheets/art"
	"saddlebag/sheets/press"
)

// reference makes the reference card: with the rule that the scenario offers, and
// without those of others.
func reference(job press.Job) ([]press.Page, error) {
	own := slices.Clone(chapters)
	last := &own[len(own)-1].Last
	switch extra := houseOf(job.Setup).Scenario.Extra; {
	case extra == nil:
		*last = "GF67"
	case extra.Night > 0:
		*last = "GF68"
	}
	return sheets.Reference(rules.Game, own)(job)
}

// chapters are those of the reference card.
var chapters = []sheets.Chapter{
	{Title: "Set-up", First: "GF1", Last: "GF8", Icon: art.Saddle},
	{Title: "Rounds", First: "GF10", Last: "GF13", Icon: art.Star},
	{Title: "Actions", First: "GF20", Last: "GF29", Icon: art.Pistol},
	{Title: "Sight", First: "GF40", Last: "GF43", Icon: art.Eye},
	{Title: "Hits", First: "GF50", Last: "GF56", Icon: art.Hat},
	{Title: "Scenarios", First: "GF60", Last: "GF69", Icon: art.Gold},
}
