package rintintin

import (
	"slices"
	"strings"

	"saddlebag/scoring"
)

// Apply folds one event.
func (s *state) Apply(e scoring.Event) *scoring.Violation {
	if v := s.known(e); v != nil {
		return v
	}
	if s.phase == over {
		return scoring.Breaks("RT17", "The game is over: no piece can be placed any more.")
	}
	switch e.Verb {
	case verbSpin:
		return s.spin(e)
	case verbMan, verbDog:
		return s.place(e)
	case verbBoodle:
		return s.boodle(e)
	}
	return s.reveal(e)
}

// known checks that an event is one of the game at all (LG1).
func (s *state) known(e scoring.Event) *scoring.Violation {
	i := slices.IndexFunc(info.Verbs, func(v scoring.Verb) bool { return v.Name == e.Verb })
	switch {
	case e.As != "" || e.Seat < 0 || e.Seat >= len(s.names):
		return scoring.Breaks(scoring.UnknownClause, "Nobody but the players does anything in Rin Tin Tin.")
	case i < 0:
		return scoring.Breaks(scoring.UnknownClause, "Rin Tin Tin has no verb %q.", e.Verb)
	}
	wrong := func() *scoring.Violation {
		return scoring.Breaks(scoring.UnknownClause, "That is not how %q is written.", e.Verb).Try("like this: %s", s.example(info.Verbs[i]))
	}
	switch e.Verb {
	case verbSpin:
		if len(e.Args) != 1 || !slices.Contains(sectors, e.Args[0]) && e.Args[0] != sectorLine {
			return wrong()
		}
	case verbMan, verbDog:
		if len(e.Args) == 0 || s.groupAt(e.Args[0]) < 0 || len(e.Args) != s.squadWords()+1 {
			return wrong()
		}
		if s.squads > 1 && e.Args[1] != "1" && e.Args[1] != "2" {
			return wrong()
		}
	case verbBoodle:
		if len(e.Args) != 1 {
			return wrong()
		}
		fallthrough
	case verbReveal:
		for _, a := range e.Args {
			if _, ok := s.value(a); !ok {
				return wrong()
			}
		}
	}
	return nil
}

// squadWords is how many words say which squad a piece is of.
func (s *state) squadWords() int { return min(s.squads-1, 1) }

// example is how a verb is written at this table.
func (s *state) example(v scoring.Verb) string {
	if s.squads > 1 && (v.Name == verbMan || v.Name == verbDog) {
		return v.Example + " 2"
	}
	return v.Example
}

// groupAt finds a group by its id; -1 where there is none.
func (s *state) groupAt(id string) int {
	return slices.IndexFunc(s.board.Groups, func(g Group) bool { return g.ID == id })
}

// spin turns the spinner (RT4, RT5).
func (s *state) spin(e scoring.Event) *scoring.Violation {
	if v := s.inTurn(e); v != nil {
		return v
	}
	switch {
	case s.phase == placing:
		return scoring.Breaks("RT5", "%s has spun %s already.", s.names[e.Seat], sectorName(s.spun)).Try("place a piece")
	case s.unspun(e.Seat):
		return scoring.Breaks("RT10", "%s has only figures left and does not spin.", s.names[e.Seat]).Try("put a figure on %s", s.dogChoices())
	}
	s.spinner = e.Args[0]
	if e.Args[0] == sectorLine {
		return nil
	}
	s.phase, s.spun = placing, e.Args[0]
	if !s.mayPlace(e.Seat) {
		s.next() // the turn is lost (RT7)
	}
	return nil
}

// inTurn checks that it is the turn of who acts, and no card has to be drawn
// or shown first.
func (s *state) inTurn(e scoring.Event) *scoring.Violation {
	switch {
	case s.phase == drawing:
		return scoring.Breaks("RT14", "%s draws a boodle card first.", s.names[s.drawer]).Try("%s boodle", s.names[s.drawer])
	case s.phase == revealing:
		return scoring.Breaks("RT17", "No piece can be placed any more: the secret cards are shown now.").Try("%s reveal", s.names[s.turn])
	case s.phase == drawingOn:
		return scoring.Breaks("RT17", "No piece can be placed any more: the tied players draw now.").Try("%s boodle", s.names[s.tied[0]])
	case e.Seat != s.turn:
		return scoring.Breaks("RT1", "It is %s's turn.", s.names[s.turn])
	}
	return nil
}

// mayPlace says whether the seat in turn can place a piece as it spun.
func (s *state) mayPlace(seat int) bool {
	p := s.has(seat)
	switch s.spun {
	case sectorFree:
		return p.men > 0 && s.openCircles("")
	case sectorDog:
		if p.dogs > 0 {
			return s.openDogs()
		}
		return p.men > 0 && s.openCircles("")
	}
	return p.men > 0 && s.openCircles(s.spun)
}

// place puts a piece on the board (RT6 to RT10).
func (s *state) place(e scoring.Event) *scoring.Violation {
	if v := s.inTurn(e); v != nil {
		return v
	}
	at, squad := s.groupAt(e.Args[0]), s.squad(e.Seat, 0)
	if s.squads > 1 && e.Args[1] == "2" {
		squad++
	}
	var v *scoring.Violation
	if e.Verb == verbDog {
		v = s.canDog(e.Seat, squad, at)
	} else {
		v = s.canMan(e.Seat, squad, at)
	}
	if v != nil {
		return v
	}
	g, p := &s.groups[at], &s.left[squad]
	if e.Verb == verbDog {
		g.dog, p.dogs = squad, p.dogs-1
	} else {
		g.men[g.open()], p.men = squad, p.men-1
	}
	g.event = e.Number
	if g.full() {
		s.phase, s.drawer = drawing, s.seatOf(s.best(at))
		return nil
	}
	s.next()
	return nil
}

// canMan says why a cavalryman of a squad cannot go to a group.
func (s *state) canMan(seat int, squad int8, at int) *scoring.Violation {
	g, name := s.board.Groups[at], s.names[seat]
	switch {
	case s.phase == spinning && s.unspun(seat):
		return scoring.Breaks("RT5", "%s has no cavalryman left.", name).Try("put a figure on %s", s.dogChoices())
	case s.phase == spinning:
		return scoring.Breaks("RT5", "%s spins first.", name).Try("%s spin", name)
	case s.spun == sectorDog && s.has(seat).dogs > 0:
		return scoring.Breaks("RT9", "%s spun Rin Tin Tin and still has a figure.", name).Try("put it on %s", s.dogChoices())
	case slices.Contains(Territories, s.spun) && g.Territory != s.spun:
		return scoring.Breaks("RT6", "%s spun %s, and %s is in another territory.", name, s.spun, g.ID).Try("%s", s.manChoices())
	case s.groups[at].open() < 0:
		return scoring.Breaks(s.clauseOfSpin(), "No ordinary circle of %s is open.", g.ID).Try("%s", s.manChoices())
	case s.left[squad].men == 0:
		return scoring.Breaks("RT16", "That squad has no cavalryman left.").Try("take one of the other squad")
	}
	return nil
}

// canDog says why a figure of a squad cannot go to a group.
func (s *state) canDog(seat int, squad int8, at int) *scoring.Violation {
	g, name := s.board.Groups[at], s.names[seat]
	clause := "RT9"
	switch {
	case s.phase == spinning && s.unspun(seat):
		clause = "RT10"
	case s.phase == spinning:
		return scoring.Breaks("RT5", "%s spins first.", name).Try("%s spin", name)
	case s.spun != sectorDog:
		return scoring.Breaks(s.clauseOfSpin(), "%s spun %s; that moves a cavalryman.", name, sectorName(s.spun)).Try("%s", s.manChoices())
	case s.has(seat).dogs == 0:
		return scoring.Breaks("RT9", "%s has no figure left.", name).Try("a cavalryman on %s", s.manChoices())
	}
	switch {
	case s.groups[at].dog != empty:
		return scoring.Breaks(clause, "The Rin Tin Tin circle of %s is covered.", g.ID).Try("%s", s.dogChoices())
	case s.left[squad].dogs == 0:
		return scoring.Breaks("RT16", "That squad has no figure left.").Try("take one of the other squad")
	}
	return nil
}

// clauseOfSpin is the clause of what the spinner shows.
func (s *state) clauseOfSpin() string {
	switch s.spun {
	case sectorFree:
		return "RT8"
	case sectorDog:
		return "RT9"
	}
	return "RT6"
}

// sectorName is what the spinner shows, for people.
func sectorName(sector string) string {
	switch sector {
	case sectorFree:
		return "free choice"
	case sectorDog:
		return "Rin Tin Tin"
	}
	return sector
}

// next passes the turn to the next seat that can place a piece (RT12), or ends
// the placing (RT17).
func (s *state) next() {
	s.phase, s.spun = spinning, ""
	for range s.names {
		s.turn = (s.turn + 1) % len(s.names)
		if s.canPlace(s.turn) {
			return
		}
	}
	s.finish()
}

// manTargets are the groups where the seat in turn can put a cavalryman.
func (s *state) manTargets() []string {
	var ids []string
	for i, g := range s.board.Groups {
		if s.groups[i].open() >= 0 && (g.Territory == s.spun || !slices.Contains(Territories, s.spun)) {
			ids = append(ids, g.ID)
		}
	}
	return ids
}

// dogTargets are the groups whose Rin Tin Tin circle is open.
func (s *state) dogTargets() []string {
	var ids []string
	for i, g := range s.board.Groups {
		if s.groups[i].dog == empty {
			ids = append(ids, g.ID)
		}
	}
	return ids
}

func (s *state) manChoices() string { return strings.Join(s.manTargets(), ", ") }
func (s *state) dogChoices() string { return strings.Join(s.dogTargets(), ", ") }
