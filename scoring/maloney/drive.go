package maloney

import (
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// drive moves the car to a city (MI15).
func (s *State) drive(e scoring.Event) *scoring.Violation {
	to, _ := ParseCity(e.Args[0])
	switch {
	case s.Phase > Driving && s.lucky():
		return scoring.Breaks("MI20", "maloney.sunday-no-drive")
	case s.Phase > Driving:
		return scoring.Breaks("MI15", "maloney.driven-already", "city", s.World.Name(s.Car))
	case s.Phase < Driving:
		return s.Misplaced()
	case e.Seat != s.Today.Driver:
		return scoring.Breaks("MI15", "maloney.not-the-driver", "player", s.Names[s.Today.Driver])
	case to == s.Car:
		return scoring.Breaks("MI15", "maloney.must-leave", "city", s.World.Name(to)).Suggest("maloney.roads", "cities", s.roads())
	case !s.World.Reaches(s.Car, to):
		return scoring.Breaks("MI15", "maloney.no-road", "from", s.World.Name(s.Car), "to", s.World.Name(to)).
			Suggest("maloney.roads", "cities", s.roads())
	}
	s.arrive(to)
	return nil
}

// roads lists where the car can go: "San Francisco, San Diego or Chicago".
func (s *State) roads() speech.Any {
	reaches := s.World.Cities[s.Car].Reaches
	return scoring.Each(len(reaches), func(i int) speech.Text { return speech.Words(s.World.Name(reaches[i] - 1)) })
}

// arrive brings the car to a city, whose suitcase is opened if it still lies
// there (MI16).
func (s *State) arrive(city int) {
	s.Car, s.Today.City, s.Phase = city, city, Finding
	if s.Emptied>>city&1 == 1 {
		s.Phase = Laying
	}
}

// find opens the suitcase of the city that the car has reached (MI16, MI20).
func (s *State) find(e scoring.Event) *scoring.Violation {
	word := e.Args[0]
	switch {
	case s.Phase == Laying:
		return scoring.Breaks("MI16", "maloney.no-suitcase-left", "city", s.World.Name(s.Car))
	case s.Phase != Finding:
		return s.Misplaced()
	case s.lucky() && e.Seat != scoring.Table:
		return scoring.Breaks("MI20", "maloney.suitcase-of-all").
			Suggest("maloney.suitcase-of", "finder", s.finder(), "suitcase", word)
	case !s.lucky() && e.Seat != s.Today.Driver:
		return scoring.Breaks("MI16", "maloney.driver-opens", "player", s.Names[s.Today.Driver]).
			Suggest("maloney.suitcase-of", "finder", s.finder(), "suitcase", word)
	}
	at := s.unopened(word)
	if at < 0 {
		wanted, _ := ParseSuitcase(word) // all that the verb takes can be read
		return scoring.Breaks("MI5", "maloney.no-such-suitcase", "suitcase", wanted.Amount()).
			Suggest("maloney.suitcases-left", "suitcases", strings.Join(s.CaseWords(), ", "))
	}
	s.opened |= 1 << at
	s.Emptied |= 1 << s.Car
	s.Today.Found, s.Phase = word, Laying
	found := s.World.Suitcases[at]
	if !s.lucky() {
		s.take(e, e.Seat, found, "MI16")
		return nil
	}
	for seat := range s.Seats {
		s.take(e, seat, found, "MI20")
	}
	return nil
}

// take gives a seat what is in a suitcase. A purse is never less than empty
// (MI19).
func (s *State) take(e scoring.Event, seat int, found Suitcase, clause string) {
	if found.Money != 0 {
		s.pay(seat, max(found.Money, -s.Seats[seat].Purse))
		return
	}
	s.earn(seat, scoring.Line{
		Label: s.World.CaseLabel(s.Car), Amount: scoring.Whole(found.Points), Clause: clause, Event: e.Number,
	})
}

// earn gives a seat points of today's.
func (s *State) earn(seat int, line scoring.Line) {
	s.Today.Earned[seat] += line.Amount
	s.Today.did[seat].earned = line.Event
	s.score(seat, line)
}

// unopened finds a suitcase of the map that is not gone; -1 where none is.
func (s *State) unopened(word string) int {
	for i, c := range s.World.cases {
		if s.opened>>i&1 == 0 && c == word {
			return i
		}
	}
	return -1
}

// caseItems are the suitcases that are not gone, and how many of each.
func (s *State) caseItems() []scoring.Item {
	items := make([]scoring.Item, 0, len(s.World.Suitcases))
	var listed [Suitcases]int // by kind: its number in the list, counted from 1
	for i, word := range s.World.cases {
		if s.opened>>i&1 == 1 {
			continue
		}
		number := &listed[s.World.caseKinds[i]]
		if *number == 0 {
			items = append(items, scoring.Item{Name: word})
			*number = len(items)
		}
		items[*number-1].Most++
	}
	return items
}

// CaseWords are the suitcases that are not gone, each kind once, as ledgers write them.
func (s *State) CaseWords() []string { return scoring.ItemNames(s.caseItems()) }
