// Package odds has the chances of Goldfever: those of each pile's first card.
package odds

import (
	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/speech"
)

// Odds lists the chances of the first card of each pile, with the piles of a
// *[scenario.House].
func Odds(data scoring.House) []scoring.Odds {
	h, ok := data.(*scenario.House)
	if !ok {
		return nil
	}
	hits := []terms.Pile{terms.Easy, terms.Average, terms.Difficult}
	wounds := func(p terms.Pile) int {
		pile := h.Decks.Pile(p)
		return pile[p.Index(terms.CardWound)] + pile[p.Index(terms.CardTwo)]
	}
	card := oddsOf(&h.Decks, "A hit card", "GF50", "The first card of a full pile. What is drawn does not come again before the pile is shuffled.", hits)
	card.Rows = append(card.Rows, oddsRow("at least one wound", wounds, &h.Decks, hits))
	return []scoring.Odds{card, oddsOf(&h.Decks, "A panic card", "GF54", "The first card of a full pile.", []terms.Pile{terms.Panic})}
}

// oddsOf counts each card of some piles, which have the same words.
func oddsOf(d *scenario.Decks, title, clause, note string, piles []terms.Pile) scoring.Odds {
	o := scoring.Odds{Title: speech.Words(title), Clause: clause, Note: speech.Words(note), Columns: []speech.Text{"card"}}
	for _, p := range piles {
		o.Columns = append(o.Columns, speech.Words(p.String()))
	}
	for word, name := range piles[0].Words() {
		o.Rows = append(o.Rows, oddsRow(name, func(p terms.Pile) int { return d.Pile(p)[word] }, d, piles))
	}
	return o
}

func oddsRow(label string, ways func(terms.Pile) int, d *scenario.Decks, piles []terms.Pile) scoring.OddsRow {
	row := scoring.OddsRow{Label: speech.Words(label)}
	for _, p := range piles {
		pile := d.Pile(p)
		row.Chances = append(row.Chances, scoring.Chance{Ways: int64(ways(p)), Of: int64(pile.Sum())})
	}
	return row
}
