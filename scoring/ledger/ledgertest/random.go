package ledgertest

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/scoringtest"
)

// Legal folds a document, which must be legal, into its fresh game.
func Legal(tb testing.TB, f *ledger.Fold, doc *ledger.Document) *ledger.Fold {
	tb.Helper()
	if findings := ledger.Check(f, doc); len(findings) > 0 {
		tb.Fatalf("%+v", findings[0])
	}
	return f
}

// Through checks that a game printed, read, undone and redone at every step is
// still the game that was played. Open starts the game of the document.
func Through(t *testing.T, open func() *ledger.Fold, doc *ledger.Document) {
	t.Helper()
	again, err := ledger.Parse(doc.String())
	if err != nil {
		t.Fatal(err)
	}
	if again.String() != doc.String() {
		t.Error("the ledger prints otherwise than it was read")
	}
	f := open()
	for n, line := range again.Lines {
		for _, e := range []ledger.Entry{line.Entry, {Actor: ledger.Table, Verb: ledger.VerbUndo}, {Actor: ledger.Table, Verb: ledger.VerbRedo}} {
			if v := f.Apply(n+1, e); v != nil {
				t.Fatalf("line %d, %s: %v", n+1, e, v)
			}
		}
	}
	if diff := cmp.Diff(Legal(t, open(), doc).State().Tally(), f.State().Tally()); diff != "" {
		t.Errorf("plain (-), with undo and redo (+):\n%s", diff)
	}
}

// Taken checks that each line of a document is played or refused, that a refused
// one changes nothing, and that a game is over when nothing more can be done.
func Taken(t *testing.T, f *ledger.Fold, doc *ledger.Document) {
	t.Helper()
	for _, line := range doc.Lines {
		if line.Syntax != nil {
			continue
		}
		before := f.State().Clone()
		if v := f.Apply(line.Number, line.Entry); v != nil && !reflect.DeepEqual(before, f.State()) {
			t.Fatalf("%s was refused and changed the state", line.Entry)
		}
	}
	if state := f.State(); state.Outcome().Over != (len(state.Prompts()) == 0) {
		t.Errorf("%d prompts, %+v", len(state.Prompts()), state.Outcome())
	}
}

// Same compares the truth with what is seen of it. Only a difference is worth
// the time of a Diff.
func Same(t *testing.T, there, seen any) {
	t.Helper()
	if !reflect.DeepEqual(there, seen) {
		t.Errorf("there is (-), seen (+):\n%s", cmp.Diff(there, seen))
	}
}

// Decides checks that a viewer's state knows what it claims to know: if it takes an event
// and doesn't call it undecided, the event is legal, whatever is hidden. It tries some
// of the prompts.
func Decides(t *testing.T, there, seen *ledger.Fold, random *rand.Rand) {
	t.Helper()
	info, prompts := seen.Game().Info(), seen.Prompts()
	for range min(tries, len(prompts)) {
		e := scoringtest.Fill(prompts[random.IntN(len(prompts))], random)
		if scoring.Undecided(seen.State(), e) {
			continue
		}
		if v := scoring.Apply(info, there.State().Clone(), e); v != nil {
			t.Errorf("%d %s %s %q is legal as it is seen, and breaks %v", e.Seat, e.As, e.Verb, e.Args, v)
		}
	}
}

// tries is how much of what is offered is tried at a moment.
const tries = 3
