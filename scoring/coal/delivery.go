package coal

import (
	"cmp"
	"fmt"
	"slices"

	"saddlebag/scoring"
)

// What deliveries earn beside their value, in dollars.
const (
	StrikeGoldBonus = 5  // for each full StrikeGoldPer of value (CW26)
	StrikeGoldPer   = 10 // CW26
	WashDayBorax    = 6  // CW27
	WashDayBonus    = 25 // CW27
	ShareWorth      = 6  // for each later round (CW24)
)

// GoldOf is what Strike Gold makes of a delivery.
func GoldOf(value int) int { return value / StrikeGoldPer * StrikeGoldBonus }

// SharePays is what a share pays that was bought in a round.
func SharePays(bought, last int) int { return ShareWorth * max(0, last-bought) }

// load is a player's delivery at the end of a round (CW40).
func (s *State) load(e scoring.Event) *scoring.Violation {
	b, _ := s.Printed.Burro(e.Args[0])
	var picked Load
	letters := e.Args[1:]
	for _, letter := range letters {
		m, _ := MineralOf(letter)
		picked[m]++
	}
	if v := cmp.Or(s.canLoad(e.Seat), s.canCarry(e.Seat, b, &picked)); v != nil {
		return v
	}
	if s.Phase == Working {
		s.endTurn()
		s.Phase = Loading
	}
	s.deliver(&s.Seats[e.Seat], b, letters, e.Number)
	s.endRound()
	return nil
}

// canLoad checks that a seat's load is due.
func (s *State) canLoad(seat int) *scoring.Violation {
	switch {
	case s.Phase != Loading && !s.RoundEnding():
		return scoring.Breaks("CW9", "coal.round-not-over").Suggest("coal.throw-on")
	case s.Seats[seat].Loaded:
		return scoring.Breaks("CW40", "coal.already-loaded", "player", s.Names[seat]).Suggest("coal.wait-for-others")
	}
	return nil
}

// canCarry checks the burro and what is loaded on it.
func (s *State) canCarry(seat, b int, picked *Load) *scoring.Violation {
	p := &s.Seats[seat]
	switch n := picked.Size(); {
	case !p.owns(b):
		return scoring.Breaks("CW37", "coal.burro-not-bought", "player", s.Names[seat], "burro", BurroTitle(b)).
			Suggest("coal.printed-burro")
	case p.Burros[b].Used:
		return scoring.Breaks("CW40", "coal.burro-used", "burro", BurroTitle(b), "player", s.Names[seat]).Suggest("coal.unused-burro")
	case n > p.Slots():
		return scoring.Breaks("CW40", "coal.burro-overloaded", "player", s.Names[seat], "n", p.Slots(), "loaded", n).
			Suggest("coal.load-at-most", "n", p.Slots())
	}
	for m, n := range picked {
		if waiting := p.Waiting[m]; n > waiting {
			mineral := Mineral(m).Title()
			if waiting == 0 {
				return scoring.Breaks("CW40", "coal.none-waiting", "player", s.Names[seat], "mineral", mineral).
					Suggest("coal.leave-out", "mineral", mineral)
			}
			return scoring.Breaks("CW40", "coal.too-few-waiting", "player", s.Names[seat], "n", waiting, "mineral", mineral, "loaded", n).
				Suggest("coal.load-at-most", "n", waiting)
		}
	}
	return nil
}

// deliver loads a burro, lets its bandits steal and pays the delivery.
func (s *State) deliver(p *Seat, b int, letters []string, event int) {
	d := &p.Burros[b]
	d.Used = true
	d.Won, d.WonBandits = p.Won, p.WonBandits
	p.Won, p.WonBandits = Load{}, 0
	arrived := d.Won
	for i, letter := range letters {
		m, _ := MineralOf(letter)
		p.take(m)
		d.Slots[i] = cargo{Mineral: m}
		arrived[m]++
	}
	d.Loaded = len(letters)
	d.steal(&arrived, s.bandits(p, b)+d.WonBandits)
	d.Value = arrived.Value()
	s.pay(p, Entry{Reason: Delivered, Amount: d.Value, event: event, paid: arrived.working()})
	if bonus := GoldOf(d.Value); bonus > 0 && p.StrikeGold[s.Round-1] {
		s.pay(p, Entry{Reason: StruckGold, Amount: bonus, event: event})
	}
	if p.WashDay[s.Round-1] && arrived[Borax] >= WashDayBorax {
		s.pay(p, Entry{Reason: Washed, Amount: WashDayBonus, event: event})
	}
	p.Loaded = true
}

// steal takes the most valuable kind that is still there for each bandit
// (CW41).
func (b *Delivery) steal(cargo *Load, bandits int) {
	for m := range cargo {
		if bandits == 0 {
			return
		}
		if cargo[m] == 0 {
			continue
		}
		cargo[m] = 0
		b.Robbed[m] = true
		bandits--
		for i := range b.Slots[:b.Loaded] {
			if b.Slots[i].Mineral == Mineral(m) {
				b.Slots[i].Stolen = true
			}
		}
	}
}

// endRound goes on to the next round, or ends the game, once all have loaded.
func (s *State) endRound() {
	if slices.ContainsFunc(s.Seats, func(p Seat) bool { return !p.Loaded }) {
		return
	}
	if s.Round == s.last {
		s.Phase = Over
		s.payShares()
		return
	}
	for i := range s.Seats {
		s.Seats[i].Loaded = false
	}
	s.Round++
	s.Bunkhouse = 0
	s.Throws = 0
	s.Phase = Fresh
}

// payShares pays every share for the rounds after the one it was bought in
// (CW24).
func (s *State) payShares() {
	for i := range s.Seats {
		p := &s.Seats[i]
		for bought, n := range p.Shares {
			each := SharePays(bought+1, s.last)
			if n*each == 0 {
				continue
			}
			e := Entry{Reason: SharesPaid, Amount: n * each, Of: bought + 1, event: p.shareEvents[bought]}
			if n > 1 {
				e.paid = fmt.Sprintf("%d × $%d", n, each)
			}
			s.pay(p, e)
		}
	}
}
