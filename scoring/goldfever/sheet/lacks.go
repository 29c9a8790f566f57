package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/goldfever"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
)

// Lacks tells of each weapon of a seat's characters who may act now, and that can't be used, why
// not.
func (s View) Lacks(seat int) []scoring.Lack {
	if _, flees := s.Top().(fight.Flight); flees || s.Phase != goldfever.Acting {
		return nil
	}
	var all []scoring.Lack
	for _, m := range s.Actors() {
		me := &s.Men[m]
		if me.Seat != seat {
			continue
		}
		for _, t := range me.Carries() {
			message := "goldfever.throw-label"
			if s.Things[t].Kind.Gun() {
				message = "goldfever.fire-label"
			}
			if v := s.useless(m, t); v != nil {
				label := speech.Say(message, "character", me.Name, "object", s.Called(t, me.Carries()).Title)
				all = append(all, scoring.Lack{Label: label, Owner: seat, Cell: s.SlotCell(m, t, terms.PartGun), Why: *v})
			}
		}
	}
	return all
}

// useless says why a character can't use a weapon now: of several opponents on one in sight, if
// there is one. It's nil for what is no weapon, or can be used.
func (s View) useless(m, t int) *scoring.Violation {
	d := fight.NewDeed(terms.VerbThrow, t)
	switch kind := s.Things[t].Kind; {
	case kind == terms.Dynamite:
		d.Zone = s.Men[m].Zone
		return s.RefuseNow(m, d)
	case kind.Gun():
		d = fight.NewDeed(terms.VerbShoot, t)
	case kind != terms.Knife:
		return nil
	}
	var inSight, hidden *scoring.Violation
	for _, d.On = range s.Foes(m) {
		switch v := s.RefuseNow(m, d); {
		case v == nil:
			return nil
		case inSight == nil && s.Look(s.Men[m].Zone, s.Men[d.On].Zone).Clear:
			inSight = v
		case hidden == nil:
			hidden = v
		}
	}
	if inSight != nil {
		return inSight
	}
	return hidden
}
