package coal

import (
	"strconv"
	"strings"

	"saddlebag/scoring"
)

// writeDice writes the rounds and where the dice are.
func (s *state) writeDice(w *cellWriter) {
	for i := range s.rounds() {
		round := i + 1
		done := round < s.round || round == s.round && s.phase == over
		w.box(roundCell(i), "Round "+strconv.Itoa(round), done)
	}
	for i, face := range s.throw.shown {
		w.figure(dieCell(i), "Die "+strconv.Itoa(i+1), face)
	}
	for i := range Dice {
		one := 0
		if i < s.bunkhouse {
			one = 1
		}
		w.figure(bunkhouseCell(i), "Bunkhouse, die "+strconv.Itoa(i+1), one)
	}
}

// writeStore writes the General Store sheet.
func (s *state) writeStore(w *cellWriter) {
	for seat := range s.seats {
		if s.solo() {
			break // shares are for company (CW24)
		}
		for i, n := range s.seats[seat].shares {
			w.figure(seatShareCell(seat, i), "Shares of "+s.names[seat]+", round "+strconv.Itoa(i+1), n)
		}
	}
	for i := range s.rounds() {
		s.writeBuyers(w, washDayCell(i), "Wash Day, round "+strconv.Itoa(i+1), func(p *seat) bool { return p.washDay[i] }, false)
	}
	for i := range s.rounds() {
		s.writeBuyers(w, strikeGoldCell(i), "Strike Gold, round "+strconv.Itoa(i+1), func(p *seat) bool { return p.strikeGold[i] }, false)
	}
	s.writeBuyers(w, cellTack, "Tack and Harness, owners", func(p *seat) bool { return p.tack }, false)
	s.writeBuyers(w, cellCoalBaron, "Coal Baron, paid to", func(p *seat) bool { return p.baronPaid }, s.baronPaid)
	if s.solo() {
		s.writeBuyers(w, cellBurro7, "Burro 7, bought by", func(p *seat) bool { return p.hasBurro7 }, false)
		return
	}
	s.writeBuyers(w, cellPinkertons, "Pinkertons, hired by", func(p *seat) bool { return p.pinkertons }, false)
}

// rounds is how many rounds the table may come to play (CW4, CW37).
func (s *state) rounds() int {
	if s.solo() {
		return MaxRounds
	}
	return Rounds
}

// writeBuyers writes the names of the seats that something is true of.
func (s *state) writeBuyers(w *cellWriter, id, label string, has func(*seat) bool, closed bool) {
	var names []string
	for i := range s.seats {
		if has(&s.seats[i]) {
			names = append(names, s.names[i])
		}
	}
	w.add(id, label, scoring.Entry, strings.Join(names, ", "), closed)
}
