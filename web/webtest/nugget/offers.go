package nugget

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
)

// The cells.
const (
	cellCard  = "card"
	cellPlace = "place"
	cellDug   = "dug"   // with the number of its round
	cellDice  = "dice"  // of the table, as the next two
	cellWheel = "wheel" // with the number of its round
)

// numbered is the cell of a round, counted from 0.
func numbered(cell string, round int) string { return cell + "/" + strconv.Itoa(round+1) }

func (s *state) Cells() []scoring.Cell {
	var cells []scoring.Cell
	add := func(owner int, id, label string, kind scoring.CellKind, value string) {
		cells = append(cells, scoring.Cell{ID: id, Owner: owner, Label: label, Kind: kind, Value: value})
	}
	thrown := ""
	if r := s.round(); r != nil {
		thrown = strings.Join(r.dice, "+")
	}
	add(scoring.Table, cellDice, "The dice", scoring.Entry, thrown)
	for i := range rounds {
		value := ""
		if i < len(s.rounds) {
			value = s.rounds[i].sector.word
		}
		add(scoring.Table, numbered(cellWheel, i), fmt.Sprintf("The wheel, round %d", i+1), scoring.Entry, value)
	}
	for seat, p := range s.seats {
		add(seat, cellCard, "The card", scoring.Entry, p.card)
		add(seat, cellPlace, "The nugget", scoring.Entry, p.place)
		for i := range rounds {
			value := ""
			if i < len(s.rounds) {
				value = s.rounds[i].dug[seat].word
			}
			add(seat, numbered(cellDug, i), fmt.Sprintf("Dug in round %d", i+1), scoring.Figure, value)
		}
	}
	return cells
}

func (s *state) Prompts() []scoring.Prompt {
	if s.over() {
		return nil
	}
	var prompts []scoring.Prompt
	if s.canRoll() && len(s.rounds) < rounds {
		prompts = append(prompts, scoring.Prompt{
			Seat: scoring.Table, Verb: verbRoll, Args: []scoring.Arg{argThrow}, Cell: cellDice, Owner: scoring.Table, Label: "Throw the dice",
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
		add(verbDraw, cellCard, i, "Draw a card", scoring.Arg{Name: "CARD", Kind: scoring.Choice, Choices: append(slices.Clone(cards), scoring.Hidden), Device: deck.Name})
	}
	if !p.buried {
		add(verbBury, cellPlace, i, "Bury the nugget", scoring.Arg{Name: "PLACE", Kind: scoring.Text})
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
		add(verbReveal, cellCard, i, "Show card and nugget", card, place)
	case r != nil && r.dug[i].number == 0:
		add(verbDig, numbered(cellDug, now), i, "Dig", scoring.Arg{Name: "DIE", Kind: scoring.Picks, Choices: slices.Compact(slices.Clone(r.dice))})
	case r != nil && r.sector.number == 0 && len(s.toDig()) == 0 && i == s.spinner(now):
		add(verbSpin, numbered(cellWheel, now), scoring.Table, "Spin the wheel", argSpin)
	}
	return prompts
}

func (s *state) Why(seat, owner int, cell, with string) *scoring.Violation {
	isIt := func(c scoring.Cell) bool { return c.Owner == owner && c.ID == cell }
	switch {
	case seat < scoring.Table || seat >= len(s.seats) || !slices.ContainsFunc(s.Cells(), isIt):
		return scoring.Breaks(scoring.UnknownClause, "There is no place %q on that slip.", cell)
	case slices.ContainsFunc(s.Prompts(), func(p scoring.Prompt) bool { return p.At(seat, owner, cell, with) }):
		return nil
	case owner != scoring.Table && owner != seat:
		return scoring.Breaks("NU7", "This is the slip of %s.", s.seats[owner].name)
	}
	if v := s.Clone().Apply(s.meant(seat, cell, with)); v != nil {
		return v
	}
	return scoring.Breaks("NU3", "This is for another round.") // the event belongs elsewhere
}

// meant is the event that a tap on a cell means.
func (s *state) meant(seat int, cell, with string) scoring.Event {
	e := scoring.Event{Seat: seat}
	switch name, _, _ := strings.Cut(cell, "/"); name {
	case cellDice:
		e = scoring.Event{Seat: scoring.Table, Verb: verbRoll, Args: []string{"1+1"}}
	case cellWheel:
		e.Verb, e.Args = verbSpin, []string{poor}
	case cellPlace:
		e.Verb, e.Args = verbBury, []string{scoring.Hidden}
	case cellCard:
		e.Verb, e.Args = verbReveal, []string{cards[0], scoring.Hidden}
	default:
		e.Verb, e.Args = verbDig, []string{with}
		if r := s.round(); with == "" && r != nil {
			e.Args[0] = r.dice[0]
		}
	}
	return e
}

func (s *state) Moment() scoring.Moment {
	m := scoring.Moment{Round: max(1, len(s.rounds)), Label: "Before the first round"}
	if r := s.round(); r != nil {
		m.Label, m.Shows = "Round "+strconv.Itoa(m.Round), r.dice
	}
	if s.ending() {
		m.Label, m.Shows = "The end", nil
	}
	for i := range s.seats {
		if len(s.offers(i)) > 0 {
			m.Turn = append(m.Turn, i)
		}
	}
	return m
}
