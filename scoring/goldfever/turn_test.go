package goldfever_test

import (
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever"
	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/goldfever/sheet"
	"saddlebag/scoring/goldfever/terms"
)

// Events of nobody, and such as the game does not know.
func TestUnknown(t *testing.T) {
	started(t).Play("table activate Ted").Refuse(
		"LG1",
		"Ann move b1", "Ann end", "table end", "Ted activate Lena", "Ann activate Lena", "Ted card average wound",
		"table activate", "Ted jump", "Ted end now", "table card", "table card tarot death",
		"Ted joker",
		"Ted throw rock Fred",
	).
		Refuse("GF1", "table activate Kate").
		Refuse("GF50", "table card average drop").
		Refuse("GF54", "table card panic wound").
		Refuse("GF8", "Ted joker king", "table deals-joker Ted king").
		Refuse("GF6", "Ted reveal nugget-1 ?", "Ted pick nugget-1 5")
	s := started(t).Play("table activate Ted")
	for _, e := range []scoring.Event{
		{Seat: 1, As: "Ted", Verb: terms.VerbEnd}, // Ann's
		{Seat: 0, As: "Fred", Verb: terms.VerbEnd},
		{Seat: 7, As: "Ted", Verb: terms.VerbEnd},
		{Seat: scoring.Table, As: "Ted", Verb: terms.VerbActivate, Args: []string{"Lena"}},
	} {
		if v := scoring.Apply(&sheet.Info, s, e); v == nil || v.Clause != scoring.UnknownClause {
			t.Errorf("%+v: %v", e, v)
		}
	}
}

// Each phase waits for its own events.
func TestPhases(t *testing.T) {
	g := newTable(t).Waits("Dealing the jokers").
		Refuse("GF8", "table activate Ted", "Ted move c2", "Ted end").
		Refuse("GF27", "Ted react pass").Refuse("GF50", "table card easy miss").Refuse("GF54", "Ted flee b1").
		Refuse("GF6", "Ted reveal nugget-1 1").
		Play("table deals-joker Ted charm").Refuse("GF8", "table deals-joker Ted charm", "table deals-joker Ted ?").
		Play("table deals-joker Silas charm").
		Refuse("GF8", "table deals-joker Lena charm"). // there are two
		Play("table deals-joker Lena ?", "table deals-joker Fred flask").Waits("Round 1 of 2: drawing a chip").
		shows("ted/joker charm", "lena/joker ?", "bag 4")
	g.Refuse("GF8", "table deals-joker Lena ?").Refuse("GF10", "Ted move c2", "Ted stay", "Ted joker charm").
		Play("table activate Ted").Refuse("GF10", "table activate Fred", "Lena move b2", "Fred end", "Fred joker flask").
		Refuse("GF6", "Ted reveal nugget-1 1").Waits("Round 1 of 2: Ted acts, 4 points left", 0)
}

// Jokers, each once and for no point.
func TestJokers(t *testing.T) {
	with := func(t *testing.T, ted string) *table {
		t.Helper()
		return newTable(t).Play("table deals-joker Ted "+ted, "table deals-joker Lena ?", "table deals-joker Fred steel-nerves", "table deals-joker Silas charm").
			Play("table activate Ted")
	}
	with(t, "steady-hand").Refuse("GF8", "Ted joker charm").Play("Ted joker steady-hand").shows("ted/points 4").
		Refuse("GF8", "Ted joker steady-hand").
		Play("Ted shoot Fred colt", "table card easy miss", "Ted shoot Fred colt", "table card average miss") // once
	with(t, "second-wind").Play("Ted joker second-wind").shows("ted/points 6")
	with(t, "quick-loader").Play("Ted shoot Fred colt", "table card average miss", "Ted shoot Fred colt", "table card average miss", "Ted joker quick-loader").
		shows("ted/shells-1 6", "ted/points 2")
	with(t, "gunsmith").Play("Ted shoot Fred colt", "table card average jam", "Ted joker gunsmith").shows("ted/jam-1 -")
	with(t, "flask").hurt("Ted", 2).Play("Ted joker flask").shows("ted/wound-1 x", "ted/wound-2 -")
	with(t, "lie-low").Play("Ted move b1", "Ted move b2", "Ted move b1", "Ted joker lie-low", "Ted move b2", "Ted ambush").shows("ted/ambush x")
	// A range of six, and half of it three: a1 to d2 is three zones.
	with(t, "long-shot").at("Ted", "a1").Play("Ted joker long-shot", "Ted shoot Fred colt").
		Waits("Round 1 of 2: a card from the average pile, for Fred")
	// Charm lasts until a wound would come.
	g := with(t, "charm").Play("Ted joker charm", "Ted end", "table activate Fred", "Fred shoot Ted colt", "table card average miss").
		Play("Fred shoot Ted colt", "table card average two-wounds").shows("ted/wound-1 -").
		Play("Fred shoot Ted colt", "table card average wound").shows("ted/wound-1 x")
	// Steel nerves last until a panic would come.
	g.Play("Fred joker steel-nerves", "Fred end", "table activate Lena", "Lena end", "table activate Silas", "Silas end").
		Play("table activate Ted", "Ted shoot Fred colt", "table card average panic").Waits("Round 2 of 2: Ted acts, 3 points left", 0).
		Play("Ted shoot Fred colt", "table card average panic").Waits("Round 2 of 2: a card from the panic pile, for Fred")
	// A joker that nobody knows can be any that is left: one charm is with Silas.
	h := with(t, "charm").Play("Ted end", "table activate Lena").Refuse("GF8", "Lena joker charm").
		Play("Lena joker flask").shows("lena/joker flask")
	h.Refuse("GF8", "Lena joker flask", "Lena joker long-shot")
}

// The fight ends after the last round: nuggets are shown, and all is counted.
func TestLastRound(t *testing.T) {
	g := started(t).Play("table activate Ted", "Ted drop knife", "Ted move c2", "Ted pick nugget-1 ?", "Ted drop whisky", "Ted pick nugget-2 1", "Ted end")
	for _, name := range []string{"Lena", "Fred", "Silas", "Lena", "Fred", "Silas"} {
		g.Play("table activate "+name, name+" end")
	}
	g.Play("table activate Ted").shows("Ann 0").Play("Ted end").Waits("Showing the nuggets", 0).
		Refuse("GF6", "Ted reveal nugget-2 1", "Ted reveal colt 1", "Ted reveal nugget-1 1", "Ted end", "table activate Ted").
		Refuse("GF4", "Fred reveal nugget-1 3", "Ted reveal knife 3").
		Play("Ted reveal nugget-1 3").Waits("Game over").
		Refuse("LG2", "Ted reveal nugget-1 3", "table activate Ted", "Ted move c2").
		shows("Ann 6", "Bob 4") // 3 and 1 and two alive; two alive and the barn
	lines := ""
	for _, line := range g.Tally()[0].Lines {
		lines += line.Label.String() + " " + line.Amount.String() + " " + line.Clause + "; "
	}
	if want := "Ted is alive 1 GF60; Ted has nugget 1 from c2 3 GF6; Ted has nugget 2 from c2 1 GF6; Lena is alive 1 GF60; "; lines != want {
		t.Errorf("lines %s\nwant  %s", lines, want)
	}
	if out := g.Outcome(); !out.Over || out.Reason != goldfever.EndRounds || out.Ranks[0] != 1 || out.Ranks[1] != 2 || out.TieBreak != "" {
		t.Errorf("%+v", out)
	}
}

// When a team is dead the fight is over, once the cards of the blast are drawn.
func TestDeadTeam(t *testing.T) {
	g := started(t).at("Lena", "c2").at("Ted", "c2").at("Silas", "d2").hurt("Lena", 2).hurt("Ted", 2).hurt("Fred", 2).hurt("Silas", 2).
		Play("table activate Lena", "Lena throw dynamite d2", "table card average wound", "table card easy wound").
		Waits("Round 1 of 2: a card from the easy pile, for Silas").
		Play("table card easy wound").
		Waits("Round 1 of 2: a card from the difficult pile, for Ted").
		Play("table card difficult wound", "table card difficult two-wounds").Waits("Game over")
	// All are dead: Lena has killed two opponents and a friend, and herself.
	g.shows("Ann 6", "Bob 0", "zone/c2 +7", "zone/d2 +6")
	if out := g.Outcome(); out.Reason != goldfever.EndDead || out.Clause != "GF60" {
		t.Errorf("%+v", out)
	}
}

// Equal points go to the team with more alive.
func TestTieBreak(t *testing.T) {
	g := started(t).at("Silas", "d1").hurt("Fred", 2).
		Play("table activate Ted", "Ted shoot Fred colt", "table card average wound")
	g.Score(1, "", scoring.Line{Label: "for the test", Amount: scoring.Whole(4), Clause: "GF60"})
	g.Play("Ted end")
	for _, name := range []string{"Lena", "Silas", "Ted", "Lena", "Silas"} {
		g.Play("table activate "+name, name+" end")
	}
	// Ann: a kill and two alive; Bob: four and one alive.
	g.shows("Ann 5", "Bob 5")
	if out := g.Outcome(); out.Ranks[0] != 1 || out.Ranks[1] != 2 || out.TieBreak == "" {
		t.Errorf("%+v", out)
	}
}

// A correction is the team's.
func TestCorrect(t *testing.T) {
	house := tiny(t)
	s, err := scoring.Start(game.Game, scoring.Setup{Players: []string{"Ann", "Bob", "Cid", "Dot"}, House: house})
	if err != nil {
		t.Fatal(err)
	}
	if v := s.Correct(3, 1, sheet.FieldPoints, 25); v != nil {
		t.Fatal(v)
	}
	if v := scoring.Correct(&sheet.Info, s, 4, 1, "money", 25); v == nil || v.Clause != scoring.UnknownClause {
		t.Errorf("money: %v", v)
	}
	for seat, want := range []string{"2.5", "2.5", "0", "0"} {
		if got := s.Tally()[seat]; got.Total().String() != want || got.Uncorrected() != 0 {
			t.Errorf("seat %d has %s, uncorrected %s", seat, got.Total(), got.Uncorrected())
		}
	}
	if ranks := s.Outcome().Ranks; ranks[0] != 1 || ranks[1] != 1 || ranks[2] != 3 || ranks[3] != 3 {
		t.Errorf("ranks %v", ranks)
	}
}

// Games that the scenario or the options do not allow.
func TestNew(t *testing.T) {
	for want, setup := range map[string]scoring.Setup{
		"this scenario is for 2 or 4 players, not 3": {Players: []string{"A", "B", "C"}, House: tiny(t)},
		`Goldfever has no option "size"`:             {Players: []string{"A", "B"}, House: tiny(t), Options: map[string]string{"size": "1"}},
		`option blast is yes or no, not "maybe"`:     {Players: []string{"A", "B"}, House: tiny(t), Options: map[string]string{"blast": "maybe"}},
		"the house data is <nil>":                    {Players: []string{"A", "B"}},
	} {
		if _, err := scoring.Start(game.Game, setup); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
}
