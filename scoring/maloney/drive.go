package maloney

import (
	"strings"

	"saddlebag/scoring"
)

// drive moves the car to a city (MI15).
func (s *State) drive(e scoring.Event) *scoring.Violation {
	to, _ := ParseCity(e.Args[0])
	switch {
	case s.Phase > Driving && s.lucky():
		return scoring.Broken("MI20", "On a Sunday nobody drives: a card says where the car goes.")
	case s.Phase > Driving:
		return scoring.Broken("MI15", "The car has been driven to %s today.", s.World.Name(s.Car))
	case s.Phase < Driving:
		return s.Misplaced()
	case e.Seat != s.Today.Driver:
		return scoring.Broken("MI15", "%s drives today.", s.Names[s.Today.Driver])
	case to == s.Car:
		return scoring.Broken("MI15", "The car must leave %s.", s.World.Name(to)).Offer("%s", s.roads())
	case !s.World.Reaches(s.Car, to):
		return scoring.Broken("MI15", "No road leads from %s to %s.", s.World.Name(s.Car), s.World.Name(to)).Offer("%s", s.roads())
	}
	s.arrive(to)
	return nil
}

// roads lists where the car can go: "San Francisco, San Diego or Chicago".
func (s *State) roads() string {
	reaches := s.World.Cities[s.Car].Reaches
	return scoring.Either(scoring.Each(len(reaches), func(i int) string { return s.World.Name(reaches[i] - 1) }))
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
		return scoring.Broken("MI16", "No suitcase is left in %s today.", s.World.Name(s.Car))
	case s.Phase != Finding:
		return s.Misplaced()
	case s.lucky() && e.Seat != scoring.Table:
		return scoring.Broken("MI20", "A Sunday's suitcase is for everybody.").Offer("table suitcase %s", word)
	case !s.lucky() && e.Seat != s.Today.Driver:
		return scoring.Broken("MI16", "%s has driven, and opens the suitcase.", s.Names[s.Today.Driver]).
			Suggest("%s suitcase %s", s.Names[s.Today.Driver], word)
	}
	at := s.unopened(word)
	if at < 0 {
		return scoring.Broken("MI5", "No suitcase %s is left.", word).Offer("%s", strings.Join(s.CaseWords(), ", "))
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
