package scoringtest

import (
	"cmp"
	"fmt"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// An AuditConfig says which finals to judge: those of random games, and what
// becomes of them by mistakes.
type AuditConfig struct {
	Game     scoring.Game
	House    scoring.House
	Kinds    []Kind
	Games    int       // of each kind
	Mistakes []Mistake // each must be possible in some game
}

// A Kind is one way to play.
type Kind struct {
	Players int
	Options map[string]string
	House   scoring.House // nil: that of the AuditConfig
	Choose  Chooser       // nil: any event that is offered
}

// A Mistake changes filled sheets into such as cannot be.
type Mistake struct {
	Name    string
	Verdict scoring.Verdict
	Clause  string // of one of the findings
	// Make makes it in the sheets of a game, or returns false where they leave
	// no room for it.
	Make func(r *rand.Rand, setup scoring.Setup, filled scoring.Filled) bool
}

// mistakesEvery is in one of how many games each mistake is made, but that outside of
// soak runs one that was made is made in games of every other kind: to prove that what is
// found is the smallest takes far longer than to find it. The further games of soak runs
// are without mistakes, and nothing is added to their sheets.
const mistakesEvery = 4

// newJudge judges sheets of the games of one kind, the nth of its seeds.
func newJudge(t *testing.T, c AuditConfig, kind, n int) *judge {
	k := c.Kinds[kind]
	if k.Choose == nil {
		k.Choose = atRandom
	}
	return &judge{
		AuditConfig: c, t: t, auditor: c.Game.(audit.Auditor), rand: rand.New(rand.NewPCG(uint64(kind), uint64(n))), //nolint:gosec // a seed
		setup:  scoring.Setup{Players: Names(k.Players), Options: k.Options, House: cmp.Or(k.House, c.House)},
		choose: k.Choose,
	}
}

// Audits judges the sheets of random games. They are right, with the score of
// the game, and stay so however much of them is unknown; every mistake is found,
// by entries of which none can be left out, and goes on being found whatever else
// becomes known; and so is whatever else contradicts itself.
func Audits(t *testing.T, c AuditConfig) {
	t.Helper()
	made, tries, all := map[string]int{}, addedTries, soaks()
	if all {
		tries = addedTriesSoaked
	}
	for kind := range c.Kinds {
		for n := range soakGames(t, c.Games) {
			j := newJudge(t, c, kind, n)
			filled := j.play()
			for i, m := range c.Mistakes {
				due := n < c.Games && (i+n)%mistakesEvery == 0 && (all || made[m.Name] == 0 || (i+kind)%2 == 0)
				if due && j.mistake(m, filled) {
					made[m.Name]++
				}
			}
			if n < c.Games {
				j.added(filled, tries)
			}
			if t.Failed() {
				t.Fatalf("game %d of %d players, options %v", n, len(j.setup.Players), j.setup.Options)
			}
		}
	}
	for _, m := range c.Mistakes {
		if made[m.Name] == 0 {
			t.Errorf("in no game was there room for: %s", m.Name)
		}
	}
}

// A judge looks at the sheets of one random game.
type judge struct {
	AuditConfig
	t       *testing.T
	auditor audit.Auditor
	rand    *rand.Rand
	setup   scoring.Setup
	choose  Chooser
	list    audit.Checklist // made when it is asked for
	memory  *audit.Memory   // of some of the sheets that were judged; nil before
	audits  int             // so far
}

// play plays the game, and checks what becomes of its sheets.
func (j *judge) play() scoring.Filled {
	j.t.Helper()
	state, filled := j.sheets()
	j.right(state, filled)
	j.partly(state, filled)
	j.sums(state, filled)
	return filled
}

// sheets plays a game that its sheets have room for, and returns them.
func (j *judge) sheets() (scoring.State, scoring.Filled) {
	j.t.Helper()
	paper, err := j.auditor.BlankCells(j.setup)
	if err != nil {
		j.t.Fatal(err)
	}
	for {
		state, err := j.Game.New(j.setup)
		if err != nil {
			j.t.Fatal(err)
		}
		if _, err := playBy(state, j.rand, defaultCap, j.choose); err != nil {
			j.t.Fatal(err)
		}
		if room(paper, state) {
			return state, scoring.FilledFrom(paper, state)
		}
	}
}

// room says whether sheets have room for all rows of a game.
func room(paper []scoring.Cell, state scoring.State) bool {
	has := map[scoring.Place]bool{}
	for _, c := range paper {
		has[scoring.Place{Owner: c.Owner, Cell: c.ID}] = true
	}
	return !slices.ContainsFunc(state.Cells(), func(c scoring.Cell) bool {
		return c.Use == scoring.Row && !has[scoring.Place{Owner: c.Owner, Cell: c.ID}]
	})
}

// mistake makes a mistake, if there is room for it, and checks that it is found.
func (j *judge) mistake(m Mistake, filled scoring.Filled) bool {
	j.t.Helper()
	mistaken := maps.Clone(filled)
	if !m.Make(j.rand, j.setup, mistaken) || maps.Equal(mistaken, filled) {
		return false
	}
	if findings := j.found(m, filled, mistaken); len(findings) > 0 {
		j.lasts(m, filled, mistaken, findings)
	}
	return true
}

// checklist is what the game's rules say of such sheets. What is audited by it
// again and again does not wait for it to be made.
func (j *judge) checklist() audit.Checklist {
	j.t.Helper()
	if j.list.Rules == nil {
		var err error
		if j.list, err = j.auditor.Checklist(j.setup); err != nil {
			j.t.Fatal(err)
		}
	}
	return j.list
}

func (j *judge) audit(filled scoring.Filled) scoring.Audit {
	j.t.Helper()
	judged, err := j.checklist().Judge(j.t.Context(), filled)
	if err != nil {
		j.t.Fatal(err)
	}
	j.remembered(filled, judged)
	return judged
}

// remembers is by how many judgements a memory is asked again.
const remembers = 8

// remembered checks that a memory of sheets that were judged before judges as somebody
// does who has never seen any, and that rules say of sheets that stay as they are what they
// say where everything is read anew.
func (j *judge) remembered(filled scoring.Filled, judged scoring.Audit) {
	j.t.Helper()
	if j.audits++; j.audits%remembers > 0 {
		return
	}
	still, anew := audit.NewSheet(filled).Still(), audit.NewSheet(filled)
	for _, r := range j.list.Rules {
		if once, again := r.Fails(still), r.Fails(anew); once != again {
			j.t.Fatalf("%s says %q, and read anew %q", r.Name(), once, again)
		}
	}
	if j.memory == nil {
		j.memory = j.list.Memory()
	}
	again, err := j.memory.Judge(j.t.Context(), filled)
	if err != nil || !reflect.DeepEqual(judged, again) {
		j.t.Fatalf("sheets are judged %+v, and by memory %+v %v", judged, again, err)
	}
}

// right checks that the sheets of a game are right.
func (j *judge) right(state scoring.State, filled scoring.Filled) {
	j.t.Helper()
	judged, err := audit.Of(j.t.Context(), j.auditor, j.setup, filled)
	if err != nil {
		j.t.Fatal(err)
	}
	if judged.Verdict != scoring.Right || len(judged.Missing) > 0 {
		j.t.Fatalf("the sheets of a game are %s: %+v, missing %v", judged.Verdict, judged.Findings, judged.Missing)
	}
	for seat, score := range state.Tally() {
		if got := judged.Scores[seat]; !got.Known || got.Total() != score.Total() || got.Written && got.Claimed != score.Total() {
			j.t.Errorf("seat %d has %s by the game, by its sheets %+v", seat, score.Total(), got)
		}
	}
	if want := state.Outcome().Ranks; !slices.Equal(judged.Ranks, want) {
		j.t.Errorf("ranks %v, by the sheets %v", want, judged.Ranks)
	}
	j.addUp(filled)
}

// partly checks that what is unknown contradicts nothing, and that scores which
// are told without it are those of the game.
func (j *judge) partly(state scoring.State, filled scoring.Filled) {
	j.t.Helper()
	some := rand.New(rand.NewPCG(j.rand.Uint64(), 0)) // whatever there are of cells, the mistakes stay the same
	for _, known := range []int{10, 50, 90, 97, 99} { // of 100 cells
		part := someOf(some, filled, known)
		judged := j.audit(part)
		if len(judged.Findings) > 0 {
			j.t.Errorf("with %d cells in 100 known: %+v", known, judged.Findings[0])
		}
		for seat, score := range state.Tally() {
			if got := judged.Scores[seat]; got.Known && got.Total() != score.Total() {
				j.t.Errorf("with %d cells in 100 known, seat %d has %s, by the game %s: %+v", known, seat, got.Total(), score.Total(), got)
			}
		}
	}
}

// someOf are so many of 100 cells of sheets, the same whenever they are drawn alike.
func someOf(r *rand.Rand, filled scoring.Filled, known int) scoring.Filled {
	some := scoring.Filled{}
	for _, p := range slices.SortedFunc(maps.Keys(filled), comparePlaces) {
		if r.IntN(100) < known {
			some[p] = filled[p]
		}
	}
	return some
}

// found checks that a mistake is found, and returns all that is.
func (j *judge) found(m Mistake, filled, mistaken scoring.Filled) []scoring.Contradiction {
	j.t.Helper()
	judged := j.audit(mistaken)
	clause := func(c scoring.Contradiction) bool { return c.Clause == m.Clause }
	if judged.Verdict != m.Verdict || !slices.ContainsFunc(slices.Concat(judged.Findings, judged.Unread), clause) {
		j.t.Fatalf("%s: %s, %+v, not read %+v, of %s", m.Name, judged.Verdict, judged.Findings, judged.Unread, changes(filled, mistaken))
	}
	for _, finding := range judged.Findings {
		if _, known := j.Game.Info().Clause(finding.Clause); !known || finding.Message == "" {
			j.t.Errorf("%s: a finding that explains nothing: %+v", m.Name, finding)
		}
		j.smallest(m, finding, mistaken)
	}
	return judged.Findings
}

// smallest checks that the entries of a finding contradict each other when
// nothing else is known, and do not when one of them is left out.
func (j *judge) smallest(m Mistake, finding scoring.Contradiction, mistaken scoring.Filled) {
	j.t.Helper()
	part := corrections(mistaken)
	for _, p := range finding.Places {
		part[p] = mistaken[p]
	}
	list := j.telling(mistaken)
	if !list.Contradicted(part) {
		j.t.Errorf("%s: nothing is wrong with %v alone, of which it is said: %s", m.Name, part, finding.Message)
	}
	for _, p := range finding.Places {
		delete(part, p)
		if list.Contradicted(part) {
			j.t.Errorf("%s: without %v %v still contradict each other: %+v", m.Name, p, part, j.audit(part).Findings[0])
		}
		part[p] = mistaken[p]
	}
}

// telling is the checklist without the rules that leave it to a sum to tell what is wrong
// where all of the sheets is known.
func (j *judge) telling(all scoring.Filled) audit.Checklist {
	list, whole := j.checklist(), audit.NewSheet(all).Still()
	list.Rules = slices.DeleteFunc(slices.Clone(list.Rules), func(r audit.Rule) bool { return r.Alone && r.Fails(whole) == "" })
	return list
}

// changes are the cells that a mistake has changed.
func changes(before, after scoring.Filled) string {
	text := ""
	for p, w := range after {
		if before[p] != w {
			text += fmt.Sprintf("%v: %+v was %+v; ", p, w, before[p])
		}
	}
	return text
}

// Pick is a cell at random of those that a function takes, if there is any.
func Pick(r *rand.Rand, filled scoring.Filled, take func(scoring.Place, scoring.Written) bool) (scoring.Place, bool) {
	var places []scoring.Place
	for p, w := range filled {
		if take(p, w) {
			places = append(places, p)
		}
	}
	if len(places) == 0 {
		return scoring.Place{}, false
	}
	slices.SortFunc(places, comparePlaces)
	return places[r.IntN(len(places))], true
}

// Add adds to the number in a cell.
func Add(filled scoring.Filled, owner int, cell string, n scoring.Tenths) {
	p := scoring.Place{Owner: owner, Cell: cell}
	before, _ := filled.Number(p)
	filled[p] = scoring.Written{Value: (before + n).String()}
}
