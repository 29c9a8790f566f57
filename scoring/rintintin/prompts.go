package rintintin

import (
	"slices"
	"strconv"

	"saddlebag/scoring"
)

// Prompts lists what may happen now. One seat acts at a time, but when cards
// are shown or drawn for a tie.
func (s *state) Prompts() []scoring.Prompt {
	var prompts []scoring.Prompt
	switch s.phase {
	case spinning, placing:
		return s.promptTurn()
	case drawing, breaking:
		for _, seat := range s.drawers {
			prompts = append(prompts, s.promptDraw(seat))
		}
	case revealing:
		for _, seat := range s.secretive() {
			prompts = append(prompts, s.promptReveal(seat))
		}
	case over:
	}
	return prompts
}

// promptTurn offers a place for each piece that can be placed, or the spinner.
func (s *state) promptTurn() []scoring.Prompt {
	var prompts []scoring.Prompt
	men, dogs := s.targets()
	for _, at := range men {
		id := s.board.Groups[at].ID
		prompts = append(prompts, s.promptPiece(verbMan, at, CircleCell(id, s.groups[at].open()), "Cavalryman on "))
	}
	for _, at := range dogs {
		prompts = append(prompts, s.promptPiece(verbDog, at, DogCell(s.board.Groups[at].ID), "Rin Tin Tin on "))
	}
	if prompts == nil {
		prompts = append(prompts, s.promptSpin())
	}
	return prompts
}

func (s *state) promptSpin() scoring.Prompt {
	return scoring.Prompt{
		Seat: s.turn, Verb: verbSpin, Cell: SpinnerCell, Owner: scoring.Table, Label: "Spin",
		Args: []scoring.Arg{{Name: "sector", Kind: scoring.Choice, Choices: append(slices.Clone(s.board.Spinner), sectorLine), Device: deviceSpinner}},
	}
}

func (s *state) promptPiece(verb string, at int, cell, label string) scoring.Prompt {
	g := s.board.Groups[at]
	p := scoring.Prompt{
		Seat: s.turn, Verb: verb, Cell: cell, Owner: scoring.Table, Label: label + g.title(),
		Args: []scoring.Arg{{Name: "group", Kind: scoring.Choice, Choices: []string{g.ID}}},
	}
	if s.apart > 1 {
		arg := scoring.Arg{Name: "squad", Kind: scoring.Choice}
		for _, of := range s.squads(s.turn) {
			if left := s.left[of]; verb == verbMan && left.men > 0 || verb == verbDog && left.dogs > 0 {
				arg.Choices = append(arg.Choices, strconv.Itoa(s.number(of)))
			}
		}
		p.Args = append(p.Args, arg)
	}
	return p
}

// promptDraw offers the cards that can be in the deck, and "?" for one that is
// kept secret; a tie is settled openly.
func (s *state) promptDraw(seat int) scoring.Prompt {
	d := s.deckNow()
	p := scoring.Prompt{
		Seat: seat, Verb: verbBoodle, Cell: CardCell(len(s.hands[seat])), Owner: seat, Label: "Draw a boodle card for the tie",
		Args: []scoring.Arg{{Name: "card", Kind: scoring.Choice, Device: deviceDeck, Choices: d.words(), Items: d.items()}},
	}
	if s.phase == drawing {
		p.Label = "Draw a boodle card"
		p.Args[0].Choices = append(p.Args[0].Choices, scoring.Hidden)
	}
	return p
}

// promptReveal offers all that the secret cards of a seat can be.
func (s *state) promptReveal(seat int) scoring.Prompt {
	secrets := s.secrets(seat)
	return scoring.Prompt{
		Seat: seat, Verb: verbReveal, Cell: CardCell(secrets[0]), Owner: seat, Label: "Show the secret cards, in the order drawn",
		Args: []scoring.Arg{{Name: "cards", Kind: scoring.Path, Choices: s.deck.hands(len(secrets))}},
	}
}
