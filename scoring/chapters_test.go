package scoring_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
)

func TestChapters(t *testing.T) {
	clauses := []scoring.Clause{{Number: "A1"}, {Number: "A2", Opens: "A turn"}, {Number: "A3"}, {Number: "A4", Opens: "The end"}}
	want := []scoring.Chapter{{Clauses: clauses[:1]}, {Heading: "A turn", Clauses: clauses[1:3]}, {Heading: "The end", Clauses: clauses[3:]}}
	if got := scoring.Chapters(clauses); !cmp.Equal(got, want) {
		t.Error(cmp.Diff(want, got))
	}
	if got := scoring.Chapters(nil); got != nil {
		t.Errorf("%v of no clauses", got)
	}
}
