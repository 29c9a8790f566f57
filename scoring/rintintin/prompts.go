package rintintin

import (
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// Prompts lists what may happen now. One seat acts at a time, but when cards
// are shown or drawn for a tie.
func (s *State) Prompts() []scoring.Prompt {
	var prompts []scoring.Prompt
	switch s.Phase {
	case Spinning, Placing:
		return s.promptTurn()
	case Drawing, Breaking:
		for _, seat := range s.Drawers {
			prompts = append(prompts, s.promptDraw(seat))
		}
	case Revealing:
		for _, seat := range s.secretive() {
			prompts = append(prompts, s.promptReveal(seat))
		}
	case Over:
	}
	return prompts
}

// promptTurn offers a place for each piece that can be placed, or the spinner.
func (s *State) promptTurn() []scoring.Prompt {
	var prompts []scoring.Prompt
	men, dogs := s.targets()
	for _, at := range men {
		id := s.Board.Groups[at].ID
		prompts = append(prompts, s.promptPiece(VerbMan, at, CircleCell(id, s.Groups[at].Open()), "rintintin.man-on"))
	}
	for _, at := range dogs {
		prompts = append(prompts, s.promptPiece(VerbDog, at, DogCell(s.Board.Groups[at].ID), "rintintin.dog-on"))
	}
	if prompts == nil {
		prompts = append(prompts, s.promptSpin())
	}
	return prompts
}

func (s *State) promptSpin() scoring.Prompt {
	return scoring.Prompt{
		Seat: s.Turn, Verb: VerbSpin, Cell: SpinnerCell, Owner: scoring.Table, Label: "rintintin.spin-now", Own: scoring.ItStopped,
		Args: []scoring.Arg{{Name: "sector", Kind: scoring.Choice, Choices: append(slices.Clone(s.Board.Spinner), SectorLine), Device: DeviceSpinner}},
	}
}

func (s *State) promptPiece(verb string, at int, cell, label string) scoring.Prompt {
	g := s.Board.Groups[at]
	p := scoring.Prompt{
		Seat: s.Turn, Verb: verb, Cell: cell, Owner: scoring.Table, Label: speech.Say(label, "group", g.Title()),
		Args: []scoring.Arg{{Name: "group", Kind: scoring.Choice, Choices: []string{g.ID}}},
	}
	if s.Apart > 1 {
		arg := scoring.Arg{Name: "squad", Kind: scoring.Choice}
		for _, of := range s.Squads(s.Turn) {
			if left := s.Left[of]; verb == VerbMan && left.Men > 0 || verb == VerbDog && left.Dogs > 0 {
				arg.Choices = append(arg.Choices, strconv.Itoa(s.Number(of)))
			}
		}
		p.Args = append(p.Args, arg)
	}
	return p
}

// promptDraw offers the cards that can be in the deck, and "?" for one that is
// kept secret; a tie is settled openly.
func (s *State) promptDraw(seat int) scoring.Prompt {
	d := s.deckNow()
	p := scoring.Prompt{
		Seat: seat, Verb: VerbBoodle, Cell: CardCell(len(s.Hands[seat])), Owner: seat, Label: "rintintin.draw-for-tie", Own: scoring.WhichDrawn,
		Args: []scoring.Arg{{Name: "card", Kind: scoring.Choice, Device: DeviceDeck, Choices: d.words(), Items: d.items()}},
	}
	if s.Phase == Drawing {
		p.Label = "rintintin.draw-now"
		p.Args[0].Choices = append(p.Args[0].Choices, scoring.Hidden)
	}
	return p
}

// promptReveal offers all that the secret cards of a seat can be.
func (s *State) promptReveal(seat int) scoring.Prompt {
	secrets := s.Secrets(seat)
	return scoring.Prompt{
		Seat: seat, Verb: VerbReveal, Cell: CardCell(secrets[0]), Owner: seat, Label: "rintintin.show-now",
		Args: []scoring.Arg{{Name: "cards", Kind: scoring.Path, Choices: s.Deck.hands(len(secrets))}},
	}
}
