package sheet

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/speech"
)

// Marks reads what stands in the places of filled sheets.
type Marks struct{ *audit.Sheet }

// On are the marks on filled sheets.
func On(s *audit.Sheet) Marks { return Marks{s} }

// Letter reads a box for a mineral: none where it is blank. It is not known where
// no mineral has that letter.
func (r Marks) Letter(p scoring.Place) (m coal.Mineral, struck, blank, known bool) {
	w, known := r.At(p)
	if !known || w.Blank() {
		return 0, false, true, known
	}
	m, known = coal.MineralOf(w.Value)
	return m, w.Struck, false, known
}

// Letters counts the boxes with a letter of a mineral that is struck out, or is
// not, or either.
func (r Marks) Letters(boxes []scoring.Place, m coal.Mineral, which func(struck bool) bool) audit.Span {
	return r.Count(boxes, func(p scoring.Place) (yes, known bool) {
		got, struck, blank, known := r.Letter(p)
		return !blank && got == m && which(struck), known
	})
}

// EveryLetter counts them for each mineral.
func (r Marks) EveryLetter(boxes []scoring.Place, which func(struck bool) bool) (n [coal.MineralKinds]audit.Span) {
	unknown := 0
	for _, p := range boxes {
		switch m, struck, blank, known := r.Letter(p); {
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

// Gone is for letters that are struck out: their minerals have left the stash.
func Gone(struck bool) bool { return struck }

// Waiting is for letters that are not struck out.
func Waiting(struck bool) bool { return !struck }

// Either is for letters struck out or not.
func Either(bool) bool { return true }

// Noted says whether anything stands in a cell.
func (r Marks) Noted(p scoring.Place) (yes, known bool) {
	w, known := r.At(p)
	return known && !w.Blank(), known
}

// Figure reads a number of things or of dollars; a blank cell is 0.
func (r Marks) Figure(p scoring.Place) audit.Span {
	w, known := r.At(p)
	if !known {
		return audit.Unknown
	}
	return Figure(w)
}

// Figure is the number that is written, which is not known where there cannot be
// so many.
func Figure(w scoring.Written) audit.Span {
	t, ok := w.Number()
	n := int(t / scoring.Whole(1))
	if !ok || scoring.Whole(n) != t || n < 0 || n > coal.HugeQuantity {
		return audit.Unknown
	}
	return audit.Exactly(n)
}

// LastRound is the last round played, if that is known.
func (a *Paper) LastRound(r Marks) (round int, known bool) {
	end := true // it is known that the round after this one was not played
	for i, p := range slices.Backward(a.Table.Rounds) {
		over, told := r.Crossed(p)
		if over && end {
			return i + 1, true
		}
		if over {
			break
		}
		end = told
	}
	return coal.Rounds, r.Blank(a.Table.Pinkertons)
}

// NamesIn reads names with commas between them, of players who have not been
// named before. Names may have commas and spaces of their own.
func (a *Paper) NamesIn(text string, named []int) (seats []int, known bool) {
	for seat, name := range a.Names {
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
			if seats, known = a.NamesIn(strings.TrimPrefix(rest, " "), with); known {
				return seats, true
			}
		}
	}
	return nil, false
}

// WonMinerals reads the minerals won at Blackjack.
func (r Marks) WonMinerals(p scoring.Place) (arrived, stolen int, known bool) {
	w, known := r.At(p)
	arrived, stolen, legible := WonMinerals(w)
	return arrived, stolen, known && legible
}

// WonMinerals reads a T for each mineral won, in brackets where it was stolen.
func WonMinerals(w scoring.Written) (arrived, stolen int, legible bool) {
	for word := range strings.FieldsSeq(w.Value) {
		switch word {
		case coal.Tin.Letter():
			arrived++
		case "(" + coal.Tin.Letter() + ")":
			stolen++
		default:
			return 0, 0, false
		}
	}
	return arrived, stolen, true
}

// Some counts things in words: by the message of so many, or by that of none.
func Some(n int, some, none string, more ...any) speech.Text {
	if n == 0 {
		return speech.Say(none, more...)
	}
	return speech.Say(some, append([]any{"n", n}, more...)...)
}

// NothingOr is money in words.
func NothingOr(n int) speech.Text {
	if n == 0 {
		return "coal.nothing"
	}
	return speech.Say("coal.amount", "amount", coal.Dollars(n))
}

// NoneOr is a number in words.
func NoneOr(n int) speech.Text {
	if n == 0 {
		return "coal.none"
	}
	return speech.Say("coal.number", "number", n)
}
