package goldfever

import (
	"slices"

	"saddlebag/scoring"
)

// Overrulings offers what the table can put right between two actions: wounds, places
// and piles, what lies where, and for each character the shells and jams of what it
// carries.
func (s *state) Overrulings() []scoring.Prompt {
	if s.busy() || s.phase != acting && s.phase != drawing {
		return nil
	}
	everybody := scoring.Each(len(s.men), s.name)
	living := s.namesOf(scoring.Where(len(s.men), func(m int) bool { return s.men[m].alive() }))
	zones := s.zoneNames(scoring.Where(len(s.house.Village.Zones), func(int) bool { return true }))
	things := scoring.Each(len(s.things), func(t int) string { return s.things[t].id() })
	prompts := []scoring.Prompt{
		righting("Wounds", setWounds, choice(argWhose, everybody...), argNumber(Deadly, "GF7")),
		righting("Where somebody stands", setPlace, choice(argWhose, living...), choice(argZone, zones...)),
		righting("Where an object is", setObject, choice(argObject, things...), choice(argHolder, slices.Concat(living, zones, []string{wordGone})...)),
	}
	for m := range s.men {
		prompts = append(prompts, s.rightings(m)...)
	}
	return append(prompts, scoring.Prompt{
		Seat: scoring.Table, Owner: scoring.Table, Verb: verbShuffle, Label: "A pile was shuffled",
		Args: []scoring.Arg{{Name: "pile", Kind: scoring.Choice, Choices: pileWords[:], Clause: "GF50"}},
	})
}

// rightings are for the shells and jams of what a character carries.
func (s *state) rightings(m int) []scoring.Prompt {
	whose, carried, most, o := choice(argWhose, s.name(m)), s.men[m].carries(), 0, s.newOffer(m)
	guns := o.wordsWhere(carried, func(t int) bool {
		w, _ := s.things[t].kind.Weapon()
		most = max(most, w.Shells)
		return s.things[t].kind.Gun()
	})
	var prompts []scoring.Prompt
	if guns != nil {
		prompts = append(prompts, righting("Shells of "+s.name(m), setShells, whose, choice(argGun, guns...), argNumber(most, "GF5")))
	}
	jams := o.wordsWhere(carried, func(t int) bool { return s.things[t].kind.Gun() || s.things[t].kind == Dynamite })
	if jams != nil {
		prompts = append(prompts, righting("Jams of "+s.name(m), setJam, whose, choice(argObject, jams...), argJam))
	}
	return prompts
}

// righting offers to put something right.
func righting(label, what string, args ...scoring.Arg) scoring.Prompt {
	return scoring.Prompt{Seat: scoring.Table, Owner: scoring.Table, Verb: verbSet, Args: behind(args, word("what", what)), Label: label}
}
