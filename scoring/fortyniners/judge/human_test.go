package judge

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/fortyniners/sheet"
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
func (p page) shift(of func(sheet.Line) scoring.Place) bool {
	if p.turns == 0 || p.turns == p.Rows {
		return false
	}
	w := scoring.Written{}
	for _, l := range p.Lines[p.IntN(p.turns) : p.turns+1] {
		w, p.Filled[of(l)] = p.Filled[of(l)], w
	}
	return true
}

// swapRows exchanges two rows.
func (p page) swapRows(i, j int) bool {
	one, two := p.Lines[i].All(), p.Lines[j].All()
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
func (p page) settlement(than string) fortyniners.Spot {
	for _, i := range p.Perm(len(p.Net.Spots)) {
		if sp := p.Net.Spots[i]; sp.Settlement > 0 && sp.ID != than && sp.Settlement != p.Net.Spots[p.Net.Index[than]].Settlement {
			return sp
		}
	}
	return fortyniners.Spot{}
}

// sumSlips are in adding up, with a board or without.
var sumSlips = []scoringtest.Mistake{
	slip("a result of one more", func(p page) bool { return p.add(p.Result, 1) }),
	slip("a result of ten less", func(p page) bool { return p.add(p.Result, -10) }),
	slip("two digits of the result turned round", func(p page) bool { return p.turned(p.Result) }),
	slip("a result that adds the loss", func(p page) bool {
		return p.number(p.RunSheet.Lost) != 0 && !p.capped() && p.figure(p.Result, p.number(p.RunSheet.Credited)+p.number(p.RunSheet.Lost))
	}),
	slip("a result that forgets the loss", func(p page) bool {
		return p.number(p.RunSheet.Lost) != 0 && !p.capped() && p.figure(p.Result, p.number(p.RunSheet.Credited))
	}),
	slip("a result without its sign", func(p page) bool {
		n := p.number(p.Result)
		return n < 0 && p.figure(p.Result, -n)
	}),
	slip("another player's result", func(p page) bool {
		other := scoring.Place{Owner: (p.Seat + 1) % fortyniners.Players, Cell: fortyniners.ResultCell}
		return p.number(other) != p.number(p.Result) && p.write(p.Result, p.Filled[other].Value)
	}),
	slip("a credit of one more", func(p page) bool { return p.add(p.RunSheet.Credited, 1) }),
	slip("a credit of ten less", func(p page) bool { return p.add(p.RunSheet.Credited, -10) }),
	slip("two digits of the credit turned round", func(p page) bool { return p.turned(p.RunSheet.Credited) }),
	slip("a credit without one of its turns", func(p page) bool {
		l, _, ok := p.written(creditedOf)
		return ok && p.figure(p.RunSheet.Credited, p.number(p.RunSheet.Credited)-p.number(l.Credited))
	}),
	slip("a credit with one of its turns twice", func(p page) bool {
		l, _, ok := p.written(creditedOf)
		return ok && p.figure(p.RunSheet.Credited, p.number(p.RunSheet.Credited)+p.number(l.Credited))
	}),
	slip("a loss of one less", func(p page) bool { return p.number(p.RunSheet.Lost) > 0 && p.add(p.RunSheet.Lost, -1) }),
	slip("two digits of the loss turned round", func(p page) bool { return p.turned(p.RunSheet.Lost) }),
	slip("a loss without one of its turns", func(p page) bool {
		l, _, ok := p.written(lostOf)
		return ok && p.figure(p.RunSheet.Lost, p.number(p.RunSheet.Lost)-p.number(l.Lost))
	}),
	slip("credit and loss exchanged", func(p page) bool {
		return p.number(p.RunSheet.Lost) != p.number(p.RunSheet.Credited) && p.swap(p.RunSheet.Credited, p.RunSheet.Lost)
	}),
	slip("a credit in a turn doubled", func(p page) bool {
		l, _, ok := p.written(creditedOf)
		return ok && p.figure(l.Credited, 2*p.number(l.Credited))
	}),
	slip("a credit in a turn left out", func(p page) bool {
		l, _, ok := p.written(creditedOf)
		return ok && p.write(l.Credited, "")
	}),
	slip("a loss in a turn left out", func(p page) bool {
		l, _, ok := p.written(lostOf)
		return ok && p.write(l.Lost, "")
	}),
}

// turnSlips are in the rows of a run, whose sums are right or follow.
var turnSlips = []scoringtest.Mistake{
	slip("a credit of another settlement", func(p page) bool {
		l, _, ok := p.written(creditedOf)
		return ok && p.figure(l.Credited, p.settlement(p.Filled[l.Stands].Value).Settlement) && p.sums()
	}),
	slip("a credit forgotten, and added up without", func(p page) bool {
		l, _, ok := p.written(creditedOf)
		return ok && p.write(l.Credited, "") && p.sums()
	}),
	slip("a credit taken twice", func(p page) bool {
		l, i, ok := p.written(creditedOf)
		later, _, also := p.row(func(j int, l sheet.Line) bool { return j > i && p.Filled[l.Credited].Blank() })
		return ok && also && p.write(later.Credited, p.Filled[l.Credited].Value) && p.sums()
	}),
	slip("a credit a row too low", func(p page) bool {
		l, i, ok := p.row(func(i int, l sheet.Line) bool {
			return i < p.turns-1 && p.Filled[l.Credited].Value != "" && p.Filled[p.Lines[i+1].Credited].Blank()
		})
		return ok && p.swap(l.Credited, p.Lines[i+1].Credited)
	}),
	slip("a credit written as a loss", func(p page) bool {
		l, _, ok := p.row(func(_ int, l sheet.Line) bool { return p.Filled[l.Credited].Value != "" && p.Filled[l.Lost].Blank() })
		return ok && p.swap(l.Credited, l.Lost) && p.sums()
	}),
	slip("the credits a row too low", func(p page) bool { return p.shift(creditedOf) }),
	slip("the losses a row too low", func(p page) bool { return p.shift(lostOf) }),
	slip("the throws a row too low", func(p page) bool { return p.shift(func(l sheet.Line) scoring.Place { return l.Throw }) }),
	slip("where he stands a row too low", func(p page) bool { return p.shift(func(l sheet.Line) scoring.Place { return l.Stands }) }),
	slip("credits and losses exchanged", func(p page) bool {
		for _, l := range p.Lines {
			p.swap(l.Credited, l.Lost)
		}
		return p.sums()
	}),
	slip("a throw with another die", func(p page) bool {
		l, _, ok := p.written(func(l sheet.Line) scoring.Place { return l.Throw })
		if !ok {
			return false
		}
		throw := p.Filled[l.Throw].Value
		face := int(throw[0] - '0')
		return p.write(l.Throw, strconv.Itoa(face%fortyniners.Faces+1)+throw[1:])
	}),
	slip("a throw left out", func(p page) bool {
		l, _, ok := p.written(func(l sheet.Line) scoring.Place { return l.Throw })
		return ok && p.write(l.Throw, "")
	}),
	slip("the spot next to where he stands", func(p page) bool {
		l, _, ok := p.row(func(i int, l sheet.Line) bool { return i < p.turns-1 })
		if !ok {
			return false
		}
		at, _ := p.SpotAt(p.read(), l.Stands)
		next := p.Net.Ways[fortyniners.Coach][at]
		return p.write(l.Stands, p.Net.ID(next[p.IntN(len(next))]))
	}),
	slip("two digits of a spot turned round", func(p page) bool {
		l, _, ok := p.row(func(_ int, l sheet.Line) bool {
			id := p.Filled[l.Stands].Value
			return len(id) == 3 && id[1] != id[2] && sheet.Called(p.Net, "r"+id[2:]+id[1:2]) != ""
		})
		id := p.Filled[l.Stands].Value
		return ok && p.write(l.Stands, "r"+id[2:]+id[1:2])
	}),
	slip("a stop left out", func(p page) bool {
		l, _, ok := p.written(func(l sheet.Line) scoring.Place { return l.Stands })
		return ok && p.write(l.Stands, "")
	}),
	slip("what he passed forgotten", func(p page) bool {
		l, _, ok := p.written(passedOf)
		return ok && p.write(l.Passed, "") && p.write(l.Lost, "") && p.sums()
	}),
	slip("another settlement passed", func(p page) bool {
		l, _, ok := p.written(passedOf)
		if !ok {
			return false
		}
		ids := strings.Fields(p.Filled[l.Passed].Value)
		ids[0] = p.settlement(ids[0]).ID
		return p.write(l.Passed, strings.Join(ids, " "))
	}),
	slip("a loss doubled", func(p page) bool {
		l, _, ok := p.written(lostOf)
		return ok && p.figure(l.Lost, 2*p.number(l.Lost)) && p.sums()
	}),
	slip("where he stopped written as passed", func(p page) bool {
		l, _, ok := p.row(func(_ int, l sheet.Line) bool { return p.Filled[l.Credited].Value != "" && p.Filled[l.Passed].Blank() })
		return ok && p.write(l.Passed, p.Filled[l.Stands].Value)
	}),
	slip("a turn left out", func(p page) bool {
		if p.turns < 3 || p.turns == p.Rows {
			return false
		}
		for i := 1 + p.IntN(p.turns-2); i < p.turns; i++ {
			p.swapRows(i, i+1)
		}
		return p.clear(p.turns) && p.sums()
	}),
	slip("a turn written twice", func(p page) bool {
		if p.turns == p.Rows {
			return false
		}
		i := p.IntN(p.turns)
		for j := p.turns; j > i; j-- {
			p.swapRows(j, j-1)
		}
		for k, at := range p.Lines[i].All() {
			p.Filled[at] = p.Filled[p.Lines[i+1].All()[k]]
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
		w := p.Filled[p.RunSheet.Credited]
		p.Filled[p.RunSheet.Credited] = scoring.Written{Value: w.Value, Struck: true}
		return !w.Struck && w.Value != "0"
	}),
	slip("two players' credits exchanged", func(p page) bool {
		other := p.RunSheet.Credited
		other.Owner = (p.Seat + 1) % fortyniners.Players
		return p.number(other) != p.number(p.RunSheet.Credited) && p.swap(p.RunSheet.Credited, other)
	}),
	slip("a row of another player's run", func(p page) bool {
		i := p.IntN(max(1, p.turns))
		other := p.Sheets[(p.Seat+1)%fortyniners.Players].Lines[i]
		for k, at := range p.Lines[i].All() {
			p.Filled[at] = p.Filled[other.All()[k]]
		}
		return other.Used(audit.NewSheet(p.Filled))
	}),
}

// Slips are all of these.
var Slips = slices.Concat(sumSlips, turnSlips)
