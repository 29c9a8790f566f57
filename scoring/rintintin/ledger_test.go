package rintintin_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/ledgertest"
	"saddlebag/scoring/rintintin/game"
	"saddlebag/scoring/scoringtest"
)

// randomGame is the ledger of a random game, by its text's lines.
func randomGame(tb testing.TB, players int, options []ledger.Option, seed uint64) *ledger.Document {
	tb.Helper()
	doc := &ledger.Document{Header: ledger.Header{Game: game.Game.Info().ID, Players: scoringtest.Names(players), Options: options}}
	events, err := scoringtest.Play(open(tb, doc).State(), rand.New(rand.NewPCG(seed, uint64(players))), 5000)
	if err != nil {
		tb.Fatal(err)
	}
	for i, e := range events {
		doc.Lines = append(doc.Lines, ledger.Line{Number: i + 1, Entry: ledger.Entry{Actor: doc.Header.Players[e.Seat], Verb: e.Verb, Args: e.Args}})
	}
	return doc
}

// open starts the game of a ledger.
func open(tb testing.TB, doc *ledger.Document) *ledger.Fold {
	tb.Helper()
	o, err := shelf.Open("game.ledger", doc.Header.String()+"\n", nil)
	if err != nil {
		tb.Fatal(err)
	}
	return o.Fold
}

// upTo is a ledger's first n lines.
func upTo(doc *ledger.Document, n int) *ledger.Document {
	return &ledger.Document{Header: doc.Header, Lines: doc.Lines[:n]}
}

// kinds are the ways to play.
var kinds = []struct {
	players int
	options []ledger.Option
}{
	{2, nil},
	{2, []ledger.Option{{Name: "single-squads", Value: "yes"}}},
	{2, []ledger.Option{{Name: "squads-apart", Value: "yes"}}},
	{3, nil},
	{4, nil},
}

// At every moment of a game, what a viewer reads is a legal ledger. It hides
// the cards of others and nothing else until the pieces are placed, and then
// nothing, even where the ledger knows one card of a hand and not another.
func TestRedactedGames(t *testing.T) {
	for _, kind := range kinds {
		for seed := range uint64(3) {
			doc := randomGame(t, kind.players, kind.options, seed)
			for viewer := scoring.Table; viewer < kind.players; viewer++ {
				if watch(t, doc, viewer); t.Failed() {
					t.Fatalf("%v, seed %d, viewer %d", kind, seed, viewer)
				}
			}
		}
	}
}

// watch folds a game as a viewer reads it while it is played.
func watch(t *testing.T, doc *ledger.Document, viewer int) {
	t.Helper()
	truth, seen := open(t, doc), open(t, doc)
	random := rand.New(rand.NewPCG(uint64(len(doc.Lines)), 1))
	read := &ledger.Document{Header: doc.Header}
	for n, line := range doc.Lines {
		entry := truth.Redact(line.Entry, viewer)
		if !truth.Disclosed() {
			ledgertest.Decides(t, truth, seen, random)
		}
		before := truth.Disclosed()
		if v := truth.Apply(line.Number, line.Entry); v != nil {
			t.Fatal(v)
		}
		read.Lines = append(read.Lines, ledger.Line{Number: line.Number, Entry: entry})
		now := upTo(doc, n+1)
		if truth.Disclosed() {
			read.Lines = slices.Clone(now.Lines)
			seen = ledgertest.Legal(t, open(t, read), read)
		} else if v := seen.Apply(line.Number, entry); v != nil {
			t.Fatalf("line %d, read as %s: %v", line.Number, entry, v)
		}
		if n%20 == 0 || before != truth.Disclosed() {
			if diff := cmp.Diff(read.Lines, ledger.RedactDocument(open(t, doc), now, viewer).Lines); diff != "" {
				t.Errorf("as it went (-), at once (+):\n%s", diff)
			}
		}
		compare(t, now, read, truth, seen, viewer)
	}
}

// compare compares what there is and what a viewer sees.
func compare(t *testing.T, doc, read *ledger.Document, truth, seen *ledger.Fold, viewer int) {
	t.Helper()
	shown := truth.Disclosed()
	for i, line := range doc.Lines {
		want := line.Entry
		if !shown && want.Verb == "boodle" && (viewer == scoring.Table || want.Actor != doc.Header.Players[viewer]) {
			want.Args = []string{"?"}
		}
		if got := read.Lines[i].Entry; !slices.Equal(got.Args, want.Args) {
			t.Errorf("%s, read as %s", want, got)
		}
	}
	blank := func(f *ledger.Fold) []scoring.Cell {
		cells := f.State().Cells()
		for i, c := range cells {
			own := c.Owner == viewer || c.Owner == scoring.Table
			if !shown && !own && (strings.HasPrefix(c.ID, "card/") && c.Value != "" || c.ID == "boodle" || c.ID == "score") {
				cells[i].Value = "hidden"
			}
		}
		return cells
	}
	ledgertest.Same(t, blank(truth), blank(seen))
	ledgertest.Same(t, truth.Moment(), seen.Moment())
	if viewer != scoring.Table {
		ledgertest.Same(t, own(truth, viewer), own(seen, viewer))
	}
}

// own are a seat's prompts. It may believe that cards are in the deck which
// others have drawn.
func own(f *ledger.Fold, seat int) []scoring.Prompt {
	var prompts []scoring.Prompt
	for _, p := range f.Prompts() {
		if p.Seat != seat {
			continue
		}
		if p.Verb == "boodle" && !f.Disclosed() {
			p.Args = nil
		}
		prompts = append(prompts, p)
	}
	return prompts
}

// What was shown when the pieces were placed stays so when the table takes
// back the last of them; cards drawn anew are secret again.
func TestUndoAfterTheEnd(t *testing.T) {
	for seed := range uint64(20) {
		doc := randomGame(t, 3, nil, seed)
		before := ledger.RedactDocument(open(t, doc), doc, scoring.Table)
		if diff := cmp.Diff(doc.String(), before.String()); diff != "" {
			t.Fatalf("seed %d: hidden at the end:\n%s", seed, diff)
		}
		f := ledgertest.Legal(t, open(t, doc), doc)
		for f.Disclosed() {
			e := ledger.Entry{Actor: ledger.Table, Verb: "undo"}
			doc.Lines = append(doc.Lines, ledger.Line{Number: len(doc.Lines) + 1, Entry: e})
			if v := f.Apply(len(doc.Lines), e); v != nil {
				t.Fatal(v)
			}
		}
		after := ledger.RedactDocument(open(t, doc), doc, scoring.Table)
		if diff := cmp.Diff(doc.String(), after.String()); diff != "" {
			t.Errorf("seed %d: hidden again:\n%s", seed, diff)
		}
		ledgertest.Legal(t, open(t, after), after)
	}
}

// A random game printed, read, undone and redone at every step is the game
// that was played.
func TestRandomGamesThroughTheLedger(t *testing.T) {
	for i, kind := range kinds {
		doc := randomGame(t, kind.players, kind.options, uint64(i))
		ledgertest.Through(t, func() *ledger.Fold { return open(t, doc) }, doc)
	}
}
