package finaltest

import (
	"maps"
	"slices"
	"strconv"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
)

// A family is slips that something is demanded of together.
type family int

// The families of slips.
const (
	oneValue family = iota // something else stands in one place, that is no sum
	moved                  // something stands in a place that is not its own
	aSum                   // a sum is wrong, or a total
	unsure                 // nobody knows what stands in a place
)

// settled are the slips, one of which is made in a document.
var settled = []struct {
	name   string
	family family
	make   func(*slipping) bool
}{
	{"another digit", oneValue, digits(isNumber, (*slipping).anotherDigit)},
	{"one more", oneValue, amount(isNumber, func(_ *slipping, n scoring.Tenths) scoring.Tenths { return n + scoring.Whole(1) })},
	{"one less", oneValue, amount(isNumber, func(_ *slipping, n scoring.Tenths) scoring.Tenths { return n - scoring.Whole(1) })},
	{"digits exchanged", oneValue, digits(isNumber, turned)},
	{"left out", oneValue, func(s *slipping) bool {
		p, ok := s.pick(isPart)
		return ok && s.put(p, scoring.Written{})
	}},
	{"another word", oneValue, (*slipping).anotherWord},
	{"a cross too many, or too few", oneValue, func(s *slipping) bool { return stroke(isPart, s.IntN(2) == 0)(s) }},
	{"a row doubled", moved, func(s *slipping) bool { return s.shiftRows(false) }},
	{"a row in the neighbour's place", moved, (*slipping).exchangeRows},
	{"a value in the neighbour's cell", moved, neighbours(isPart)},
	{"a sum", aSum, func(s *slipping) bool { return digits(isSum, (*slipping).anotherDigit)(s) }},
	{"?", unsure, func(s *slipping) bool {
		p, ok := s.pick(isPart)
		delete(s.filled, p)
		return ok
	}},
}

// isPart says whether something is written that is no sum.
func isPart(c scoring.Cell, w scoring.Written) bool { return !c.Sum && !w.Blank() }

// anotherDigit writes another digit.
func (s *slipping) anotherDigit(number string) string {
	i := s.at(number)
	return number[:i] + strconv.Itoa((int(number[i]-'0')+1+s.IntN(9))%10) + number[i+1:]
}

// anotherWord writes a word that stands elsewhere in the column.
func (s *slipping) anotherWord() bool {
	p, ok := s.pick(func(c scoring.Cell, w scoring.Written) bool { return (isLetter(c, w) || isEntry(c, w)) && !c.Sum })
	if !ok {
		return false
	}
	w := s.filled[p]
	var others []string
	for _, q := range s.column(p) {
		if v := s.filled[q].Value; v != "" && v != w.Value && !slices.Contains(others, v) {
			others = append(others, v)
		}
	}
	if len(others) == 0 {
		return false
	}
	w.Value = others[s.IntN(len(others))]
	return s.put(p, w)
}

// slipTries is how often somebody tries to make a slip in the sheets of one game.
const slipTries = 5

// settledSlip makes a slip in sheets that are known, and returns them as a document that
// says so. Some sheets leave no room for it.
func (tb *table) settledSlip(into scoring.Filled, make func(*slipping) bool) (*final.Document, bool) {
	tb.t.Helper()
	for range slipTries {
		slipped := maps.Clone(into)
		if !make(tb.slipping(slipped)) {
			continue
		}
		for p := range slipped { // of a row on which nothing stands nobody knows a sum
			if c, _ := tb.blank.Cell(p); c.Use == scoring.Row && c.Sum && slipped[p].Blank() {
				delete(slipped, p)
			}
		}
		if maps.Equal(slipped, into) {
			continue
		}
		d, err := final.Open(tb.shelf(), "sheets", tb.document(slipped).String(), tb.data)
		if err == nil && maps.Equal(d.Filled, slipped) {
			return d, true
		}
	}
	return nil, false
}

// Slipped is the n-th document of random games of a kind, as text: one slip after the other
// is made in them, and after the last one none. The header names no house data, so that the house
// of c is to be what the game has then.
func Slipped(t *testing.T, c Config, kind, n int) string {
	t.Helper()
	tb := c.play(t, kind, n)
	slip := n % (len(settled) + 1)
	for i := slip; i < len(settled); i++ { // not every game has room for each
		if d, ok := tb.settledSlip(tb.filled, settled[i].make); ok {
			return d.String()
		}
	}
	return tb.document(tb.filled).String()
}
