package programtest

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

// A Gathering is people at a table with a phone each, on which they tap. The
// host is the first of them.
type Gathering struct {
	T       *testing.T
	Names   []string
	Players []*tabletest.Player
	Cast    map[string]string // who plays which character
	Seen    int               // entries
}

// Gather seats people at a table that has been made.
func Gather(t *testing.T, at, table string, d webtest.Device, names ...string) *Gathering {
	t.Helper()
	g := &Gathering{T: t, Names: names}
	for i, w := range webtest.Start(t).Phones(len(names), d) {
		g.Players = append(g.Players, &tabletest.Player{Window: w, T: t})
		if i > 0 {
			w.Go(at + LinkTo(g.Players[0].Window, at+table+"/seats"))
			w.Follow("main form .button")
		}
	}
	g.Players[0].Sit(at + table)
	for _, p := range g.Players {
		p.WaitText("#link", "Live")
	}
	return g
}

// Carried seats the players of a kept game at a table of that kind, with house
// data of its own if a file of some is named.
func Carried(t *testing.T, file, own string) (g *Gathering, events []ledger.Entry) {
	t.Helper()
	at := Serve(t, "--limits", "off")
	text := Read(t, file)
	header, _, _ := strings.Cut(text, "\n\n")
	doc, err := ledger.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	form := url.Values{"ledger": {header + "\n\n"}, "me": {doc.Header.Players[0]}}
	if own != "" {
		form["own"], form["called"] = []string{Read(t, own)}, []string{"tiny.yaml"}
	}
	return Gather(t, at, MakeTable(t, at+"/tables/carry", form), Still, doc.Header.Players...), GameEvents(t, file)
}

// Enter enters an event on the phone of whoever can, by taps, and waits until
// all have seen it.
func (g *Gathering) Enter(e ledger.Entry) {
	g.T.Helper()
	g.EnterOn(g.Who(e), e)
}

// EnterOn enters an event on somebody's phone.
func (g *Gathering) EnterOn(p *tabletest.Player, e ledger.Entry) {
	g.T.Helper()
	p.Enter(e)
	g.Seen = max(g.Seen, p.Number()-1) // what follows from an entry goes in with it
	g.SeesAll()
}

// SeesAll waits until all have seen one more entry.
func (g *Gathering) SeesAll() {
	g.T.Helper()
	g.Seen++
	for _, p := range g.Players {
		p.Sees(g.Seen)
	}
}

// Who enters an event: its actor, whoever plays that character, or the host.
func (g *Gathering) Who(e ledger.Entry) *tabletest.Player {
	if e.Actor == "table" {
		return g.Players[0]
	}
	if name, ok := g.Cast[e.Actor]; ok {
		return g.Of(name)
	}
	return g.Of(e.Actor)
}

// Of is the phone of a player.
func (g *Gathering) Of(name string) *tabletest.Player { return g.Players[slices.Index(g.Names, name)] }

// IsClosing says whether an event is what a ledger says of a game that is over.
func IsClosing(e ledger.Entry) bool { return e.Verb == "result" || e.Verb == "sign" }

// Ends waits until all phones show who has won, and the scores in the order of the
// seats. It tells how many taps an entry took.
func (g *Gathering) Ends(winners string, scores ...string) {
	g.T.Helper()
	var took tabletest.Taken
	for i, p := range g.Players {
		took.Entries, took.Taps, took.Scrolls = took.Entries+p.Entries, took.Taps+p.Taps, took.Scrolls+p.Scrolls
		p.WaitText("#end", winners)
		if !webtest.Eval[bool](p.Window, `document.getElementById("tally").checkVisibility()`) {
			p.Tap("#scores") // folded where height is dear
		}
		for j, want := range scores {
			if got := p.Text(fmt.Sprintf("#tally li:nth-child(%d) strong", j+1)); got != want {
				g.T.Errorf("%s reads that %s has %s, want %s", g.Names[i], g.Names[j], got, want)
			}
		}
	}
	g.T.Logf("%d entries, with %.2f taps and %.2f scrolls each", took.Entries, took.Each(took.Taps), took.Each(took.Scrolls))
}
