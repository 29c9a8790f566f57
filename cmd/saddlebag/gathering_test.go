package main

import (
	"fmt"
	"net/url"
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring/ledger"
	"saddlebag/web/tabletest"
	"saddlebag/web/webtest"
)

// A gathering is people at a table with a phone each, on which they tap. The
// host is the first of them.
type gathering struct {
	t       *testing.T
	names   []string
	players []*tabletest.Player
	cast    map[string]string // who plays which character
	seen    int               // entries
}

// gather seats people at a table that has been made.
func gather(t *testing.T, at, table string, d webtest.Device, names ...string) *gathering {
	t.Helper()
	g := &gathering{t: t, names: names}
	for i, w := range webtest.Start(t).Phones(len(names), d) {
		g.players = append(g.players, &tabletest.Player{Window: w, T: t})
		if i > 0 {
			w.Go(at + linkTo(g.players[0].Window, at+table+"/seats"))
			w.Follow("main form .button")
		}
	}
	g.players[0].Sit(at + table)
	for _, p := range g.players {
		p.WaitText("#link", "Live")
	}
	return g
}

// carried seats the players of a kept game at a table of that kind, with house
// data of its own.
func carried(t *testing.T, file, own string) (g *gathering, events []ledger.Entry) {
	t.Helper()
	at := serve(t, "--limits", "off")
	text := read(t, file)
	header, _, _ := strings.Cut(text, "\n\n")
	doc, err := ledger.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	form := url.Values{"ledger": {header + "\n\n"}, "me": {doc.Header.Players[0]}, "own": {read(t, own)}, "called": {"tiny.yaml"}}
	return gather(t, at, makeTable(t, at+"/tables/carry", form), still, doc.Header.Players...), gameEvents(t, file)
}

// enter enters an event on the phone of whoever can, by taps, and waits until
// all have seen it.
func (g *gathering) enter(e ledger.Entry) {
	g.t.Helper()
	g.enterOn(g.who(e), e)
}

// enterOn enters an event on somebody's phone.
func (g *gathering) enterOn(p *tabletest.Player, e ledger.Entry) {
	g.t.Helper()
	p.Enter(e)
	g.seen = max(g.seen, p.Number()-1) // what follows from an entry goes in with it
	g.seesAll()
}

// seesAll waits until all have seen one more entry.
func (g *gathering) seesAll() {
	g.t.Helper()
	g.seen++
	for _, p := range g.players {
		p.Sees(g.seen)
	}
}

// who enters an event: its actor, whoever plays that character, or the host.
func (g *gathering) who(e ledger.Entry) *tabletest.Player {
	if e.Actor == "table" {
		return g.players[0]
	}
	if name, ok := g.cast[e.Actor]; ok {
		return g.of(name)
	}
	return g.of(e.Actor)
}

// of is the phone of a player.
func (g *gathering) of(name string) *tabletest.Player { return g.players[slices.Index(g.names, name)] }

// isClosing says whether an event is what a ledger says of a game that is over.
func isClosing(e ledger.Entry) bool { return e.Verb == "result" || e.Verb == "sign" }

// ends waits until all phones show who has won, and the scores in the order of the
// seats.
func (g *gathering) ends(winners string, scores ...string) {
	g.t.Helper()
	for i, p := range g.players {
		p.WaitText("#end", winners)
		for j, want := range scores {
			if got := p.Text(fmt.Sprintf("#tally li:nth-child(%d) strong", j+1)); got != want {
				g.t.Errorf("%s reads that %s has %s, want %s", g.names[i], g.names[j], got, want)
			}
		}
	}
}
