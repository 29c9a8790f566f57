package goldfever_test

import (
	"slices"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/goldfever/sheet"
	"saddlebag/scoring/goldfever/terms"
)

// dropped are the objects that a character is prompted to drop.
func (g *table) dropped(name string) []string {
	var words []string
	for _, p := range g.Prompts() {
		if p.As == name && p.Verb == terms.VerbDrop {
			words = append(words, p.Args[0].Choices...)
		}
	}
	return words
}

// offersDrops checks what a character is prompted to drop.
func (g *table) offersDrops(name string, want ...string) *table {
	g.T.Helper()
	if got := g.dropped(name); !slices.Equal(got, want) {
		g.T.Errorf("after event %d %s may drop %q, want %q", g.Number, name, got, want)
	}
	return g
}

// A friend who has no room makes it for what can be given, as long as there is a point to
// give it with, and stays in ambush (GF25).
func TestRoomForAGift(t *testing.T) {
	g := started(t).at("Lena", "b2").lurks("Lena").Play("table activate Ted").
		offersDrops("Lena", "dynamite", "rock").
		Refuse("GF4", "Ted give whisky Lena").Refuse("GF10", "Lena drop shotgun").
		Play("Lena drop dynamite").shows("lena/ambush x", "ted/points 4").offersDrops("Lena").
		Play("Ted give whisky Lena").shows("lena/ambush x", "ted/points 3").offersDrops("Lena", "whisky", "rock")
	g.Turn.Points = 0
	g.offersDrops("Lena").Refuse("GF10", "Lena drop rock")
	// What has no room is a gun only where the giver has one.
	g = started(t).at("Silas", "d2").Play("table activate Fred").offersDrops("Silas", "hunting-rifle", "rifle")
	g.Play("Fred drop colt").offersDrops("Silas").Refuse("GF10", "Silas drop rifle")
}

// Whoever may react makes room first, and for what that one gives a friend does. Nobody
// else drops anything.
func TestRoomInAReaction(t *testing.T) {
	g := started(t).at("Lena", "b2").lurks("Lena").Play("table activate Fred").offersDrops("Lena").
		Play("Fred move c2").
		offersDrops("Lena", "dynamite", "rock").offersDrops("Ted", "knife", "whisky").offersDrops("Fred").
		Refuse("GF27", "Fred drop knife", "Lena drop shotgun", "Ted drop colt").
		Play("Lena drop rock").shows("lena/ambush x").Waits("Round 1 of 2: ambushers may react to Fred", 0).
		Play("Lena react take whisky Ted").shows("lena/ambush -", "ted/pocket-2 -").
		offersDrops("Lena")
	g.Waits("Round 1 of 2: Fred acts, 3 points left", 1)
}

// The owner of a friend is prompted, also where that is another player.
func TestRoomIsTheFriends(t *testing.T) {
	s, err := scoring.Start(game.Game, scoring.Setup{Players: []string{"Ann", "Bob", "Cid", "Dot"}, House: tiny(t)})
	if err != nil {
		t.Fatal(err)
	}
	g := tableOf(t, s.(sheet.View))
	g.Play("table deals-joker Ted ?", "table deals-joker Lena ?", "table deals-joker Fred ?", "table deals-joker Silas ?")
	g.at("Lena", "b2").Play("table activate Ted").offersDrops("Lena", "dynamite", "rock")
	for _, p := range g.Prompts() {
		if want := map[string]int{"Ted": 0, "Lena": 1}[p.As]; p.Seat != want {
			t.Errorf("%s is prompted to seat %d", p.Label, p.Seat)
		}
	}
}
