package audit

import (
	"maps"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// Whatever is written after what, a memory judges as somebody does who looks at the sheets
// for the first time: what cannot be read, what the table corrects, and sums with it.
func TestMemory(t *testing.T) {
	total := scoring.Place{Cell: "total"}
	cells := append(places("a", "b", "c", "d", scoring.CorrectionCell("cash")), total)
	list := Checklist{
		Info: &scoring.Info{Clauses: []scoring.Clause{{Number: "A1"}, {Number: "A2"}}},
		Rules: []Rule{
			Legible("A1", cells[0], func(w scoring.Written) speech.Text {
				return Sentence(w.Value == "x", "What is x?")
			}),
			{Clause: "A1", Reads: true, Fails: func(s *Sheet) speech.Text {
				return Sentence(s.Value(cells[1]) == "x", "What is x?")
			}},
			atMost("A1", 9, false, "a", "b", "c"), atMost("A2", 5, false, "d", "a"),
			Adds("A2", total, "It is", func(s *Sheet) (Sum, bool) {
				sum, known := Numbers(cells[:3]...)(s)
				sum.Add(s.Correction(0, "cash"))
				return sum, known
			}),
		},
		Doubts:  []Rule{atMost("A1", 3, false, "d")},
		Scores:  func(s *Sheet) []scoring.Audited { return []scoring.Audited{s.Score(nil, s.Known(cells[0]), total)} },
		Missing: func(s *Sheet, _ []scoring.Audited) []scoring.Place { return s.Unknown(cells...) },
	}
	rapid.Check(t, func(t *rapid.T) {
		memory, filled := list.Memory(), scoring.Filled{}
		for range rapid.IntRange(1, 20).Draw(t, "judged") {
			for range rapid.IntRange(0, 3).Draw(t, "changes") {
				p := rapid.SampledFrom(cells).Draw(t, "place")
				if filled[p] = (scoring.Written{Value: rapid.SampledFrom([]string{"", "1", "2", "4", "8", "x"}).Draw(t, "value")}); rapid.Bool().Draw(t, "unknown") {
					delete(filled, p)
				}
			}
			want, err := list.Judge(t.Context(), filled)
			if err != nil {
				t.Fatal(err)
			}
			got, err := memory.Judge(t.Context(), filled)
			if diff := cmp.Diff(want, got); diff != "" || err != nil {
				t.Fatalf("%v: for the first time (-), by memory (+):\n%s%v", filled, diff, err)
			}
			if want, got := list.Sums(filled, cells), memory.Sums(filled, cells); !maps.Equal(want, got) {
				t.Fatalf("%v: for the first time the sums are %v, by memory %v", filled, want, got)
			}
		}
	})
}
