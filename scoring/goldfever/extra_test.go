package goldfever_test

import (
	"errors"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/sheet"
	"saddlebag/scoring/goldfever/terms"
)

// offering is the tiny fight with the jokers dealt, and a rule in force that its
// scenario offers.
func offering(t *testing.T, x scenario.Extra) *table {
	t.Helper()
	h := tiny(t)
	h.Scenario.Extra = &x
	s, err := scoring.Start(game.Game, scoring.Setup{Players: []string{"Ann", "Bob"}, Options: map[string]string{sheet.OptionExtra: scoring.Yes}, House: h})
	if err != nil {
		t.Fatal(err)
	}
	g := tableOf(t, s.(sheet.View))
	return g.Play("table deals-joker Ted quick-loader", "table deals-joker Lena ?", "table deals-joker Fred ?", "table deals-joker Silas ?")
}

// By night nobody sees farther than the scenario says: not to fire, nor to throw, nor
// out of an ambush (GF68).
func TestNight(t *testing.T) {
	g := offering(t, scenario.Extra{Title: "By night", Night: 1})
	g.Play("table activate Ted").
		Refuse("GF68", "Ted shoot Fred colt"). // two zones
		Play("Ted ambush", "table activate Fred", "Fred move d1").
		Waits("Round 1 of 2: Fred acts, 3 points left", 1). // three
		Play("Fred move c1").
		Waits("Round 1 of 2: ambushers may react to Fred", 0). // one
		Play("Ted react pass", "Fred end", "table activate Lena", "Lena move b2").
		Refuse("GF68", "Lena throw dynamite d2"). // two
		Play("Lena throw dynamite c2")
}

// Short of shells nobody loads a gun, but a quick loader does (GF69).
func TestShortOfShells(t *testing.T) {
	g := offering(t, scenario.Extra{Title: "Short of shells", Dry: true})
	g.Play("table activate Ted", "Ted shoot Fred colt", "table card average miss").
		Refuse("GF69", "Ted reload colt").
		Play("Ted joker quick-loader").
		shows("ted/shells-1 6")
	for _, p := range g.Play("Ted shoot Fred colt", "table card average miss").Prompts() {
		if p.Verb == terms.VerbReload {
			t.Errorf("%+v is offered", p)
		}
	}
}

// Unless the table takes it the rule is not in force, and nobody takes what is not
// offered.
func TestExtraIsTaken(t *testing.T) {
	h := tiny(t)
	h.Scenario.Extra = &scenario.Extra{Title: "Short of shells", Dry: true}
	s, err := scoring.Start(game.Game, scoring.Setup{Players: []string{"Ann", "Bob"}, House: h})
	if err != nil {
		t.Fatal(err)
	}
	g := tableOf(t, s.(sheet.View))
	g.Play("table deals-joker Ted ?", "table deals-joker Lena ?", "table deals-joker Fred ?", "table deals-joker Silas ?",
		"table activate Ted", "Ted shoot Fred colt", "table card average miss", "Ted reload colt")
	var clash *scoring.OptionError
	_, err = scoring.Start(game.Game, scoring.Setup{Players: []string{"Ann", "Bob"}, Options: map[string]string{sheet.OptionExtra: scoring.Yes}, House: tiny(t)})
	if !errors.As(err, &clash) || clash.Option != sheet.OptionExtra {
		t.Errorf("%v", err)
	}
}
