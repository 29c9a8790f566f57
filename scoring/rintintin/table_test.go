package rintintin_test

import (
	"slices"
	"strings"
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
	t      *testing.T
	number int
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
	return &table{View: s.(sheet.View), t: t}
}

// cover covers circles of a group, each for a squad counted from 1: "112.."
// are its ordinary circles, of which two are open. It stands for events that
// have happened.
func (g *table) cover(id, men, dog string) *table {
	g.t.Helper()
	group := &g.Groups[slices.IndexFunc(g.Board.Groups, func(group rintintin.Group) bool { return group.ID == id })]
	g.number++
	piece := func(mark byte) rintintin.Circle {
		return rintintin.Circle{Covered: mark != '.', By: rintintin.Squad(mark - '1'), Event: g.number}
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
	g.t.Helper()
	for _, word := range cards {
		value, ok := g.Deck.Read(word)
		if !ok || !g.Deck.Draw(value) {
			g.t.Fatalf("no card %s", word)
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

// parse reads one event.
func (g *table) parse(line string) scoring.Event {
	g.t.Helper()
	words := strings.Fields(line)
	seat := slices.Index(g.Names, words[0])
	if seat < 0 {
		g.t.Fatalf("nobody is called %s", words[0])
	}
	return scoring.Event{Number: g.number + 1, Seat: seat, Verb: words[1], Args: words[2:]}
}

// play applies events, one a line, that must all be legal.
func (g *table) play(lines ...string) *table {
	g.t.Helper()
	for _, line := range lines {
		if v := scoring.Apply(&sheet.Info, g.View, g.parse(line)); v != nil {
			g.t.Fatalf("%s: %v (%s)", line, v, v.Instead)
		}
		g.number++
	}
	return g
}

// refuse applies events that must each break a clause and change nothing.
func (g *table) refuse(clause string, lines ...string) {
	g.t.Helper()
	for _, line := range lines {
		scoringtest.Refused(g.t, &sheet.Info, g.View, g.parse(line), clause)
	}
}

// waits checks what the table says it waits for, and for whom.
func (g *table) waits(label string, seats ...int) *table {
	g.t.Helper()
	scoringtest.Waits(g.t, g.View, label, seats...)
	return g
}

// scores checks the totals of all seats.
func (g *table) scores(want ...int) *table {
	g.t.Helper()
	for seat, score := range g.Tally() {
		if score.Total() != scoring.Whole(want[seat]) {
			g.t.Errorf("%s has %s, want %d: %+v", g.Names[seat], score.Total(), want[seat], score.Lines)
		}
	}
	return g
}
