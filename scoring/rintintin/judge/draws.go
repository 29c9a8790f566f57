package judge

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/rintintin"
	"saddlebag/scoring/speech"
)

// draws is what becomes of the deck when all groups are known: who draws for
// full groups, and who for ties.
type draws struct {
	known   bool   // all that was drawn is known, and can have been
	clause  string // that is broken, or empty
	message speech.Text
}

// allDrawn demands of all cards that they can have been drawn (RT3, RT14, RT19).
// It yields where a column becomes known that differs from the board (RT13).
func (a *auditor) allDrawn(clause string) audit.Rule {
	return audit.Rule{Clause: clause, Yields: true, Fails: func(s *audit.Sheet) speech.Text {
		if d := a.draws(s); d.clause == clause {
			return d.message
		}
		return ""
	}}
}

// draws lets the cards of all hands be drawn: first those for full groups
// (RT14), then, as long as several lead, one for each of them (RT19). Where the
// table has overruled the score nobody knows who was tied when.
func (a *auditor) draws(s *audit.Sheet) draws {
	t := tie{auditor: a, deck: rintintin.NewDeck(a.Board.Boodle), taken: make([]int, len(a.Names))}
	for at := range a.Groups {
		seat, known := a.drawer(s, at)
		if !known {
			return draws{}
		}
		if seat != scoring.Table {
			t.taken[seat]++
		}
	}
	for seat := range a.Names {
		captured, _ := a.captured(s, seat)
		hand, ended := a.hand(s, seat)
		if s.Corrected(seat, rintintin.FieldOutlaws) || len(hand) < t.taken[seat] {
			return draws{}
		}
		t.score, t.hands, t.ended = append(t.score, scoring.Score{Lines: captured}.Total()), append(t.hands, hand), append(t.ended, ended)
	}
	return t.settle()
}

// A tie is played out from the cards that are left when those for full groups
// are taken.
type tie struct {
	*auditor
	deck  rintintin.Deck
	score []scoring.Tenths
	hands [][]int
	ended []bool
	taken []int // cards of each hand
}

func (t *tie) settle() draws {
	for seat, hand := range t.hands {
		for _, value := range hand[:t.taken[seat]] {
			t.score[seat] += scoring.Whole(value)
			if !t.deck.Draw(value) {
				return draws{clause: "RT3", message: speech.Say("rintintin.more-for-groups", "value", value)}
			}
		}
	}
	for leaders := rintintin.Leaders(t.score); len(leaders) > 1; leaders = rintintin.Leaders(t.score) {
		if d := t.round(leaders); !d.known {
			return d
		}
	}
	for seat, hand := range t.hands { // nobody has a card that was not drawn for something
		if len(hand) > t.taken[seat] {
			return draws{clause: "RT14", message: speech.Say("rintintin.cards-for-nothing",
				"player", t.Names[seat], "cards", speech.Say("rintintin.cards", "n", len(hand)), "drawn", t.taken[seat])}
		}
	}
	return draws{known: true}
}

// round has each leader draw. What is left of the deck is drawn before it is
// made anew.
func (t *tie) round(leaders []int) draws {
	var names speech.All
	var values []int
	missing := ""
	for _, seat := range leaders {
		names = append(names, speech.Words(t.Names[seat]))
		switch at := t.taken[seat]; {
		case at < len(t.hands[seat]):
			values = append(values, t.hands[seat][at])
			t.score[seat] += scoring.Whole(values[len(values)-1])
			t.taken[seat]++
		case t.ended[seat]:
			missing = t.Names[seat]
		default:
			return draws{} // the card is not known
		}
	}
	if missing != "" {
		return draws{clause: "RT19", message: speech.Say("rintintin.no-card-for-tie", "players", names, "player", missing)}
	}
	for range values {
		if t.deck.Empty() {
			t.deck = rintintin.NewDeck(t.Board.Boodle)
		}
		i := slices.IndexFunc(values, t.deck.Draw)
		if i < 0 {
			return draws{clause: "RT3", message: speech.Say("rintintin.drew-what-was-gone", "players", names)}
		}
		values = slices.Delete(values, i, i+1)
	}
	return draws{known: true}
}
