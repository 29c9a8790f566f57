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
	scoringtest.Table[*table]
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
	g := &table{State: s}
	g.Table = scoringtest.NewTable(t, g, &sheet.Info, s, players)
	return g
}

// stand checks where the pieces are: "C s0", "R home-red".
func (g *table) stand(want ...string) *table {
	g.T.Helper()
	s := g.State.(sheet.View)
	for _, w := range want {
		letter, id, _ := strings.Cut(w, " ")
		for r := range fortyniners.Roles {
			if r.Letter() == letter && s.Net.ID(s.At[r]) != id {
				g.T.Errorf("the %s stands on %s, want %s", r.Piece(), s.Net.ID(s.At[r]), id)
			}
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
	g.T.Helper()
	if got := g.labels(); !slices.Equal(got, want) {
		g.T.Errorf("offered %q, want %q", got, want)
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
	g.T.Helper()
	var ids []string
	for _, w := range want {
		id, _, _ := strings.Cut(w, "=")
		ids = append(ids, id)
	}
	if got := g.values(owner, ids...); !slices.Equal(got, want) {
		g.T.Errorf("owner %d: %q, want %q", owner, got, want)
	}
	return g
}
