package rintintin

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
)

// Prompts lists what may happen now. One seat acts at a time, but when cards
// are shown or drawn for a tie.
func (s *state) Prompts() []scoring.Prompt {
	switch s.phase {
	case spinning:
		if s.unspun(s.turn) {
			return s.promptDogs(nil)
		}
		return []scoring.Prompt{s.promptSpin()}
	case placing:
		if s.spun == sectorDog && s.has(s.turn).dogs > 0 {
			return s.promptDogs(nil)
		}
		return s.promptMen(nil)
	case drawing:
		return []scoring.Prompt{s.promptDraw(s.drawer, "Draw a boodle card", true)}
	case revealing:
		return s.promptReveals()
	case drawingOn:
		var prompts []scoring.Prompt
		for _, seat := range s.tied {
			prompts = append(prompts, s.promptDraw(seat, "Draw a boodle card for the tie", false))
		}
		return prompts
	}
	return nil
}

func (s *state) promptSpin() scoring.Prompt {
	return scoring.Prompt{
		Seat: s.turn, Verb: verbSpin, Cell: cellSpinner, Owner: scoring.Table, Label: "Spin",
		Args: []scoring.Arg{{Name: "sector", Kind: scoring.Choice, Choices: append(slices.Clone(s.board.Spinner), sectorLine), Device: deviceSpinner}},
	}
}

// promptMen offers a cavalryman for each group that it can go to.
func (s *state) promptMen(prompts []scoring.Prompt) []scoring.Prompt {
	for _, id := range s.manTargets() {
		at := s.groupAt(id)
		prompts = append(prompts, s.promptPiece(verbMan, at, circleCell(id, s.groups[at].open()), "Cavalryman on ", func(p pieces) int { return p.men }))
	}
	return prompts
}

// promptDogs offers a figure for each Rin Tin Tin circle that is open.
func (s *state) promptDogs(prompts []scoring.Prompt) []scoring.Prompt {
	for _, id := range s.dogTargets() {
		prompts = append(prompts, s.promptPiece(verbDog, s.groupAt(id), dogCell(id), "Rin Tin Tin on ", func(p pieces) int { return p.dogs }))
	}
	return prompts
}

func (s *state) promptPiece(verb string, at int, cell, label string, left func(pieces) int) scoring.Prompt {
	g := s.board.Groups[at]
	p := scoring.Prompt{
		Seat: s.turn, Verb: verb, Cell: cell, Owner: scoring.Table, Label: label + g.title(),
		Args: []scoring.Arg{{Name: "group", Kind: scoring.Choice, Choices: []string{g.ID}}},
	}
	if s.squads > 1 {
		squads := scoring.Arg{Name: "squad", Kind: scoring.Choice}
		for squad := range s.squads {
			if left(s.left[s.squad(s.turn, squad)]) > 0 {
				squads.Choices = append(squads.Choices, strconv.Itoa(squad+1))
			}
		}
		p.Args = append(p.Args, squads)
	}
	return p
}

// promptDraw offers the cards that can still be in the deck, and where it can
// be kept secret "?".
func (s *state) promptDraw(seat int, label string, secret bool) scoring.Prompt {
	t := *s
	if !secret && s.drawn() == len(s.board.Boodle) {
		t.deck, t.hidden = nil, 0 // it is shuffled first (RT19)
	}
	arg := scoring.Arg{Name: "card", Kind: scoring.Choice, Device: deviceDeck}
	for _, v := range s.board.values() {
		if n := t.remaining(v); n > 0 {
			arg.Choices = append(arg.Choices, strconv.Itoa(v))
			arg.Items = append(arg.Items, scoring.Item{Name: strconv.Itoa(v), Most: n})
		}
	}
	if secret {
		arg.Choices = append(arg.Choices, scoring.Hidden)
	}
	return scoring.Prompt{Seat: seat, Verb: verbBoodle, Cell: s.nextCard(seat), Owner: seat, Label: label, Args: []scoring.Arg{arg}}
}

// promptReveals offers each seat with secret cards all that they can be.
func (s *state) promptReveals() []scoring.Prompt {
	var prompts []scoring.Prompt
	for seat := range s.names {
		n := s.secrets(seat)
		if n == 0 {
			continue
		}
		var hands []string
		s.hands(nil, n, func(hand []string) { hands = append(hands, strings.Join(hand, " ")) })
		prompts = append(prompts, scoring.Prompt{
			Seat: seat, Verb: verbReveal, Cell: s.firstHidden(seat), Owner: seat, Label: "Show the secret cards",
			Args: []scoring.Arg{{Name: "cards", Kind: scoring.Path, Choices: hands}},
		})
	}
	return prompts
}

// hands calls f with each way in which n cards of the deck can follow hand.
func (s *state) hands(hand []string, n int, f func([]string)) {
	if n == 0 {
		f(hand)
		return
	}
	for _, v := range s.board.values() {
		word, held := strconv.Itoa(v), 0
		for _, w := range hand {
			if w == word {
				held++
			}
		}
		if held < s.remaining(v) {
			s.hands(append(hand[:len(hand):len(hand)], word), n-1, f)
		}
	}
}
