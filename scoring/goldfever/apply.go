package goldfever

import (
	"slices"

	"saddlebag/scoring"
)

// Apply folds one event.
func (s *state) Apply(e scoring.Event) *scoring.Violation {
	if v := s.known(e); v != nil {
		return v
	}
	if s.phase == over {
		return scoring.Breaks(scoring.OverClause, "The game is over: %s.", s.ended)
	}
	m := s.named(e.As)
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
	case verbReveal:
		return s.reveal(e, m)
	}
	return s.act(e, m)
}

// known checks that an event is one of the game at all (LG1).
func (s *state) known(e scoring.Event) *scoring.Violation {
	i := slices.IndexFunc(verbs, func(v scoring.Verb) bool { return v.Name == e.Verb })
	if i < 0 {
		return scoring.Breaks(scoring.UnknownClause, "%s has no verb %q.", info.Title, e.Verb)
	}
	if verbs[i].Actor == scoring.ByTable {
		if e.Seat != scoring.Table || e.As != "" {
			return scoring.Breaks(scoring.UnknownClause, "That is done by the table.").Try("like this: %s", verbs[i].Example)
		}
	} else if seat, ok := s.Owner(e.As); !ok || seat != e.Seat {
		return scoring.Breaks(scoring.UnknownClause, "That is done by a character.").Try("like this: %s", verbs[i].Example)
	}
	if !slices.ContainsFunc(verbs, func(v scoring.Verb) bool { return v.Name == e.Verb && hasForm(v.Args, e.Args) }) {
		return scoring.Breaks(scoring.UnknownClause, "That is not how %q is written.", e.Verb).Try("like this: %s", verbs[i].Example)
	}
	return nil
}

// hasForm says whether words are as many as a form of a verb has, and of those
// that there are where they do not depend on the scenario. What is secret may
// be hidden.
func hasForm(args []scoring.Arg, words []string) bool {
	if len(args) != len(words) {
		return false
	}
	for i, a := range args {
		hidden := a.Secret != scoring.Open && words[i] == scoring.Hidden
		if a.Choices != nil && !hidden && !slices.Contains(a.Choices, words[i]) {
			return false
		}
	}
	return true
}

// card draws a card for the step on top (GF50).
func (s *state) card(e scoring.Event) *scoring.Violation {
	p, card := Pile(slices.Index(pileWords[:], e.Args[0])), e.Args[1]
	a, ok := s.top().(asker)
	switch {
	case !ok:
		return scoring.Breaks("GF50", "No card is drawn now.")
	case a.pileNow() != p:
		return scoring.Breaks("GF50", "The next card comes from the %s pile%s.", a.pileNow(), s.about(a)).Try("table card %s", a.pileNow())
	case s.piles[p][p.index(card)] == 0:
		return scoring.Breaks("GF50", "No card %s is left in the %s pile.", card, p).Try("%s", either(itemNames(s.left(p))))
	}
	s.draw(p, card)
	s.pop()
	s.push(a.draw(s, card, e.Number)...)
	s.proceed(e.Number)
	return nil
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
		return scoring.Breaks("GF50", "A card from the %s pile is drawn first%s.", top.pileNow(), s.about(top)).Try("table card %s", top.pileNow())
	case flight:
		return scoring.Breaks("GF54", "%s flees first.", s.name(top.on)).Try("%s flee", s.name(top.on))
	case window:
		first := s.name(s.entitled(top)[0])
		return scoring.Breaks("GF27", "%s may react first.", first).Try("%s react, or %s react %s", first, first, wordPass)
	}
	switch s.phase {
	case dealing:
		return scoring.Breaks("GF8", "The jokers are dealt first.").Try("table deals-joker %s", s.name(s.undealt()[0]))
	case drawing:
		return scoring.Breaks("GF10", "A chip is drawn first.").Try("table activate %s", s.bag()[0])
	case acting:
		return scoring.Breaks("GF10", "The phase of %s goes on.", s.name(s.turn.man)).Try("%s end", s.name(s.turn.man))
	default:
		t := s.hidden()[0]
		return scoring.Breaks("GF6", "The fight is over; nuggets are shown.").Try("%s reveal %s", s.name(s.holder(t)), s.things[t].id())
	}
}
