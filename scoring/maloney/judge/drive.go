package judge

import (
	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/sheet"
	"saddlebag/scoring/speech"
)

// goesOn demands that the car goes somewhere on a day with a driver (MI15).
func (s reader) goesOn(n int) speech.Text {
	return s.withoutAuction(n, s.On(n).City, "maloney.goes-nowhere")
}

// goesFar demands the same of a Sunday, if the deck has more cards than one city
// (MI21).
func (s reader) goesFar(n int) speech.Text {
	lucky, _ := s.Lucky(n)
	return audit.Wrong(lucky && s.Blank(s.On(n).City) && s.Deck > maloney.CardsEach,
		"maloney.goes-nowhere-on-sunday", "day", n, "n", s.Deck)
}

// byRoad demands that the car goes along roads, and never stays (MI15); a
// Sunday's card brings it anywhere else (MI20).
func (s reader) byRoad(n int) speech.Text {
	to, ok := s.City(n)
	if !ok || to == maloney.Nowhere {
		return ""
	}
	from, ok := s.Where(n - 1)
	lucky, known := s.Lucky(n)
	switch {
	case !ok:
	case from == to:
		return speech.Say("maloney.stays-in", "city", s.World.Name(to), "day", n)
	case known && !lucky && !s.World.Reaches(from, to):
		return speech.Say("maloney.no-road-that-day", "from", s.World.Name(from), "to", s.World.Name(to), "day", n)
	}
	return ""
}

// staysForNone demands that the car stays on a Sunday only in the city that all
// cards of the deck name: no other Sunday brings it elsewhere, and nobody holds
// a card of that city (MI21).
func (s reader) staysForNone(n int) speech.Text {
	if !s.Blank(s.On(n).City) {
		return ""
	}
	here, known := s.Where(n)
	if lucky, _ := s.Lucky(n); !lucky || !known {
		return ""
	}
	for m := 2; m <= sheet.PaperDays; m++ {
		lucky, _ := s.Lucky(m)
		if there, known := s.City(m); lucky && known && there != maloney.Nowhere && there != here {
			return speech.Say("maloney.other-sunday-names", "city", s.World.Name(here), "day", n, "other", m, "there", s.World.Name(there))
		}
	}
	for seat, hand := range s.Hands {
		for _, p := range hand {
			if c, _ := s.Card(p); c.Known && c.Card.City() == here {
				return speech.Say("maloney.stays-but-held", "city", s.World.Name(here), "day", n, "player", s.Names[seat], "card", s.World.Title(c.Card))
			}
		}
	}
	return ""
}

// carIn demands that the car stands where it went last (MI15).
func (s reader) carIn(city, last int) speech.Text {
	p := sheet.OnTable(maloney.CityCell(city))
	at, known := s.Where(last)
	if !known || s.Filled(p) == (city == at) {
		return ""
	}
	return speech.Say("maloney.board-shows-not", "city", s.World.Name(at))
}

// turnedLast demands that the card turned last names the city of the last
// Sunday (MI20).
func (s reader) turnedLast(_, last int) speech.Text {
	c, ok := s.LastTurned()
	if !ok {
		return ""
	}
	for n := last; n > max(1, last-maloney.Days); n-- {
		if lucky, _ := s.Lucky(n); !lucky {
			continue
		}
		if city, known := s.Where(n); known && city != c.City() {
			return speech.Say("maloney.last-card-elsewhere", "card", s.World.Title(c), "day", n, "city", s.World.Name(city))
		}
	}
	return ""
}

// turnedFirst demands that the first card tells on which day the game begins,
// and where the car leaves from, if no Sunday has turned another (MI7).
func (s reader) turnedFirst(_, last int) speech.Text {
	c, ok := s.LastTurned()
	begins, known := s.Weekday(1)
	luckiest := 2 + int(maloney.Sunday-begins+maloney.Days-1)%maloney.Days // the first Sunday with a card of its own: after the first day
	if !ok || !known || last >= luckiest {
		return ""
	}
	if best := s.World.Best(c); best != begins {
		return speech.Say("maloney.first-card-other-day", "card", s.World.Title(c), "weekday", begins.Name())
	}
	if to, known := s.City(1); known && to != maloney.Nowhere && !s.World.Reaches(c.City(), to) {
		return speech.Say("maloney.first-card-no-road", "from", s.World.Name(c.City()), "to", s.World.Name(to))
	}
	return ""
}
