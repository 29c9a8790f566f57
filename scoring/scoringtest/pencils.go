package scoringtest

import (
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"

	"saddlebag/scoring"
)

// A pencilled is filled sheets in which a pencil slips.
type pencilled struct {
	*rand.Rand
	scoring.Filled
	players int
}

// pencils are what pencils do wrong on the sheets of any game.
var pencils = []Mistake{
	pencil("another digit", func(p pencilled) bool {
		return p.rewrite(regexp.MustCompile(`[0-9]`), func(digit string) string {
			n, _ := strconv.Atoi(digit)
			return strconv.Itoa((n + 1 + p.IntN(9)) % 10)
		})
	}),
	pencil("two digits turned round", func(p pencilled) bool {
		return p.rewrite(regexp.MustCompile(`[0-9]{2}`), func(two string) string { return two[1:] + two[:1] })
	}),
	pencil("a digit too many", func(p pencilled) bool {
		return p.rewrite(regexp.MustCompile(`[0-9]`), func(digit string) string { return digit + digit })
	}),
	pencil("a cell left out", func(p pencilled) bool {
		at, ok := p.written()
		return ok && p.put(at, scoring.Written{})
	}),
	pencil("a stroke too many or too few", func(p pencilled) bool {
		at, ok := Pick(p.Rand, p.Filled, func(at scoring.Place, w scoring.Written) bool {
			return w.Struck || p.strokes(at)
		})
		w := p.Filled[at]
		w.Struck = !w.Struck
		return ok && p.put(at, w)
	}),
	pencil("what another cell says", func(p pencilled) bool {
		at, ok := p.written()
		others := p.column(at, func(w scoring.Written) bool { return w.Value != "" && w.Value != p.Filled[at].Value })
		return ok && len(others) > 0 && p.put(at, p.Filled[others[p.IntN(len(others))]])
	}),
	pencil("two cells exchanged", func(p pencilled) bool {
		at, ok := p.written()
		next, also := p.next(at)
		if !ok || !also {
			return false
		}
		w := p.Filled[at]
		return p.put(at, p.Filled[next]) && p.put(next, w)
	}),
	pencil("a column shifted by a row", func(p pencilled) bool {
		at, ok := p.written()
		if !ok {
			return false
		}
		w := scoring.Written{}
		for more := true; more; at, more = p.next(at) {
			w, p.Filled[at] = p.Filled[at], w
		}
		return w.Blank() // else something was lost
	}),
	pencil("two columns exchanged", func(p pencilled) bool {
		at, ok := p.written()
		if !ok || at.Owner == scoring.Table {
			return false
		}
		other := (at.Owner + 1) % p.players
		for _, one := range append(p.column(at, func(scoring.Written) bool { return true }), at) {
			two := scoring.Place{Owner: other, Cell: one.Cell}
			if _, known := p.Filled[two]; !known {
				return false
			}
			p.Filled[one], p.Filled[two] = p.Filled[two], p.Filled[one]
		}
		return true
	}),
}

func pencil(name string, do func(pencilled) bool) Mistake {
	return Mistake{Name: name, Make: func(r *rand.Rand, setup scoring.Setup, filled scoring.Filled) bool {
		return do(pencilled{r, filled, len(setup.Players)})
	}}
}

func (p pencilled) put(at scoring.Place, w scoring.Written) bool {
	p.Filled[at] = w
	return true
}

// written is a cell in which there are words or figures.
func (p pencilled) written() (scoring.Place, bool) {
	return Pick(p.Rand, p.Filled, func(at scoring.Place, w scoring.Written) bool { return w.Value != "" && !correction(at) })
}

// rewrite writes a part of a cell otherwise.
func (p pencilled) rewrite(part *regexp.Regexp, otherwise func(string) string) bool {
	at, ok := Pick(p.Rand, p.Filled, func(at scoring.Place, w scoring.Written) bool {
		return part.MatchString(w.Value) && !correction(at)
	})
	if !ok {
		return false
	}
	w := p.Filled[at]
	places := part.FindAllStringIndex(w.Value, -1)
	here := places[p.IntN(len(places))]
	w.Value = w.Value[:here[0]] + otherwise(w.Value[here[0]:here[1]]) + w.Value[here[1]:]
	return p.put(at, w)
}

var numbered = regexp.MustCompile(`[0-9]+`)

// column are the other cells of an owner whose names differ in numbers alone, in
// no order that matters, and that a function takes.
func (p pencilled) column(of scoring.Place, take func(scoring.Written) bool) []scoring.Place {
	var all []scoring.Place
	shape := numbered.ReplaceAllString(of.Cell, "#")
	for at, w := range p.Filled {
		if at != of && at.Owner == of.Owner && numbered.ReplaceAllString(at.Cell, "#") == shape && take(w) {
			all = append(all, at)
		}
	}
	slices.SortFunc(all, comparePlaces)
	return all
}

// next is the cell whose last number is one more.
func (p pencilled) next(at scoring.Place) (scoring.Place, bool) {
	numbers := numbered.FindAllStringIndex(at.Cell, -1)
	if len(numbers) == 0 {
		return scoring.Place{}, false
	}
	last := numbers[len(numbers)-1]
	n, _ := strconv.Atoi(at.Cell[last[0]:last[1]])
	at.Cell = at.Cell[:last[0]] + strconv.Itoa(n+1) + at.Cell[last[1]:]
	_, known := p.Filled[at]
	return at, known
}

// strokes says whether something in the column of a place is crossed out.
func (p pencilled) strokes(at scoring.Place) bool {
	return len(p.column(at, func(w scoring.Written) bool { return w.Struck })) > 0
}
