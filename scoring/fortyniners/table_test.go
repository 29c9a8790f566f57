package fortyniners_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/fortyniners/game"
	"saddlebag/scoring/fortyniners/sheet"
	"saddlebag/scoring/scoringtest"
)

// players are the names of the seats in tests.
var players = []string{"Ann", "Bob", "Cid", "Dot"}

// A table plays a game written as in a ledger.
type table struct {
	scoring.State
	t      *testing.T
	number int
}

// tiny is the small board of the hand-made ledgers.
func tiny(t testing.TB) *fortyniners.Board {
	t.Helper()
	text, err := os.ReadFile("testdata/broken/tiny.yaml")
	if err != nil {
		t.Fatal(err)
	}
	return boardOf(t, "tiny", string(text))
}

// newTable starts a game with options "name=value".
func newTable(t *testing.T, house scoring.House, options ...string) *table {
	t.Helper()
	setup := scoring.Setup{Players: players, Options: map[string]string{}, House: house}
	for _, o := range options {
		name, value, _ := strings.Cut(o, "=")
		setup.Options[name] = value
	}
	s, err := scoring.Start(game.Game, setup)
	if err != nil {
		t.Fatal(err)
	}
	return &table{State: s, t: t}
}

// parse reads one event.
func (g *table) parse(line string) scoring.Event {
	g.t.Helper()
	words := strings.Fields(line)
	seat := slices.Index(players, words[0])
	if seat < 0 {
		g.t.Fatalf("nobody is called %s", words[0])
	}
	return scoring.Event{Number: g.number + 1, Seat: seat, Verb: words[1], Args: words[2:]}
}

// play applies events, one a line, that must all be legal.
func (g *table) play(lines ...string) *table {
	g.t.Helper()
	for _, line := range lines {
		if v := scoring.Apply(&sheet.Info, g.State, g.parse(line)); v != nil {
			g.t.Fatalf("%s: %v (%s)", line, v, v.Instead)
		}
		g.number++
	}
	return g
}

// refuse applies events that must each break a clause and change nothing.
func (g *table) refuse(clause string, lines ...string) *table {
	g.t.Helper()
	for _, line := range lines {
		scoringtest.Refused(g.t, &sheet.Info, g.State, g.parse(line), clause)
	}
	return g
}

// stand checks where the pieces are: "C s0", "R home-red".
func (g *table) stand(want ...string) *table {
	g.t.Helper()
	s := g.State.(sheet.View)
	for _, w := range want {
		letter, id, _ := strings.Cut(w, " ")
		for r := range fortyniners.Roles {
			if r.Letter() == letter && s.Net.ID(s.At[r]) != id {
				g.t.Errorf("the %s stands on %s, want %s", r.Piece(), s.Net.ID(s.At[r]), id)
			}
		}
	}
	return g
}

// waits checks what the table says it waits for, and for whom.
func (g *table) waits(label string, seats ...int) *table {
	g.t.Helper()
	scoringtest.Waits(g.t, g.State, label, seats...)
	return g
}

// scores checks the totals of all seats.
func (g *table) scores(want ...int) *table {
	g.t.Helper()
	for seat, score := range g.Tally() {
		if score.Total() != scoring.Whole(want[seat]) {
			g.t.Errorf("%s has %s, want %d: %+v", players[seat], score.Total(), want[seat], score.Lines)
		}
	}
	return g
}

// labels are what the prompts say, in their order.
func (g *table) labels() []string {
	var all []string
	for _, p := range g.Prompts() {
		all = append(all, players[p.Seat]+": "+p.Label.String()+" at "+p.Cell)
	}
	return all
}

// offers checks what the prompts say.
func (g *table) offers(want ...string) *table {
	g.t.Helper()
	if got := g.labels(); !slices.Equal(got, want) {
		g.t.Errorf("offered %q, want %q", got, want)
	}
	return g
}

// values finds the cells of an owner by their ids, as "id=value", with an x for
// what is struck.
func (g *table) values(owner int, ids ...string) []string {
	var found []string
	for _, c := range g.Cells() {
		if c.Owner == owner && slices.Contains(ids, c.ID) {
			value := c.ID + "=" + c.Value
			if c.Struck {
				value += " x"
			}
			found = append(found, value)
		}
	}
	return found
}

// shows checks cells of an owner, as values writes them, in the order of the
// sheet.
func (g *table) shows(owner int, want ...string) *table {
	g.t.Helper()
	var ids []string
	for _, w := range want {
		id, _, _ := strings.Cut(w, "=")
		ids = append(ids, id)
	}
	if got := g.values(owner, ids...); !slices.Equal(got, want) {
		g.t.Errorf("owner %d: %q, want %q", owner, got, want)
	}
	return g
}
