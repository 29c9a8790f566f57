package goldfever

import "saddlebag/scoring"

// oddsFor lists the chances of the first card of each pile, with the piles of a
// *[House].
func oddsFor(data scoring.House) []scoring.Odds {
	h, ok := data.(*House)
	if !ok {
		return nil
	}
	hits := []Pile{Easy, Average, Difficult}
	wounds := func(p Pile) int {
		pile := h.Decks.pile(p)
		return pile[p.index(cardWound)] + pile[p.index(cardTwo)]
	}
	card := oddsOf(&h.Decks, "A hit card", "GF50", "The first card of a full pile. What is drawn does not come again before the pile is shuffled.", hits)
	card.Rows = append(card.Rows, oddsRow("at least one wound", wounds, &h.Decks, hits))
	return []scoring.Odds{card, oddsOf(&h.Decks, "A panic card", "GF54", "The first card of a full pile.", []Pile{Panic})}
}

// oddsOf counts each card of some piles, which have the same words.
func oddsOf(d *Decks, title, clause, note string, piles []Pile) scoring.Odds {
	o := scoring.Odds{Title: title, Clause: clause, Note: note, Columns: []string{"card"}}
	for _, p := range piles {
		o.Columns = append(o.Columns, p.String())
	}
	for word, name := range piles[0].words() {
		o.Rows = append(o.Rows, oddsRow(name, func(p Pile) int { return d.pile(p)[word] }, d, piles))
	}
	return o
}

func oddsRow(label string, ways func(Pile) int, d *Decks, piles []Pile) scoring.OddsRow {
	row := scoring.OddsRow{Label: label}
	for _, p := range piles {
		pile := d.pile(p)
		row.Chances = append(row.Chances, scoring.Chance{Ways: int64(ways(p)), Of: int64(pile.sum())})
	}
	return row
}
