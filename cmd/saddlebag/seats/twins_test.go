package seats

import (
	"fmt"
	"math/rand/v2"
	"net/http"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/memory"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
)

// twinsEnv names the variable that overrides how much is asked in each game, in
// equal parts of its kinds.
const twinsEnv = "SOAK_TWINS"

// A twinKind is a way to play a game with secrets.
type twinKind struct {
	game, data string
	options    []ledger.Option
	names      []string
	dice       string
	// apart lets what is hidden be anything. Else it is exchanged among those
	// who keep it, so that piles hold the same and the program draws alike.
	apart bool
}

var (
	trio     = []string{"Ann", "Bob", "Cy"}
	foursome = []string{"Ann", "Bob", "Cy", "Di"}
	six      = []string{"Ann", "Bob", "Cy", "Di", "Ed", "Flo"}

	dealtHands = []ledger.Option{{Name: "hands", Value: "dealt"}}
)

var twinKinds = map[string][]twinKind{
	"maloneys-inheritance": {
		{options: dealtHands, names: trio, dice: live.Virtual},
		{options: dealtHands, names: six, dice: live.Virtual},
		{options: dealtHands, names: foursome, dice: live.Virtual, apart: true},
	},
	"goldfever": {
		{data: "bank-job-3", names: trio, dice: live.Virtual},
		{data: "gold-rush-4", names: six, dice: live.Physical, apart: true},
		{data: "showdown-2", names: trio[:2], dice: live.Physical, apart: true},
	},
	"rin-tin-tin": {
		{names: trio, dice: live.Virtual},
		{names: trio, dice: live.Physical, apart: true},
		{names: foursome, dice: live.Physical, apart: true},
	},
	"nugget": {
		{names: trio, dice: live.Virtual},
		{names: trio, dice: live.Physical, apart: true},
	},
}

// Two tables that differ in nothing but what a seat may not know answer it alike,
// whatever it asks and enters: nobody finds out by trying.
func TestTwinTables(t *testing.T) {
	t.Parallel()
	asked := 200
	if text, ok := os.LookupEnv(twinsEnv); ok {
		var err error
		if asked, err = strconv.Atoi(text); err != nil {
			t.Fatal(err)
		}
	}
	for game, kinds := range twinKinds {
		for i, kind := range kinds {
			kind.game = game
			t.Run(fmt.Sprint(game, " ", i+1), func(t *testing.T) {
				t.Parallel()
				left := asked / len(kinds)
				for seed := uint64(1); left > 0; seed++ {
					tw := newTwins(t, kind, seed)
					left -= tw.askAll(min(left, asOften))
					tw.loadAgain()
				}
			})
		}
	}
}

// asOften is how much is asked of one pair of twins.
const asOften = 100

// Twins are two tables of one kind, and somebody who has the same place at both.
type twins struct {
	t      *testing.T
	kind   twinKind
	random *rand.Rand
	viewer int
	here   [2]*twin
	cells  []string // elements of their page that can be tapped
}

// A twin is one of two tables.
type twin struct {
	at    string // of the server and the place
	code  string
	place live.Place
	store *memory.Store
	same  programtest.Repeatable
}

// newTwins starts twins in the middle of a game.
func newTwins(t *testing.T, kind twinKind, seed uint64) *twins {
	t.Helper()
	tw := &twins{t: t, kind: kind, random: rand.New(rand.NewPCG(seed, uint64(len(kind.names))))}
	// Mostly the host, who may do most.
	role, seat := people.Host, tw.random.IntN(2)-1
	if tw.random.IntN(3) == 0 {
		role, seat = people.Player, 1
	}
	tw.viewer = seat
	var logs [2]*logbook.Log
	for logs[1] == nil {
		logs[0] = tw.played()
		logs[1] = tw.otherwise(logs[0])
	}
	for i, log := range logs {
		tw.here[i] = tw.open(log, role, seat)
	}
	for _, found := range cellElement.FindAllStringSubmatch(tw.send(tw.here[0], twinAsk{method: http.MethodGet, path: "/t/{}"}), -1) {
		tw.cells = append(tw.cells, found[1])
	}
	t.Logf("seed %d: a %s of seat %d after %d entries", seed, role, seat, len(logs[0].Records))
	return tw
}

// askAll asks so much, or until all secrets are out, and says how much that was.
func (tw *twins) askAll(most int) (asked int) {
	tw.t.Helper()
	for asked < most {
		a := tw.ask()
		var said [2]string
		for i, w := range tw.here {
			said[i] = tw.send(w, a)
		}
		asked++
		if said[0] != said[1] {
			tw.t.Fatalf("%s %s %v %s is answered otherwise (-, +):\n%.3000s", a.method, a.path, a.form, a.json, cmp.Diff(strings.Split(said[0], "\n"), strings.Split(said[1], "\n")))
		}
		for _, w := range tw.here {
			if tw.out(w) {
				return asked
			}
		}
	}
	return asked
}

// loadAgain compares what the place sees with what it sees after a restart.
func (tw *twins) loadAgain() {
	tw.t.Helper()
	for _, w := range tw.here {
		p, err := w.same.Open(tw.t).At(tw.t.Context(), w.code)
		if err != nil {
			tw.t.Fatal(err)
		}
		if diff := cmp.Diff(tw.looks(w.place), tw.looks(p)); diff != "" {
			tw.t.Fatalf("after a restart (-, +):\n%s", diff)
		}
	}
}

// looks is what a place sees of its game.
func (tw *twins) looks(p live.Place) []string {
	tw.t.Helper()
	v, err := p.View(tw.t.Context())
	if err != nil {
		tw.t.Fatal(err)
	}
	looks := []string{fmt.Sprint(v.Damage, v.Seen, v.Names, v.Tally, v.Outcome, v.Moment, v.Signed, v.Claims)}
	for _, m := range v.Moves() {
		looks = append(looks, fmt.Sprint(m.Text(), m.By, m.Seat, m.Stands, m.Amended, m.Present, m.Before, m.Status))
		if m.Breaks != nil {
			looks = append(looks, m.Breaks.Error())
		}
	}
	for _, prompt := range v.Prompts {
		looks = append(looks, fmt.Sprint(prompt))
	}
	for _, cell := range v.State.Cells() {
		looks = append(looks, fmt.Sprint(cell))
	}
	return looks
}

// out says whether all secrets of a twin are out: then it may be told apart.
func (tw *twins) out(w *twin) bool {
	v, err := w.place.View(tw.t.Context())
	if err != nil {
		tw.t.Fatal(err)
	}
	for _, m := range v.Moves() {
		if m.Stands && slices.Contains(m.Entry.Args, scoring.Hidden) {
			return v.Outcome.Over
		}
	}
	return true
}
