package goldfever

import (
	"fmt"
	"slices"

	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/press"
)

// What of people's own words has to fit on the sheets, mm.
var (
	tradeBeside = canvas.Area{W: 19, H: 4.6}                                                   // a trade beside a portrait on the scenario
	tradeOnCard = canvas.Area{X: headLeft, Y: cardEdge + 7.6, W: cardRight - headLeft, H: 3.6} // with the team, on a character's card
	jokerWords  = canvas.Area{X: 6, Y: 40.2, W: press.Mini.W - 12, H: 17.4}                    // what a joker does, on its face
	teamOver    = canvas.Area{W: 19, H: 5.4}                                                   // a team over its points
)

// drawable refuses a scenario of somebody's own with words that don't fit.
func drawable(job press.Job) error {
	h := houseOf(job.Setup)
	for i, team := range h.Scenario.Teams {
		if !canvas.Fits(teamOver, job.Say(team.Named()), art.SmallType) {
			return job.Undrawable(fmt.Sprintf("scenario.teams[%d].name", i), "goldfever.long-team")
		}
		for _, name := range team.Characters {
			n := slices.IndexFunc(h.Characters, func(c scenario.Character) bool { return c.Name == name })
			trade := job.Say(scenario.Printed(h.Characters[n].Trade))
			both := job.Say(speech.Say("goldfever.card-trade", "trade", trade, "team", team.Named()))
			if !canvas.Fits(tradeBeside, trade, art.CaptionType) || !canvas.Fits(tradeOnCard, both, art.CaptionType) {
				return job.Undrawable(fmt.Sprintf("characters[%d].trade", n), "goldfever.long-trade")
			}
		}
	}
	for i, joker := range h.Jokers {
		if _, high := sized(jokerWords, job.Say(scenario.Printed(joker.Text)), art.PlainType); high > jokerWords.H {
			return job.Undrawable(fmt.Sprintf("jokers[%d].text", i), "goldfever.long-joker")
		}
	}
	return nil
}
