package goldfever_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/goldfever/goldfevertest"
	"saddlebag/scoring/goldfever/sheet"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/scoringtest"
)

// What is told of each opponent is what a shot at them with the gun in use would
// break, at any moment of random games; where something is told to be of use, a
// prompt offers it.
func TestTheRightReason(t *testing.T) {
	told := map[string]int{}
	for name, players := range map[string]int{"showdown": 2, "last-stand": 12} {
		for seed := range uint64(3) {
			random := rand.New(rand.NewPCG(seed, 20))
			game, err := scoring.Start(game.Game, scoring.Setup{Players: scoringtest.Names(players), House: goldfevertest.Ours(t, name)})
			if err != nil {
				t.Fatal(err)
			}
			for prompts := game.Prompts(); len(prompts) > 0 && !t.Failed(); prompts = game.Prompts() {
				s := game.(sheet.View)
				for _, m := range s.Actors() {
					checkReasons(t, s, m, told)
				}
				e := scoringtest.Fill(prompts[random.IntN(len(prompts))], random)
				if e.Verb == terms.VerbDrop && random.IntN(8) > 0 {
					continue // so that there is something to fight with
				}
				if v := scoring.Apply(&sheet.Info, game, e); v != nil {
					t.Fatal(v)
				}
			}
		}
	}
	for _, clause := range []string{"GF11", "GF21", "GF40", "GF41", "GF52"} {
		if told[clause] == 0 {
			t.Errorf("%s was never told: %v", clause, told)
		}
	}
}

func checkReasons(t *testing.T, s sheet.View, m int, told map[string]int) {
	t.Helper()
	_, hints := s.Hints(s.Men[m].Seat)
	if hints != nil {
		hints = s.Sighted(m)
	}
	for _, hint := range hints {
		told[hint.Clause]++
		foe, _, _ := strings.Cut(hint.Label.String(), " in ")
		if hint.Clause == "GF52" {
			at := func(p scoring.Prompt) bool {
				return p.Owner == scoring.Table && p.Cell == hint.Cell && p.As == s.NameOf(m)
			}
			found := false
			for _, p := range s.Prompts() {
				found = found || at(p) && p.Worth != ""
			}
			if !found {
				t.Errorf("%s of %s: %s, and no prompt offers it", hint.Label, s.NameOf(m), hint.Says)
			}
			continue
		}
		use := s.Men[m].Use
		if use == fight.Nothing {
			continue // there is no shot to try
		}
		v := s.Try(m, terms.VerbShoot, foe, s.Word(use, s.Men[m].Carries()))
		if v == nil || v.Clause != hint.Clause {
			t.Errorf("%s is told of %s: %s (%s); a shot breaks %v", s.NameOf(m), hint.Label, hint.Says, hint.Clause, v)
		}
	}
}

// Why nothing can be used, and what would help.
func TestUnarmed(t *testing.T) {
	is := func(g *table, m int, says, clause string) {
		t.Helper()
		if _, all := g.Hints(m); len(all) == 0 || all[0].Says.String() != says || all[0].Clause != clause {
			t.Errorf("%+v, want %s (%s)", all, says, clause)
		}
	}
	g := started(t).Play("table activate Ted", "Ted shoot Fred colt", "table card average jam")
	is(g, 0, "The Colt is jammed. (unjam it first)", "GF21")
	g.Play("Ted drop colt")
	is(g, 0, "Ted has no gun", "GF21")
	g.Play("Ted pick colt", "Ted unjam colt", "Ted shoot Fred colt", "table card average miss")
	is(g, 0, "Ted has no action points left. (Ted end)", "GF11")
	g = started(t).at("Silas", "d1").Play("table activate Lena")
	is(g, 0, "d1 is 3 zones away; the shotgun reaches 2. (get nearer first)", "GF21") // Silas; Fred is behind Ted
	g = started(t).Play("table activate Ted", "Ted shoot Fred colt", "table card average panic", "table card panic shake", "Ted end", "table activate Fred")
	is(g, 1, "Fred is too shaken to shoot in this phase. (do something else, or wait for the next phase)", "GF54")
	g = started(t).at("Ted", "f2").at("Silas", "a1").Play("table activate Silas")
	for _, gun := range g.Men[g.Named("Silas")].Guns {
		g.Things[gun].Shells = 0
	}
	g.Play("Silas use rifle", "Silas move a2").Refuse("GF21", "Silas shoot Lena rifle")
	is(g, 1, "The rifle is empty. (reload it first) The hunting rifle is empty. (reload it first)", "GF21")
}
