package maloney

import (
	"math/rand/v2"
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/scoringtest"
)

// A page is filled sheets that a mistake is made in, with all that is known of
// them before it is.
type page struct {
	*rand.Rand
	reader
	filled scoring.Filled
	last   int // day
}

// mistake makes one of scoringtest's, in sheets that tell of a whole game.
func mistake(name string, verdict scoring.Verdict, clause string, do func(page) bool) scoringtest.Mistake {
	return scoringtest.Mistake{
		Name: name, Verdict: verdict, Clause: clause,
		Make: func(r *rand.Rand, setup scoring.Setup, filled scoring.Filled) bool {
			s, err := start(setup)
			if err != nil {
				return false
			}
			read := newAuditor(s).read(audit.NewSheet(filled))
			p := page{r, read, filled, read.lasts()[0]}
			return p.last > 0 && do(p)
		},
	}
}

// slip is a mistake in what is added up, and nonsense one after which no game has
// such sheets.
func slip(name, clause string, do func(page) bool) scoringtest.Mistake {
	return mistake(name, scoring.WrongTotal, clause, do)
}

func nonsense(name, clause string, do func(page) bool) scoringtest.Mistake {
	return mistake(name, scoring.Impossible, clause, do)
}

// scrawl is something that cannot be read.
func scrawl(name, clause string, do func(page) bool) scoringtest.Mistake {
	return mistake(name, scoring.HardToRead, clause, do)
}

// write writes on a place.
func (p page) write(at scoring.Place, value string) bool {
	p.filled[at] = scoring.Written{Value: value}
	return true
}

// cross crosses a box, or takes its cross away.
func (p page) cross(at scoring.Place, struck bool) bool {
	p.filled[at] = scoring.Written{Struck: struck}
	return true
}

func (p page) add(at scoring.Place, n int) bool {
	scoringtest.Add(p.filled, at.Owner, at.Cell, scoring.Whole(n))
	return true
}

func (p page) seat() int { return p.IntN(len(p.names)) }

// mine is a place of some seat's sheet.
func (p page) mine(cell string) scoring.Place { return scoring.Place{Owner: p.seat(), Cell: cell} }

// some is a place of some seat's sheet that a function takes.
func (p page) some(cell string, takes func(scoring.Written) bool) (scoring.Place, bool) {
	return scoringtest.Pick(p.Rand, p.filled, func(at scoring.Place, w scoring.Written) bool {
		return at.Owner != scoring.Table && at.Cell == cell && takes(w)
	})
}

// onDay is a day that a function takes, if there is any.
func (p page) onDay(takes func(n int) bool) (n int, ok bool) {
	for _, i := range p.Perm(p.last) {
		if takes(i + 1) {
			return i + 1, true
		}
	}
	return 1, false
}

// sold is a day on which the driver came by the car in that way.
func (p page) sold(how sale) (n int, d drive, ok bool) {
	n, ok = p.onDay(func(n int) bool {
		d, _ := p.driver(n)
		return d.sale == how
	})
	d, _ = p.driver(n)
	return n, d, ok
}

// visitsOf is how often the car has come to a city.
func (p page) visitsOf(city int) int {
	times := 0
	for n := 1; n <= p.last; n++ {
		if at, _ := p.city(n); at == city {
			times++
		}
	}
	return times
}

// earn gives a seat more points on a day, in all sums.
func (p page) earn(n, seat, more int) bool {
	p.add(p.on(n).earned[seat], more)
	return p.carry(n, seat, more)
}

// carry makes an error of addition on a day, and adds on right from there.
func (p page) carry(n, seat, more int) bool {
	for ; n <= p.last; n++ {
		p.add(p.on(n).total[seat], more)
	}
	p.add(scoring.Place{Owner: seat, Cell: PointsCell}, more)
	return p.add(scoring.Place{Owner: seat, Cell: TogetherCell}, more)
}

// laidBy is a day and a seat that has laid cards then, in a city where the car
// was once; on a day that doubles, or not.
func (p page) laidBy(doubled bool) (n, seat, worth int, ok bool) {
	seat = p.seat()
	of := func(n int) int {
		earned, _ := p.Number(p.on(n).earned[seat])
		return int((earned - p.gifts(n, seat)[0]) / scoring.Whole(1))
	}
	n, ok = p.onDay(func(n int) bool {
		city, _ := p.city(n)
		day, _ := p.weekday(n)
		return city != nowhere && p.visitsOf(city) == 1 && day.Doubled() == doubled && of(n) > 0
	})
	return n, seat, of(n), ok
}

// place is a place of a hand, laid or not.
func (p page) place(laid bool) (scoring.Place, bool) {
	return scoringtest.Pick(p.Rand, p.filled, func(at scoring.Place, w scoring.Written) bool {
		return at.Owner != scoring.Table && slices.Contains(p.hands[at.Owner], at) && w.Struck == laid
	})
}

// mistakes are what goes wrong on paper.
var mistakes = slices.Concat(sumMistakes, dayMistakes, auctionMistakes, driveMistakes, caseMistakes, cardMistakes, endMistakes)

var sumMistakes = []scoringtest.Mistake{
	slip("one point more in the end", "MI31", func(p page) bool { return p.add(p.mine(TogetherCell), 1) }),
	slip("no money in the end", "MI31", func(p page) bool {
		purse, ok := p.some(PurseCell, func(w scoring.Written) bool { return w.Value != "0" })
		at := scoring.Place{Owner: purse.Owner, Cell: TogetherCell}
		p.filled[at] = p.filled[scoring.Place{Owner: at.Owner, Cell: PointsCell}]
		return ok
	}),
	slip("a tenth of the money in the end", "MI31", func(p page) bool {
		purse, ok := p.some(PurseCell, func(w scoring.Written) bool { return w.Value != "0" })
		money, _ := p.dollars(purse)
		scoringtest.Add(p.filled, purse.Owner, TogetherCell, inPoints(money/10)-inPoints(money))
		return ok
	}),
	slip("two ends swapped", "MI31", func(p page) bool {
		one, two := scoring.Place{Owner: 0, Cell: TogetherCell}, scoring.Place{Owner: 1, Cell: TogetherCell}
		p.filled[one], p.filled[two] = p.filled[two], p.filled[one]
		return true
	}),
	slip("three points less", "MI17", func(p page) bool { return p.add(p.mine(PointsCell), -3) }),
	slip("one running total", "MI17", func(p page) bool { return p.add(p.on(1 + p.IntN(p.last)).total[p.seat()], 10) }),
	slip("running totals from a day on", "MI17", func(p page) bool { return p.carry(1+p.IntN(p.last), p.seat(), 1) }),
	slip("$100 too many", "MI2", func(p page) bool { return p.add(p.mine(PurseCell), 100) }),
	slip("a purse left blank", "MI2", func(p page) bool {
		at, ok := p.some(PurseCell, func(w scoring.Written) bool { return w.Value != "0" })
		return ok && p.write(at, "")
	}),
	slip("the bank $500 short", "MI11", func(p page) bool { return p.add(onTable(BankCell), -500) }),
	slip("an action card too few", "MI6", func(p page) bool { return p.add(p.mine(CardsLeftCell), -1) }),
}

var dayMistakes = []scoringtest.Mistake{
	nonsense("a day again", "MI10", func(p page) bool {
		n := 2 + p.IntN(p.last-1)
		p.filled[p.on(n).weekday] = p.filled[p.on(n-1).weekday]
		return true
	}),
	scrawl("a day that no week has", "MI10", func(p page) bool { return p.write(p.on(1+p.IntN(p.last)).weekday, "xxx") }),
	nonsense("a row left out", "MI10", func(p page) bool { return p.write(p.on(1+p.IntN(p.last-1)).weekday, "") }),
}

var auctionMistakes = []scoringtest.Mistake{
	nonsense("a price of half a bid", "MI11", func(p page) bool {
		n, _, ok := p.sold(bought)
		return ok && p.add(p.on(n).price, 50)
	}),
	nonsense("a price below a bid", "MI11", func(p page) bool {
		n, ok := p.onDay(func(n int) bool {
			d, _ := p.driver(n)
			c, _ := p.calls(n)
			return d.sale == bought && slices.Max(c.bids) > Step
		})
		return ok && p.write(p.on(n).price, "100")
	}),
	nonsense("a joker that costs money", "MI11", func(p page) bool {
		n, _, ok := p.sold(byJoker)
		return ok && p.write(p.on(n).price, "300")
	}),
	nonsense("more than a purse holds", "MI12", func(p page) bool {
		n, _, ok := p.sold(bought)
		return ok && p.write(p.on(n).price, strconv.Itoa(Purse+Suitcases*BestMoney))
	}),
	nonsense("a fine too small", "MI12", func(p page) bool { return p.write(p.on(1).bids, p.names[p.seat()]+" fined 300") }),
	nonsense("half a bid", "MI11", func(p page) bool {
		n, _, ok := p.sold(bought)
		return ok && p.write(p.on(n).bids, p.names[p.seat()]+" 50")
	}),
	scrawl("bids of a stranger", "MI11", func(p page) bool { return p.write(p.on(1).bids, "Zed 300") }),
	nonsense("bids and yet none", "MI14", func(p page) bool {
		n, _, ok := p.sold(byDefault)
		return ok && p.write(p.on(n).bids, p.names[p.seat()]+" 100")
	}),
	nonsense("no bid, and another driver", "MI14", func(p page) bool {
		n, d, ok := p.sold(byDefault)
		return ok && p.write(p.on(n).driver, writeDriver(p.names[(d.seat+1)%len(p.names)], byDefault))
	}),
	scrawl("a strange driver", "MI11", func(p page) bool {
		n, _, ok := p.sold(bought)
		return ok && p.write(p.on(n).driver, "Zed")
	}),
	nonsense("no driver", "MI10", func(p page) bool {
		n, _, ok := p.sold(byJoker)
		return ok && p.write(p.on(n).driver, "")
	}),
	nonsense("a driver on a Sunday", "MI20", func(p page) bool {
		n, _, ok := p.sold(unsold)
		return ok && p.write(p.on(n).driver, p.names[p.seat()])
	}),
	nonsense("a joker on a Tuesday", "MI13", func(p page) bool {
		n, ok := p.onDay(func(n int) bool {
			day, _ := p.weekday(n)
			return day == Tuesday
		})
		d, _ := p.driver(n)
		return ok && p.write(p.on(n).price, "0") && p.write(p.on(n).driver, writeDriver(p.names[d.seat], byJoker))
	}),
	nonsense("a second joker", "MI13", func(p page) bool {
		one, d, ok := p.sold(byJoker)
		n, also := p.onDay(func(n int) bool {
			day, _ := p.weekday(n)
			return day.Jokers() && n != one
		})
		return ok && also && p.write(p.on(n).driver, writeDriver(p.names[d.seat], byJoker)) && p.write(p.on(n).price, "0")
	}),
	nonsense("a joker gone and never played", "MI13", func(p page) bool {
		n, d, ok := p.sold(byJoker)
		return ok && p.write(p.on(n).driver, p.names[d.seat]) && p.write(p.on(n).price, "100")
	}),
	nonsense("a joker played and kept", "MI13", func(p page) bool {
		at, ok := p.some(JokerCell, func(w scoring.Written) bool { return w.Struck })
		return ok && p.cross(at, false)
	}),
}
