package scoring_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
)

func TestLists(t *testing.T) {
	odd := func(i int) bool { return i%2 == 1 }
	if diff := cmp.Diff([]int{1, 3, 5}, scoring.Where(6, odd)); diff != "" {
		t.Error(diff)
	}
	if got := scoring.Where(1, odd); got != nil {
		t.Errorf("nothing is listed as %v", got)
	}
	if diff := cmp.Diff([]string{"a", "b", "c"}, scoring.Each(3, func(i int) string { return string(rune('a' + i)) })); diff != "" {
		t.Error(diff)
	}
	if got := scoring.Sum(scoring.Whole(2), -5, 0); got != 15 {
		t.Errorf("20 - 5 = %d", got)
	}
	if got := scoring.Sum[int](); got != 0 {
		t.Errorf("no numbers add up to %d", got)
	}
}
