package judge

import (
	"slices"

	"saddlebag/scoring/audit"
	"saddlebag/scoring/rintintin"
	"saddlebag/scoring/speech"
)

// hand reads the cards of a seat up to the first that is not known. They stand
// in the first rows (RT20); ended says that a blank row follows them.
func (a *auditor) hand(s *audit.Sheet, seat int) (hand []int, ended bool) {
	for _, row := range a.Rows[seat] {
		w, known := s.At(row)
		if known && w.Blank() {
			return hand, true
		}
		value, ok := a.Deck.Read(w.Value)
		if !known || !ok || value == rintintin.Unknown {
			return hand, false
		}
		hand = append(hand, value)
	}
	return hand, true
}

// cards are the rules of boodle cards.
func (a *auditor) cards() []audit.Rule {
	var all []audit.Rule
	for seat, rows := range a.Rows {
		for i, p := range rows {
			all = append(all, a.LegibleCard(p))
			if i > 0 {
				says := speech.Say("rintintin.gap", "player", a.Names[seat], "row", i+1, "before", i)
				all = append(all, audit.NoGap("RT20", rows[i-1:i], rows[i:i+1], says))
			}
		}
		all = append(all, a.cardForEach(seat))
	}
	for i := range a.Deck.Values {
		all = append(all, a.notMoreOf(i))
	}
	for _, clause := range []string{"RT3", "RT14", "RT19"} {
		all = append(all, a.allDrawn(clause))
	}
	return all
}

// cardForEach demands that a seat has a card for each group in which it is best
// (RT14). It yields where a column becomes known that differs from the board
// (RT13).
func (a *auditor) cardForEach(seat int) audit.Rule {
	return audit.Rule{Clause: "RT14", Yields: true, Fails: func(s *audit.Sheet) speech.Text {
		won := 0
		for at := range a.Groups {
			if drawer, _ := a.drawer(s, at); drawer == seat {
				won++
			}
		}
		for i, row := range a.Rows[seat][:won] {
			if s.Blank(row) {
				return speech.Say("rintintin.too-few-cards",
					"player", a.Names[seat], "groups", speech.Say("rintintin.full-groups", "n", won), "cards", speech.Say("rintintin.cards", "n", i))
			}
		}
		return ""
	}}
}

// notMoreOf demands that no more cards of a value are held than the decks have
// that were shuffled: another one when the last was used up (RT3, RT19).
func (a *auditor) notMoreOf(i int) audit.Rule {
	value, copies := a.Deck.Values[i], a.Deck.Left[i]
	return audit.Rule{Clause: "RT3", Fails: func(s *audit.Sheet) speech.Text {
		held, most := 0, 0
		for _, rows := range a.Rows {
			for _, row := range rows {
				if v, ok := a.Deck.Read(s.Value(row)); ok && v == value {
					held++
				}
			}
			if blank := slices.IndexFunc(rows, s.Blank); blank >= 0 {
				rows = rows[:blank]
			}
			most += len(rows)
		}
		decks := (most + len(a.Board.Boodle) - 1) / len(a.Board.Boodle)
		if held <= copies*decks {
			return ""
		}
		return speech.Say("rintintin.more-than-the-deck", "held", held, "value", value, "copies", copies)
	}}
}
