package coal

import (
	"strconv"
	"strings"

	"saddlebag/scoring"
)

// writeDice writes the rounds and where the dice are.
func (s *state) writeDice(w *scoring.CellWriter) {
	for i := range s.rounds() {
		round := i + 1
		done := round < s.round || round == s.round && s.phase == over
		w.Box(roundBoxes.ID.At(i), roundBoxes.Label.At(i), done)
	}
	w.Use = scoring.Shown
	for i, face := range s.throw.shown {
		w.Figure(shownDice.ID.At(i), shownDice.Label.At(i), face)
	}
	for i := range Dice {
		w.Figure(bunkhouseDice.ID.At(i), bunkhouseDice.Label.At(i), scoring.When(i < s.bunkhouse, 1))
	}
	w.Use = scoring.Once
}

// writeStore writes the General Store sheet.
func (s *state) writeStore(w *scoring.CellWriter) {
	for seat := range s.seats {
		if s.solo() {
			break // shares are for company (CW24)
		}
		for i, n := range s.seats[seat].shares {
			w.Figure(SeatShareCell(seat, i), "Shares of "+s.names[seat]+", round "+strconv.Itoa(i+1), n)
		}
	}
	for i := range s.rounds() {
		s.writeBuyers(w, washDayRounds.ID.At(i), washDayRounds.Label.At(i), func(p *seat) bool { return p.washDay[i] }, false)
	}
	for i := range s.rounds() {
		s.writeBuyers(w, strikeGoldBoxes.ID.At(i), strikeGoldBoxes.Label.At(i), func(p *seat) bool { return p.strikeGold[i] }, false)
	}
	s.writeBuyers(w, TackCell, "Tack and Harness, owners", func(p *seat) bool { return p.tack }, false)
	s.writeBuyers(w, CoalBaronCell, "Coal Baron, paid to", func(p *seat) bool { return p.baronPaid }, s.baronPaid)
	if s.solo() {
		s.writeBuyers(w, Burro7Cell, "Burro 7, bought by", func(p *seat) bool { return p.hasBurro7 }, false)
		return
	}
	s.writeBuyers(w, PinkertonsCell, "Pinkertons, hired by", func(p *seat) bool { return p.pinkertons }, false)
}

// rounds is how many the table may come to play.
func (s *state) rounds() int { return RoundsFor(s.solo()) }

// RoundsFor is how many rounds the solo player, or company, may come to play
// (CW4, CW37).
func RoundsFor(solo bool) int {
	if solo {
		return MaxRounds
	}
	return Rounds
}

// writeBuyers writes the names of the seats that something is true of.
func (s *state) writeBuyers(w *scoring.CellWriter, id, label string, has func(*seat) bool, closed bool) {
	buyers := scoring.Where(len(s.seats), func(seat int) bool { return has(&s.seats[seat]) })
	names := scoring.Each(len(buyers), func(i int) string { return s.names[buyers[i]] })
	w.Add(id, label, scoring.Entry, strings.Join(names, ", "), closed)
}
