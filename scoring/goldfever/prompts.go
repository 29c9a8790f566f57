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
		return prompts
	}
	switch s.phase {
	case dealing:
		return s.promptDeals()
	case drawing:
		return []scoring.Prompt{s.promptChip()}
	case acting:
		return s.promptPhase(s.turn.man)
	case revealing:
		return s.promptReveals()
	case over:
	}
	return nil
}

// promptDeals offers each character without a joker one that is left, or one
// that is kept secret.
func (s *state) promptDeals() []scoring.Prompt {
	dealt := argDealt
	dealt.Items = s.jokerItems()
	dealt.Choices = append(itemNames(dealt.Items), scoring.Hidden)
	var prompts []scoring.Prompt
	for _, m := range s.undealt() {
		prompts = append(prompts, scoring.Prompt{
			Seat: scoring.Table, Verb: verbDeal, Args: []scoring.Arg{choice(argCharacter, s.name(m)), dealt},
			Cell: cellOf(s.name(m), partJoker), Owner: s.men[m].seat, Label: "Deal a joker to " + s.name(m),
		})
	}
	return prompts
}

func (s *state) promptChip() scoring.Prompt {
	chip := argChip
	chip.Choices = s.bag()
	for _, name := range chip.Choices {
		chip.Items = append(chip.Items, scoring.Item{Name: name, Most: 1})
	}
	return scoring.Prompt{
		Seat: scoring.Table, Verb: verbActivate, Args: []scoring.Arg{chip}, Cell: cellBag, Owner: scoring.Table, Label: "Draw a chip",
	}
}

func (s *state) promptCard(a asker) scoring.Prompt {
	p := a.pileNow()
	card := argCard(p)
	card.Items = s.left(p)
	card.Choices = itemNames(card.Items)
	return scoring.Prompt{
		Seat: scoring.Table, Verb: verbCard, Args: []scoring.Arg{word("pile", p.String()), card},
		Cell: pileCell(p), Owner: scoring.Table, Label: "Draw from the " + p.String() + " pile" + s.about(a),
	}
}

func (s *state) promptFlight(m int) []scoring.Prompt {
	var prompts []scoring.Prompt
	for _, zone := range s.refuges(m) {
		name := s.zoneName(zone)
		prompts = append(prompts, scoring.Prompt{
			Seat: s.men[m].seat, As: s.name(m), Verb: verbFlee, Args: []scoring.Arg{choice(argZone, name)},
			Cell: zoneCell(name), Owner: scoring.Table, Label: s.name(m) + " flees to " + name,
		})
	}
	return prompts
}

func (s *state) promptReveals() []scoring.Prompt {
	var prompts []scoring.Prompt
	for _, t := range s.hidden() {
		m := s.holder(t)
		shown := argShown
		shown.Choices = s.facesOf(t)
		prompts = append(prompts, scoring.Prompt{
			Seat: s.men[m].seat, As: s.name(m), Verb: verbReveal, Args: []scoring.Arg{choice(argObject, s.things[t].id()), shown},
			Cell: s.slotCell(m, t), Owner: s.men[m].seat, Label: s.name(m) + " shows " + s.things[t].id(),
		})
	}
	return prompts
}

// choice is an argument with what may be chosen.
func choice(a scoring.Arg, words ...string) scoring.Arg {
	a.Choices = words
	return a
}
