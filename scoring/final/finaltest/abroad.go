package finaltest

import (
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/scoringtest"
	"saddlebag/scoring/speech"
)

// fewAbroad is how many documents are written over in each language, but in soak runs.
const fewAbroad = 5

// Abroad writes over the sheets of random games as people would whose sheets are in another
// language. They are read as they are, or asked back: nobody has another score.
// SOAK_SLIPS=50 makes 50 documents a language.
func Abroad(t *testing.T, c Config) {
	t.Helper()
	most := fewAbroad
	if text, ok := os.LookupEnv(scoringtest.SlipsEnv); ok {
		n, err := strconv.Atoi(text)
		if err != nil {
			t.Fatal(err)
		}
		most = n
	}
	for at, l := range speech.Others() {
		whole := 0
		for n := range most {
			tb := c.play(t, n%len(c.Kinds), n)
			random := rand.New(rand.NewPCG(uint64(at), uint64(n))) //nolint:gosec // a seed
			if text := asPeople(random, tb.document(tb.filled), l); tb.rightOrAsked(text) {
				whole++
			}
			if t.Failed() {
				t.FailNow()
			}
		}
		t.Logf("%s: %d of %d documents are read as a whole", l.Name(), whole, most)
	}
}

// rightOrAsked checks that what a document says is what the sheets of the game say, and that
// nobody has another score; whole says whether nothing is asked.
func (tb *table) rightOrAsked(text string) (whole bool) {
	tb.t.Helper()
	d, judged := tb.read(text)
	for _, p := range changed(tb.filled, d.Filled) {
		tb.t.Errorf("%v is %+v, and read as %+v", p, tb.filled[p], d.Filled[p])
	}
	whole = len(d.Unread) == 0 && len(judged.Unread) == 0
	for _, u := range d.Unread {
		tb.t.Logf("asked: %s: %s", u.Text, u.Why)
	}
	for seat, score := range tb.state.Tally() {
		got := judged.Scores[seat]
		if whole && !got.Known || got.Known && got.Total() != score.Total() {
			tb.t.Errorf("seat %d has %s by the game, by its sheets %+v", seat, score.Total(), got)
		}
	}
	if whole && judged.Verdict != scoring.Right {
		tb.t.Errorf("judged %s: %+v", judged.Verdict, judged.Findings)
	}
	if tb.t.Failed() {
		tb.t.Logf("the document is\n%s", text)
	}
	return whole
}
