package evenings

import (
	"net/url"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live"
	"saddlebag/web/roomtest"
)

// What a round of sensible play in Showdown takes at the most.
const (
	mostJoined = 17 // joined actions, which are what goes in together
	mostOfEach = 17 // taps of each, in tenths
)

// Four people with a character each play Showdown to its end on four phones, at a table
// where the program draws: with ambushes, dynamite and things that change hands, and a
// stop that is taken back. What belongs together goes in together, and with few taps.
func TestShowdownOnFourPhones(t *testing.T) {
	t.Parallel()
	const file = "../../../scoring/goldfever/testdata/games/showdown-4p.ledger"
	drawn, header, events := stacked(t, file)
	at := serveStacked(t, drawn)
	table := programtest.MakeTable(t, at+"/tables", url.Values{"game": {"goldfever"}, "player": header.Players, "me": {"1"}, "data": {header.Data.Name}, "dice": {live.Virtual}})
	g := programtest.Gather(t, at, table, programtest.Still, header.Players...)
	g.Cast = map[string]string{"Ted": "Ann", "Fred": "Bob", "Lena": "Cid", "Silas": "Dot"}
	for g.Seen < len(events) {
		e := events[g.Seen]
		p := g.Who(e)
		switch e.Verb {
		case "stop":
			stops(g, e.Args[0])
		case "undo":
			p.Undo()
		default:
			p.Enter(events[g.Seen : g.Seen+p.Together(events[g.Seen:])]...)
		}
		p.Sees(g.Seen + 1)
		g.Seen = p.Number() - 1 // what follows from an entry goes in with it
		g.SeesAll()
	}
	g.Ends("Bob and Dot win", "0 points", "8 points", "0 points", "8 points")
	if got, want := recorded(t, g.Players[0].Address()), programtest.GameEvents(t, file)[:len(events)]; got != lines(want) {
		t.Errorf("the table has\n%s\nnot\n%s", got, lines(want))
	}
	text := programtest.Read(t, file)
	joined, taps, rounds := 0, 0, strings.Count(text, "# Round ")
	asked := strings.Count(text, " joker ") // each is played only once its player has been asked
	for _, p := range g.Players {
		joined, taps = joined+p.Entries, taps+p.Taps
	}
	t.Logf("%d events went in as %d joined actions in %d rounds, with %d taps", g.Seen, joined, rounds, taps)
	if joined > mostJoined*rounds || 10*(taps-asked) > mostOfEach*joined {
		t.Errorf("%d joined actions and %d taps in %d rounds", joined, taps, rounds)
	}
}

// recorded is what a table has, line by line.
func recorded(t *testing.T, table string) string {
	t.Helper()
	doc, err := ledger.Parse(roomtest.Get(t, table+"/ledger").Text)
	if err != nil {
		t.Fatal(err)
	}
	return lines(scoring.Each(len(doc.Lines), func(i int) ledger.Entry { return doc.Lines[i].Entry }))
}

// lines are events as the ledger writes them.
func lines(events []ledger.Entry) string {
	var b strings.Builder
	for _, e := range events {
		b.WriteString(e.String() + "\n")
	}
	return b.String()
}
