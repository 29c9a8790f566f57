package fortyniners

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/scoringtest"
)

// slip is what a person does wrong in writing down a run, whatever comes of it.
func slip(name string, do func(page) bool) scoringtest.Mistake { return mistake(name, "", "", do) }

// number is what stands in a cell, with its sign.
func (p page) number(at scoring.Place) int {
	n, _ := p.read().Whole(at)
	return n
}

// figure writes a number.
func (p page) figure(at scoring.Place, n int) bool { return p.write(at, strconv.Itoa(n)) }

// turned turns the first two digits of a number round.
func (p page) turned(at scoring.Place) bool {
	sign, digits := "", p.Filled[at].Value
	if strings.HasPrefix(digits, "-") {
		sign, digits = "-", digits[1:]
	}
	return len(digits) > 1 && digits[0] != digits[1] && p.write(at, sign+digits[1:2]+digits[:1]+digits[2:])
}

// shift moves a column down by a row, from some row on.
func (p page) shift(of func(line) scoring.Place) bool {
	if p.turns == 0 || p.turns == p.rows {
		return false
	}
	w := scoring.Written{}
	for _, l := range p.lines[p.IntN(p.turns) : p.turns+1] {
		w, p.Filled[of(l)] = p.Filled[of(l)], w
	}
	return true
}

// swapRows exchanges two rows.
func (p page) swapRows(i, j int) bool {
	one, two := p.lines[i].all(), p.lines[j].all()
	for k := range one {
		p.Filled[one[k]], p.Filled[two[k]] = p.Filled[two[k]], p.Filled[one[k]]
	}
	return true
}

// swap exchanges two cells.
func (p page) swap(a, b scoring.Place) bool {
	p.Filled[a], p.Filled[b] = p.Filled[b], p.Filled[a]
	return true
}

// settlement is any spot that is another settlement of other points.
func (p page) settlement(than string) Spot {
	for _, i := range p.Perm(len(p.net.spots)) {
		if sp := p.net.spots[i]; sp.Settlement > 0 && sp.ID != than && sp.Settlement != p.net.spots[p.net.index[than]].Settlement {
			return sp
		}
	}
	return Spot{}
}

// sumSlips are in adding up, with a board or without.
var sumSlips = []scoringtest.Mistake{
	slip("a result of one more", func(p page) bool { return p.add(p.result, 1) }),
	slip("a result of ten less", func(p page) bool { return p.add(p.result, -10) }),
	slip("two digits of the result turned round", func(p page) bool { return p.turned(p.result) }),
	slip("a result that adds the loss", func(p page) bool {
		return p.number(p.runSheet.lost) != 0 && !p.capped() && p.figure(p.result, p.number(p.runSheet.credited)+p.number(p.runSheet.lost))
	}),
	slip("a result that forgets the loss", func(p page) bool {
		return p.number(p.runSheet.lost) != 0 && !p.capped() && p.figure(p.result, p.number(p.runSheet.credited))
	}),
	slip("a result without its sign", func(p page) bool {
		n := p.number(p.result)
		return n < 0 && p.figure(p.result, -n)
	}),
	slip("another player's result", func(p page) bool {
		other := scoring.Place{Owner: (p.seat + 1) % Players, Cell: ResultCell}
		return p.number(other) != p.number(p.result) && p.write(p.result, p.Filled[other].Value)
	}),
	slip("a credit of one more", func(p page) bool { return p.add(p.runSheet.credited, 1) }),
	slip("a credit of ten less", func(p page) bool { return p.add(p.runSheet.credited, -10) }),
	slip("two digits of the credit turned round", func(p page) bool { return p.turned(p.runSheet.credited) }),
	slip("a credit without one of its turns", func(p page) bool {
		l, _, ok := p.written(creditedOf)
		return ok && p.figure(p.runSheet.credited, p.number(p.runSheet.credited)-p.number(l.credited))
	}),
	slip("a credit with one of its turns twice", func(p page) bool {
		l, _, ok := p.written(creditedOf)
		return ok && p.figure(p.runSheet.credited, p.number(p.runSheet.credited)+p.number(l.credited))
	}),
	slip("a loss of one less", func(p page) bool { return p.number(p.runSheet.lost) > 0 && p.add(p.runSheet.lost, -1) }),
	slip("two digits of the loss turned round", func(p page) bool { return p.turned(p.runSheet.lost) }),
	slip("a loss without one of its turns", func(p page) bool {
		l, _, ok := p.written(lostOf)
		return ok && p.figure(p.runSheet.lost, p.number(p.runSheet.lost)-p.number(l.lost))
	}),
	slip("credit and loss exchanged", func(p page) bool {
		return p.number(p.runSheet.lost) != p.number(p.runSheet.credited) && p.swap(p.runSheet.credited, p.runSheet.lost)
	}),
	slip("a credit in a turn doubled", func(p page) bool {
		l, _, ok := p.written(creditedOf)
		return ok && p.figure(l.credited, 2*p.number(l.credited))
	}),
	slip("a credit in a turn left out", func(p page) bool {
		l, _, ok := p.written(creditedOf)
		return ok && p.write(l.credited, "")
	}),
	slip("a loss in a turn left out", func(p page) bool {
		l, _, ok := p.written(lostOf)
		return ok && p.write(l.lost, "")
	}),
}

// turnSlips are in the rows of a run, whose sums are right or follow.
var turnSlips = []scoringtest.Mistake{
	slip("a credit of another settlement", func(p page) bool {
		l, _, ok := p.written(creditedOf)
		return ok && p.figure(l.credited, p.settlement(p.Filled[l.stands].Value).Settlement) && p.sums()
	}),
	slip("a credit forgotten, and added up without", func(p page) bool {
		l, _, ok := p.written(creditedOf)
		return ok && p.write(l.credited, "") && p.sums()
	}),
	slip("a credit taken twice", func(p page) bool {
		l, i, ok := p.written(creditedOf)
		later, _, also := p.row(func(j int, l line) bool { return j > i && p.Filled[l.credited].Blank() })
		return ok && also && p.write(later.credited, p.Filled[l.credited].Value) && p.sums()
	}),
	slip("a credit a row too low", func(p page) bool {
		l, i, ok := p.row(func(i int, l line) bool {
			return i < p.turns-1 && p.Filled[l.credited].Value != "" && p.Filled[p.lines[i+1].credited].Blank()
		})
		return ok && p.swap(l.credited, p.lines[i+1].credited)
	}),
	slip("a credit written as a loss", func(p page) bool {
		l, _, ok := p.row(func(_ int, l line) bool { return p.Filled[l.credited].Value != "" && p.Filled[l.lost].Blank() })
		return ok && p.swap(l.credited, l.lost) && p.sums()
	}),
	slip("the credits a row too low", func(p page) bool { return p.shift(creditedOf) }),
	slip("the losses a row too low", func(p page) bool { return p.shift(lostOf) }),
	slip("the throws a row too low", func(p page) bool { return p.shift(func(l line) scoring.Place { return l.throw }) }),
	slip("where he stands a row too low", func(p page) bool { return p.shift(func(l line) scoring.Place { return l.stands }) }),
	slip("credits and losses exchanged", func(p page) bool {
		for _, l := range p.lines {
			p.swap(l.credited, l.lost)
		}
		return p.sums()
	}),
	slip("a throw with another die", func(p page) bool {
		l, _, ok := p.written(func(l line) scoring.Place { return l.throw })
		if !ok {
			return false
		}
		throw := p.Filled[l.throw].Value
		face := int(throw[0] - '0')
		return p.write(l.throw, strconv.Itoa(face%Faces+1)+throw[1:])
	}),
	slip("a throw left out", func(p page) bool {
		l, _, ok := p.written(func(l line) scoring.Place { return l.throw })
		return ok && p.write(l.throw, "")
	}),
	slip("the spot next to where he stands", func(p page) bool {
		l, _, ok := p.row(func(i int, l line) bool { return i < p.turns-1 })
		if !ok {
			return false
		}
		at, _ := p.spotAt(p.read(), l.stands)
		next := p.net.ways[coach][at]
		return p.write(l.stands, p.net.id(next[p.IntN(len(next))]))
	}),
	slip("two digits of a spot turned round", func(p page) bool {
		l, _, ok := p.row(func(_ int, l line) bool {
			id := p.Filled[l.stands].Value
			return len(id) == 3 && id[1] != id[2] && called(p.net, "r"+id[2:]+id[1:2]) != ""
		})
		id := p.Filled[l.stands].Value
		return ok && p.write(l.stands, "r"+id[2:]+id[1:2])
	}),
	slip("a stop left out", func(p page) bool {
		l, _, ok := p.written(func(l line) scoring.Place { return l.stands })
		return ok && p.write(l.stands, "")
	}),
	slip("what he passed forgotten", func(p page) bool {
		l, _, ok := p.written(passedOf)
		return ok && p.write(l.passed, "") && p.write(l.lost, "") && p.sums()
	}),
	slip("another settlement passed", func(p page) bool {
		l, _, ok := p.written(passedOf)
		if !ok {
			return false
		}
		ids := strings.Fields(p.Filled[l.passed].Value)
		ids[0] = p.settlement(ids[0]).ID
		return p.write(l.passed, strings.Join(ids, " "))
	}),
	slip("a loss doubled", func(p page) bool {
		l, _, ok := p.written(lostOf)
		return ok && p.figure(l.lost, 2*p.number(l.lost)) && p.sums()
	}),
	slip("where he stopped written as passed", func(p page) bool {
		l, _, ok := p.row(func(_ int, l line) bool { return p.Filled[l.credited].Value != "" && p.Filled[l.passed].Blank() })
		return ok && p.write(l.passed, p.Filled[l.stands].Value)
	}),
	slip("a turn left out", func(p page) bool {
		if p.turns < 3 || p.turns == p.rows {
			return false
		}
		for i := 1 + p.IntN(p.turns-2); i < p.turns; i++ {
			p.swapRows(i, i+1)
		}
		return p.clear(p.turns) && p.sums()
	}),
	slip("a turn written twice", func(p page) bool {
		if p.turns == p.rows {
			return false
		}
		i := p.IntN(p.turns)
		for j := p.turns; j > i; j-- {
			p.swapRows(j, j-1)
		}
		for k, at := range p.lines[i].all() {
			p.Filled[at] = p.Filled[p.lines[i+1].all()[k]]
		}
		return p.sums()
	}),
	slip("two turns exchanged", func(p page) bool {
		if p.turns < 2 {
			return false
		}
		i := p.IntN(p.turns - 1)
		return p.swapRows(i, i+1)
	}),
	slip("the last turn forgotten", func(p page) bool { return p.turns > 1 && p.clear(p.turns-1) && p.sums() }),
	slip("an arrival whose credit is crossed out", func(p page) bool {
		w := p.Filled[p.runSheet.credited]
		p.Filled[p.runSheet.credited] = scoring.Written{Value: w.Value, Struck: true}
		return !w.Struck && w.Value != "0"
	}),
	slip("two players' credits exchanged", func(p page) bool {
		other := p.runSheet.credited
		other.Owner = (p.seat + 1) % Players
		return p.number(other) != p.number(p.runSheet.credited) && p.swap(p.runSheet.credited, other)
	}),
	slip("a row of another player's run", func(p page) bool {
		i := p.IntN(max(1, p.turns))
		other := p.sheets[(p.seat+1)%Players].lines[i]
		for k, at := range p.lines[i].all() {
			p.Filled[at] = p.Filled[other.all()[k]]
		}
		return other.used(audit.NewSheet(p.Filled))
	}),
}

// slips are all of these.
var slips = slices.Concat(sumSlips, turnSlips)
