package goldfever

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
)

// Apply folds one event.
func (s *State) Apply(e scoring.Event) *scoring.Violation {
	m := s.Named(e.As)
	if s.Phase == Stopped && e.Verb != terms.VerbReveal {
		return scoring.Breaks(scoring.OverClause, "goldfever.stopped").Suggest("goldfever.undo-stop")
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
		return fight.OneOf(scoring.Breaks("GF50", "goldfever.no-card-left", "card", terms.CardTitle(card), "pile", p.Title()), scoring.ItemNames(s.Left(p)))
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
		pile := a.PileNow()
		return scoring.Breaks("GF50", "goldfever.next-card", "pile", pile.Title(), "about", s.about(a)).Suggest("goldfever.draw-card", "pile", pile.String())
	}
	return scoring.Breaks("GF50", "goldfever.no-card-now")
}

// about says who a card is for.
func (s *State) about(a fight.Asker) speech.Text {
	if m := a.Whom(); m != fight.NoMan {
		return speech.Words(s.NameOf(m))
	}
	return terms.Dynamite.Named(0)
}

// Misplaced says what the table waits for, to an event that does not fit in.
func (s *State) Misplaced() *scoring.Violation {
	switch top := s.Top().(type) {
	case fight.Asker:
		pile := top.PileNow()
		return scoring.Breaks("GF50", "goldfever.card-first", "pile", pile.Title(), "about", s.about(top)).Suggest("goldfever.draw-card", "pile", pile.String())
	case fight.Flight:
		first := s.NameOf(top.On)
		return scoring.Breaks("GF54", "goldfever.flees-first", "character", first).Suggest("goldfever.flee", "character", first)
	case fight.Window:
		first := s.NameOf(s.Entitled(top)[0])
		return scoring.Breaks("GF27", "goldfever.may-react-first", "character", first).Suggest("goldfever.react", "character", first, "pass", terms.WordPass)
	}
	switch s.Phase {
	case Dealing:
		return scoring.Breaks("GF8", "goldfever.jokers-first").Suggest("goldfever.deal-joker", "character", s.NameOf(s.undealt()[0]))
	case Looking:
		t := s.unseen()[0]
		holder, nugget := s.NameOf(s.Holder(t)), s.Things[t].ID()
		return scoring.Breaks("GF6", "goldfever.looks-first", "character", holder, "nugget", s.Numbered(t)).
			Suggest("goldfever.look", "character", holder, "nugget", nugget, "hidden", scoring.Hidden)
	case Drawing:
		return scoring.Breaks("GF10", "goldfever.chip-first").Suggest("goldfever.draw-chip", "character", s.Bag()[0])
	case Acting:
		acting := s.NameOf(s.Turn.Man)
		return scoring.Breaks("GF10", "goldfever.phase-goes-on", "character", acting).Suggest("goldfever.end", "character", acting)
	default:
		t := s.hidden()[0]
		return scoring.Breaks("GF6", "goldfever.fight-over").Suggest("goldfever.reveal", "character", s.NameOf(s.Holder(t)), "nugget", s.Things[t].ID())
	}
}
