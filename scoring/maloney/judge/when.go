package judge

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/maloney/sheet"
)

// When tells on which days something has happened, as far as that is known.
type when func(n int) (yes, known bool)

// first is the first of some days on which it is known to have happened; 0 where
// there is none.
func (w when) first(from, to int) int {
	for n := from; n <= to; n++ {
		if yes, known := w(n); known && yes {
			return n
		}
	}
	return 0
}

// never says whether it is known not to have happened up to a day.
func (w when) never(to int) bool {
	for n := 1; n <= to; n++ {
		if yes, known := w(n); !known || yes {
			return false
		}
	}
	return true
}

// stillThere demands that what was used up on some day is crossed out. The
// sentence is given whose it is, and the day.
func (s reader) stillThere(p scoring.Place, used when, says, whose string) string {
	if !s.Blank(p) {
		return ""
	}
	if n := used.first(1, sheet.PaperDays); n > 0 {
		return fmt.Sprintf(says, whose, n)
	}
	return ""
}
