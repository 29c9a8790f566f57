package example

import (
	"slices"

	"saddlebag/scoring"
)

// Prompts offers the table the throw, and each seat what it may do now.
func (s *state) Prompts() []scoring.Prompt {
	if s.Over() {
		return nil
	}
	var prompts []scoring.Prompt
	if s.canRoll() && len(s.rounds) < Rounds {
		prompts = append(prompts, scoring.Prompt{
			Seat: scoring.Table, Verb: verbRoll, Args: []scoring.Arg{argThrow}, Cell: CellDice, Owner: scoring.Table, Label: "Throw the dice",
		})
	}
	for i := range s.seats {
		prompts = append(prompts, s.offers(i)...)
	}
	return prompts
}

// offers are what a seat may do.
func (s *state) offers(i int) []scoring.Prompt {
	var prompts []scoring.Prompt
	add := func(verb, cell string, owner int, label string, args ...scoring.Arg) {
		prompts = append(prompts, scoring.Prompt{Seat: i, Verb: verb, Args: args, Cell: cell, Owner: owner, Label: label})
	}
	p, r, now := s.seats[i], s.round(), len(s.rounds)-1
	if !p.drawn { // whoever enters it for somebody else need not see it
		add(verbDraw, CellCard, i, "Draw a card", scoring.Arg{Name: "CARD", Kind: scoring.Choice, Choices: append(slices.Clone(cards), scoring.Hidden), Device: pile.Name})
	}
	if !p.buried {
		add(verbBury, CellPlace, i, "Bury the nugget", scoring.Arg{Name: "PLACE", Kind: scoring.Text})
	}
	switch {
	case s.ending() && p.shown == 0:
		card := scoring.Arg{Name: "CARD", Kind: scoring.Choice, Choices: cards}
		if p.card != scoring.Hidden {
			card.Choices = []string{p.card}
		}
		place := scoring.Arg{Name: "PLACE", Kind: scoring.Text}
		if p.place != scoring.Hidden {
			place.Kind, place.Choices = scoring.Choice, []string{p.place}
		}
		add(verbReveal, CellCard, i, "Show card and nugget", card, place)
	case r != nil && r.dug[i].number == 0:
		add(verbDig, DugCell(now), i, "Dig", scoring.Arg{Name: "DIE", Kind: scoring.DiceChoice, Choices: slices.Compact(slices.Clone(r.dice))})
	case r != nil && r.sector.number == 0 && len(s.toDig()) == 0 && i == s.spinner(now):
		add(verbSpin, WheelCell(now), scoring.Table, "Spin the wheel", argSpin)
	}
	return prompts
}
