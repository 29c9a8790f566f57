// Package finaltest tests how filled sheets without a ledger are read and judged when the
// people who wrote them made slips. A rulebook's test calls its suites:
//
//	func TestSheetsOfPeople(t *testing.T) {
//		finaltest.Sheets(t, finaltest.Config{Game: Game, House: ours(t), Games: 4, Kinds: kinds})
//	}
//
//	func TestMistakesOfPeople(t *testing.T) {
//		finaltest.HumanMistakes(t, finaltest.Config{
//			Game: Game, House: ours(t), Games: 4, Kinds: kinds, Mistakes: mistakes,
//			Other: func(setup scoring.Setup, played []scoring.Event, after scoring.Filled) []scoring.Event { … },
//		})
//	}
//
//	func TestSettles(t *testing.T) {
//		finaltest.Settles(t, finaltest.Config{Game: Game, House: ours(t), Kinds: kinds})
//	}
//
// Games is how many are played of each kind in a normal run; every fourth of them makes
// each mistake. With SOAK_GAMES=500 that many are played in all, and each mistake is made
// in 30 games.
package finaltest

import (
	"cmp"
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/scoringtest"
)

// A Config says whose sheets, and what goes wrong on them.
type Config struct {
	Game     scoring.Game
	House    scoring.House
	Kinds    []scoringtest.Kind
	Games    int                   // of each kind
	Mistakes []scoringtest.Mistake // what people do wrong in this game, beside [HumanMistakes]' own
	// Other is another game, that leaves what a mistake has made of the sheets which
	// the events played have left: nil where there is none, or it cannot be found. It
	// is played, and has to leave them. Other itself may be nil.
	Other func(setup scoring.Setup, played []scoring.Event, after scoring.Filled) []scoring.Event
}

// How many games are played in soak runs, and in how many of them mistakes are made.
const (
	mostGames    = 500
	mostMistaken = 30
)

// games is how many games of each kind there are, of so many in all in soak runs.
func (c Config) games(t *testing.T, most int) int {
	t.Helper()
	if !soaks() {
		return c.Games
	}
	n, err := strconv.Atoi(os.Getenv(scoringtest.SoakEnv))
	if err != nil || n < 1 {
		t.Fatalf("%s=%s is not a number of games", scoringtest.SoakEnv, os.Getenv(scoringtest.SoakEnv))
	}
	return max(1, min(n, most/len(c.Kinds)))
}

// soaks says whether this is a soak run.
func soaks() bool { return os.Getenv(scoringtest.SoakEnv) != "" }

// A table is one game that was played to its end, and its sheets.
type table struct {
	Config
	t      *testing.T
	random *rand.Rand
	setup  scoring.Setup
	state  scoring.State
	events []scoring.Event
	blank  *final.Document
	filled scoring.Filled
}

// play plays the n-th game of a kind. The same n is the same game.
func (c Config) play(t *testing.T, kind, n int) *table {
	t.Helper()
	k := c.Kinds[kind]
	tb := &table{
		Config: c, t: t, random: rand.New(rand.NewPCG(uint64(kind), uint64(n)+1<<32)), //nolint:gosec // a seed
		setup: scoring.Setup{Players: scoringtest.Names(k.Players), Options: k.Options, House: cmp.Or(k.House, c.House)},
	}
	var err error
	if tb.state, err = c.Game.New(tb.setup); err != nil {
		t.Fatal(err)
	}
	if tb.events, err = k.Play(tb.state, tb.random); err != nil {
		t.Fatal(err)
	}
	h := ledger.Header{Game: c.Game.Info().ID, Players: tb.setup.Players}
	for _, name := range slices.Sorted(maps.Keys(k.Options)) {
		h.Options = append(h.Options, ledger.Option{Name: name, Value: k.Options[name]})
	}
	if tb.blank, err = final.Start(tb.shelf(), h, tb.data); err != nil {
		t.Fatal(err)
	}
	tb.filled = scoring.FilledFrom(tb.blank.Paper, tb.state)
	return tb
}

// shelf has the game, and no house data but what a document is given.
func (tb *table) shelf() ledger.Catalog {
	return ledger.Catalog{Games: []scoring.Game{tb.Game}, House: func(string, string) ([]byte, bool) { return nil, false }}
}

func (tb *table) data(scoring.Game) (ledger.HouseData, error) {
	return ledger.HouseData{House: tb.setup.House}, nil
}

// document is a document of filled sheets.
func (tb *table) document(filled scoring.Filled) *final.Document {
	d := *tb.blank
	d.Filled = filled
	return &d
}

// open reads a document.
func (tb *table) open(text string) *final.Document {
	tb.t.Helper()
	d, err := final.Open(tb.shelf(), "sheets", text, tb.data)
	if err != nil {
		tb.t.Fatalf("%v in\n%s", err, text)
	}
	return d
}

// read reads a document, and judges it. Nothing that is tried with it is settled, which
// takes far longer than all else: [Settles] does that.
func (tb *table) read(text string) (*final.Document, scoring.Audit) {
	tb.t.Helper()
	d := tb.open(text)
	judged, err := d.Judge(tb.t.Context())
	if err != nil {
		tb.t.Fatal(err)
	}
	return d, judged
}

// Sheets plays random games. Their sheets, as they are emitted and as people write
// them, are read as they are and judged right, with the scores of the game; where one
// field has a "?" just that is not known.
func Sheets(t *testing.T, c Config) {
	t.Helper()
	for kind := range c.Kinds {
		for n := range c.games(t, mostGames) {
			tb := c.play(t, kind, n)
			d := tb.document(tb.filled)
			for _, text := range []string{d.String(), AsPeople(tb.random, d)} {
				tb.right(text)
			}
			tb.doubtful(d.String())
			if t.Failed() {
				t.Fatalf("game %d of kind %d", n, kind)
			}
		}
	}
}

// right checks that a document is read as the sheets of the game, and is right.
func (tb *table) right(text string) {
	tb.t.Helper()
	d, judged := tb.read(text)
	for _, u := range d.Unread {
		tb.t.Errorf("line %d is not read: %s", u.Line, u.Why)
	}
	for _, p := range changed(tb.filled, d.Filled) {
		tb.t.Errorf("%v is %+v, and read as %+v", p, tb.filled[p], d.Filled[p])
	}
	if judged.Verdict != scoring.Right {
		tb.t.Errorf("judged %s: %+v, not read %+v, missing %v", judged.Verdict, judged.Findings, judged.Unread, judged.Missing)
	}
	for seat, score := range tb.state.Tally() {
		if got := judged.Scores[seat]; !got.Known || got.Total() != score.Total() {
			tb.t.Errorf("seat %d has %s by the game, by its sheets %+v", seat, score.Total(), got)
		}
	}
	if want := tb.state.Outcome().Ranks; !slices.Equal(judged.Ranks, want) {
		tb.t.Errorf("ranks %v, by the sheets %v", want, judged.Ranks)
	}
	if tb.t.Failed() {
		tb.t.Logf("the document is\n%s", text)
	}
}

// changed are the places that say something else, where both are known; nothing is
// a number, too: 0.
func changed(before, after scoring.Filled) []scoring.Place {
	var all []scoring.Place
	for p, now := range after {
		was, known := before[p]
		n, number := was.Number()
		m, numbers := now.Number()
		if known && was != now && (!number || !numbers || n != m || was.Struck != now.Struck) {
			all = append(all, p)
		}
	}
	slices.SortFunc(all, func(a, b scoring.Place) int {
		return cmp.Or(cmp.Compare(a.Owner, b.Owner), cmp.Compare(a.Cell, b.Cell))
	})
	return all
}

// possible says whether another game is shown that leaves such sheets.
func (tb *table) possible(after scoring.Filled) bool {
	tb.t.Helper()
	if tb.Other == nil {
		return false
	}
	events := tb.Other(tb.setup, tb.events, after)
	if events == nil {
		return false
	}
	state, err := tb.Game.New(tb.setup)
	if err != nil {
		tb.t.Fatal(err)
	}
	for i, e := range events {
		e.Number = i + 1
		if v := scoring.Apply(tb.Game.Info(), state, e); v != nil {
			return false
		}
	}
	return state.Outcome().Over && len(changed(scoring.FilledFrom(tb.blank.Paper, state), after)) == 0
}

// parts are those of the paper that decide anything.
func (tb *table) parts() []audit.Part {
	return slices.DeleteFunc(slices.Clone(tb.blank.Parts), func(p audit.Part) bool { return p.Idle })
}
