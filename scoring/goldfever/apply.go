package goldfever

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/goldfever/terms"
)

// Apply folds one event.
func (s *State) Apply(e scoring.Event) *scoring.Violation {
	m := s.Named(e.As)
	if s.Phase == Stopped && e.Verb != terms.VerbReveal {
		return scoring.Broken(scoring.OverClause, "The table has stopped the game; nothing more is played.").
			Suggest("\"table undo\" takes the stop back")
	}
	switch e.Verb {
	case terms.VerbDeal:
		return s.deal(e)
	case terms.VerbActivate:
		return s.activate(e)
	case terms.VerbCard:
		return s.card(e)
	case terms.VerbReact:
		return s.react(e, m)
	case terms.VerbFlee:
		return s.flee(e, m)
	case terms.VerbLook:
		return s.lookAt(e, m)
	case terms.VerbReveal:
		return s.reveal(e, m)
	case terms.VerbSet, terms.VerbShuffle:
		return s.overrule(e)
	}
	return s.act(e, m)
}

// Over says whether the game is over.
func (s *State) Over() bool { return s.Phase == Over }

// card draws a card for the step on top (GF50).
func (s *State) card(e scoring.Event) *scoring.Violation {
	p, card := terms.Pile(slices.Index(terms.PileWords[:], e.Args[0])), e.Args[1]
	a, ok := s.Top().(fight.Asker)
	if !ok || a.PileNow() != p {
		return s.RefusePile()
	}
	if s.Piles[p][p.Index(card)] == 0 {
		return scoring.Broken("GF50", "No card %s is left in the %s pile.", card, p).Offer("%s", terms.Listed(scoring.ItemNames(s.Left(p))))
	}
	s.DrawCard(p, card)
	s.Pop()
	s.Push(a.Draw(&s.Skirmish, card, e.Number)...)
	s.proceed(e.Number)
	return nil
}

// RefusePile says which pile the next card comes from, if any is drawn.
func (s *State) RefusePile() *scoring.Violation {
	if a, ok := s.Top().(fight.Asker); ok {
		return scoring.Broken("GF50", "The next card comes from the %s pile%s.", a.PileNow(), s.about(a)).Offer("table card %s", a.PileNow())
	}
	return scoring.Broken("GF50", "No card is drawn now.")
}

// about says who a card is for.
func (s *State) about(a fight.Asker) string {
	if m := a.Whom(); m != fight.NoMan {
		return ", for " + s.NameOf(m)
	}
	return ", for the dynamite"
}

// Misplaced says what the table waits for, to an event that does not fit in.
func (s *State) Misplaced() *scoring.Violation {
	switch top := s.Top().(type) {
	case fight.Asker:
		return scoring.Broken("GF50", "A card from the %s pile is drawn first%s.", top.PileNow(), s.about(top)).Offer("table card %s", top.PileNow())
	case fight.Flight:
		return scoring.Broken("GF54", "%s flees first.", s.NameOf(top.On)).Offer("%s flee", s.NameOf(top.On))
	case fight.Window:
		first := s.NameOf(s.Entitled(top)[0])
		return scoring.Broken("GF27", "%s may react first.", first).Offer("%s react, or %s react %s", first, first, terms.WordPass)
	}
	switch s.Phase {
	case Dealing:
		return scoring.Broken("GF8", "The jokers are dealt first.").Offer("table deals-joker %s", s.NameOf(s.undealt()[0]))
	case Looking:
		t := s.unseen()[0]
		return scoring.Broken("GF6", "%s looks at %s first.", s.NameOf(s.Holder(t)), s.Things[t].ID()).Offer("%s look %s %s", s.NameOf(s.Holder(t)), s.Things[t].ID(), scoring.Hidden)
	case Drawing:
		return scoring.Broken("GF10", "A chip is drawn first.").Offer("table activate %s", s.Bag()[0])
	case Acting:
		return scoring.Broken("GF10", "The phase of %s goes on.", s.NameOf(s.Turn.Man)).Offer("%s end", s.NameOf(s.Turn.Man))
	default:
		t := s.hidden()[0]
		return scoring.Broken("GF6", "The fight is over; nuggets are shown.").Offer("%s reveal %s", s.NameOf(s.Holder(t)), s.Things[t].ID())
	}
}
