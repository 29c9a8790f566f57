package rintintin

import (
	"slices"

	"saddlebag/scoring"
)

// inTurn checks that it is the turn of who acts, and that no card has to be
// drawn or shown first.
func (s *State) inTurn(e scoring.Event) *scoring.Violation {
	switch {
	case s.Phase == Drawing:
		return scoring.Broken("RT14", "%s draws a boodle card first.", s.Names[s.Drawers[0]]).Offer("%s boodle", s.Names[s.Drawers[0]])
	case s.Phase == Revealing:
		return scoring.Broken("RT17", "No piece can be placed any more: the secret cards are shown now.").Offer("%s reveal", s.Names[s.secretive()[0]])
	case s.Phase == Breaking:
		return scoring.Broken("RT17", "No piece can be placed any more: the tied players draw now.").Offer("%s boodle", s.Names[s.Drawers[0]])
	case e.Seat != s.Turn:
		return scoring.Broken("RT1", "It is %s's turn.", s.Names[s.Turn])
	}
	return nil
}

// spin turns the spinner (RT4, RT5).
func (s *State) spin(e scoring.Event) *scoring.Violation {
	if v := s.inTurn(e); v != nil {
		return v
	}
	name := s.Names[e.Seat]
	switch {
	case s.Phase == Placing:
		return scoring.Broken("RT5", "%s has spun %s already.", name, SectorName(s.Spinner)).Offer("place a piece")
	case s.unspun(e.Seat):
		return scoring.Broken("RT10", "%s has only figures of Rin Tin Tin left, and does not spin.", name).Offer("%s dog %s", name, s.list(s.groupsWithDog()))
	}
	s.Spinner, s.lost = e.Args[0], scoring.Table
	if s.Spinner == SectorLine {
		return nil
	}
	s.Phase = Placing
	if men, dogs := s.targets(); len(men)+len(dogs) == 0 {
		s.lost = e.Seat // RT7
		s.next()
	}
	return nil
}

// targets are the groups to which the seat in turn can take a cavalryman, and
// those to which it can take a figure: never both (RT6, RT8, RT9, RT10).
func (s *State) targets() (men, dogs []int) {
	has := s.Has(s.Turn)
	switch {
	case s.Phase == Spinning && s.unspun(s.Turn), s.Phase == Placing && s.Spinner == SectorDog && has.Dogs > 0:
		return nil, s.groupsWithDog()
	case s.Phase != Placing || has.Men == 0:
		return nil, nil
	case slices.Contains(Territories, s.Spinner):
		return s.GroupsWithCircle(s.Spinner), nil
	}
	return s.GroupsWithCircle(anywhere), nil
}

// place puts a piece on the board (RT6 to RT10).
func (s *State) place(e scoring.Event) *scoring.Violation {
	at, of, v := s.piece(e)
	if v == nil {
		v = s.inTurn(e)
	}
	if v != nil {
		return v
	}
	g, left, covered := &s.Groups[at], &s.Left[of], Circle{Covered: true, By: of, Event: e.Number}
	if e.Verb == VerbDog {
		if v := s.refuseDog(at, of); v != nil {
			return v
		}
		g.Dog = covered
		left.Dogs--
	} else {
		if v := s.refuseMan(at, of); v != nil {
			return v
		}
		g.Men[g.Open()] = covered
		left.Men--
	}
	s.lost = scoring.Table
	if g.Full() {
		s.Phase, s.Drawers = Drawing, []int{s.SeatOf(s.best(g))}
		return nil
	}
	s.next()
	return nil
}

// refuseMan says why the seat in turn cannot take a cavalryman of a squad to a
// group.
func (s *State) refuseMan(at int, of Squad) *scoring.Violation {
	name, group := s.Names[s.Turn], s.Board.Groups[at]
	men, dogs := s.targets()
	switch {
	case s.Phase == Spinning && len(dogs) > 0:
		return scoring.Broken("RT5", "%s has no cavalryman left.", name).Offer("%s dog %s", name, s.list(dogs))
	case s.Phase == Spinning:
		return scoring.Broken("RT5", "%s spins first.", name).Offer("%s spin", name)
	case len(dogs) > 0:
		return scoring.Broken("RT9", "%s has spun Rin Tin Tin and still has a figure.", name).Offer("%s dog %s", name, s.list(dogs))
	case slices.Contains(men, at) && s.Left[of].Men == 0:
		return scoring.Broken("RT16", "This squad of %s has no cavalryman left.", name).Offer("one of the other squad")
	case slices.Contains(men, at):
		return nil
	case s.Groups[at].Open() < 0:
		return scoring.Broken(s.PlacingClause(), "Every ordinary circle of %s is covered.", group.Title()).Offer("%s man %s", name, s.list(men))
	}
	return scoring.Broken("RT6", "%s has spun %s, and %s lies elsewhere.", name, s.Spinner, group.Title()).Offer("%s man %s", name, s.list(men))
}

// refuseDog says why the seat in turn cannot take a figure of a squad to a
// group.
func (s *State) refuseDog(at int, of Squad) *scoring.Violation {
	name := s.Names[s.Turn]
	men, dogs := s.targets()
	switch {
	case s.Phase == Spinning && len(dogs) == 0:
		return scoring.Broken("RT5", "%s spins first.", name).Offer("%s spin", name)
	case len(dogs) == 0 && s.Spinner == SectorDog:
		return scoring.Broken("RT9", "%s has no figure of Rin Tin Tin left.", name).Offer("%s man %s", name, s.list(men))
	case len(dogs) == 0:
		return scoring.Broken(s.PlacingClause(), "%s has spun %s, which is for a cavalryman.", name, SectorName(s.Spinner)).Offer("%s man %s", name, s.list(men))
	case slices.Contains(dogs, at) && s.Left[of].Dogs == 0:
		return scoring.Broken("RT16", "This squad of %s has no figure of Rin Tin Tin left.", name).Offer("one of the other squad")
	case slices.Contains(dogs, at):
		return nil
	}
	return scoring.Broken(s.PlacingClause(), "The Rin Tin Tin circle of %s is covered.", s.Board.Groups[at].Title()).Offer("%s dog %s", name, s.list(dogs))
}

// PlacingClause is what tells the seat in turn where its piece may go.
func (s *State) PlacingClause() string {
	switch {
	case s.Phase == Spinning:
		return "RT10"
	case s.Spinner == SectorFree:
		return "RT8"
	case s.Spinner == SectorDog:
		return "RT9"
	}
	return "RT6"
}

// SectorName is what the spinner shows, for people.
func SectorName(sector string) string {
	switch sector {
	case SectorFree:
		return "a free choice"
	case SectorDog:
		return "Rin Tin Tin"
	}
	return sector
}

// list names groups as the ledger writes them: "red-1, blue-2 or green-1".
func (s *State) list(groups []int) string {
	return scoring.Either(scoring.Each(len(groups), func(i int) string { return s.Board.Groups[groups[i]].ID }))
}
