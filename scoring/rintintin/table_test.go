package rintintin_test

import (
	"slices"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/rintintin"
	"saddlebag/scoring/rintintin/game"
	"saddlebag/scoring/rintintin/sheet"
	"saddlebag/scoring/scoringtest"
	"saddlebag/templates"
)

// players are the names of the seats in tests.
var players = []string{"Ann", "Bob", "Cid", "Dot"}

// A table plays a game written as in a ledger.
type table struct {
	sheet.View
	scoringtest.Table[*table]
}

// ours is the house data that comes with the program.
func ours(t testing.TB) *rintintin.Board {
	t.Helper()
	text, ok := templates.House(sheet.Info.ID, sheet.Info.Data)
	if !ok {
		t.Fatalf("%s is missing", sheet.Info.Data)
	}
	board, err := game.Game.ReadHouse(sheet.Info.Data+".yaml", text)
	if err != nil {
		t.Fatal(err)
	}
	return board.(*rintintin.Board)
}

// newTable starts a game with those options switched on.
func newTable(t *testing.T, n int, options ...string) *table {
	t.Helper()
	setup := scoring.Setup{Players: players[:n], Options: map[string]string{}, House: ours(t)}
	for _, name := range options {
		setup.Options[name] = scoring.Yes
	}
	s, err := scoring.Start(game.Game, setup)
	if err != nil {
		t.Fatal(err)
	}
	return tableOf(t, s.(sheet.View))
}

// cover covers circles of a group, each for a squad counted from 1: "112.."
// are its ordinary circles, of which two are open. It stands for events that
// have happened.
func (g *table) cover(id, men, dog string) *table {
	g.T.Helper()
	group := &g.Groups[slices.IndexFunc(g.Board.Groups, func(group rintintin.Group) bool { return group.ID == id })]
	g.Number++
	piece := func(mark byte) rintintin.Circle {
		return rintintin.Circle{Covered: mark != '.', By: rintintin.Squad(mark - '1'), Event: g.Number}
	}
	for i := range group.Men {
		if group.Men[i] = piece(men[i]); group.Men[i].Covered {
			g.Left[group.Men[i].By].Men--
		}
	}
	if group.Dog = piece(dog[0]); group.Dog.Covered {
		g.Left[group.Dog.By].Dogs--
	}
	return g
}

// give gives a seat cards out of the deck.
func (g *table) give(seat int, cards ...string) *table {
	g.T.Helper()
	for _, word := range cards {
		value, ok := g.Deck.Read(word)
		if !ok || !g.Deck.Draw(value) {
			g.T.Fatalf("no card %s", word)
		}
		g.Hands[seat] = append(g.Hands[seat], rintintin.Card{Value: value})
	}
	return g
}

// last leaves nobody anything to place but the seat in turn a cavalryman.
func (g *table) last() *table {
	for i := range g.Left {
		g.Left[i] = rintintin.Pieces{}
	}
	g.Left[g.Squads(g.Turn)[0]].Men = 1
	return g
}

// tableOf seats the players of a game at a table.
func tableOf(t *testing.T, v sheet.View) *table {
	g := &table{View: v}
	g.Table = scoringtest.NewTable(t, g, &sheet.Info, v, v.Names)
	return g
}
