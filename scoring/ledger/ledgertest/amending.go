package ledgertest

import (
	"fmt"
	"math/rand/v2"
	"os"
	"reflect"
	"slices"
	"strconv"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/scoringtest"
)

// Amending plays random games with amendments, inserts, strikes, undo and redo, and compares
// the fold with a model that keeps a list of entries and folds it from scratch (clause
// LG10). The header starts a game; in every other one the program makes all throws. It
// plays as many games as given, or twice SOAK_GAMES.
func Amending(t *testing.T, shelf ledger.Catalog, header string, games int) {
	t.Helper()
	opened, err := shelf.Open("random", header, nil)
	if err != nil {
		t.Fatal(err)
	}
	open := func() *ledger.Fold {
		f, err := ledger.Open(opened.Fold.Game(), &opened.Doc.Header, opened.House.House)
		if err != nil {
			t.Fatal(err)
		}
		return f
	}
	if n, err := strconv.Atoi(os.Getenv(scoringtest.SoakEnv)); err == nil {
		games = 2 * n
	}
	for n := range games {
		random := rand.New(rand.NewPCG(uint64(n), 10))
		m := &model{open: open, virtual: n%2 == 1, random: random, fold: open(), present: present{}.clone()}
		for range 10 + random.IntN(50) {
			if err := m.step(); err != nil {
				t.Fatalf("game %d: %v\n%s", n, err, m.text())
			}
		}
	}
}

// A model is a record of a game, and what of it stands.
type model struct {
	open    func() *ledger.Fold
	virtual bool
	random  *rand.Rand
	fold    *ledger.Fold // that is tested
	lines   []ledger.Line
	present
	redo []change
}

// A present is what is so now.
type present struct {
	stands  map[int]int  // by place: the seat that acted
	back    map[int]bool // places that an undo holds back
	amended []int        // amendments that stand, by their numbers
}

// A change is an undo, and what was before it.
type change struct {
	before    present
	amendment bool
	judged    bool // something was judged again since: so it is when this is redone
}

func (p present) clone() present {
	c := present{map[int]int{}, map[int]bool{}, slices.Clone(p.amended)}
	for k, v := range p.stands {
		c.stands[k] = v
	}
	for k, v := range p.back {
		c.back[k] = v
	}
	return c
}

// order lists places in the order in which they are judged.
func (m *model) order() []int {
	var places []int
	var visit func(n int)
	visit = func(n int) {
		for _, a := range m.amended {
			if e := m.lines[a-1].Entry; e.Verb == ledger.VerbInsert && e.Args[0] == strconv.Itoa(n) {
				visit(a)
			}
		}
		places = append(places, n)
	}
	for n := range m.lines {
		if !m.isInsert(n + 1) {
			visit(n + 1)
		}
	}
	return places
}

// isInsert says whether an entry is an insert that stands.
func (m *model) isInsert(n int) bool {
	return slices.Contains(m.amended, n) && m.lines[n-1].Entry.Verb == ledger.VerbInsert
}

// says is what counts at a place.
func (m *model) says(n int) (e ledger.Entry, ok bool) {
	if n > len(m.lines) {
		return e, false
	}
	e, ok = m.lines[n-1].Entry, !m.isFixed(m.lines[n-1].Entry)
	for _, a := range m.amended {
		amendment := m.lines[a-1].Entry
		if insert := amendment.Verb == ledger.VerbInsert; insert && a != n || !insert && amendment.Args[0] != strconv.Itoa(n) {
			continue
		}
		if ok = amendment.Args[1] != "-"; ok {
			e, _ = ledger.ParseEvent(amendment.Args[1])
		}
	}
	return e, ok
}

// isFixed says whether an entry is none that is judged again, or a renaming.
func (m *model) isFixed(e ledger.Entry) bool {
	if m.fold.Plays(e) {
		return false
	}
	return slices.Contains([]string{ledger.VerbUndo, ledger.VerbRedo, ledger.VerbSign, ledger.VerbRename, ledger.VerbAmend, ledger.VerbInsert, ledger.VerbNote}, e.Verb)
}

// played folds what stands at places, all of them legal.
func (m *model) played(places []int) *ledger.Fold {
	f := m.open()
	for _, p := range places {
		if _, stands := m.stands[p]; !stands {
			continue
		}
		e, _ := m.says(p)
		if v := f.Apply(p, e); v != nil {
			return nil
		}
	}
	return f
}

// judge judges all places again. It fails where that strikes what the program made.
func (m *model) judge() (ok bool) {
	was := m.stands
	m.stands = map[int]int{}
	f := m.open()
	for _, p := range m.order() {
		if e, says := m.says(p); says && !m.back[p] {
			seat, _, _ := f.Actor(e.Actor)
			if f.Apply(p, e) == nil {
				m.stands[p] = seat
			}
		}
	}
	for p := range was {
		if _, stands := m.stands[p]; !stands && m.lines[p-1].Entry.Chance {
			return false
		}
	}
	return true
}

// step enters something at random, into the fold and the model.
func (m *model) step() error {
	e := m.anything()
	was := m.present.clone()
	m.lines = append(m.lines, ledger.Line{Number: len(m.lines) + 1, Column: 1, Entry: e})
	takes := m.takes(e)
	if !takes {
		m.present = was
	}
	if v := m.fold.Take(&m.lines[len(m.lines)-1]); (v == nil) != takes {
		said := "no contradictions"
		if v != nil {
			said = v.Error()
		}
		return fmt.Errorf("entry %d is taken: %t; the fold says %s", len(m.lines), takes, said)
	}
	return m.same()
}

// same compares the fold and the model.
func (m *model) same() error {
	places := m.order()
	want := m.played(places)
	if want == nil {
		return fmt.Errorf("what stands after entry %d is not legal", len(m.lines))
	}
	if there, seen := shown(want), shown(m.fold); !reflect.DeepEqual(there, seen) {
		return fmt.Errorf("after entry %d, written out anew (-) and the fold (+):\n%s", len(m.lines), cmp.Diff(there, seen))
	}
	var stand []int
	for _, p := range places {
		if _, ok := m.stands[p]; ok {
			stand = append(stand, p)
		}
	}
	var seen []int
	for _, p := range m.fold.Places() {
		if p.Status == ledger.Stands {
			seen = append(seen, p.Place)
		}
	}
	if !slices.Equal(stand, seen) {
		return fmt.Errorf("after entry %d, %v stand; the fold says %v", len(m.lines), stand, seen)
	}
	return nil
}

// shown is what a fold shows, but for the lines of its tally and the entries of its feats.
func shown(f *ledger.Fold) []any {
	var totals []scoring.Tenths
	for _, score := range f.State().Tally() {
		totals = append(totals, score.Total())
	}
	var figures [][]scoring.Tenths
	for _, feat := range scoring.Feats(f.State()) {
		figures = append(figures, feat.Figures, feat.Of)
	}
	seats, table := f.State().Holdings()
	return []any{f.Names(), totals, figures, f.State().Cells(), f.Prompts(), f.Outcome(), f.Moment(), seats, table}
}

// takes says whether an entry, the last one, is legal, and makes it so.
func (m *model) takes(e ledger.Entry) bool {
	n := len(m.lines)
	switch {
	case e.Verb == ledger.VerbUndo && e.Actor == ledger.Table && !m.fold.Plays(e):
		return m.undo(scoring.Table)
	case e.Verb == ledger.VerbUndo && !m.fold.Plays(e):
		return m.undo(slices.Index(m.fold.Names(), e.Actor))
	case e.Verb == ledger.VerbRedo && !m.fold.Plays(e):
		return m.takeRedo()
	case e.Verb == ledger.VerbNote && !m.fold.Plays(e):
		return true
	case e.Verb == ledger.VerbAmend || e.Verb == ledger.VerbInsert:
		return m.amend(e)
	}
	f := m.played(m.order())
	seat, _, _ := f.Actor(e.Actor)
	if f.Apply(n, e) != nil {
		return false
	}
	m.stands[n] = seat
	if e.Verb != ledger.VerbResult {
		m.redo = nil
	}
	return true
}

// undo takes back the last event of a seat, or of the table the last of all.
func (m *model) undo(seat int) bool {
	target := 0
	for p, by := range m.stands {
		if e, _ := m.says(p); !m.isInsert(p) && (seat == scoring.Table || by == seat) && (!ledger.Unplayed(e.Verb) || m.fold.Plays(e)) {
			target = max(target, p)
		}
	}
	if last := len(m.amended) - 1; seat == scoring.Table && last >= 0 && m.amended[last] > target {
		for i := range m.redo {
			m.redo[i].judged = true
		}
		m.redo = append(m.redo, change{m.present.clone(), true, true})
		m.amended = slices.Clone(m.amended[:last])
		m.judge()
		return true
	}
	if target == 0 {
		return false
	}
	was := m.present.clone()
	delete(m.stands, target)
	m.back[target] = true
	if m.played(m.order()) == nil {
		return false
	}
	m.redo = append(m.redo, change{was, false, false})
	return true
}

// takeRedo brings back what the last undo took.
func (m *model) takeRedo() bool {
	last := len(m.redo) - 1
	if last < 0 {
		return false
	}
	c := m.redo[last]
	m.redo = m.redo[:last]
	claims := m.claims()
	m.present = c.before
	switch {
	case c.judged:
		m.judge()
	default:
		for p, seat := range claims { // nobody takes back a claim
			m.stands[p] = seat
		}
	}
	return true
}

// claims are the places of claims that stand.
func (m *model) claims() map[int]int {
	claims := map[int]int{}
	for p, seat := range m.stands {
		if e, _ := m.says(p); ledger.Unplayed(e.Verb) && !m.fold.Plays(e) {
			claims[p] = seat
		}
	}
	return claims
}

// amend takes an amendment.
func (m *model) amend(e ledger.Entry) bool {
	number := len(m.lines)
	n, _ := strconv.Atoi(e.Args[0])
	if n >= number {
		return false
	}
	if e.Verb == ledger.VerbAmend && (m.isFixed(m.lines[n-1].Entry) && m.lines[n-1].Entry.Verb != ledger.VerbNote && !m.isInsert(n) || m.back[n] || m.lines[n-1].Entry.Chance) {
		return false
	}
	place, insert := n, e.Verb == ledger.VerbInsert
	if insert {
		place = number
	}
	event, says := ledger.Entry{}, e.Args[1] != "-"
	if says {
		event, _ = ledger.ParseEvent(e.Args[1])
		if m.isFixed(event) && event.Verb != ledger.VerbNote {
			return false
		}
		if m.precedesChance(event, n) {
			return false
		}
	}
	m.amended = append(m.amended, number)
	if !m.judge() {
		return false
	}
	if _, stands := m.stands[place]; says && !stands {
		return false
	}
	m.redo = nil
	return true
}

// precedesChance says whether an event uses a device that the program has used at a place
// or after it.
func (m *model) precedesChance(e ledger.Entry, n int) bool {
	device := m.device(e)
	order := m.order()
	for _, p := range order[slices.Index(order, n):] {
		if w := m.lines[p-1].Entry; device != "" && w.Chance && m.device(w) == device {
			return true
		}
	}
	return false
}

func (m *model) device(e ledger.Entry) string {
	for _, v := range m.fold.Game().Info().Verbs {
		for _, a := range v.Args {
			if v.Name == e.Verb && scoring.HasWords(v.Args, e.Args) && a.Device != "" {
				return a.Device
			}
		}
	}
	return ""
}

// text is the record, to be read where something went wrong.
func (m *model) text() string {
	s := ""
	for i, l := range m.lines {
		s += fmt.Sprintf("%d: %s %v\n", i+1, l.Entry, l.Entry.Chance)
	}
	return s
}
