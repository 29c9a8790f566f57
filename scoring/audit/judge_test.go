package audit

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

func places(cells ...string) []scoring.Place {
	var all []scoring.Place
	for _, cell := range cells {
		all = append(all, scoring.Place{Cell: cell})
	}
	return all
}

func filled(values map[string]int) scoring.Filled {
	f := scoring.Filled{}
	for cell, n := range values {
		f[scoring.Place{Cell: cell}] = scoring.Written{Value: strconv.Itoa(n)}
	}
	return f
}

// atMost demands that known cells come to no more than a number.
func atMost(clause string, most int, sum bool, cells ...string) Rule {
	return Rule{Clause: clause, Sum: sum, Fails: func(s *Sheet) speech.Text {
		var all scoring.Tenths
		for _, p := range places(cells...) {
			n, _ := s.Number(p)
			all += n
		}
		if all <= scoring.Whole(most) {
			return ""
		}
		return speech.Words(strings.Join(cells, " and ") + " are too many: " + all.String())
	}}
}

// A rule that fails only because of a smaller contradiction is not told. What takes
// fewer entries to see comes first, and among as many sums last.
func TestJudge(t *testing.T) {
	info := &scoring.Info{Clauses: []scoring.Clause{{Number: "A1"}, {Number: "A2"}, {Number: "A3"}}}
	f := filled(map[string]int{"a": 9, "b": 1, "c": 5, "d": 5, "e": 7})
	found := judged(info, f, []Rule{
		atMost("A1", 6, true, "e"),
		atMost("A3", 9, false, "a", "b"),
		atMost("A2", 8, false, "a"),
		atMost("A3", 9, false, "c", "d"),
		atMost("A1", 9, false, "d", "c"), // the same again
		atMost("A1", 100, false, "a", "b", "c"),
	})
	want := []scoring.Contradiction{
		{Clause: "A2", Message: "a are too many: 9", Places: places("a")},
		{Clause: "A1", Message: "e are too many: 7", Places: places("e"), Sum: true},
		{Clause: "A3", Message: "c and d are too many: 10", Places: places("c", "d")},
	}
	if diff := cmp.Diff(want, found); diff != "" {
		t.Errorf("by hand (-), found (+):\n%s", diff)
	}
	if len(f) != 5 {
		t.Errorf("the sheets have changed: %v", f)
	}
}

// At most so many are told, and the first that is more than a sum all the same.
func TestJudgeTellsNotAll(t *testing.T) {
	info := &scoring.Info{Clauses: []scoring.Clause{{Number: "A1"}}}
	values := map[string]int{}
	var rules []Rule
	for i := range 2 * MostFindings {
		cell := fmt.Sprint("c", i)
		values[cell] = 1
		rules = append(rules, atMost("A1", 0, i != MostFindings+10, cell))
	}
	found := judged(info, filled(values), rules)
	if len(found) != MostFindings+1 || found[0].Sum {
		t.Errorf("%d are told, the first %+v", len(found), found[0])
	}
}

// A random rule fails where all of some entries say what it forbids: the more is
// known, the more it fails. It reads them in any order, and no more than it
// needs to.
func randomRule(t *rapid.T, cells []string) Rule {
	entry := rapid.Custom(func(t *rapid.T) [2]string {
		return [2]string{rapid.SampledFrom(cells).Draw(t, "cell"), rapid.SampledFrom([]string{"0", "1"}).Draw(t, "value")}
	})
	forbidden := rapid.SliceOfN(rapid.SliceOfN(entry, 1, 4), 1, 3).Draw(t, "forbidden")
	return Rule{Clause: "A1", Sum: rapid.Bool().Draw(t, "sum"), Fails: func(s *Sheet) speech.Text {
		for _, all := range forbidden {
			fails := true
			for _, e := range all {
				w, known := s.At(scoring.Place{Cell: e[0]})
				if fails = known && w.Value == e[1]; !fails {
					break
				}
			}
			if fails {
				return speech.Words(fmt.Sprint("these cannot stand together: ", all))
			}
		}
		return ""
	}}
}

// What is told is held against all parts of twelve entries: each set contradicts,
// none of its parts does, and where anything contradicts something is told.
func judgeRandomly(t *rapid.T) {
	cells := strings.Split("abcdefghijkl", "")
	list := Checklist{Info: &scoring.Info{Clauses: []scoring.Clause{{Number: "A1"}}}}
	for range rapid.IntRange(1, 6).Draw(t, "rules") {
		list.Rules = append(list.Rules, randomRule(t, cells))
	}
	values := map[string]int{}
	for _, cell := range cells {
		values[cell] = rapid.IntRange(0, 1).Draw(t, cell)
	}
	f := filled(values)

	contradicts := make([]bool, 1<<len(cells)) // by which of the cells are known
	for known := range contradicts {
		part := scoring.Filled{}
		for i, cell := range cells {
			if known>>i&1 == 1 {
				part[scoring.Place{Cell: cell}] = f[scoring.Place{Cell: cell}]
			}
		}
		contradicts[known] = list.Contradicted(part)
	}
	found := judged(list.Info, f, list.Rules)
	if all := contradicts[len(contradicts)-1]; all != (len(found) > 0) {
		t.Fatalf("contradicted: %t, and told: %v", all, found)
	}
	for _, c := range found {
		set := 0
		for _, p := range c.Places {
			set |= 1 << strings.Index("abcdefghijkl", p.Cell)
		}
		if !contradicts[set] {
			t.Errorf("%v do not contradict each other: %s", c.Places, c.Message)
		}
		for part := range set {
			if part&set == part && contradicts[part] {
				t.Errorf("of %v the part %b contradicts already: %s", c.Places, part, c.Message)
			}
		}
	}
}

func TestJudgeIsMinimal(t *testing.T) { rapid.Check(t, judgeRandomly) }

func FuzzJudge(f *testing.F) { f.Fuzz(rapid.MakeFuzz(judgeRandomly)) }

// ofTwo fails as long as only one of two cells is known: it takes back what it
// said.
func ofTwo(s *Sheet) speech.Text {
	if s.Known(scoring.Place{Cell: "a"}) && !s.Known(scoring.Place{Cell: "b"}) {
		return "b is missing"
	}
	return ""
}

// A rule that fails no longer when more is known is named, and does not stop the
// others from being told.
func TestLasting(t *testing.T) {
	some, more := filled(map[string]int{"a": 7}), filled(map[string]int{"a": 7, "b": 1})
	wavers := Rule{Clause: "A1", Fails: ofTwo}
	list := Checklist{Info: &scoring.Info{}, Rules: []Rule{atMost("A2", 6, false, "a"), wavers}}
	err := list.Lasting(some, more)
	if err == nil || !strings.Contains(err.Error(), "A1 saddlebag/scoring/audit.ofTwo") {
		t.Errorf("a rule that takes back what it said is not named: %v", err)
	}
	if err := list.Lasting(some, some); err != nil {
		t.Error(err)
	}
	if found := judged(list.Info, more, list.Rules); len(found) != 1 || found[0].Clause != "A2" {
		t.Errorf("told: %+v", found)
	}

	// A sum may be told by other parts, and a rule yield to others, as long as
	// anything is told.
	for _, r := range []Rule{{Clause: "A1", Sum: true, Fails: ofTwo}, {Clause: "A1", Yields: true, Fails: ofTwo}} {
		list.Rules = []Rule{r}
		if list.Lasting(some, more) == nil {
			t.Errorf("%+v fails no more, nor does any other, and is not named", r)
		}
		list.Rules = append(list.Rules, atMost("A2", 6, false, "a"))
		if err := list.Lasting(some, more); err != nil {
			t.Error(err)
		}
		// What it says of a part is told where another fails on all.
		if found := judged(list.Info, more, list.Rules); len(found) != 1 || found[0].Clause != "A1" {
			t.Errorf("told: %+v", found)
		}
	}
}
