package judge

import (
	"math/rand/v2"
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/sheet"
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
			s, err := sheet.Start(setup)
			if err != nil {
				return false
			}
			read := auditor{sheet.NewPaper(s.State)}.read(audit.NewSheet(filled))
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

func (p page) seat() int { return p.IntN(len(p.Names)) }

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
func (p page) sold(how maloney.Sale) (n int, d sheet.Drive, ok bool) {
	n, ok = p.onDay(func(n int) bool {
		d, _ := p.Driver(n)
		return d.Sale == how
	})
	d, _ = p.Driver(n)
	return n, d, ok
}

// visitsOf is how often the car has come to a city.
func (p page) visitsOf(city int) int {
	times := 0
	for n := 1; n <= p.last; n++ {
		if at, _ := p.City(n); at == city {
			times++
		}
	}
	return times
}

// earn gives a seat more points on a day, in all sums.
func (p page) earn(n, seat, more int) bool {
	p.add(p.On(n).Earned[seat], more)
	return p.carry(n, seat, more)
}

// carry makes an error of addition on a day, and adds on right from there.
func (p page) carry(n, seat, more int) bool {
	for ; n <= p.last; n++ {
		p.add(p.On(n).Total[seat], more)
	}
	p.add(scoring.Place{Owner: seat, Cell: maloney.PointsCell}, more)
	return p.add(scoring.Place{Owner: seat, Cell: maloney.TogetherCell}, more)
}

// laidBy is a day and a seat that has laid cards then, in a city where the car
// was once; on a day that doubles, or not.
func (p page) laidBy(doubled bool) (n, seat, worth int, ok bool) {
	seat = p.seat()
	of := func(n int) int {
		earned, _ := p.Number(p.On(n).Earned[seat])
		return int((earned - p.Gifts(n, seat)[0]) / scoring.Whole(1))
	}
	n, ok = p.onDay(func(n int) bool {
		city, _ := p.City(n)
		day, _ := p.Weekday(n)
		return city != maloney.Nowhere && p.visitsOf(city) == 1 && day.Doubled() == doubled && of(n) > 0
	})
	return n, seat, of(n), ok
}

// place is a place of a hand, laid or not.
func (p page) place(laid bool) (scoring.Place, bool) {
	return scoringtest.Pick(p.Rand, p.filled, func(at scoring.Place, w scoring.Written) bool {
		return at.Owner != scoring.Table && slices.Contains(p.Hands[at.Owner], at) && w.Struck == laid
	})
}

// Mistakes are what goes wrong on paper.
var Mistakes = slices.Concat(sumMistakes, dayMistakes, auctionMistakes, driveMistakes, caseMistakes, cardMistakes, endMistakes)

var sumMistakes = []scoringtest.Mistake{
	slip("one point more in the end", "MI31", func(p page) bool { return p.add(p.mine(maloney.TogetherCell), 1) }),
	slip("no money in the end", "MI31", func(p page) bool {
		purse, ok := p.some(maloney.PurseCell, func(w scoring.Written) bool { return w.Value != "0" })
		at := scoring.Place{Owner: purse.Owner, Cell: maloney.TogetherCell}
		p.filled[at] = p.filled[scoring.Place{Owner: at.Owner, Cell: maloney.PointsCell}]
		return ok
	}),
	slip("a tenth of the money in the end", "MI31", func(p page) bool {
		purse, ok := p.some(maloney.PurseCell, func(w scoring.Written) bool { return w.Value != "0" })
		money, _ := p.Dollars(purse)
		scoringtest.Add(p.filled, purse.Owner, maloney.TogetherCell, maloney.InPoints(money/10)-maloney.InPoints(money))
		return ok
	}),
	slip("two ends swapped", "MI31", func(p page) bool {
		one, two := scoring.Place{Owner: 0, Cell: maloney.TogetherCell}, scoring.Place{Owner: 1, Cell: maloney.TogetherCell}
		p.filled[one], p.filled[two] = p.filled[two], p.filled[one]
		return true
	}),
	slip("three points less", "MI17", func(p page) bool { return p.add(p.mine(maloney.PointsCell), -3) }),
	slip("one running total", "MI17", func(p page) bool { return p.add(p.On(1 + p.IntN(p.last)).Total[p.seat()], 10) }),
	slip("running totals from a day on", "MI17", func(p page) bool { return p.carry(1+p.IntN(p.last), p.seat(), 1) }),
	slip("$100 too many", "MI2", func(p page) bool { return p.add(p.mine(maloney.PurseCell), 100) }),
	slip("a purse left blank", "MI2", func(p page) bool {
		at, ok := p.some(maloney.PurseCell, func(w scoring.Written) bool { return w.Value != "0" })
		return ok && p.write(at, "")
	}),
	slip("the bank $500 short", "MI11", func(p page) bool { return p.add(sheet.OnTable(maloney.BankCell), -500) }),
	slip("an action card too few", "MI6", func(p page) bool { return p.add(p.mine(maloney.CardsLeftCell), -1) }),
}

var dayMistakes = []scoringtest.Mistake{
	nonsense("a day again", "MI10", func(p page) bool {
		n := 2 + p.IntN(p.last-1)
		p.filled[p.On(n).Weekday] = p.filled[p.On(n-1).Weekday]
		return true
	}),
	scrawl("a day that no week has", "MI10", func(p page) bool { return p.write(p.On(1+p.IntN(p.last)).Weekday, "xxx") }),
	nonsense("a row left out", "MI10", func(p page) bool { return p.write(p.On(1+p.IntN(p.last-1)).Weekday, "") }),
}

var auctionMistakes = []scoringtest.Mistake{
	nonsense("a price of half a bid", "MI11", func(p page) bool {
		n, _, ok := p.sold(maloney.Bought)
		return ok && p.add(p.On(n).Price, 50)
	}),
	nonsense("a price below a bid", "MI11", func(p page) bool {
		n, ok := p.onDay(func(n int) bool {
			d, _ := p.Driver(n)
			c, _ := p.Calls(n)
			return d.Sale == maloney.Bought && slices.Max(c.Bids) > maloney.Step
		})
		return ok && p.write(p.On(n).Price, "100")
	}),
	nonsense("a joker that costs money", "MI11", func(p page) bool {
		n, _, ok := p.sold(maloney.ByJoker)
		return ok && p.write(p.On(n).Price, "300")
	}),
	nonsense("more than a purse holds", "MI12", func(p page) bool {
		n, _, ok := p.sold(maloney.Bought)
		return ok && p.write(p.On(n).Price, strconv.Itoa(maloney.Purse+maloney.Suitcases*maloney.BestMoney))
	}),
	nonsense("a fine too small", "MI12", func(p page) bool { return p.write(p.On(1).Bids, p.Names[p.seat()]+" fined 300") }),
	nonsense("half a bid", "MI11", func(p page) bool {
		n, _, ok := p.sold(maloney.Bought)
		return ok && p.write(p.On(n).Bids, p.Names[p.seat()]+" 50")
	}),
	scrawl("bids of a stranger", "MI11", func(p page) bool { return p.write(p.On(1).Bids, "Zed 300") }),
	nonsense("bids and yet none", "MI14", func(p page) bool {
		n, _, ok := p.sold(maloney.ByDefault)
		return ok && p.write(p.On(n).Bids, p.Names[p.seat()]+" 100")
	}),
	nonsense("no bid, and another driver", "MI14", func(p page) bool {
		n, d, ok := p.sold(maloney.ByDefault)
		return ok && p.write(p.On(n).Driver, sheet.WriteDriver(p.Names[(d.Seat+1)%len(p.Names)], maloney.ByDefault))
	}),
	scrawl("a strange driver", "MI11", func(p page) bool {
		n, _, ok := p.sold(maloney.Bought)
		return ok && p.write(p.On(n).Driver, "Zed")
	}),
	nonsense("no driver", "MI10", func(p page) bool {
		n, _, ok := p.sold(maloney.ByJoker)
		return ok && p.write(p.On(n).Driver, "")
	}),
	nonsense("a driver on a Sunday", "MI20", func(p page) bool {
		n, _, ok := p.sold(maloney.Unsold)
		return ok && p.write(p.On(n).Driver, p.Names[p.seat()])
	}),
	nonsense("a joker on a Tuesday", "MI13", func(p page) bool {
		n, ok := p.onDay(func(n int) bool {
			day, _ := p.Weekday(n)
			return day == maloney.Tuesday
		})
		d, _ := p.Driver(n)
		return ok && p.write(p.On(n).Price, "0") && p.write(p.On(n).Driver, sheet.WriteDriver(p.Names[d.Seat], maloney.ByJoker))
	}),
	nonsense("a second joker", "MI13", func(p page) bool {
		one, d, ok := p.sold(maloney.ByJoker)
		n, also := p.onDay(func(n int) bool {
			day, _ := p.Weekday(n)
			return day.Jokers() && n != one
		})
		return ok && also && p.write(p.On(n).Driver, sheet.WriteDriver(p.Names[d.Seat], maloney.ByJoker)) && p.write(p.On(n).Price, "0")
	}),
	nonsense("a joker gone and never played", "MI13", func(p page) bool {
		n, d, ok := p.sold(maloney.ByJoker)
		return ok && p.write(p.On(n).Driver, p.Names[d.Seat]) && p.write(p.On(n).Price, "100")
	}),
	nonsense("a joker played and kept", "MI13", func(p page) bool {
		at, ok := p.some(maloney.JokerCell, func(w scoring.Written) bool { return w.Struck })
		return ok && p.cross(at, false)
	}),
}
