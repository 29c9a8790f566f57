package rintintin

import (
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
)

// draws is what becomes of the deck when all groups are known: who draws for
// full groups, and who for ties.
type draws struct {
	known   bool   // all that was drawn is known, and can have been
	clause  string // that is broken, or empty
	message string
}

// draws lets the cards of all hands be drawn: first those for full groups
// (RT14), then, as long as several lead, one for each of them (RT19). Where the
// table has overruled the score nobody knows who was tied when.
func (a *auditor) draws(f scoring.Filled) draws {
	won := make([]int, len(a.names))
	for at := range a.groups {
		shares, known := a.sources[at].shares(f, at)
		if !known {
			return draws{}
		}
		if full(shares) {
			won[a.seatOf(bestOf(shares))]++
		}
	}
	t := tie{auditor: a, deck: newDeck(a.board.Boodle), taken: won}
	for seat := range a.names {
		captured, _ := a.captured(f, seat)
		hand, ended := a.hand(f, seat)
		if a.corrected[seat] || len(hand) < won[seat] {
			return draws{}
		}
		t.score, t.hands, t.ended = append(t.score, captured.Total()), append(t.hands, hand), append(t.ended, ended)
	}
	return t.settle()
}

// A tie is played out from the cards that are left when those for full groups
// are taken.
type tie struct {
	*auditor
	deck  deck
	score []scoring.Tenths
	hands [][]int
	ended []bool
	taken []int // cards of each hand
}

func (t *tie) settle() draws {
	for seat, hand := range t.hands {
		for _, value := range hand[:t.taken[seat]] {
			t.score[seat] += scoring.Whole(value)
			if !t.deck.draw(value) {
				return draws{clause: "RT3", message: fmt.Sprintf("More cards of %d are drawn for full groups than the deck has.", value)}
			}
		}
	}
	for {
		leaders := t.leaders()
		if len(leaders) == 1 {
			return t.over()
		}
		if d := t.round(leaders); !d.known {
			return d
		}
	}
}

// leaders are the seats with the highest score.
func (t *tie) leaders() []int {
	most := slices.Max(t.score)
	var seats []int
	for seat, score := range t.score {
		if score == most {
			seats = append(seats, seat)
		}
	}
	return seats
}

// over is the end: nobody has a card that was not drawn for something.
func (t *tie) over() draws {
	for seat, hand := range t.hands {
		if len(hand) > t.taken[seat] {
			return draws{clause: "RT14", message: fmt.Sprintf(
				"%s has %s, and drew %d by the groups and ties there were.", t.names[seat], some(len(hand), "card"), t.taken[seat])}
		}
	}
	return draws{known: true}
}

// round has each leader draw. What is left of the deck is drawn before it is
// made anew.
func (t *tie) round(leaders []int) draws {
	var names []string
	var values []int
	missing := ""
	for _, seat := range leaders {
		names = append(names, t.names[seat])
		switch at := t.taken[seat]; {
		case at < len(t.hands[seat]):
			values = append(values, t.hands[seat][at])
			t.score[seat] += scoring.Whole(values[len(values)-1])
			t.taken[seat]++
		case t.ended[seat]:
			missing = t.names[seat]
		default:
			return draws{} // the card is not known
		}
	}
	if missing != "" {
		return draws{clause: "RT19", message: fmt.Sprintf("%s are level at the top, and %s has no card for that tie.", strings.Join(names, " and "), missing)}
	}
	for range values {
		if t.deck.empty() {
			t.deck = newDeck(t.board.Boodle)
		}
		i := slices.IndexFunc(values, t.deck.draw)
		if i < 0 {
			return draws{clause: "RT3", message: fmt.Sprintf("%s drew for a tie what the deck no longer had.", strings.Join(names, " and "))}
		}
		values = slices.Delete(values, i, i+1)
	}
	return draws{known: true}
}
