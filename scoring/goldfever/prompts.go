package goldfever

import "saddlebag/scoring"

// Prompts lists what may happen now.
func (s *state) Prompts() []scoring.Prompt {
	switch top := s.top().(type) {
	case asker:
		return []scoring.Prompt{s.promptCard(top)}
	case flight:
		return s.promptFlight(top.on)
	case window:
		var prompts []scoring.Prompt
		for _, m := range s.entitled(top) {
			prompts = append(prompts, s.promptReactions(m)...)
		}
		return append(prompts, s.promptRoom()...)
	}
	switch s.phase {
	case dealing:
		return s.promptDeals()
	case looking:
		return s.promptLooks()
	case drawing:
		return []scoring.Prompt{s.promptChip()}
	case acting:
		return append(s.promptPhase(s.turn.man), s.promptRoom()...)
	case revealing, stopped:
		return s.promptReveals()
	case over:
	}
	return nil
}

// promptDeals offers each character without a joker one that is left, or one
// that is kept secret.
func (s *state) promptDeals() []scoring.Prompt {
	dealt := among(argDealt, s.jokerItems(), scoring.Hidden)
	var prompts []scoring.Prompt
	for _, m := range s.undealt() {
		prompts = append(prompts, scoring.Prompt{
			Seat: scoring.Table, Verb: verbDeal, Args: []scoring.Arg{choice(argCharacter, s.name(m)), dealt},
			Cell: CharacterCell(s.name(m), PartJoker), Owner: s.men[m].seat, Label: "Deal a joker to " + s.name(m),
		})
	}
	return prompts
}

func (s *state) promptChip() scoring.Prompt {
	bag := s.bag()
	chips := scoring.Each(len(bag), func(i int) scoring.Item { return scoring.Item{Name: bag[i], Most: 1} })
	return scoring.Prompt{
		Seat: scoring.Table, Verb: verbActivate, Args: []scoring.Arg{among(argChip, chips)},
		Cell: BagCell, Owner: scoring.Table, Label: "Draw a chip",
	}
}

func (s *state) promptCard(a asker) scoring.Prompt {
	p := a.pileNow()
	return scoring.Prompt{
		Seat: scoring.Table, Verb: verbCard, Args: []scoring.Arg{word("pile", p.String()), among(argCard(p), s.left(p))},
		Cell: PileCell(p), Owner: scoring.Table, Label: "Draw from the " + p.String() + " pile" + s.about(a),
	}
}

func (s *state) promptReveals() []scoring.Prompt {
	var prompts []scoring.Prompt
	for _, t := range s.toReveal() {
		o, id := s.newOffer(s.holder(t)), s.things[t].id()
		o.slot(PartGun, t, "shows "+id, verbReveal, choice(argObject, id), choice(argShown, s.facesOf(t)...))
		prompts = append(prompts, o.prompts...)
	}
	return prompts
}
