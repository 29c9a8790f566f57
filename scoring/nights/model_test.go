package nights_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/nights"
)

// A model is a group's log, from which the plays on the shelf are found anew each time.
type model struct {
	people  nights.People
	entries []modelEntry
}

type modelEntry struct {
	verb  string
	plays []nights.Play
	id    string // of what is dropped
	of    int    // what is undone
}

// force says which imports and drops stand, by their numbers, and which undo took each of
// the others back.
func (m *model) force() (takenBy map[int]int) {
	takenBy = map[int]int{}
	for i, e := range m.entries {
		if e.verb != "undo" {
			continue
		}
		if undone := m.entries[e.of-1]; undone.verb == "undo" {
			delete(takenBy, undone.of)
		} else {
			takenBy[e.of] = i + 1
		}
	}
	return takenBy
}

// plays are those on the shelf, in order.
func (m *model) plays() []nights.Play {
	taken := m.force()
	var ids []string
	now := map[string]*nights.Play{}
	for i, e := range m.entries {
		for _, p := range e.plays {
			if !slices.Contains(ids, p.ID) {
				ids = append(ids, p.ID)
			}
			if taken[i+1] == 0 {
				now[p.ID] = &p
			}
		}
		if e.verb == "drop" && taken[i+1] == 0 {
			now[e.id] = nil
		}
	}
	var all []nights.Play
	for _, id := range ids {
		if now[id] != nil {
			all = append(all, *now[id])
		}
	}
	slices.SortStableFunc(all, func(a, b nights.Play) int { return strings.Compare(a.Day, b.Day) })
	return all
}

// canUndo says whether an entry can be taken back.
func (m *model) canUndo(n int) bool {
	if n < 1 || n > len(m.entries) {
		return false
	}
	taken := m.force()
	switch e := m.entries[n-1]; e.verb {
	case "import", "drop":
		return taken[n] == 0
	case "undo":
		return taken[e.of] == n
	}
	return false
}

var (
	modelPeople = []string{"ann", "bob", "cyd", "dee", "eve", "stranger"}
	modelPlays  = []string{"one", "two", "three", "four", "five", "six", "seven", "eight"}
)

func drawPlay(t *rapid.T) nights.Play {
	p := nights.Play{
		ID: rapid.SampledFrom(modelPlays).Draw(t, "play"), Game: rapid.SampledFrom([]string{"coal", "gold"}).Draw(t, "game"),
		Day: fmt.Sprintf("2026-01-0%d", rapid.IntRange(1, 4).Draw(t, "day")), Source: nights.FromTable, Stopped: rapid.IntRange(0, 6).Draw(t, "stopped") == 0,
	}
	score := rapid.Custom(func(t *rapid.T) scoring.Tenths { return scoring.Tenths(rapid.IntRange(-3, 5).Draw(t, "tenths")) })
	who := rapid.Permutation(modelPeople).Draw(t, "people")[:rapid.IntRange(1, 4).Draw(t, "seats")]
	for i, person := range who {
		s := nights.Seat{Person: person, Rank: rapid.IntRange(0, len(who)).Draw(t, "rank"), Rival: i > 0 && rapid.IntRange(0, 5).Draw(t, "rival") == 0}
		if s.Scored = rapid.IntRange(0, 4).Draw(t, "scored") > 0; s.Scored {
			s.Score = score.Draw(t, "score")
		}
		p.Seats = append(p.Seats, s)
	}
	figures := func() []scoring.Tenths {
		return scoring.Each(len(who), func(int) scoring.Tenths { return score.Draw(t, "figure") })
	}
	if rapid.Bool().Draw(t, "best") {
		f := nights.Feat{ID: "best", Figures: figures(), Lines: make([]*nights.Line, len(who))}
		for i := range who {
			if f.Figures[i] > 0 {
				f.Lines[i] = &nights.Line{Entry: rapid.IntRange(1, 9).Draw(t, "entry"), Verb: "deliver", Args: []string{"a b", "@0"}}
			}
		}
		p.Feats = append(p.Feats, f)
	}
	if rapid.Bool().Draw(t, "sums") {
		p.Feats = append(p.Feats, nights.Feat{ID: "total", Figures: figures()}, nights.Feat{ID: "share", Figures: figures(), Of: figures()})
	}
	return p
}

// After any changes, what is kept up is what the oracle finds anew.
func TestStatsAreKeptUp(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		m, shelf := new(model), nights.NewShelf(nil)
		write := func(e ledger.Entry, err error, of modelEntry, legal bool) {
			if err != nil {
				t.Fatal(err)
			}
			read, err := ledger.ParseEvent(e.String())
			if err != nil {
				t.Fatal(err)
			}
			of.verb = e.Verb
			if err := shelf.Apply(read); (err == nil) != legal {
				t.Fatalf("%s: %v; the model takes it: %t", e, err, legal)
			} else if err == nil {
				m.entries = append(m.entries, of)
			}
		}
		person := func() string { return rapid.SampledFrom(modelPeople[:5]).Draw(t, "person") }
		change := func(next nights.People, err error) {
			if err == nil {
				m.people = next
				shelf.SetPeople(next)
			}
		}
		t.Repeat(map[string]func(*rapid.T){
			"play": func(t *rapid.T) {
				p := drawPlay(t)
				e, err := nights.PlayEntry(&p)
				write(e, err, modelEntry{plays: []nights.Play{p}}, true)
			},
			"import": func(t *rapid.T) {
				plays := rapid.SliceOfNDistinct(rapid.Custom(drawPlay), 1, 4, func(p nights.Play) string { return p.ID }).Draw(t, "plays")
				e, err := nights.ImportEntry("file.bgsplay", plays)
				write(e, err, modelEntry{plays: plays}, true)
			},
			"drop": func(t *rapid.T) {
				id := rapid.SampledFrom(modelPlays).Draw(t, "id")
				write(nights.DropEntry(id), nil, modelEntry{id: id}, slices.ContainsFunc(m.plays(), func(p nights.Play) bool { return p.ID == id }))
			},
			"undo": func(t *rapid.T) {
				n := rapid.IntRange(0, len(m.entries)+1).Draw(t, "number")
				write(nights.UndoEntry(n), nil, modelEntry{of: n}, m.canUndo(n))
			},
			"add": func(*rapid.T) { id := person(); change(m.people.Add(id, "Old "+id)) },
			"rename": func(*rapid.T) {
				change(m.people.Rename(person(), rapid.SampledFrom([]string{"Fay", "Gus", "Hal"}).Draw(t, "name")))
			},
			"rename back": func(*rapid.T) { change(m.people.UndoRename(person())) },
			"merge": func(*rapid.T) {
				// Also those who have played together, as if their play had come later.
				change(m.people.Merge(person(), person(), func(string, string) bool { return false }))
			},
			"separate": func(*rapid.T) { change(m.people.UndoMerge(person())) },
			"forget": func(t *rapid.T) {
				if rapid.IntRange(0, 3).Draw(t, "seldom") == 0 {
					change(m.people.Forget(person()))
				}
			},
			"": func(t *rapid.T) {
				o := &oracle{m.people, m.plays()}
				if diff := cmp.Diff(o.stats(), *shelf.Stats()); diff != "" {
					t.Fatalf("(-oracle +shelf):\n%s", diff)
				}
				if diff := cmp.Diff(o.plays, slices.AppendSeq([]nights.Play(nil), reversed(shelf))); diff != "" {
					t.Fatalf("plays (-model +shelf):\n%s", diff)
				}
				var undoable []nights.Undoable
				for i, e := range m.entries {
					if !m.canUndo(i + 1) {
						continue
					}
					u := nights.Undoable{Entry: i + 1, Undone: e.verb == "undo", Plays: 1}
					if u.Undone {
						e = m.entries[e.of-1]
					}
					if e.verb == "import" {
						u.From, u.Plays = "file.bgsplay", len(e.plays)
					}
					undoable = append(undoable, u)
				}
				if diff := cmp.Diff(undoable, shelf.Undoable()); diff != "" {
					t.Fatalf("can be undone (-model +shelf):\n%s", diff)
				}
			},
		})
	})
}

// reversed are the plays on a shelf, the earliest first.
func reversed(s *nights.Shelf) func(func(nights.Play) bool) {
	plays := slices.Collect(s.Plays())
	slices.Reverse(plays)
	return slices.Values(plays)
}
