package goldfever

import (
	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
)

// Prompts lists what may happen now.
func (s *State) Prompts() []scoring.Prompt {
	switch top := s.Top().(type) {
	case fight.Asker:
		return []scoring.Prompt{s.promptCard(top)}
	case fight.Flight:
		return s.promptFlight(top.On)
	case fight.Window:
		var prompts []scoring.Prompt
		for _, m := range s.Entitled(top) {
			prompts = append(prompts, s.promptReactions(m)...)
		}
		return append(prompts, s.promptRoom()...)
	}
	switch s.Phase {
	case Dealing:
		return s.promptDeals()
	case Looking:
		return s.promptLooks()
	case Drawing:
		return []scoring.Prompt{s.promptChip()}
	case Acting:
		return append(s.promptPhase(s.Turn.Man), s.promptRoom()...)
	case Revealing, Stopped:
		return s.promptReveals()
	case Over:
	}
	return nil
}

// promptDeals offers each character without a joker one that is left, or one
// that is kept secret.
func (s *State) promptDeals() []scoring.Prompt {
	dealt := terms.Among(terms.ArgDealt, s.jokerItems(), scoring.Hidden)
	var prompts []scoring.Prompt
	for _, m := range s.undealt() {
		prompts = append(prompts, scoring.Prompt{
			Seat: scoring.Table, Verb: terms.VerbDeal, Args: []scoring.Arg{terms.Choice(terms.ArgCharacter, s.NameOf(m)), dealt},
			Cell: terms.CharacterCell(s.NameOf(m), terms.PartJoker), Owner: s.Men[m].Seat, Label: speech.Say("goldfever.deal-label", "character", s.NameOf(m)),
			Own: speech.Say("goldfever.which-joker", "character", s.NameOf(m)),
		})
	}
	return prompts
}

func (s *State) promptChip() scoring.Prompt {
	bag := s.Bag()
	chips := scoring.Each(len(bag), func(i int) scoring.Item { return scoring.Item{Name: bag[i], Most: 1} })
	return scoring.Prompt{
		Seat: scoring.Table, Verb: terms.VerbActivate, Args: []scoring.Arg{terms.Among(terms.ArgChip, chips)},
		Cell: terms.BagCell, Owner: scoring.Table, Label: "goldfever.chip-label", Own: "goldfever.which-chip",
	}
}

func (s *State) promptCard(a fight.Asker) scoring.Prompt {
	p := a.PileNow()
	return scoring.Prompt{
		Seat: scoring.Table, Verb: terms.VerbCard, Args: []scoring.Arg{terms.Word("pile", p.String()), terms.Among(terms.ArgCard(p), s.Left(p))},
		Cell: terms.PileCell(p), Owner: scoring.Table, Label: speech.Say("goldfever.card-label", "pile", p.Title(), "about", s.about(a)),
		Own: speech.Say("goldfever.which-card", "pile", p.Title(), "about", s.about(a)),
	}
}

func (s *State) promptReveals() []scoring.Prompt {
	var prompts []scoring.Prompt
	for _, t := range s.toReveal() {
		o, id := s.newOffer(s.Holder(t)), s.Things[t].ID()
		o.slot(terms.PartGun, t, o.says("goldfever.reveal-label", "object", s.Called(t, s.Men[s.Holder(t)].Carries()).Title), terms.VerbReveal, terms.Choice(terms.ArgObject, id), terms.Choice(terms.ArgShown, s.FacesOf(t)...))
		prompts = append(prompts, o.prompts...)
	}
	return prompts
}
