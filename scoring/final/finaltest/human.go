package finaltest

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring"
)

// How much in a hundred of all mistakes is to be found, and to be told with a place
// that was changed; and how much less of few, as chance decides about those.
const (
	mostFound  = 98
	mostPlaced = 95
	enough     = 200
	less       = 5
)

// mistakesEvery is in one of how many games each sort of mistake is made, but in soak
// runs.
const mistakesEvery = 4

// A count is what became of the mistakes of a sort.
type count struct {
	made, found, placed int
	possible            int // not found, as a game leaves such sheets
	missed              string
}

func (n *count) add(other *count) {
	n.made += other.made
	n.found += other.found
	n.placed += other.placed
	n.possible += other.possible
}

func (n *count) share(of int) int { return of * 100 / max(1, n.made-n.possible) }

func (n *count) String() string {
	return fmt.Sprintf("%d made, %d possible; of the others %d %% found, of those %d %% placed", n.made, n.possible, n.share(n.found), n.placed*100/max(1, n.found))
}

// HumanMistakes plays random games, makes mistakes in their sheets, those of
// everybody and those of the game, and has people write them. At least 98 in a
// hundred are found, that is contradicted, asked back or doubted; one that is not
// counts unless the game shows that such sheets can be. In 95 of those a place that
// was changed is among those of what is told first. Run it with -v to see each sort
// of mistake, and what of it is missed.
func HumanMistakes(t *testing.T, c Config) {
	t.Helper()
	sorts := slices.Clone(slips)
	for _, m := range c.Mistakes {
		sorts = append(sorts, slip{"game: " + m.Name, func(s *slipping) bool {
			return m.Make(s.Rand, s.setup, s.filled)
		}})
	}
	counts := scoring.Each(len(sorts), func(int) *count { return &count{} })
	for kind := range c.Kinds {
		for n := range c.games(t, mostMistaken) {
			tb := c.play(t, kind, n)
			for i, sort := range sorts {
				if soaks() || (i+n)%mistakesEvery == 0 {
					tb.mistake(sort, counts[i])
				}
			}
		}
	}
	all := &count{}
	for i, sort := range sorts {
		all.add(counts[i])
		t.Logf("%-40s %s", sort.name, counts[i])
		if counts[i].missed != "" && testing.Verbose() {
			t.Log(counts[i].missed)
		}
	}
	t.Logf("%-40s %s", "all", all)
	found, placed := mostFound, mostPlaced
	if all.made < enough {
		found, placed = found-less, placed-less
	}
	if got := all.share(all.found); got < found {
		t.Errorf("%d %% of the mistakes are found, not %d", got, found)
	}
	if got := all.placed * 100 / max(1, all.found); got < placed {
		t.Errorf("of %d %% of the mistakes found a place is told first that was changed, not %d", got, placed)
	}
}

// mistake makes a mistake, if there is room for it, has somebody write the sheets,
// and counts what is told of them.
func (tb *table) mistake(sort slip, n *count) {
	tb.t.Helper()
	mistaken := maps.Clone(tb.filled)
	if !sort.make(tb.slipping(mistaken)) || maps.Equal(mistaken, tb.filled) {
		return
	}
	text := AsPeople(tb.random, tb.document(mistaken))
	d, judged := tb.read(text)
	wrong := append(changed(tb.filled, d.Filled), changed(tb.filled, mistaken)...)
	if len(changed(tb.filled, d.Filled)) == 0 && len(d.Unread) == 0 {
		return // what was changed decides nothing, and nobody writes it
	}
	n.made++
	told := slices.Concat(judged.Findings, judged.Unread, judged.Doubts)
	if len(told) == 0 {
		if tb.possible(d.Filled) {
			n.possible++
		} else if n.missed == "" {
			n.missed = "   missed: " + tb.changes(d.Filled)
		}
		return
	}
	n.found++
	if slices.ContainsFunc(told[0].Places, func(p scoring.Place) bool { return slices.Contains(wrong, p) }) || len(told[0].Places) == 0 {
		n.placed++
	} else if n.missed == "" {
		n.missed = fmt.Sprintf("   elsewhere: %s\n   is told as %s %s", tb.changes(d.Filled), told[0].Clause, told[0].Message)
	}
}

// changes are what a mistake has changed, for people.
func (tb *table) changes(now scoring.Filled) string {
	var all []string
	for _, p := range changed(tb.filled, now) {
		if len(all) == 6 {
			all = append(all, "…")
			break
		}
		all = append(all, fmt.Sprintf("%d %s %+v was %+v", p.Owner, p.Cell, now[p], tb.filled[p]))
	}
	return strings.Join(all, "; ")
}
