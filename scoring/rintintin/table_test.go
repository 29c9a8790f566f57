package rintintin

import (
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/scoringtest"
	"saddlebag/templates"
)

// players are the names of the seats in tests.
var players = []string{"Ann", "Bob", "Cid", "Dot"}

// A table plays a game written as in a ledger.
type table struct {
	View
	t      *testing.T
	number int
}

// ours is the house data that comes with the program.
func ours(t testing.TB) *Board {
	t.Helper()
	text, ok := templates.House(info.ID, info.Data)
	if !ok {
		t.Fatalf("%s is missing", info.Data)
	}
	board, err := Game.ReadHouse(info.Data+".yaml", text)
	if err != nil {
		t.Fatal(err)
	}
	return board.(*Board)
}

// newTable starts a game with those options switched on.
func newTable(t *testing.T, n int, options ...string) *table {
	t.Helper()
	setup := scoring.Setup{Players: players[:n], Options: map[string]string{}, House: ours(t)}
	for _, name := range options {
		setup.Options[name] = scoring.Yes
	}
	s, err := scoring.Start(Game, setup)
	if err != nil {
		t.Fatal(err)
	}
	return &table{View: s.(View), t: t}
}

// cover covers circles of a group, each for a squad counted from 1: "112.."
// are its ordinary circles, of which two are open. It stands for events that
// have happened.
func (g *table) cover(id, men, dog string) *table {
	g.t.Helper()
	group := &g.groups[slices.IndexFunc(g.board.Groups, func(group Group) bool { return group.ID == id })]
	g.number++
	piece := func(mark byte) circle {
		return circle{covered: mark != '.', by: squad(mark - '1'), event: g.number}
	}
	for i := range group.men {
		if group.men[i] = piece(men[i]); group.men[i].covered {
			g.left[group.men[i].by].men--
		}
	}
	if group.dog = piece(dog[0]); group.dog.covered {
		g.left[group.dog.by].dogs--
	}
	return g
}

// give gives a seat cards out of the deck.
func (g *table) give(seat int, cards ...string) *table {
	g.t.Helper()
	for _, word := range cards {
		value, ok := g.deck.read(word)
		if !ok || !g.deck.draw(value) {
			g.t.Fatalf("no card %s", word)
		}
		g.hands[seat] = append(g.hands[seat], card{value: value})
	}
	return g
}

// last leaves nobody anything to place but the seat in turn a cavalryman.
func (g *table) last() *table {
	for i := range g.left {
		g.left[i] = pieces{}
	}
	g.left[g.squads(g.turn)[0]].men = 1
	return g
}

// parse reads one event.
func (g *table) parse(line string) scoring.Event {
	g.t.Helper()
	words := strings.Fields(line)
	seat := slices.Index(g.names, words[0])
	if seat < 0 {
		g.t.Fatalf("nobody is called %s", words[0])
	}
	return scoring.Event{Number: g.number + 1, Seat: seat, Verb: words[1], Args: words[2:]}
}

// play applies events, one a line, that must all be legal.
func (g *table) play(lines ...string) *table {
	g.t.Helper()
	for _, line := range lines {
		if v := scoring.Apply(&info, g.View, g.parse(line)); v != nil {
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
		scoringtest.Refused(g.t, &info, g.View, g.parse(line), clause)
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
			g.t.Errorf("%s has %s, want %d: %+v", g.names[seat], score.Total(), want[seat], score.Lines)
		}
	}
	return g
}
