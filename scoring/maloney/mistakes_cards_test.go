package maloney

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/scoringtest"
)

// number is a city as it is written.
func number(city int) string { return strconv.Itoa(city + 1) }

// driven is a day after the first on which somebody drives.
func (p page) driven() (n, from int, ok bool) {
	n, ok = p.onDay(func(n int) bool {
		d, _ := p.driver(n)
		return n > 1 && d.sale != unsold
	})
	from, known := p.where(max(1, n-1))
	return n, from, ok && known
}

var driveMistakes = []scoringtest.Mistake{
	nonsense("a drive without a road", "MI15", func(p page) bool {
		n, from, ok := p.driven()
		to := (from + 1) % Cities
		for ok && p.world.reaches(from, to) {
			to = (to + 1) % Cities
		}
		return ok && to != from && p.write(p.on(n).city, number(to))
	}),
	nonsense("a drive to where the car is", "MI15", func(p page) bool {
		n, from, ok := p.driven()
		return ok && p.write(p.on(n).city, number(from))
	}),
	nonsense("a drive to nowhere", "MI15", func(p page) bool {
		n, _, ok := p.driven()
		return ok && p.write(p.on(n).city, "")
	}),
	scrawl("a drive to a city that there is not", "MI3", func(p page) bool {
		n, _, ok := p.driven()
		return ok && p.write(p.on(n).city, "17")
	}),
	nonsense("the car elsewhere", "MI15", func(p page) bool {
		at, ok := p.where(p.last)
		return ok && p.write(onTable(CityCell(at)), "") && p.write(onTable(CityCell((at+1)%Cities)), "car")
	}),
	nonsense("a Sunday's card of another city", "MI20", func(p page) bool {
		c, ok := p.lastTurned()
		_, _, lucky := p.sold(unsold)
		return ok && lucky && p.write(onTable(DeckCell), p.world.word((c+CardsEach)%Cards))
	}),
}

// finding is a day on which a suitcase is found, and that is another than one.
func (p page) finding(than string) (n int, ok bool) {
	return p.onDay(func(n int) bool {
		word, found := p.text(p.on(n).found)
		return found && word != than
	})
}

// aCase is the box of a suitcase, gone or not.
func (p page) aCase(gone bool) (scoring.Place, bool) {
	return scoringtest.Pick(p.Rand, p.filled, func(at scoring.Place, w scoring.Written) bool {
		return at.Owner == scoring.Table && strings.HasPrefix(at.Cell, caseGroup+"/") && w.Struck == gone
	})
}

var caseMistakes = []scoringtest.Mistake{
	scrawl("a suitcase that there is not", "MI5", func(p page) bool {
		n, ok := p.finding("")
		return ok && p.write(p.on(n).found, "+9")
	}),
	nonsense("a suitcase twice that there is once", "MI5", func(p page) bool {
		m, also := p.onDay(func(m int) bool {
			c, ok := p.found(m)
			same := scoring.Where(Suitcases, func(i int) bool { return p.world.Suitcases[i] == c })
			return ok && len(same) == 1
		})
		if !also {
			return false
		}
		found := p.filled[p.on(m).found].Value
		n, ok := p.finding(found)
		return ok && n != m && p.write(p.on(n).found, found)
	}),
	nonsense("a suitcase not opened", "MI16", func(p page) bool {
		n, ok := p.finding("")
		return ok && p.write(p.on(n).found, "")
	}),
	nonsense("a suitcase opened again", "MI16", func(p page) bool {
		n, ok := p.onDay(func(n int) bool {
			city, _ := p.city(n)
			return city != nowhere && p.Blank(p.on(n).found)
		})
		return ok && p.write(p.on(n).found, "+$300")
	}),
	nonsense("a suitcase gone that nobody found", "MI16", func(p page) bool {
		at, ok := p.aCase(false)
		return ok && p.cross(at, true)
	}),
	nonsense("a suitcase found that still lies there", "MI16", func(p page) bool {
		at, ok := p.aCase(true)
		return ok && p.cross(at, false)
	}),
	nonsense("a suitcase of points not counted", "MI17", func(p page) bool {
		n, ok := p.onDay(func(n int) bool {
			c, _ := p.found(n)
			day, _ := p.weekday(n)
			city, _ := p.city(n)
			return c.Points != 0 && !day.Doubled() && p.visitsOf(city) == 1
		})
		c, _ := p.found(n)
		d, _ := p.driver(n)
		return ok && p.earn(n, max(d.seat, 0), -c.Points)
	}),
}

var cardMistakes = []scoringtest.Mistake{
	scrawl("a card that there is not", "MI4", func(p page) bool {
		at, ok := p.place(true)
		p.filled[at] = scoring.Written{Value: "1-tue", Struck: true} // San Francisco is best on mon, wed, fri and sun
		return ok
	}),
	nonsense("a card twice", "MI4", func(p page) bool {
		from, ok := p.place(true)
		to, also := p.place(p.IntN(2) == 0)
		p.filled[to] = p.filled[from]
		return ok && also && from != to
	}),
	nonsense("three cards of one city", "MI6", func(p page) bool {
		seat := p.seat()
		if p.most > HandOfCity {
			return false
		}
		for i := range HandOfCity + 1 {
			p.write(p.hands[seat][i], p.world.word(card(i)))
		}
		return true
	}),
	nonsense("a card kept that was laid", "MI17", func(p page) bool {
		at, ok := p.place(true)
		p.filled[at] = scoring.Written{Value: p.filled[at].Value}
		return ok && p.add(scoring.Place{Owner: at.Owner, Cell: CardsLeftCell}, 1)
	}),
	nonsense("a card laid where the car never was", "MI17", func(p page) bool {
		at, ok := p.place(true)
		var hands cardSet
		for seat := range p.names {
			hand := p.hand(seat)
			hands |= hand.laid | hand.held
		}
		for c := range card(Cards) {
			if ok && !hands.has(c) && p.visitsOf(c.city()) == 0 {
				p.filled[at] = scoring.Written{Value: p.world.word(c), Struck: true}
				return true
			}
		}
		return false
	}),
	nonsense("a card not written down", "MI17", func(p page) bool {
		at, ok := p.place(true)
		return ok && p.write(at, "") && p.add(scoring.Place{Owner: at.Owner, Cell: CardsLeftCell}, 1)
	}),
	nonsense("a card laid for one point more", "MI17", func(p page) bool {
		n, seat, _, ok := p.laidBy(false)
		return ok && p.earn(n, seat, 1)
	}),
	nonsense("half a point", "MI17", func(p page) bool {
		n, seat, _, ok := p.laidBy(false)
		scoringtest.Add(p.filled, seat, p.on(n).earned[seat].Cell, 5)
		return ok
	}),
	nonsense("a doubled day counted once", "MI18", func(p page) bool {
		for range p.last {
			if n, seat, worth, ok := p.laidBy(true); ok && worth/2%2 == 1 { // an even half could be that of other cards
				return p.earn(n, seat, -worth/2)
			}
		}
		return false
	}),
	nonsense("a day doubled that is not", "MI17", func(p page) bool {
		n, seat, worth, ok := p.laidBy(false)
		return ok && p.earn(n, seat, worth)
	}),
	nonsense("points of another player", "MI17", func(p page) bool {
		n, seat, worth, ok := p.laidBy(false)
		return ok && p.earn(n, seat, -worth) && p.earn(n, (seat+1)%len(p.names), worth)
	}),
}

var endMistakes = []scoringtest.Mistake{
	nonsense("the testament elsewhere", "MI22", func(p page) bool {
		at := slices.Index(p.names, p.filled[onTable(TestamentCell)].Value)
		return p.write(onTable(TestamentCell), p.names[(at+1)%len(p.names)])
	}),
	nonsense("the testament nowhere", "MI22", func(p page) bool { return p.write(onTable(TestamentCell), "") }),
	scrawl("the testament of a stranger", "MI22", func(p page) bool { return p.write(onTable(TestamentCell), "Zed") }),
}
