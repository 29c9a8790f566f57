package maloney

import (
	"strings"

	"saddlebag/scoring"
)

// drive moves the car to a city (MI15).
func (s *state) drive(e scoring.Event) *scoring.Violation {
	to, _ := parseCity(e.Args[0])
	switch {
	case s.phase > driving && s.lucky():
		return scoring.Breaks("MI20", "On a Sunday nobody drives: a card says where the car goes.")
	case s.phase > driving:
		return scoring.Breaks("MI15", "The car has been driven to %s today.", s.world.name(s.car))
	case s.phase < driving:
		return s.misplaced()
	case e.Seat != s.today.driver:
		return scoring.Breaks("MI15", "%s drives today.", s.names[s.today.driver])
	case to == s.car:
		return scoring.Breaks("MI15", "The car must leave %s.", s.world.name(to)).Suggest("%s", s.roads())
	case !s.world.reaches(s.car, to):
		return scoring.Breaks("MI15", "No road leads from %s to %s.", s.world.name(s.car), s.world.name(to)).Suggest("%s", s.roads())
	}
	s.arrive(to)
	return nil
}

// roads lists where the car can go: "San Francisco, San Diego or Chicago".
func (s *state) roads() string {
	reaches := s.world.Cities[s.car].Reaches
	return scoring.Either(scoring.Each(len(reaches), func(i int) string { return s.world.name(reaches[i] - 1) }))
}

// arrive brings the car to a city, whose suitcase is opened if it still lies
// there (MI16).
func (s *state) arrive(city int) {
	s.car, s.today.city, s.phase = city, city, finding
	if s.emptied>>city&1 == 1 {
		s.phase = laying
	}
}

// find opens the suitcase of the city that the car has reached (MI16, MI20).
func (s *state) find(e scoring.Event) *scoring.Violation {
	word := e.Args[0]
	switch {
	case s.phase == laying:
		return scoring.Breaks("MI16", "No suitcase is left in %s today.", s.world.name(s.car))
	case s.phase != finding:
		return s.misplaced()
	case s.lucky() && e.Seat != scoring.Table:
		return scoring.Breaks("MI20", "A Sunday's suitcase is for everybody.").Suggest("table suitcase %s", word)
	case !s.lucky() && e.Seat != s.today.driver:
		return scoring.Breaks("MI16", "%s has driven, and opens the suitcase.", s.names[s.today.driver]).
			Suggest("%s suitcase %s", s.names[s.today.driver], word)
	}
	at := s.unopened(word)
	if at < 0 {
		return scoring.Breaks("MI5", "No suitcase %s is left.", word).Suggest("%s", strings.Join(s.caseWords(), ", "))
	}
	s.opened |= 1 << at
	s.emptied |= 1 << s.car
	s.today.found, s.phase = word, laying
	found := s.world.Suitcases[at]
	if !s.lucky() {
		s.take(e, e.Seat, found, "MI16")
		return nil
	}
	for seat := range s.seats {
		s.take(e, seat, found, "MI20")
	}
	return nil
}

// take gives a seat what is in a suitcase. A purse is never less than empty
// (MI19).
func (s *state) take(e scoring.Event, seat int, found Suitcase, clause string) {
	if found.Money != 0 {
		s.pay(seat, max(found.Money, -s.seats[seat].purse))
		return
	}
	s.earn(seat, scoring.Line{
		Label: s.world.caseLabel(s.car), Amount: scoring.Whole(found.Points), Clause: clause, Event: e.Number,
	})
}

// earn gives a seat points of today's.
func (s *state) earn(seat int, line scoring.Line) {
	s.today.earned[seat] += line.Amount
	s.score(seat, line)
}

// unopened finds a suitcase of the map that is not gone; -1 where none is.
func (s *state) unopened(word string) int {
	for i, c := range s.world.cases {
		if s.opened>>i&1 == 0 && c == word {
			return i
		}
	}
	return -1
}

// caseItems are the suitcases that are not gone, and how many of each.
func (s *state) caseItems() []scoring.Item {
	items := make([]scoring.Item, 0, len(s.world.Suitcases))
	var listed [Suitcases]int // by kind: its number in the list, counted from 1
	for i, word := range s.world.cases {
		if s.opened>>i&1 == 1 {
			continue
		}
		number := &listed[s.world.caseKinds[i]]
		if *number == 0 {
			items = append(items, scoring.Item{Name: word})
			*number = len(items)
		}
		items[*number-1].Most++
	}
	return items
}

func (s *state) caseWords() []string { return scoring.ItemNames(s.caseItems()) }
