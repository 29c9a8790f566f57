package repair

import (
	"fmt"
	"iter"
	"maps"
	"regexp"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// mostSums is how many cells are added up anew in one repair: a running total of
// the longest game, and what is made of it.
const mostSums = 60

// otherwise is how a rule says what a number is by the rest of the sheets; see
// [audit.Adds].
var otherwise = regexp.MustCompile(`\$?(-?[0-9,.]+), (?:and )?not \$?(-?[0-9,.]+)\.$`)

// sums begin with the number that one of the first findings wants, and add up
// again what was added up from it: what is wrong once is carried on.
func (s *sheets) sums(found []scoring.Contradiction, _ []scoring.Place) iter.Seq[*sheetFix] {
	return func(yield func(*sheetFix) bool) {
		for _, c := range found[:min(len(found), 3)] {
			if f := s.addUp(c); f != nil && !yield(f) {
				return
			}
		}
	}
}

// addUp is a fix that begins with what a finding wants; nil where it wants no
// number, or nothing is added up from that.
func (s *sheets) addUp(c scoring.Contradiction) *sheetFix {
	f := &sheetFix{now: scoring.Filled{}, likely: wanted}
	was := maps.Clone(s.filled)
	defer func() { s.filled = was }()
	s.filled = maps.Clone(was)
	var begin scoring.Place
	for len(f.now) < mostSums && s.left > 0 {
		p, w, ok := s.wants(c, f.now)
		if !ok {
			break
		}
		if len(f.now) == 0 {
			begin = p
		}
		f.now[p], s.filled[p] = w, w
		found, err := s.judge()
		if err != nil {
			return nil
		}
		at := slices.IndexFunc(found, func(c scoring.Contradiction) bool {
			_, _, more := s.wants(c, f.now)
			return more
		})
		if at < 0 {
			break
		}
		c = found[at]
	}
	if len(f.now) < 2 {
		return nil // one cell alone is a change
	}
	f.say = fmt.Sprintf("%s is to be %s, not %s, and what is added up from it.", s.name(begin), shown(s.cells[begin].Kind, f.now[begin]), shown(s.cells[begin].Kind, was[begin]))
	return f
}

// wants is the cell that holds the number that a finding contradicts, if it has
// not been changed, and the number that it is to be.
func (s *sheets) wants(c scoring.Contradiction, changed scoring.Filled) (p scoring.Place, w scoring.Written, ok bool) {
	said := otherwise.FindStringSubmatch(c.Message)
	if said == nil {
		return p, w, false
	}
	right, one := amount(said[1])
	wrong, other := amount(said[2])
	for _, p := range c.Places {
		n, number := audit.NewSheet(s.filled).Number(p)
		if _, again := changed[p]; one && other && number && n == wrong && !again && s.filled[p].Value != "" {
			return p, scoring.Written{Value: right.String(), Struck: s.filled[p].Struck}, true
		}
	}
	return p, w, false
}

// amount reads a number as messages write it.
func amount(text string) (scoring.Tenths, bool) {
	return scoring.ParseTenths(strings.TrimRight(strings.ReplaceAll(text, ",", ""), "."))
}
