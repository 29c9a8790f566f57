package rintintin

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
)

// hand reads the cards of a seat up to the first that is not known. They stand
// in the first rows (RT20); ended says that a blank row follows them.
func (a *auditor) hand(f scoring.Filled, seat int) (hand []int, ended bool) {
	for i := range paperCards {
		w, known := f[a.rows[seat][i]]
		if known && w.Blank() {
			return hand, true
		}
		value, ok := a.deck.read(w.Value)
		if !known || !ok || value == unknown {
			return hand, false
		}
		hand = append(hand, value)
	}
	return hand, true
}

// cards are the conditions of boodle cards.
func (a *auditor) cards() []scoring.Condition {
	var all []scoring.Condition
	for seat := range a.names {
		for i := range paperCards {
			all = append(all, a.inDeck(seat, i))
			if i > 0 {
				all = append(all, a.noGap(seat, i))
			}
		}
		all = append(all, a.cardForEach(seat))
	}
	for i := range a.deck.values {
		all = append(all, a.notMoreOf(i))
	}
	everything := a.everything()
	for _, clause := range []string{"RT3", "RT14", "RT19"} {
		all = append(all, scoring.Condition{Clause: clause, Reads: everything, Fails: func(f scoring.Filled) string {
			if d := a.draws(f); d.clause == clause {
				return d.message
			}
			return ""
		}})
	}
	return all
}

// ofCards demands that boodle is what some cards add up to (RT3): where they are
// not known it says more than their sum.
func (a *auditor) ofCards(seat int) scoring.Condition {
	p := scoring.Place{Owner: seat, Cell: cellBoodle}
	return scoring.Condition{Clause: "RT3", Reads: []scoring.Place{p}, Fails: func(f scoring.Filled) string {
		if boodle, written := f.Number(p); written && !a.canDraw(boodle) {
			return fmt.Sprintf("No cards of the deck come to the %s of boodle that %s has.", boodle, a.names[seat])
		}
		return ""
	}}
}

// canDraw says whether cards that a column has room for come to a sum.
func (a *auditor) canDraw(sum scoring.Tenths) bool {
	most := scoring.Whole(paperCards * slices.Max(a.board.Boodle))
	if sum < 0 || sum > most || sum%scoring.Whole(1) != 0 {
		return false
	}
	can := make([]bool, sum/scoring.Whole(1)+1)
	can[0] = true
	for reached := range can {
		for _, value := range a.board.Boodle {
			if can[reached] && reached+value < len(can) {
				can[reached+value] = true
			}
		}
	}
	return can[len(can)-1]
}

// inDeck demands that a card is one of the deck's (RT3).
func (a *auditor) inDeck(seat, i int) scoring.Condition {
	p := a.rows[seat][i]
	return scoring.Condition{Clause: "RT3", Reads: []scoring.Place{p}, Fails: func(f scoring.Filled) string {
		w, known := f[p]
		if _, ok := a.deck.read(w.Value); !known || ok || w.Blank() {
			return ""
		}
		return fmt.Sprintf("No boodle card shows %s.", w.Value)
	}}
}

// noGap demands that cards stand in the first rows (RT20).
func (a *auditor) noGap(seat, i int) scoring.Condition {
	before, p := a.rows[seat][i-1], a.rows[seat][i]
	return scoring.Condition{Clause: "RT20", Reads: []scoring.Place{before, p}, Fails: func(f scoring.Filled) string {
		last, lastKnown := f[before]
		if w, known := f[p]; !known || !lastKnown || w.Blank() || !last.Blank() {
			return ""
		}
		return fmt.Sprintf("%s has a card in row %d and none in row %d: cards stand in the order drawn.", a.names[seat], i+1, i)
	}}
}

// cardForEach demands that a seat has a card for each group in which it is best
// (RT14).
func (a *auditor) cardForEach(seat int) scoring.Condition {
	reads := append(a.groupPlaces(), a.rows[seat]...)
	return scoring.Condition{Clause: "RT14", Reads: reads, Fails: func(f scoring.Filled) string {
		won := 0
		for at := range a.groups {
			if shares, known := a.sources[at].shares(f, at); known && full(shares) && a.seatOf(bestOf(shares)) == seat {
				won++
			}
		}
		for i := range won {
			if w, known := f[a.rows[seat][i]]; known && w.Blank() {
				return fmt.Sprintf("%s is best in %s that are full, and has no more than %s.", a.names[seat], some(won, "group"), some(i, "card"))
			}
		}
		return ""
	}}
}

// some counts things.
func some(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// full says whether the shares make up a whole group.
func full(shares []share) bool {
	circles, doubled := 0, 0
	for _, sh := range shares {
		circles += sh.circles
		if sh.doubled {
			doubled++
		}
	}
	return circles == Circles+1 && doubled == 1
}

// notMoreOf demands that no more cards of a value are held than the decks have
// that were shuffled: another one when the last was used up (RT3, RT19).
func (a *auditor) notMoreOf(i int) scoring.Condition {
	value, copies := a.deck.values[i], a.deck.left[i]
	return scoring.Condition{Clause: "RT3", Reads: slices.Concat(a.rows...), Fails: func(f scoring.Filled) string {
		held, most := 0, 0
		for seat := range a.names {
			rows := paperCards
			for row := range paperCards {
				w, known := f[a.rows[seat][row]]
				if known && w.Blank() {
					rows = min(rows, row)
				}
				if v, ok := a.deck.read(w.Value); known && ok && v == value {
					held++
				}
			}
			most += rows
		}
		decks := (most + len(a.board.Boodle) - 1) / len(a.board.Boodle)
		if held <= copies*decks {
			return ""
		}
		return fmt.Sprintf("%s of %d are held, and the deck has %d.", some(held, "card"), value, copies)
	}}
}

// groupPlaces are where the shares of all groups are read.
func (a *auditor) groupPlaces() []scoring.Place {
	var places []scoring.Place
	for at, v := range a.sources {
		for of := range squad(v.squads) {
			places = append(places, v.reads(at, of)...)
		}
	}
	return places
}

// everything is all that the cards depend on.
func (a *auditor) everything() []scoring.Place {
	return append(a.groupPlaces(), slices.Concat(a.rows...)...)
}
