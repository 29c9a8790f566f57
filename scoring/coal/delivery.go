package coal

import (
	"cmp"
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
	s.deliver(&s.Seats[e.Seat], b, &picked, letters, e.Number)
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
func (s *State) deliver(p *Seat, b int, picked *Load, letters []string, event int) {
	h := s.haul(p, b, picked)
	d := &p.Burros[b]
	d.Used = true
	d.Won, d.WonBandits = p.Won, p.WonBandits
	p.Won, p.WonBandits = Load{}, 0
	for i, letter := range letters {
		m, _ := MineralOf(letter)
		p.take(m)
		d.Slots[i] = cargo{Mineral: m, Stolen: h.robbed[m]}
	}
	d.Loaded = len(letters)
	d.Robbed = h.robbed
	d.Value = h.value
	s.pay(p, Entry{Reason: Delivered, Amount: h.value, event: event, paid: h.arrived.working()})
	if h.gold > 0 {
		s.pay(p, Entry{Reason: StruckGold, Amount: h.gold, event: event})
	}
	if h.wash > 0 {
		s.pay(p, Entry{Reason: Washed, Amount: h.wash, event: event})
	}
	p.Loaded = true
}

// A haul is what a delivery brings.
type haul struct {
	arrived Load               // what was not stolen
	robbed  [MineralKinds]bool // kinds that were
	value   int                // of what arrived, in dollars (CW42)
	gold    int                // for Strike Gold (CW26)
	wash    int                // for Wash Day (CW27)
}

// haul is what a burro brings with some minerals from the stash, and with what joins
// them from Blackjack (CW32).
func (s *State) haul(p *Seat, b int, picked *Load) haul {
	h := haul{arrived: *picked}
	for m, n := range p.Won {
		h.arrived[m] += n
	}
	h.steal(s.bandits(p, b) + p.WonBandits)
	h.value = h.arrived.Value()
	if p.StrikeGold[s.Round-1] {
		h.gold = GoldOf(h.value)
	}
	if p.WashDay[s.Round-1] && h.arrived[Borax] >= WashDayBorax {
		h.wash = WashDayBonus
	}
	return h
}

// steal takes the most valuable kind that is still there for each bandit
// (CW41).
func (h *haul) steal(bandits int) {
	for m := range h.arrived {
		if bandits == 0 {
			return
		}
		if h.arrived[m] > 0 {
			h.arrived[m] = 0
			h.robbed[m] = true
			bandits--
		}
	}
}

// pays is all that it earns, in dollars.
func (h *haul) pays() int { return h.value + h.gold + h.wash }

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
				e.paid = timesDollars(n, each)
			}
			s.pay(p, e)
		}
	}
}
