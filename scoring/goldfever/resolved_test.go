package goldfever_test

import (
	"slices"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/sheet"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
)

// What the clauses leave open is said as GF51, GF52 and GF56 have it where the data
// are silent, and as the data have it where they speak.
func TestResolved(t *testing.T) {
	h := tiny(t)
	h.Scenario.Gear = []scenario.Gear{{Character: "Ted"}, {Character: "Fred"}, {Character: "Lena"}}
	order := ", both in this order: Ted, Fred and Lena (GF55, GF61)."
	for _, c := range []struct {
		fight   *scenario.Fight
		options map[string]string
		want    []string
	}{
		{nil, nil, []string{
			"A thrown knife draws from the difficult pile (GF51).",
			"Shots and thrown knives are no easier from an ambush (GF52).",
			"Hand to hand, the attacker draws from the average pile; whoever strikes back, from the difficult one (GF56).",
			"In a blast, those in the zone draw first, then those next door over open ground" + order,
		}},
		{&scenario.Fight{Knife: terms.Easy, Melee: terms.Easy, Back: terms.Average, Ambush: 1, Snatch: true}, map[string]string{sheet.OptionBlast: scoring.No}, []string{
			"A thrown knife draws from the easy pile (GF51).",
			"From an ambush, shots and thrown knives are 1 step easier (GF52).",
			"Hand to hand, the attacker draws from the easy pile; whoever strikes back, from the average one (GF56).",
			"If an attack wounds you, you drop all your nuggets in the zone. If you attack and are wounded in return, you don't (GF56).",
			"A blast only hits its own zone, in this order: Ted, Fred and Lena (GF55, GF61).",
		}},
	} {
		h.Fight = c.fight
		if got := sheet.Resolved(h, c.options); !slices.Equal(speech.Strings(got...), c.want) {
			t.Errorf("%v, %v:\n%q\nwant\n%q", c.fight, c.options, got, c.want)
		}
	}
}
