package goldfever

import (
	"slices"

	"saddlebag/scoring"
)

// Apply folds one event.
func (s *state) Apply(e scoring.Event) *scoring.Violation {
	m := s.named(e.As)
	if s.phase == stopped && e.Verb != verbReveal {
		return scoring.Breaks(scoring.OverClause, "The table has stopped the game; nothing more is played.").
			Suggest("\"table undo\" takes the stop back")
	}
	switch e.Verb {
	case verbDeal:
		return s.deal(e)
	case verbActivate:
		return s.activate(e)
	case verbCard:
		return s.card(e)
	case verbReact:
		return s.react(e, m)
	case verbFlee:
		return s.flee(e, m)
	case verbLook:
		return s.lookAt(e, m)
	case verbReveal:
		return s.reveal(e, m)
	case verbSet, verbShuffle:
		return s.overrule(e)
	}
	return s.act(e, m)
}

// Over says whether the game is over.
func (s *state) Over() bool { return s.phase == over }

// card draws a card for the step on top (GF50).
func (s *state) card(e scoring.Event) *scoring.Violation {
	p, card := Pile(slices.Index(pileWords[:], e.Args[0])), e.Args[1]
	a, ok := s.top().(asker)
	if !ok || a.pileNow() != p {
		return s.refusePile()
	}
	if s.piles[p][p.index(card)] == 0 {
		return scoring.Breaks("GF50", "No card %s is left in the %s pile.", card, p).Suggest("%s", either(scoring.ItemNames(s.left(p))))
	}
	s.draw(p, card)
	s.pop()
	s.push(a.draw(&s.skirmish, card, e.Number)...)
	s.proceed(e.Number)
	return nil
}

// refusePile says which pile the next card comes from, if any is drawn.
func (s *state) refusePile() *scoring.Violation {
	if a, ok := s.top().(asker); ok {
		return scoring.Breaks("GF50", "The next card comes from the %s pile%s.", a.pileNow(), s.about(a)).Suggest("table card %s", a.pileNow())
	}
	return scoring.Breaks("GF50", "No card is drawn now.")
}

// about says who a card is for.
func (s *state) about(a asker) string {
	if m := a.whom(); m != noMan {
		return ", for " + s.name(m)
	}
	return ", for the dynamite"
}

// misplaced says what the table waits for, to an event that does not fit in.
func (s *state) misplaced() *scoring.Violation {
	switch top := s.top().(type) {
	case asker:
		return scoring.Breaks("GF50", "A card from the %s pile is drawn first%s.", top.pileNow(), s.about(top)).Suggest("table card %s", top.pileNow())
	case flight:
		return scoring.Breaks("GF54", "%s flees first.", s.name(top.on)).Suggest("%s flee", s.name(top.on))
	case window:
		first := s.name(s.entitled(top)[0])
		return scoring.Breaks("GF27", "%s may react first.", first).Suggest("%s react, or %s react %s", first, first, wordPass)
	}
	switch s.phase {
	case dealing:
		return scoring.Breaks("GF8", "The jokers are dealt first.").Suggest("table deals-joker %s", s.name(s.undealt()[0]))
	case looking:
		t := s.unseen()[0]
		return scoring.Breaks("GF6", "%s looks at %s first.", s.name(s.holder(t)), s.things[t].id()).Suggest("%s look %s %s", s.name(s.holder(t)), s.things[t].id(), scoring.Hidden)
	case drawing:
		return scoring.Breaks("GF10", "A chip is drawn first.").Suggest("table activate %s", s.bag()[0])
	case acting:
		return scoring.Breaks("GF10", "The phase of %s goes on.", s.name(s.turn.man)).Suggest("%s end", s.name(s.turn.man))
	default:
		t := s.hidden()[0]
		return scoring.Breaks("GF6", "The fight is over; nuggets are shown.").Suggest("%s reveal %s", s.name(s.holder(t)), s.things[t].id())
	}
}
