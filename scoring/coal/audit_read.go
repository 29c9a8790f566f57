package coal

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// A reader reads the sheets of a game: for the rules of a seat its worksheet, and
// what the table shares.
type reader struct {
	*audit.Sheet
	*auditor
	*worksheet // nil for rules of the whole table
}

func (r reader) of(seat int) reader { return reader{r.Sheet, r.auditor, &r.sheets[seat]} }

// apart compares two numbers that should be the same, and says whether they cannot
// be; if so a and b are what to tell of them: what is certain of the one at least
// and of the other at most.
func (r reader) apart(numbers func(reader) (a, b audit.Span)) (a, b int, yes bool) {
	x, y := numbers(r)
	if !x.Apart(y) {
		return 0, 0, false
	}
	if x.Most < y.Least {
		return x.Most, y.Least, true
	}
	return x.Least, y.Most, true
}

// letter reads a box for a mineral: none where it is blank. It is not known where
// no mineral has that letter.
func (r reader) letter(p scoring.Place) (m Mineral, struck, blank, known bool) {
	w, known := r.At(p)
	if !known || w.Blank() {
		return 0, false, true, known
	}
	m, known = mineralOf(w.Value)
	return m, w.Struck, false, known
}

// letters counts the boxes with a letter of a mineral that is struck out, or is
// not, or either.
func (r reader) letters(boxes []scoring.Place, m Mineral, which func(struck bool) bool) audit.Span {
	return r.Count(boxes, func(p scoring.Place) (yes, known bool) {
		got, struck, blank, known := r.letter(p)
		return !blank && got == m && which(struck), known
	})
}

// everyLetter counts them for each mineral.
func (r reader) everyLetter(boxes []scoring.Place, which func(struck bool) bool) (n [len(minerals)]audit.Span) {
	unknown := 0
	for _, p := range boxes {
		switch m, struck, blank, known := r.letter(p); {
		case !known:
			unknown++
		case !blank && which(struck):
			n[m] = n[m].Plus(audit.Exactly(1))
		}
	}
	for m := range n {
		n[m].Most += unknown
	}
	return n
}

func gone(struck bool) bool { return struck }

func waiting(struck bool) bool { return !struck }

func either(bool) bool { return true }

// noted says whether anything stands in a cell.
func (r reader) noted(p scoring.Place) (yes, known bool) {
	w, known := r.At(p)
	return known && !w.Blank(), known
}

// figure reads a number of things or of dollars; a blank cell is 0.
func (r reader) figure(p scoring.Place) audit.Span {
	w, known := r.At(p)
	if !known {
		return audit.Unknown
	}
	return figure(w)
}

// figure is the number that is written, which is not known where there cannot be
// so many.
func figure(w scoring.Written) audit.Span {
	t, ok := w.Number()
	n := int(t / scoring.Whole(1))
	if !ok || scoring.Whole(n) != t || n < 0 || n > hugeQuantity {
		return audit.Unknown
	}
	return audit.Exactly(n)
}

// named says whether a seat's name is among those in a cell.
func (r reader) named(p scoring.Place, seat int) (yes, known bool) {
	names, known := r.buyers(p)
	return slices.Contains(names, seat), known
}

// buyers reads the names of players. They are not known where one is nobody's,
// or stands there twice.
func (r reader) buyers(p scoring.Place) (seats []int, known bool) {
	w, known := r.At(p)
	if !known || w.Value == "" {
		return nil, known
	}
	return r.namesIn(w.Value, nil)
}

// namesIn reads names with commas between them, of players who have not been
// named before. Names may have commas and spaces of their own.
func (a *auditor) namesIn(text string, named []int) (seats []int, known bool) {
	for seat, name := range a.names {
		if slices.Contains(named, seat) {
			continue
		}
		rest, ok := strings.CutPrefix(text, name)
		if !ok {
			rest, ok = strings.CutPrefix(strings.TrimSpace(text), strings.TrimSpace(name))
		}
		with := append(slices.Clone(named), seat)
		if ok && strings.TrimSpace(rest) == "" {
			return with, true
		}
		if rest, comma := strings.CutPrefix(strings.TrimLeft(rest, " "), ","); ok && comma {
			if seats, known = a.namesIn(strings.TrimPrefix(rest, " "), with); known {
				return seats, true
			}
		}
	}
	return nil, false
}

// wonMinerals reads the minerals won at Blackjack.
func (r reader) wonMinerals(p scoring.Place) (arrived, stolen int, known bool) {
	w, known := r.At(p)
	arrived, stolen, legible := wonMinerals(w)
	return arrived, stolen, known && legible
}

// wonMinerals reads a T for each mineral won, in brackets where it was stolen.
func wonMinerals(w scoring.Written) (arrived, stolen int, legible bool) {
	for word := range strings.FieldsSeq(w.Value) {
		switch word {
		case Tin.Letter():
			arrived++
		case "(" + Tin.Letter() + ")":
			stolen++
		default:
			return 0, 0, false
		}
	}
	return arrived, stolen, true
}

// some counts things in words; none of them is told without a number.
func some(n int, one, more string) string {
	if n == 0 {
		return "no " + one
	}
	return count(n, one, more)
}

// nothingOr is money in words.
func nothingOr(n int) string {
	if n == 0 {
		return "nothing"
	}
	return "$" + strconv.Itoa(n)
}

// thereAre ends a sentence about things in a place.
func thereAre(n int) string {
	switch n {
	case 0:
		return "there is none"
	case 1:
		return "there is 1"
	}
	return "there are " + strconv.Itoa(n)
}
