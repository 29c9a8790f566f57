package nights

import (
	"fmt"
	"testing"

	"saddlebag/scoring/nights"
)

// A page has twenty nights, or a hundred games of them.
func TestCutAt(t *testing.T) {
	t.Parallel()
	days := func(plays ...int) (all []nights.Night) {
		for i, n := range plays {
			all = append(all, nights.Night{Day: fmt.Sprintf("2026-01-%02d", i+1), Plays: n})
		}
		return all
	}
	ones := make([]int, 41)
	for i := range ones {
		ones[i] = 1
	}
	for _, test := range []struct {
		days   []nights.Night
		number int
		want   cut
		pages  int
	}{
		{nil, 1, cut{1, 0, 0}, 1},
		{nil, 7, cut{1, 0, 0}, 1},
		{days(3, 2), 0, cut{1, 0, 5}, 1},
		{days(ones...), 1, cut{1, 0, 20}, 3},
		{days(ones...), 2, cut{2, 20, 20}, 3},
		{days(ones...), 3, cut{3, 40, 1}, 3},
		{days(ones...), 9, cut{3, 40, 1}, 3},
		{days(5, 250, 60), 1, cut{1, 0, 100}, 4}, // 60 of the last night and 40 of the one before
		{days(5, 250, 60), 2, cut{2, 100, 100}, 4},
		{days(5, 250, 60), 3, cut{3, 200, 100}, 4},
		{days(5, 250, 60), 4, cut{4, 300, 15}, 4}, // 10 are left, and 5
		{days(100), 1, cut{1, 0, 100}, 1},
	} {
		if got, pages := cutAt(test.days, test.number); got != test.want || pages != test.pages {
			t.Errorf("page %d of %v: %v of %d; want %v of %d", test.number, test.days, got, pages, test.want, test.pages)
		}
	}
}
