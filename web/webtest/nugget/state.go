package nugget

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
)

// A state is a game of nugget.
type state struct {
	seats  []seat
	rounds []round // that have begun
}

// A seat is one player's slip. What others have entered in secret reads "?".
type seat struct {
	name        string
	card, place string
	drawn       bool
	buried      bool
	shown       int // number of the event that showed it all; 0 before
	corrections []scoring.Line
}

// A round is two dice and what came of them.
type round struct {
	dice   []string
	dug    []entry // by seat
	sector entry   // of the wheel
}

// An entry is a word of an event; its number is 0 before.
type entry struct {
	word   string
	number int
}

func (s *state) Clone() scoring.State {
	c := &state{slices.Clone(s.seats), slices.Clone(s.rounds)}
	for i := range c.seats {
		c.seats[i].corrections = slices.Clip(c.seats[i].corrections)
	}
	for i := range c.rounds {
		c.rounds[i].dug = slices.Clone(c.rounds[i].dug)
	}
	return c
}

func (s *state) Apply(e scoring.Event) *scoring.Violation {
	if v := s.unknown(e); v != nil {
		return v
	}
	if s.over() {
		return scoring.Breaks("NU6", "Everybody has shown a card: the game is over.")
	}
	switch e.Verb {
	case verbDraw:
		return s.draw(&s.seats[e.Seat], e.Args[0])
	case verbBury:
		return s.bury(&s.seats[e.Seat], e.Args[0])
	case verbRoll:
		return s.roll(e.Args[0])
	case verbDig:
		return s.dig(e)
	case verbSpin:
		return s.spin(e)
	default:
		return s.reveal(e)
	}
}

// unknown says what of an event the game does not know.
func (s *state) unknown(e scoring.Event) *scoring.Violation {
	i := slices.IndexFunc(info.Verbs, func(v scoring.Verb) bool { return v.Name == e.Verb })
	switch {
	case i < 0:
		return scoring.Breaks(scoring.UnknownClause, "Nobody can %q here.", e.Verb)
	case (info.Verbs[i].Actor == scoring.ByTable) != (e.Seat == scoring.Table) || e.As != "" || e.Seat >= len(s.seats):
		return scoring.Breaks(scoring.UnknownClause, "That is for somebody else to %s.", e.Verb)
	case len(e.Args) != len(info.Verbs[i].Args):
		return scoring.Breaks(scoring.UnknownClause, "That is not how to %s.", e.Verb).Try("%s", info.Verbs[i].Example)
	}
	return nil
}

func (s *state) draw(p *seat, card string) *scoring.Violation {
	switch {
	case card != scoring.Hidden && !slices.Contains(cards, card):
		return scoring.Breaks(scoring.UnknownClause, "There is no card %q.", card)
	case p.drawn:
		return scoring.Breaks("NU1", "%s has a card.", p.name)
	}
	p.card, p.drawn = card, true
	return nil
}

func (s *state) bury(p *seat, place string) *scoring.Violation {
	if p.buried {
		return scoring.Breaks("NU2", "%s has buried the nugget.", p.name)
	}
	p.place, p.buried = place, true
	return nil
}

func (s *state) roll(throw string) *scoring.Violation {
	thrown := strings.Split(throw, "+")
	switch {
	case len(thrown) != dice.Count || slices.ContainsFunc(thrown, func(d string) bool { return !slices.Contains(dice.Sides, d) }):
		return scoring.Breaks(scoring.UnknownClause, "%q is not a throw of two dice.", throw).Try("2+5")
	case !s.canRoll():
		return scoring.Breaks("NU3", "Not everybody is done yet.")
	case len(s.rounds) == rounds:
		return scoring.Breaks("NU3", "There is no third round.")
	}
	s.rounds = append(slices.Clip(s.rounds), round{dice: thrown, dug: make([]entry, len(s.seats))})
	return nil
}

func (s *state) dig(e scoring.Event) *scoring.Violation {
	r := s.round()
	switch {
	case r == nil:
		return scoring.Breaks("NU4", "Nothing has been thrown yet.")
	case r.dug[e.Seat].number != 0:
		return scoring.Breaks("NU4", "%s has dug in this round.", s.seats[e.Seat].name)
	case !slices.Contains(r.dice, e.Args[0]):
		return scoring.Breaks("NU4", "There is no die that shows %s.", e.Args[0]).Try("%s", strings.Join(r.dice, " or "))
	}
	r.dug[e.Seat] = entry{e.Args[0], e.Number}
	return nil
}

func (s *state) spin(e scoring.Event) *scoring.Violation {
	r := s.round()
	switch {
	case !slices.Contains(wheel.Sides, e.Args[0]):
		return scoring.Breaks(scoring.UnknownClause, "The wheel has no %q.", e.Args[0])
	case r == nil || len(s.toDig()) > 0:
		return scoring.Breaks("NU5", "Not everybody has dug yet.")
	case r.sector.number != 0:
		return scoring.Breaks("NU5", "The wheel was spun in this round.")
	case e.Seat != s.spinner(len(s.rounds)-1):
		return scoring.Breaks("NU5", "%s spins in this round.", s.seats[s.spinner(len(s.rounds)-1)].name)
	}
	r.sector = entry{e.Args[0], e.Number}
	return nil
}

func (s *state) reveal(e scoring.Event) *scoring.Violation {
	p, card, place := &s.seats[e.Seat], e.Args[0], e.Args[1]
	switch {
	case !slices.Contains(cards, card):
		return scoring.Breaks(scoring.UnknownClause, "There is no card %q.", card)
	case !s.ending():
		return scoring.Breaks("NU6", "It is too early to show cards.")
	case p.shown != 0:
		return scoring.Breaks("NU6", "%s has shown a card.", p.name)
	case p.card != scoring.Hidden && p.card != card:
		return scoring.Breaks("NU6", "%s holds another card.", p.name)
	case p.place != scoring.Hidden && p.place != place:
		return scoring.Breaks("NU6", "%s buried the nugget elsewhere.", p.name)
	}
	p.card, p.place, p.shown = card, place, e.Number
	return nil
}

// round is the last one that has begun; nil before the first.
func (s *state) round() *round {
	if len(s.rounds) == 0 {
		return nil
	}
	return &s.rounds[len(s.rounds)-1]
}

// spinner is who spins in a round, counted from 0.
func (s *state) spinner(round int) int { return round % len(s.seats) }

// toDig are the seats that have not dug in this round.
func (s *state) toDig() []int {
	var seats []int
	for i, dug := range s.round().dug {
		if dug.number == 0 {
			seats = append(seats, i)
		}
	}
	return seats
}

// canRoll says whether everybody is done with what comes before a throw.
func (s *state) canRoll() bool {
	if r := s.round(); r != nil {
		return r.sector.number != 0
	}
	return !slices.ContainsFunc(s.seats, func(p seat) bool { return !p.drawn || !p.buried })
}

// ending says whether cards may be shown.
func (s *state) ending() bool { return len(s.rounds) == rounds && s.canRoll() }

func (s *state) over() bool {
	return !slices.ContainsFunc(s.seats, func(p seat) bool { return p.shown == 0 })
}

func (s *state) Correct(number, seat int, name string, amount scoring.Tenths) *scoring.Violation {
	if name != field {
		return scoring.Breaks(scoring.UnknownClause, "There is no field %s.", name).Try("%s", field)
	}
	p := &s.seats[seat]
	p.corrections = append(p.corrections, scoring.Line{Label: "Correction", Amount: amount, Clause: scoring.CorrectionClause, Event: number})
	return nil
}

func (s *state) Rename(seat int, name string) { s.seats[seat].name = name }

func (s *state) Tally() []scoring.Score {
	tally := make([]scoring.Score, len(s.seats))
	add := func(seat int, label string, points int, clause string, event int) {
		line := scoring.Line{Label: label, Amount: scoring.Whole(points), Clause: clause, Event: event}
		tally[seat].Lines = append(tally[seat].Lines, line)
	}
	for i, r := range s.rounds {
		label := "Round " + strconv.Itoa(i+1)
		for seat, dug := range r.dug {
			if dug.number != 0 {
				add(seat, label, slices.Index(dice.Sides, dug.word)+1, "NU4", dug.number)
			}
		}
		spinner := s.spinner(i)
		points := slices.Index(dice.Sides, r.dug[spinner].word) + 1
		switch r.sector.word {
		case rich:
			add(spinner, label+", rich", points, "NU5", r.sector.number)
		case bust:
			add(spinner, label+", bust", -points, "NU5", r.sector.number)
		}
	}
	for i, p := range s.seats {
		if p.shown != 0 {
			add(i, "The "+p.card, worth[p.card], "NU6", p.shown)
		}
		tally[i].Lines = append(tally[i].Lines, p.corrections...)
	}
	return tally
}

func (s *state) Outcome() scoring.Outcome {
	var keys [][]scoring.Tenths
	for _, score := range s.Tally() {
		keys = append(keys, []scoring.Tenths{score.Total()})
	}
	out := scoring.Outcome{Ranks: scoring.Ranks(keys)}
	if s.over() {
		out.Over, out.Reason, out.Clause = true, ended, "NU6"
	}
	return out
}
