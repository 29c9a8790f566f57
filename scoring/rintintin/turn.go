package rintintin

import (
	"slices"

	"saddlebag/scoring"
)

// inTurn checks that it is the turn of who acts, and that no card has to be
// drawn or shown first.
func (s *state) inTurn(e scoring.Event) *scoring.Violation {
	switch {
	case s.phase == drawing:
		return scoring.Breaks("RT14", "%s draws a boodle card first.", s.names[s.drawers[0]]).Suggest("%s boodle", s.names[s.drawers[0]])
	case s.phase == revealing:
		return scoring.Breaks("RT17", "No piece can be placed any more: the secret cards are shown now.").Suggest("%s reveal", s.names[s.secretive()[0]])
	case s.phase == breaking:
		return scoring.Breaks("RT17", "No piece can be placed any more: the tied players draw now.").Suggest("%s boodle", s.names[s.drawers[0]])
	case e.Seat != s.turn:
		return scoring.Breaks("RT1", "It is %s's turn.", s.names[s.turn])
	}
	return nil
}

// spin turns the spinner (RT4, RT5).
func (s *state) spin(e scoring.Event) *scoring.Violation {
	if v := s.inTurn(e); v != nil {
		return v
	}
	name := s.names[e.Seat]
	switch {
	case s.phase == placing:
		return scoring.Breaks("RT5", "%s has spun %s already.", name, sectorName(s.spinner)).Suggest("place a piece")
	case s.unspun(e.Seat):
		return scoring.Breaks("RT10", "%s has only figures of Rin Tin Tin left, and does not spin.", name).Suggest("%s dog %s", name, s.list(s.groupsWithDog()))
	}
	s.spinner, s.lost = e.Args[0], scoring.Table
	if s.spinner == sectorLine {
		return nil
	}
	s.phase = placing
	if men, dogs := s.targets(); len(men)+len(dogs) == 0 {
		s.lost = e.Seat // RT7
		s.next()
	}
	return nil
}

// targets are the groups to which the seat in turn can take a cavalryman, and
// those to which it can take a figure: never both (RT6, RT8, RT9, RT10).
func (s *state) targets() (men, dogs []int) {
	has := s.has(s.turn)
	switch {
	case s.phase == spinning && s.unspun(s.turn), s.phase == placing && s.spinner == sectorDog && has.dogs > 0:
		return nil, s.groupsWithDog()
	case s.phase != placing || has.men == 0:
		return nil, nil
	case slices.Contains(Territories, s.spinner):
		return s.groupsWithCircle(s.spinner), nil
	}
	return s.groupsWithCircle(anywhere), nil
}

// place puts a piece on the board (RT6 to RT10).
func (s *state) place(e scoring.Event) *scoring.Violation {
	at, of, v := s.piece(e)
	if v == nil {
		v = s.inTurn(e)
	}
	if v != nil {
		return v
	}
	g, left, covered := &s.groups[at], &s.left[of], circle{covered: true, by: of, event: e.Number}
	if e.Verb == verbDog {
		if v := s.refuseDog(at, of); v != nil {
			return v
		}
		g.dog = covered
		left.dogs--
	} else {
		if v := s.refuseMan(at, of); v != nil {
			return v
		}
		g.men[g.open()] = covered
		left.men--
	}
	s.lost = scoring.Table
	if g.full() {
		s.phase, s.drawers = drawing, []int{s.seatOf(s.best(g))}
		return nil
	}
	s.next()
	return nil
}

// refuseMan says why the seat in turn cannot take a cavalryman of a squad to a
// group.
func (s *state) refuseMan(at int, of squad) *scoring.Violation {
	name, group := s.names[s.turn], s.board.Groups[at]
	men, dogs := s.targets()
	switch {
	case s.phase == spinning && len(dogs) > 0:
		return scoring.Breaks("RT5", "%s has no cavalryman left.", name).Suggest("%s dog %s", name, s.list(dogs))
	case s.phase == spinning:
		return scoring.Breaks("RT5", "%s spins first.", name).Suggest("%s spin", name)
	case len(dogs) > 0:
		return scoring.Breaks("RT9", "%s has spun Rin Tin Tin and still has a figure.", name).Suggest("%s dog %s", name, s.list(dogs))
	case slices.Contains(men, at) && s.left[of].men == 0:
		return scoring.Breaks("RT16", "This squad of %s has no cavalryman left.", name).Suggest("one of the other squad")
	case slices.Contains(men, at):
		return nil
	case s.groups[at].open() < 0:
		return scoring.Breaks(s.clause(), "Every ordinary circle of %s is covered.", group.title()).Suggest("%s man %s", name, s.list(men))
	}
	return scoring.Breaks("RT6", "%s has spun %s, and %s lies elsewhere.", name, s.spinner, group.title()).Suggest("%s man %s", name, s.list(men))
}

// refuseDog says why the seat in turn cannot take a figure of a squad to a
// group.
func (s *state) refuseDog(at int, of squad) *scoring.Violation {
	name := s.names[s.turn]
	men, dogs := s.targets()
	switch {
	case s.phase == spinning && len(dogs) == 0:
		return scoring.Breaks("RT5", "%s spins first.", name).Suggest("%s spin", name)
	case len(dogs) == 0 && s.spinner == sectorDog:
		return scoring.Breaks("RT9", "%s has no figure of Rin Tin Tin left.", name).Suggest("%s man %s", name, s.list(men))
	case len(dogs) == 0:
		return scoring.Breaks(s.clause(), "%s has spun %s, which is for a cavalryman.", name, sectorName(s.spinner)).Suggest("%s man %s", name, s.list(men))
	case slices.Contains(dogs, at) && s.left[of].dogs == 0:
		return scoring.Breaks("RT16", "This squad of %s has no figure of Rin Tin Tin left.", name).Suggest("one of the other squad")
	case slices.Contains(dogs, at):
		return nil
	}
	return scoring.Breaks(s.clause(), "The Rin Tin Tin circle of %s is covered.", s.board.Groups[at].title()).Suggest("%s dog %s", name, s.list(dogs))
}

// clause is what tells the seat in turn where its piece may go.
func (s *state) clause() string {
	switch {
	case s.phase == spinning:
		return "RT10"
	case s.spinner == sectorFree:
		return "RT8"
	case s.spinner == sectorDog:
		return "RT9"
	}
	return "RT6"
}

// sectorName is what the spinner shows, for people.
func sectorName(sector string) string {
	switch sector {
	case sectorFree:
		return "a free choice"
	case sectorDog:
		return "Rin Tin Tin"
	}
	return sector
}

// list names groups as the ledger writes them: "red-1, blue-2 or green-1".
func (s *state) list(groups []int) string {
	return scoring.Either(scoring.Each(len(groups), func(i int) string { return s.board.Groups[groups[i]].ID }))
}
