package judge

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/sheet"
	"saddlebag/scoring/scoringtest"
)

// number is a city as it is written.
func number(city int) string { return strconv.Itoa(city + 1) }

// driven is a day after the first on which somebody drives.
func (p page) driven() (n, from int, ok bool) {
	n, ok = p.onDay(func(n int) bool {
		d, _ := p.Driver(n)
		return n > 1 && d.Sale != maloney.Unsold
	})
	from, known := p.Where(max(1, n-1))
	return n, from, ok && known
}

var driveMistakes = []scoringtest.Mistake{
	nonsense("a drive without a road", "MI15", func(p page) bool {
		n, from, ok := p.driven()
		to := (from + 1) % maloney.Cities
		for ok && p.World.Reaches(from, to) {
			to = (to + 1) % maloney.Cities
		}
		return ok && to != from && p.write(p.On(n).City, number(to))
	}),
	nonsense("a drive to where the car is", "MI15", func(p page) bool {
		n, from, ok := p.driven()
		return ok && p.write(p.On(n).City, number(from))
	}),
	nonsense("a drive to nowhere", "MI15", func(p page) bool {
		n, _, ok := p.driven()
		return ok && p.write(p.On(n).City, "")
	}),
	scrawl("a drive to a city that there is not", "MI3", func(p page) bool {
		n, _, ok := p.driven()
		return ok && p.write(p.On(n).City, "17")
	}),
	nonsense("the car elsewhere", "MI15", func(p page) bool {
		at, ok := p.Where(p.last)
		return ok && p.write(sheet.OnTable(maloney.CityCell(at)), "") && p.write(sheet.OnTable(maloney.CityCell((at+1)%maloney.Cities)), "car")
	}),
	nonsense("a Sunday's card of another city", "MI20", func(p page) bool {
		c, ok := p.LastTurned()
		_, _, lucky := p.sold(maloney.Unsold)
		return ok && lucky && p.write(sheet.OnTable(maloney.DeckCell), p.World.Word((c+maloney.CardsEach)%maloney.Cards))
	}),
}

// finding is a day on which a suitcase is found, and that is another than one.
func (p page) finding(than string) (n int, ok bool) {
	return p.onDay(func(n int) bool {
		word, found := p.Text(p.On(n).Found)
		return found && word != than
	})
}

// aCase is the box of a suitcase, gone or not.
func (p page) aCase(gone bool) (scoring.Place, bool) {
	return scoringtest.Pick(p.Rand, p.filled, func(at scoring.Place, w scoring.Written) bool {
		return at.Owner == scoring.Table && strings.HasPrefix(at.Cell, maloney.CaseGroup+"/") && w.Struck == gone
	})
}

var caseMistakes = []scoringtest.Mistake{
	scrawl("a suitcase that there is not", "MI5", func(p page) bool {
		n, ok := p.finding("")
		return ok && p.write(p.On(n).Found, "+9")
	}),
	nonsense("a suitcase twice that there is once", "MI5", func(p page) bool {
		m, also := p.onDay(func(m int) bool {
			c, ok := p.Found(m)
			same := scoring.Where(maloney.Suitcases, func(i int) bool { return p.World.Suitcases[i] == c })
			return ok && len(same) == 1
		})
		if !also {
			return false
		}
		found := p.filled[p.On(m).Found].Value
		n, ok := p.finding(found)
		return ok && n != m && p.write(p.On(n).Found, found)
	}),
	nonsense("a suitcase not opened", "MI16", func(p page) bool {
		n, ok := p.finding("")
		return ok && p.write(p.On(n).Found, "")
	}),
	nonsense("a suitcase opened again", "MI16", func(p page) bool {
		n, ok := p.onDay(func(n int) bool {
			city, _ := p.City(n)
			return city != maloney.Nowhere && p.Blank(p.On(n).Found)
		})
		return ok && p.write(p.On(n).Found, "+$300")
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
			c, _ := p.Found(n)
			day, _ := p.Weekday(n)
			city, _ := p.City(n)
			return c.Points != 0 && !day.Doubled() && p.visitsOf(city) == 1
		})
		c, _ := p.Found(n)
		d, _ := p.Driver(n)
		return ok && p.earn(n, max(d.Seat, 0), -c.Points)
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
		if p.Most > maloney.HandOfCity {
			return false
		}
		for i := range maloney.HandOfCity + 1 {
			p.write(p.Hands[seat][i], p.World.Word(maloney.Card(i)))
		}
		return true
	}),
	nonsense("a card kept that was laid", "MI17", func(p page) bool {
		at, ok := p.place(true)
		p.filled[at] = scoring.Written{Value: p.filled[at].Value}
		return ok && p.add(scoring.Place{Owner: at.Owner, Cell: maloney.CardsLeftCell}, 1)
	}),
	nonsense("a card laid where the car never was", "MI17", func(p page) bool {
		at, ok := p.place(true)
		var hands maloney.CardSet
		for seat := range p.Names {
			hand := p.Hand(seat)
			hands |= hand.Laid | hand.Held
		}
		for c := range maloney.Card(maloney.Cards) {
			if ok && !hands.Has(c) && p.visitsOf(c.City()) == 0 {
				p.filled[at] = scoring.Written{Value: p.World.Word(c), Struck: true}
				return true
			}
		}
		return false
	}),
	nonsense("a card not written down", "MI17", func(p page) bool {
		at, ok := p.place(true)
		return ok && p.write(at, "") && p.add(scoring.Place{Owner: at.Owner, Cell: maloney.CardsLeftCell}, 1)
	}),
	nonsense("a card laid for one point more", "MI17", func(p page) bool {
		n, seat, _, ok := p.laidBy(false)
		return ok && p.earn(n, seat, 1)
	}),
	nonsense("half a point", "MI17", func(p page) bool {
		n, seat, _, ok := p.laidBy(false)
		scoringtest.Add(p.filled, seat, p.On(n).Earned[seat].Cell, 5)
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
		return ok && p.earn(n, seat, -worth) && p.earn(n, (seat+1)%len(p.Names), worth)
	}),
}

var endMistakes = []scoringtest.Mistake{
	nonsense("the testament elsewhere", "MI22", func(p page) bool {
		at := slices.Index(p.Names, p.filled[sheet.OnTable(maloney.TestamentCell)].Value)
		return p.write(sheet.OnTable(maloney.TestamentCell), p.Names[(at+1)%len(p.Names)])
	}),
	nonsense("the testament nowhere", "MI22", func(p page) bool { return p.write(sheet.OnTable(maloney.TestamentCell), "") }),
	scrawl("the testament of a stranger", "MI22", func(p page) bool { return p.write(sheet.OnTable(maloney.TestamentCell), "Zed") }),
}
