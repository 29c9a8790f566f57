package example

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// Prompts offers the table the throw, and each seat what it may do now.
func (s *State) Prompts() []scoring.Prompt {
	if s.Over() {
		return nil
	}
	var prompts []scoring.Prompt
	if s.canRoll() && len(s.Rounds) < Rounds {
		prompts = append(prompts, scoring.Prompt{
			Seat: scoring.Table, Verb: VerbRoll, Args: []scoring.Arg{ArgThrow}, Cell: CellDice, Owner: scoring.Table, Label: "example.throw-now", Own: scoring.WeThrew,
		})
	}
	for i := range s.Seats {
		prompts = append(prompts, s.offers(i)...)
	}
	return prompts
}

// offers are what a seat may do.
func (s *State) offers(i int) []scoring.Prompt {
	var prompts []scoring.Prompt
	add := func(verb, cell string, owner int, label speech.Text, args ...scoring.Arg) {
		prompts = append(prompts, scoring.Prompt{Seat: i, Verb: verb, Args: args, Cell: cell, Owner: owner, Label: label})
	}
	p, r, now := s.Seats[i], s.Round(), len(s.Rounds)-1
	if !p.Drawn { // whoever enters it for somebody else need not see it
		add(VerbDraw, CellCard, i, "example.draw-now", scoring.Arg{Name: "CARD", Kind: scoring.Choice, Choices: append(slices.Clone(Cards), scoring.Hidden), Device: Pile.Name})
		prompts[len(prompts)-1].Own = scoring.WhichDrawn
	}
	if !p.Buried {
		add(VerbBury, CellPlace, i, "example.bury-now", scoring.Arg{Name: "PLACE", Kind: scoring.Text})
	}
	switch {
	case s.ending() && p.Shown == 0:
		card := scoring.Arg{Name: "CARD", Kind: scoring.Choice, Choices: Cards}
		if p.Card != scoring.Hidden {
			card.Choices = []string{p.Card}
		}
		place := scoring.Arg{Name: "PLACE", Kind: scoring.Text}
		if p.Place != scoring.Hidden {
			place.Kind, place.Choices = scoring.Choice, []string{p.Place}
		}
		add(VerbReveal, CellCard, i, "example.reveal-now", card, place)
	case r != nil && r.Dug[i].Number == 0:
		add(VerbDig, DugCell(now), i, "example.dig-now", scoring.Arg{Name: "DIE", Kind: scoring.DiceChoice, Choices: slices.Compact(slices.Clone(r.Dice))})
	case r != nil && r.Sector.Number == 0 && len(s.toDig()) == 0 && i == s.spinner(now):
		add(VerbSpin, WheelCell(now), scoring.Table, "example.spin-now", ArgSpin)
		prompts[len(prompts)-1].Own = scoring.ItStopped
	}
	return prompts
}
