// Package odds has the chances of Goldfever: those of each pile's first card.
package odds

import (
	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
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
	card := oddsOf(&h.Decks, "goldfever.odds-hit", "GF50", "goldfever.odds-hit-note", hits)
	card.Rows = append(card.Rows, oddsRow("goldfever.odds-wound", wounds, &h.Decks, hits))
	return []scoring.Odds{card, oddsOf(&h.Decks, "goldfever.odds-panic", "GF54", "goldfever.odds-panic-note", []terms.Pile{terms.Panic})}
}

// oddsOf counts each card of some piles, which have the same words.
func oddsOf(d *scenario.Decks, title speech.Text, clause string, note speech.Text, piles []terms.Pile) scoring.Odds {
	o := scoring.Odds{Title: title, Clause: clause, Note: note, Columns: []speech.Text{"goldfever.odds-card"}}
	for _, p := range piles {
		o.Columns = append(o.Columns, p.Title())
	}
	for word, name := range piles[0].Words() {
		o.Rows = append(o.Rows, oddsRow(terms.CardTitle(name), func(p terms.Pile) int { return d.Pile(p)[word] }, d, piles))
	}
	return o
}

func oddsRow(label speech.Text, ways func(terms.Pile) int, d *scenario.Decks, piles []terms.Pile) scoring.OddsRow {
	row := scoring.OddsRow{Label: label}
	for _, p := range piles {
		pile := d.Pile(p)
		row.Chances = append(row.Chances, scoring.Chance{Ways: int64(ways(p)), Of: int64(pile.Sum())})
	}
	return row
}
