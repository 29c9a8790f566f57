package maloney

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/scoringtest"
)

// A page is filled sheets that a mistake is made in.
type page struct {
	*rand.Rand
	*auditor
	scoring.Filled
	count int // of the days played
}

// mistake makes one of scoringtest's.
func mistake(name string, verdict scoring.Verdict, clause string, do func(page) bool) scoringtest.Mistake {
	return scoringtest.Mistake{
		Name: name, Verdict: verdict, Clause: clause,
		Make: func(r *rand.Rand, setup scoring.Setup, filled scoring.Filled) bool {
			s, err := game{}.blank(setup)
			if err != nil {
				return false
			}
			a := newAuditor(s, filled)
			days, _ := a.played(filled)
			return do(page{r, a, filled, len(days)})
		},
	}
}

func (p page) write(at scoring.Place, value string) bool {
	p.Filled[at] = scoring.Written{Value: value, Struck: p.Filled[at].Struck}
	return true
}

func (p page) add(at scoring.Place, n int) bool {
	scoringtest.Add(p.Filled, at.Owner, at.Cell, scoring.Whole(n))
	return true
}

// strike crosses a cell out, or takes that back.
func (p page) strike(at scoring.Place, struck bool) bool {
	p.Filled[at] = scoring.Written{Value: p.Filled[at].Value, Struck: struck}
	return true
}

func (p page) sheet() sheet { return p.sheets[p.IntN(len(p.sheets))] }

// day is a day that a function takes.
func (p page) day(take func(i int) bool) (l line, i int, ok bool) {
	for _, i := range p.Perm(p.count) {
		if take(i) {
			return p.lines[i], i, true
		}
	}
	return line{}, 0, false
}

// sold is a day on which the car was sold in a way.
func (p page) sold(how sale) (l line, i int, ok bool) {
	return p.day(func(i int) bool {
		_, by, _ := p.driver(p.Filled, i)
		return by == how
	})
}

// card is a card of a hand that was laid.
func (p page) card() (scoring.Place, bool) {
	return scoringtest.Pick(p.Rand, p.Filled, func(at scoring.Place, w scoring.Written) bool {
		return strings.HasPrefix(at.Cell, cardGroup+"/") && w.Value != "" && w.Struck
	})
}

func onTable(cell string) scoring.Place { return scoring.Place{Owner: scoring.Table, Cell: cell} }

// mistakes are what goes wrong on paper, each such that no game has its sheets.
var mistakes = slices.Concat(sumMistakes, dayMistakes, cardMistakes)

var sumMistakes = []scoringtest.Mistake{
	mistake("a point too many at the end", scoring.WrongTotal, "MI31", func(p page) bool { s := p.sheet(); return p.add(s.together, 1) }),
	mistake("money forgotten at the end", scoring.WrongTotal, "MI31", func(p page) bool {
		s := p.sheet()
		p.Filled[s.together] = p.Filled[s.points]
		return p.Filled[s.purse].Value != "0"
	}),
	mistake("a hundred dollars too many", scoring.WrongTotal, "MI2", func(p page) bool { s := p.sheet(); return p.add(s.purse, Step) }),
	mistake("a bank that has taken less", scoring.WrongTotal, "MI2", func(p page) bool { return p.add(onTable(cellBank), -500) }),
	mistake("points of two more", scoring.WrongTotal, "MI17", func(p page) bool { s := p.sheet(); return p.add(s.points, 2) }),
	mistake("a running total of one more", scoring.WrongTotal, "MI17", func(p page) bool {
		l, _, _ := p.day(func(i int) bool { return i < p.count-1 })
		at := l.total[p.IntN(len(l.total))]
		n, _ := p.Number(at)
		return n < scoring.Whole(Goal-10) && p.settled(at) && p.add(at, 1)
	}),
	mistake("a card miscounted", scoring.WrongTotal, "MI6", func(p page) bool {
		s := p.sheet()
		n, _ := p.Number(s.left)
		return n > scoring.Whole(1) && p.add(s.left, -1)
	}),
	mistake("two results swapped", scoring.WrongTotal, "MI31", func(p page) bool {
		one, two := p.sheets[0].together, p.sheets[1].together
		p.Filled[one], p.Filled[two] = p.Filled[two], p.Filled[one]
		return true
	}),
}

// settled says whether a running total can change by a point and nobody else
// leads.
func (p page) settled(at scoring.Place) bool {
	i := slices.IndexFunc(p.lines, func(l line) bool { return slices.Contains(l.total, at) })
	before, _ := p.leader(p.Filled, i)
	w := p.Filled[at]
	p.add(at, 1)
	after, _ := p.leader(p.Filled, i)
	p.Filled[at] = w
	return before == after
}

var dayMistakes = []scoringtest.Mistake{
	mistake("a weekday left out", scoring.Impossible, "MI10", func(p page) bool {
		l, i, ok := p.day(func(i int) bool { return i > 0 })
		d, _ := p.weekday(p.Filled, i)
		return ok && p.write(l.weekday, d.next().String())
	}),
	mistake("a day that no week has", scoring.Impossible, "MI10", func(p page) bool {
		l, _, ok := p.day(func(int) bool { return true })
		return ok && p.write(l.weekday, "moonday")
	}),
	mistake("a driver who does not play", scoring.Impossible, "MI11", func(p page) bool {
		l, _, ok := p.sold(bought)
		return ok && p.write(l.driver, "Nobody")
	}),
	mistake("a day without a driver", scoring.Impossible, "MI10", func(p page) bool {
		l, _, ok := p.sold(bought)
		return ok && p.write(l.driver, "")
	}),
	mistake("a driver on a Sunday", scoring.Impossible, "MI20", func(p page) bool {
		l, _, ok := p.day(func(i int) bool { yes, _ := p.lucky(p.Filled, i); return yes })
		return ok && p.write(l.driver, p.names[0])
	}),
	mistake("a car bought for nothing", scoring.Impossible, "MI11", func(p page) bool {
		l, _, ok := p.sold(bought)
		return ok && p.write(l.price, "0")
	}),
	mistake("a joker that costs money", scoring.Impossible, "MI11", func(p page) bool {
		l, _, ok := p.sold(byJoker)
		return ok && p.write(l.price, "300")
	}),
	mistake("a price of fifty dollars", scoring.Impossible, "MI11", func(p page) bool {
		l, _, ok := p.sold(bought)
		return ok && p.write(l.price, "50")
	}),
	mistake("a higher bid than the price", scoring.Impossible, "MI11", func(p page) bool {
		l, i, ok := p.sold(bought)
		seat, _, _ := p.driver(p.Filled, i)
		price, _ := p.price(p.Filled, i)
		return ok && p.write(l.bids, p.names[(seat+1)%len(p.names)]+" "+strconv.Itoa(price+Step))
	}),
	mistake("a price that nobody can pay", scoring.Impossible, "MI12", func(p page) bool {
		l, _, ok := p.sold(bought)
		return ok && p.write(l.price, "20000")
	}),
	mistake("another driver by default", scoring.Impossible, "MI14", func(p page) bool {
		l, i, ok := p.sold(byDefault)
		seat, _, _ := p.driver(p.Filled, i)
		return ok && p.write(l.driver, p.names[(seat+1)%len(p.names)]+how[byDefault])
	}),
	mistake("a joker on a Tuesday or Friday", scoring.Impossible, "MI13", func(p page) bool {
		l, i, ok := p.day(func(i int) bool { d, _ := p.weekday(p.Filled, i); return d.Doubled() })
		seat, _, _ := p.driver(p.Filled, i)
		return ok && p.write(l.driver, p.names[seat]+how[byJoker]) && p.write(l.price, "0")
	}),
	mistake("a joker crossed out that was not played", scoring.Impossible, "MI13", func(p page) bool {
		at, ok := scoringtest.Pick(p.Rand, p.Filled, func(at scoring.Place, w scoring.Written) bool { return at.Cell == cellJoker && !w.Struck })
		return ok && p.strike(at, true)
	}),
	mistake("a joker played and kept", scoring.Impossible, "MI13", func(p page) bool {
		s := p.sheet()
		return p.Filled[s.joker].Struck && p.strike(s.joker, false)
	}),
	mistake("a city that no road leads to", scoring.Impossible, "MI15", func(p page) bool {
		l, i, ok := p.day(func(i int) bool {
			from, _ := p.city(p.Filled, max(i, 1)-1)
			lucky, _ := p.lucky(p.Filled, i)
			return i > 0 && !lucky && from != nowhere
		})
		from, _ := p.city(p.Filled, max(i, 1)-1)
		to := slices.IndexFunc(p.world.Cities, func(c City) bool { return from != nowhere && c.Number != from+1 && !p.world.reaches(from, c.Number-1) })
		return ok && to >= 0 && p.write(l.city, strconv.Itoa(to+1))
	}),
	mistake("a car that stays", scoring.Impossible, "MI15", func(p page) bool {
		l, i, ok := p.day(func(i int) bool { return i > 0 })
		return ok && filledIn(p.Filled, p.lines[i-1].city) && p.write(l.city, p.Filled[p.lines[i-1].city].Value)
	}),
	mistake("a seventeenth city", scoring.Impossible, "MI3", func(p page) bool {
		l, _, ok := p.day(func(int) bool { return true })
		return ok && p.write(l.city, "17")
	}),
	mistake("a suitcase that was gone", scoring.Impossible, "MI16", func(p page) bool {
		l, _, ok := p.day(func(i int) bool { return filledIn(p.Filled, p.lines[i].city) && blank(p.Filled, p.lines[i].found) })
		return ok && p.write(l.found, p.world.Suitcases[0].String())
	}),
	mistake("a suitcase forgotten", scoring.Impossible, "MI16", func(p page) bool {
		l, _, ok := p.day(func(i int) bool { return filledIn(p.Filled, p.lines[i].found) })
		return ok && p.write(l.found, "")
	}),
	mistake("a suitcase of nine points", scoring.Impossible, "MI5", func(p page) bool {
		l, _, ok := p.day(func(i int) bool { return filledIn(p.Filled, p.lines[i].found) })
		return ok && p.write(l.found, "+9")
	}),
	mistake("a suitcase left where the car was", scoring.Impossible, "MI16", func(p page) bool {
		_, i, ok := p.day(func(i int) bool { return filledIn(p.Filled, p.lines[i].city) })
		city, _ := p.city(p.Filled, i)
		return ok && p.strike(onTable(caseCell(city)), false)
	}),
	mistake("the testament before another", scoring.Impossible, "MI22", func(p page) bool {
		at := slices.Index(p.names, p.Filled[onTable(cellTestament)].Value)
		return at >= 0 && p.write(onTable(cellTestament), p.names[(at+1)%len(p.names)])
	}),
	mistake("a game that goes on", scoring.Impossible, "MI30", func(p page) bool {
		l, _, ok := p.day(func(i int) bool { return i < p.count-1 })
		return ok && p.write(l.total[0], "70")
	}),
}

var cardMistakes = []scoringtest.Mistake{
	mistake("half a point", scoring.Impossible, "MI17", func(p page) bool {
		l, _, ok := p.day(func(i int) bool { return filledIn(p.Filled, p.lines[i].city) })
		at := l.city
		if ok {
			at = l.earned[0]
		}
		return ok && p.write(at, "0.5")
	}),
	mistake("more points than two cards bring", scoring.Impossible, "MI17", func(p page) bool {
		l, _, ok := p.day(func(i int) bool { return filledIn(p.Filled, p.lines[i].city) })
		return ok && p.write(l.earned[0], "40")
	}),
	mistake("points for no card", scoring.Impossible, "MI17", func(p page) bool {
		at, ok := p.card()
		return ok && p.strike(at, false)
	}),
	mistake("a card that no city has", scoring.Impossible, "MI4", func(p page) bool {
		at, ok := p.card()
		return ok && p.write(at, "3-xyz")
	}),
	mistake("a card that another has laid", scoring.Impossible, "MI4", func(p page) bool {
		at, ok := p.card()
		other := scoring.Place{Owner: (at.Owner + 1) % len(p.names), Cell: at.Cell}
		return ok && p.Filled[other] != p.Filled[at] && p.write(other, p.Filled[at].Value)
	}),
	mistake("a card of another city", scoring.Impossible, "MI17", func(p page) bool {
		at, ok := p.card()
		if !ok {
			return false
		}
		var held cards // by anybody, and all of the cities of which this player holds any
		for seat, s := range p.sheets {
			for _, place := range s.cards {
				c, known := p.cardAt(p.Filled, place)
				if known && seat == at.Owner {
					held |= ofCity(c.city())
				} else if known {
					held = held.with(c)
				}
			}
		}
		for _, c := range (allCards &^ held).list() {
			return p.write(at, p.world.word(c))
		}
		return false
	}),
}
