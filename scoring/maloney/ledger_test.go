package maloney_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/ledgertest"
	"saddlebag/scoring/maloney/game"
	"saddlebag/scoring/scoringtest"
)

var dealt = []ledger.Option{{Name: "hands", Value: "dealt"}}

// kinds are the ways to play.
var kinds = []struct {
	players int
	options []ledger.Option
}{
	{3, nil},
	{6, nil},
	{3, dealt},
	{5, dealt},
	{6, dealt},
}

// randomGame is the ledger of a random game. Where the program deals, all
// hands are known to it.
func randomGame(tb testing.TB, players int, options []ledger.Option, seed uint64) *ledger.Document {
	tb.Helper()
	doc := &ledger.Document{Header: ledger.Header{Game: game.Game.Info().ID, Players: scoringtest.Names(players), Options: options}}
	state, random := open(tb, doc).State(), rand.New(rand.NewPCG(seed, uint64(players)))
	for prompts := state.Prompts(); len(prompts) > 0; prompts = state.Prompts() {
		e := scoringtest.Fill(prompts[random.IntN(len(prompts))], random)
		if slices.Contains(e.Args, scoring.Hidden) {
			continue
		}
		e.Number = len(doc.Lines) + 1
		if v := state.Apply(e); v != nil {
			tb.Fatal(v)
		}
		actor := ledger.Table
		if e.Seat != scoring.Table {
			actor = doc.Header.Players[e.Seat]
		}
		doc.Lines = append(doc.Lines, ledger.Line{Number: e.Number, Entry: ledger.Entry{Actor: actor, Verb: e.Verb, Args: e.Args}})
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

// At every moment of a game, what a viewer reads is a legal ledger. It hides
// the hands of others and nothing else until the game is over.
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

// closeLook is how many events go by between two comparisons: one more than a
// week has days, so that they fall on all phases.
const closeLook = 8

// watch folds a game as a viewer reads it while it is played.
func watch(t *testing.T, doc *ledger.Document, viewer int) {
	t.Helper()
	truth, seen := open(t, doc), open(t, doc)
	random := rand.New(rand.NewPCG(uint64(len(doc.Lines)), 1))
	for n, line := range doc.Lines {
		entry := truth.Redact(line.Entry, viewer)
		if !truth.Disclosed() {
			ledgertest.Decides(t, truth, seen, random)
		}
		checkRead(t, doc, line.Entry, entry, viewer)
		if v := truth.Apply(line.Number, line.Entry); v != nil {
			t.Fatal(v)
		}
		if v := seen.Apply(line.Number, entry); v != nil {
			t.Fatalf("line %d, read as %s: %v", line.Number, entry, v)
		}
		if n%closeLook == 0 {
			compare(t, truth, seen, viewer)
		}
	}
	compare(t, truth, seen, viewer)
	if !truth.Disclosed() {
		t.Error("hands are hidden after the end")
	}
	doc = &ledger.Document{Header: doc.Header, Lines: doc.Lines[:len(doc.Lines)-1]}
	ledgertest.Legal(t, open(t, doc), ledger.RedactDocument(open(t, doc), doc, viewer))
}

// checkRead checks that the hands of others are hidden, and nothing else is.
func checkRead(t *testing.T, doc *ledger.Document, entry, read ledger.Entry, viewer int) {
	t.Helper()
	want := slices.Clone(entry.Args)
	if entry.Verb == "deals" && (viewer == scoring.Table || want[0] != doc.Header.Players[viewer]) {
		for i := range want[1:] {
			want[i+1] = "?"
		}
	}
	if !slices.Equal(read.Args, want) {
		t.Errorf("%s, read as %s", entry, read)
	}
}

// compare compares what there is and what a viewer sees: all but cards in the
// hands of others.
func compare(t *testing.T, truth, seen *ledger.Fold, viewer int) {
	t.Helper()
	there, shown := truth.State().Cells(), seen.State().Cells()
	for i, c := range there {
		if c.Owner == scoring.Table || !strings.HasPrefix(c.ID, "card/") || c.Owner == viewer {
			ledgertest.Same(t, c, shown[i])
			continue
		}
		if shown[i].Value != "" && !shown[i].Struck {
			t.Errorf("the hand of %d shows %+v", c.Owner, shown[i])
		}
	}
	ledgertest.Same(t, laid(there), laid(shown))
	ledgertest.Same(t, truth.State().Tally(), seen.State().Tally())
	ledgertest.Same(t, truth.Moment().Label, seen.Moment().Label)
	if viewer != scoring.Table {
		ledgertest.Same(t, own(truth, viewer), own(seen, viewer))
	}
}

// laid are the cards that lie on the table, by player.
func laid(cells []scoring.Cell) map[int][]string {
	cards := map[int][]string{}
	for _, c := range cells {
		if strings.HasPrefix(c.ID, "card/") && c.Struck {
			cards[c.Owner] = append(cards[c.Owner], c.Value)
			slices.Sort(cards[c.Owner])
		}
	}
	return cards
}

// own are a seat's prompts.
func own(f *ledger.Fold, seat int) []scoring.Prompt {
	return slices.DeleteFunc(f.Prompts(), func(p scoring.Prompt) bool { return p.Seat != seat })
}

// A random game printed, read, undone and redone at every step is the game
// that was played.
func TestRandomGamesThroughTheLedger(t *testing.T) {
	for i, kind := range kinds {
		doc := randomGame(t, kind.players, kind.options, uint64(i))
		ledgertest.Through(t, func() *ledger.Fold { return open(t, doc) }, doc)
	}
}
