package sheet

import (
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/speech"
)

// writeDice writes the rounds and where the dice are.
func (s View) writeDice(w *scoring.CellWriter) {
	for i := range s.Rounds() {
		round := i + 1
		done := round < s.Round || round == s.Round && s.Phase == coal.Over
		w.Box(roundBoxes.ID.At(i), roundBoxes.Label.At(i), done)
	}
	w.Use = scoring.Shown
	for i, face := range s.Throw.Shown {
		w.Figure(shownDice.ID.At(i), shownDice.Label.At(i), face)
	}
	for i := range coal.Dice {
		w.Figure(bunkhouseDice.ID.At(i), bunkhouseDice.Label.At(i), scoring.When(i < s.Bunkhouse, 1))
	}
	w.Use = scoring.Once
}

// writeStore writes the General Store sheet.
func (s View) writeStore(w *scoring.CellWriter) {
	for seat := range s.Seats {
		if s.Solo() {
			break // shares are for company (CW24)
		}
		for i, n := range s.Seats[seat].Shares {
			w.Figure(coal.SeatShareCell(seat, i), speech.Say("coal.player-shares", "player", s.Names[seat], "number", i+1), n)
		}
	}
	for i := range s.Rounds() {
		s.writeBuyers(w, washDayRounds.ID.At(i), washDayRounds.Label.At(i), func(p *coal.Seat) bool { return p.WashDay[i] }, false)
	}
	for i := range s.Rounds() {
		s.writeBuyers(w, strikeGoldBoxes.ID.At(i), strikeGoldBoxes.Label.At(i), func(p *coal.Seat) bool { return p.StrikeGold[i] }, false)
	}
	s.writeBuyers(w, coal.TackCell, "coal.tack-owners", func(p *coal.Seat) bool { return p.Tack }, false)
	s.writeBuyers(w, coal.CoalBaronCell, "coal.baron-paid-to", func(p *coal.Seat) bool { return p.BaronPaid }, s.BaronPaid)
	if s.Solo() {
		s.writeBuyers(w, coal.Burro7Cell, "coal.burro-7-buyer", func(p *coal.Seat) bool { return p.HasBurro7 }, false)
		return
	}
	s.writeBuyers(w, coal.PinkertonsCell, "coal.pinkertons-hired-by", func(p *coal.Seat) bool { return p.Pinkertons }, false)
}

// writeBuyers writes the names of the seats that something is true of.
func (s View) writeBuyers(w *scoring.CellWriter, id string, label speech.Text, has func(*coal.Seat) bool, closed bool) {
	buyers := scoring.Where(len(s.Seats), func(seat int) bool { return has(&s.Seats[seat]) })
	names := scoring.Each(len(buyers), func(i int) string { return s.Names[buyers[i]] })
	w.Add(id, label, scoring.Entry, strings.Join(names, ", "), closed)
}
