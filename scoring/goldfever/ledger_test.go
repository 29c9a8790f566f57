package goldfever_test

import (
	"math/rand/v2"
	"os"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/ledgertest"
	"saddlebag/scoring/scoringtest"
)

// tinyName is the name of a fight in a small village, in which every line of sight
// can be worked out by hand. It lies beside the ledgers that are played on it.
const tinyName = "tiny"

// kinds are the ways to play.
var kinds = []struct {
	scenario string
	players  int
}{{tinyName, 2}, {"showdown-2", 2}, {"sabotage-2", 3}, {"gold-rush-4", 6}, {"last-stand-4", 12}}

// randomGame is the ledger of a random game in which the program knows every
// secret.
func randomGame(tb testing.TB, scenario string, players int, seed uint64) *ledger.Document {
	tb.Helper()
	doc := &ledger.Document{Header: ledger.Header{
		Game: game.Game.Info().ID, Players: scoringtest.Names(players), Data: ledger.Data{Word: "scenario", Name: scenario},
	}}
	state, random := open(tb, doc).State(), rand.New(rand.NewPCG(seed, uint64(players)))
	for prompts := state.Prompts(); len(prompts) > 0; prompts = state.Prompts() {
		e := scoringtest.Fill(prompts[random.IntN(len(prompts))], random)
		if slices.Contains(e.Args, scoring.Hidden) || e.Verb == "drop" && random.IntN(4) > 0 {
			continue // so that there is something to fight with, and for
		}
		e.Number = len(doc.Lines) + 1
		if v := state.Apply(e); v != nil {
			tb.Fatal(v)
		}
		actor := ledger.Table
		if e.As != "" {
			actor = e.As
		}
		doc.Lines = append(doc.Lines, ledger.Line{Number: e.Number, Entry: ledger.Entry{Actor: actor, Verb: e.Verb, Args: e.Args}})
	}
	return doc
}

// houses are the scenarios read so far, by name: many games are opened.
var houses sync.Map

// open starts the game of a ledger.
func open(tb testing.TB, doc *ledger.Document) *ledger.Fold {
	tb.Helper()
	name := doc.Header.Data.Name
	house, read := houses.Load(name)
	if !read {
		text, err := os.ReadFile("testdata/games/tiny.yaml")
		if name != tinyName {
			text, _ = shelf.House(doc.Header.Game, name)
		}
		if err != nil {
			tb.Fatal(err)
		}
		if house, err = game.Game.ReadHouse(name, text); err != nil {
			tb.Fatal(err)
		}
		houses.Store(name, house)
	}
	f, err := ledger.Open(game.Game, &doc.Header, house)
	if err != nil {
		tb.Fatal(err)
	}
	return f
}

// At every moment of a game, what a viewer reads is a legal ledger. It hides
// the jokers of others and what is on nuggets that they picked up, and nothing
// else, until the game is over.
func TestRedactedGames(t *testing.T) {
	for _, kind := range kinds {
		for seed := range uint64(2) {
			doc := randomGame(t, kind.scenario, kind.players, seed)
			for viewer := scoring.Table; viewer < min(kind.players, 3); viewer++ {
				if watch(t, doc, viewer); t.Failed() {
					t.Fatalf("%v, seed %d, viewer %d", kind, seed, viewer)
				}
			}
		}
	}
}

// closeLook is how many events go by between two comparisons.
const closeLook = 7

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
		checkRead(t, truth, line.Entry, entry, viewer)
		if v := truth.Apply(line.Number, line.Entry); v != nil {
			t.Fatal(v)
		}
		if v := seen.Apply(line.Number, entry); v != nil {
			t.Fatalf("line %d, read as %s: %v", line.Number, entry, v)
		}
		if n%closeLook == 0 && !truth.Disclosed() {
			compare(t, truth, seen, viewer)
		}
	}
	if !truth.Disclosed() {
		t.Error("something is hidden after the end")
	}
	doc = &ledger.Document{Header: doc.Header, Lines: doc.Lines[:len(doc.Lines)-1]}
	ledgertest.Legal(t, open(t, doc), ledger.RedactDocument(open(t, doc), doc, viewer))
}

// checkRead checks that the jokers and nuggets of others are hidden, and nothing
// else is: who gets a nugget reads its face, and nobody else.
func checkRead(t *testing.T, f *ledger.Fold, entry, read ledger.Entry, viewer int) {
	t.Helper()
	want, verb, from := slices.Clone(entry.Args), entry.Verb, 0
	if verb == "react" {
		verb, from = want[0], 1
	}
	hide := func(about string, at int) {
		if owner, _, _ := f.Actor(about); (viewer == scoring.Table || owner != viewer) && at < len(want) {
			want[at] = "?"
		}
	}
	switch verb {
	case "deals-joker":
		hide(want[0], 1)
	case "pick", "look":
		hide(entry.Actor, from+1)
	case "take":
		hide(entry.Actor, from+2)
	case "give":
		hide(want[from+1], from+2)
	case "swap":
		hide(want[from+2], from+3)
		hide(entry.Actor, from+4)
	}
	if !slices.Equal(read.Args, want) {
		t.Errorf("%s, read as %s", entry, read)
	}
}

// compare compares what there is and what a viewer sees.
func compare(t *testing.T, truth, seen *ledger.Fold, viewer int) {
	t.Helper()
	there, shown := truth.State().Cells(), seen.State().Cells()
	for i, c := range there {
		got := shown[i]
		switch {
		case strings.HasSuffix(c.ID, "/joker") && c.Owner != viewer: // one that is lost stays hidden
			if got.Value != c.Value && got.Value != "?" || got.Value == c.Value && c.Value != "" && !c.Struck {
				t.Errorf("the joker of %d is %q, and shows %q", c.Owner, c.Value, got.Value)
			}
		case strings.Contains(c.ID, "/pocket-") && strings.HasPrefix(c.Value, "nugget") && c.Value != got.Value:
			if id, _, _ := strings.Cut(c.Value, " "); got.Value != id || c.Owner == viewer {
				t.Errorf("%q of %d shows %q", c.Value, c.Owner, got.Value)
			}
		case c != got:
			t.Errorf("there is %+v, seen %+v", c, got)
		}
	}
	if diff := cmp.Diff(earned(truth), earned(seen)); diff != "" {
		t.Errorf("there is (-), seen (+):\n%s", diff)
	}
	if there, shown := truth.Moment(), seen.Moment(); !reflect.DeepEqual(there, shown) {
		t.Errorf("%+v, seen %+v", there, shown)
	}
	if verbs(truth, viewer) != verbs(seen, viewer) {
		t.Errorf("prompts %s, seen %s", verbs(truth, viewer), verbs(seen, viewer))
	}
}

// earned is the tally without what counts nothing yet: whose nuggets they are knows
// more of that.
func earned(f *ledger.Fold) []scoring.Score {
	tally := f.State().Tally()
	for seat := range tally {
		tally[seat].Lines = slices.DeleteFunc(tally[seat].Lines, func(l scoring.Line) bool { return l.Open })
	}
	return tally
}

// verbs lists what a seat can do, without what things are.
func verbs(f *ledger.Fold, seat int) string {
	list := ""
	for _, p := range f.Prompts() {
		if p.Seat == seat || p.Seat == scoring.Table {
			list += p.Label.String() + "; "
		}
	}
	return list
}

// A random game printed, read, undone and redone at every step is the game
// that was played.
func TestRandomGamesThroughTheLedger(t *testing.T) {
	for i, kind := range kinds {
		doc := randomGame(t, kind.scenario, kind.players, uint64(i))
		ledgertest.Through(t, func() *ledger.Fold { return open(t, doc) }, doc)
	}
}
