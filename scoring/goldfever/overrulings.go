package goldfever

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
)

// Overrulings offers what the table can put right between two actions: wounds, places
// and piles, what lies where, and for each character the shells and jams of what it
// carries.
func (s *State) Overrulings() []scoring.Prompt {
	if s.Busy() || s.Phase != Acting && s.Phase != Drawing {
		return nil
	}
	everybody := scoring.Each(len(s.Men), s.NameOf)
	living := s.NamesOf(scoring.Where(len(s.Men), func(m int) bool { return s.Men[m].Alive() }))
	zones := s.ZoneNames(scoring.Where(len(s.House.Village.Zones), func(int) bool { return true }))
	things := scoring.Each(len(s.Things), func(t int) string { return s.Things[t].ID() })
	prompts := []scoring.Prompt{
		righting("goldfever.right-wounds", terms.SetWounds, terms.Choice(terms.ArgWhose, everybody...), terms.ArgNumber(terms.Deadly, "GF7")),
		righting("goldfever.right-place", terms.SetPlace, terms.Choice(terms.ArgWhose, living...), terms.Choice(terms.ArgZone, zones...)),
		righting("goldfever.right-object", terms.SetObject, terms.Choice(terms.ArgObject, things...), terms.Choice(terms.ArgHolder, slices.Concat(living, zones, []string{terms.WordGone})...)),
	}
	for m := range s.Men {
		prompts = append(prompts, s.rightings(m)...)
	}
	return append(prompts, scoring.Prompt{
		Seat: scoring.Table, Owner: scoring.Table, Verb: terms.VerbShuffle, Label: "goldfever.right-shuffle",
		Args: []scoring.Arg{{Name: "pile", Kind: scoring.Choice, Choices: terms.PileWords[:], Clause: "GF50"}},
	})
}

// rightings are for the shells and jams of what a character carries.
func (s *State) rightings(m int) []scoring.Prompt {
	whose, carried, most, o := terms.Choice(terms.ArgWhose, s.NameOf(m)), s.Men[m].Carries(), 0, s.newOffer(m)
	guns := o.wordsWhere(carried, func(t int) bool {
		w, _ := s.Things[t].Kind.Weapon()
		most = max(most, w.Shells)
		return s.Things[t].Kind.Gun()
	})
	var prompts []scoring.Prompt
	if guns != nil {
		prompts = append(prompts, righting(speech.Say("goldfever.right-shells", "character", s.NameOf(m)), terms.SetShells, whose, terms.Choice(terms.ArgGun, guns...), terms.ArgNumber(most, "GF5")))
	}
	jams := o.wordsWhere(carried, func(t int) bool { return s.Things[t].Kind.Gun() || s.Things[t].Kind == terms.Dynamite })
	if jams != nil {
		prompts = append(prompts, righting(speech.Say("goldfever.right-jams", "character", s.NameOf(m)), terms.SetJam, whose, terms.Choice(terms.ArgObject, jams...), terms.ArgJam))
	}
	return prompts
}

// righting offers to put something right.
func righting(label speech.Text, what string, args ...scoring.Arg) scoring.Prompt {
	return scoring.Prompt{Seat: scoring.Table, Owner: scoring.Table, Verb: terms.VerbSet, Args: terms.Behind(args, terms.Word("what", what)), Label: label}
}
