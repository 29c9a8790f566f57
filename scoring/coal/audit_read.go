package coal

import (
	"slices"
	"strings"

	"saddlebag/scoring"
)

// A span is between what and what a number lies, as far as it is known.
type span struct{ least, most int }

// plenty is more than any number on a sheet.
const plenty = 1 << 40

// unknown is the span of a number of which nothing is known.
var unknown = span{0, plenty}

func exactly(n int) span { return span{n, n} }

func (s span) plus(t span) span { return span{s.least + t.least, min(plenty, s.most+t.most)} }

func (s span) times(n int) span { return span{s.least * n, min(plenty, s.most*n)} }

// apart says whether two numbers cannot be the same.
func (s span) apart(t span) bool { return s.most < t.least || t.most < s.least }

// crossed says whether a box is crossed.
func crossed(f scoring.Filled, p scoring.Place) (yes, known bool) {
	w, known := f[p]
	return w.Struck, known
}

// crosses counts the boxes that are crossed.
func crosses(f scoring.Filled, boxes []scoring.Place) (n span) {
	for _, p := range boxes {
		switch yes, known := crossed(f, p); {
		case !known:
			n.most++
		case yes:
			n = n.plus(exactly(1))
		}
	}
	return n
}

// letter reads a box for a mineral: none where it is blank. It is not known where
// no mineral has that letter.
func letter(f scoring.Filled, p scoring.Place) (m Mineral, struck, blank, known bool) {
	w, known := f[p]
	if !known || w.Blank() {
		return 0, false, true, known
	}
	m, known = mineralOf(w.Value)
	return m, w.Struck, false, known
}

// letters counts the boxes with a letter of a mineral that is struck out, or is
// not, or either.
func letters(f scoring.Filled, boxes []scoring.Place, m Mineral, which func(struck bool) bool) (n span) {
	for _, p := range boxes {
		switch got, struck, blank, known := letter(f, p); {
		case !known:
			n.most++
		case !blank && got == m && which(struck):
			n = n.plus(exactly(1))
		}
	}
	return n
}

func gone(struck bool) bool { return struck }

func waiting(struck bool) bool { return !struck }

func either(bool) bool { return true }

// figure reads a number of things or of dollars; a blank cell is 0. It is not
// known where there cannot be so many.
func figure(f scoring.Filled, p scoring.Place) span {
	t, ok := f.Number(p)
	n := int(t / scoring.Whole(1))
	if !ok || scoring.Whole(n) != t || n < 0 || n > hugeQuantity {
		return unknown
	}
	return exactly(n)
}

// noted says whether anything stands in a cell.
func noted(f scoring.Filled, p scoring.Place) (yes, known bool) {
	w, known := f[p]
	return known && !w.Blank(), known
}

// named says whether a seat's name is among those in a cell.
func (a *auditor) named(f scoring.Filled, p scoring.Place, seat int) (yes, known bool) {
	names, known := a.buyers(f, p)
	return slices.Contains(names, seat), known
}

// buyers reads the names of players. They are not known where one is nobody's,
// or stands there twice.
func (a *auditor) buyers(f scoring.Filled, p scoring.Place) (seats []int, known bool) {
	w, known := f[p]
	if !known || w.Value == "" {
		return nil, known
	}
	return a.listed(w.Value, nil)
}

// listed reads names with commas between them, of players who have not been
// named before. Names may have commas and spaces of their own.
func (a *auditor) listed(text string, named []int) (seats []int, known bool) {
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
			if seats, known = a.listed(strings.TrimPrefix(rest, " "), with); known {
				return seats, true
			}
		}
	}
	return nil, false
}

// wonMinerals reads the minerals won at Blackjack: a T each, in brackets where it
// was stolen.
func wonMinerals(f scoring.Filled, p scoring.Place) (arrived, stolen int, known bool) {
	w, known := f[p]
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
	return arrived, stolen, known
}
