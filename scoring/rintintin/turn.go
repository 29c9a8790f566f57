package rintintin

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// inTurn checks that it is the turn of who acts, and that no card has to be
// drawn or shown first.
func (s *State) inTurn(e scoring.Event) *scoring.Violation {
	switch {
	case s.Phase == Drawing:
		return scoring.Breaks("RT14", "rintintin.draws-first", "player", s.Names[s.Drawers[0]]).
			Suggest("rintintin.boodle", "player", s.Names[s.Drawers[0]])
	case s.Phase == Revealing:
		return scoring.Breaks("RT17", "rintintin.secrets-shown-now").Suggest("rintintin.reveal", "player", s.Names[s.secretive()[0]])
	case s.Phase == Breaking:
		return scoring.Breaks("RT17", "rintintin.tied-draw-now").Suggest("rintintin.boodle", "player", s.Names[s.Drawers[0]])
	case e.Seat != s.Turn:
		return scoring.Breaks("RT1", "rintintin.not-in-turn", "player", s.Names[s.Turn])
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
		return scoring.Breaks("RT5", "rintintin.spun-already", "player", name, "sector", SectorName(s.Spinner)).
			Suggest("rintintin.place-a-piece")
	case s.unspun(e.Seat):
		return scoring.Breaks("RT10", "rintintin.does-not-spin", "player", name).
			Suggest("rintintin.dog", "player", name, "groups", s.list(s.groupsWithDog()))
	}
	s.Spinner, s.lost = e.Args[0], scoring.Table
	if s.Spinner == SectorLine {
		return nil
	}
	s.Phase = Placing
	at := &s.luck[e.Seat]
	at.spins++
	if s.Spinner == SectorDog {
		at.dogs++
	}
	if men, dogs := s.targets(); len(men)+len(dogs) == 0 {
		s.lost = e.Seat // RT7
		at.lost++
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
		return scoring.Breaks("RT5", "rintintin.no-cavalryman", "player", name).
			Suggest("rintintin.dog", "player", name, "groups", s.list(dogs))
	case s.Phase == Spinning:
		return scoring.Breaks("RT5", "rintintin.spins-first", "player", name).Suggest("rintintin.spin", "player", name)
	case len(dogs) > 0:
		return scoring.Breaks("RT9", "rintintin.still-a-figure", "player", name).
			Suggest("rintintin.dog", "player", name, "groups", s.list(dogs))
	case slices.Contains(men, at) && s.Left[of].Men == 0:
		return scoring.Breaks("RT16", "rintintin.squad-no-cavalryman", "player", name).Suggest("rintintin.other-squad")
	case slices.Contains(men, at):
		return nil
	case s.Groups[at].Open() < 0:
		return scoring.Breaks(s.PlacingClause(), "rintintin.circles-covered", "group", group.Title()).
			Suggest("rintintin.man", "player", name, "groups", s.list(men))
	}
	return scoring.Breaks("RT6", "rintintin.elsewhere", "player", name, "territory", SectorName(s.Spinner), "group", group.Title()).
		Suggest("rintintin.man", "player", name, "groups", s.list(men))
}

// refuseDog says why the seat in turn cannot take a figure of a squad to a
// group.
func (s *State) refuseDog(at int, of Squad) *scoring.Violation {
	name := s.Names[s.Turn]
	men, dogs := s.targets()
	switch {
	case s.Phase == Spinning && len(dogs) == 0:
		return scoring.Breaks("RT5", "rintintin.spins-first", "player", name).Suggest("rintintin.spin", "player", name)
	case len(dogs) == 0 && s.Spinner == SectorDog:
		return scoring.Breaks("RT9", "rintintin.no-figure", "player", name).
			Suggest("rintintin.man", "player", name, "groups", s.list(men))
	case len(dogs) == 0:
		return scoring.Breaks(s.PlacingClause(), "rintintin.for-a-cavalryman", "player", name, "sector", SectorName(s.Spinner)).
			Suggest("rintintin.man", "player", name, "groups", s.list(men))
	case slices.Contains(dogs, at) && s.Left[of].Dogs == 0:
		return scoring.Breaks("RT16", "rintintin.squad-no-figure", "player", name).Suggest("rintintin.other-squad")
	case slices.Contains(dogs, at):
		return nil
	}
	return scoring.Breaks(s.PlacingClause(), "rintintin.dog-circle-covered", "group", s.Board.Groups[at].Title()).
		Suggest("rintintin.dog", "player", name, "groups", s.list(dogs))
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
func SectorName(sector string) speech.Text { return sectorNames[sector] }

var sectorNames = map[string]speech.Text{
	"red": "rintintin.red", "yellow": "rintintin.yellow", "blue": "rintintin.blue", "green": "rintintin.green",
	SectorFree: "rintintin.free", SectorDog: "rintintin.dog-sector", SectorLine: "rintintin.line",
}

// list names groups as the ledger writes them: "red-1, blue-2 or green-1".
func (s *State) list(groups []int) speech.Any {
	return scoring.Each(len(groups), func(i int) speech.Text { return speech.Words(s.Board.Groups[groups[i]].ID) })
}
