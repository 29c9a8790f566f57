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

// goldOf is what Strike Gold makes of a delivery.
func goldOf(value int) int { return value / StrikeGoldPer * StrikeGoldBonus }

// shareWorth is what a share pays that was bought in a round.
func shareWorth(bought, last int) int { return ShareWorth * max(0, last-bought) }

// load is a player's delivery at the end of a round (CW40).
func (s *state) load(e scoring.Event) *scoring.Violation {
	b, _ := s.sheet.burro(e.Args[0])
	var picked load
	letters := e.Args[1:]
	for _, letter := range letters {
		m, _ := mineralOf(letter)
		picked[m]++
	}
	if v := cmp.Or(s.canLoad(e.Seat), s.canCarry(e.Seat, b, &picked)); v != nil {
		return v
	}
	if s.phase == working {
		s.endTurn()
		s.phase = loading
	}
	s.deliver(&s.seats[e.Seat], b, letters, e.Number)
	s.endRound()
	return nil
}

// canLoad checks that a seat's load is due.
func (s *state) canLoad(seat int) *scoring.Violation {
	switch {
	case s.phase != loading && !s.roundEnding():
		return scoring.Breaks("CW9", "Burros are loaded when the round is over; not all dice are in the Bunkhouse.").
			Suggest("throw on until all three dice are in the Bunkhouse")
	case s.seats[seat].loaded:
		return scoring.Breaks("CW40", "%s has loaded a burro in this round.", s.names[seat]).Suggest("wait for the others")
	}
	return nil
}

// canCarry checks the burro and what is loaded on it.
func (s *state) canCarry(seat, b int, picked *load) *scoring.Violation {
	p := &s.seats[seat]
	switch n := picked.size(); {
	case !p.owns(b):
		return scoring.Breaks("CW37", "%s has not bought %s.", s.names[seat], burroID(b)).Suggest("one of burros 1 to 6")
	case p.burros[b].used:
		return scoring.Breaks("CW40", "%s has been used by %s in an earlier round.", burroID(b), s.names[seat]).Suggest("an unused burro")
	case n > p.slots():
		return scoring.Breaks("CW40", "A burro of %s carries %d minerals, not %d.", s.names[seat], p.slots(), n).
			Suggest("%d at most", p.slots())
	}
	for m, n := range picked {
		if waiting := p.waiting[m]; n > waiting {
			v := scoring.Breaks("CW40", "%s has %d %s waiting in the stash, not %d.", s.names[seat], waiting, Mineral(m).Title(), n)
			if waiting == 0 {
				return v.Suggest("leave the %s out", Mineral(m).Title())
			}
			return v.Suggest("%d at most", waiting)
		}
	}
	return nil
}

// deliver loads a burro, lets its bandits steal and pays the delivery.
func (s *state) deliver(p *seat, b int, letters []string, event int) {
	d := &p.burros[b]
	d.used = true
	d.won, d.wonBandits = p.won, p.wonBandits
	p.won, p.wonBandits = load{}, 0
	arrived := d.won
	for i, letter := range letters {
		m, _ := mineralOf(letter)
		p.take(m)
		d.slots[i] = cargo{mineral: m}
		arrived[m]++
	}
	d.loaded = len(letters)
	d.steal(&arrived, s.bandits(p, b)+d.wonBandits)
	d.value = arrived.value()
	s.pay(p, entry{reason: delivered, amount: d.value, event: event, paid: arrived.working()})
	if bonus := goldOf(d.value); bonus > 0 && p.strikeGold[s.round-1] {
		s.pay(p, entry{reason: struckGold, amount: bonus, event: event})
	}
	if p.washDay[s.round-1] && arrived[Borax] >= WashDayBorax {
		s.pay(p, entry{reason: washed, amount: WashDayBonus, event: event})
	}
	p.loaded = true
}

// steal takes the most valuable kind that is still there for each bandit
// (CW41).
func (b *burro) steal(cargo *load, bandits int) {
	for m := range cargo {
		if bandits == 0 {
			return
		}
		if cargo[m] == 0 {
			continue
		}
		cargo[m] = 0
		b.robbed[m] = true
		bandits--
		for i := range b.slots[:b.loaded] {
			if b.slots[i].mineral == Mineral(m) {
				b.slots[i].stolen = true
			}
		}
	}
}

// endRound goes on to the next round, or ends the game, once all have loaded.
func (s *state) endRound() {
	if slices.ContainsFunc(s.seats, func(p seat) bool { return !p.loaded }) {
		return
	}
	if s.round == s.last {
		s.phase = over
		s.payShares()
		return
	}
	for i := range s.seats {
		s.seats[i].loaded = false
	}
	s.round++
	s.bunkhouse = 0
	s.throws = 0
	s.phase = fresh
}

// payShares pays every share for the rounds after the one it was bought in
// (CW24).
func (s *state) payShares() {
	for i := range s.seats {
		p := &s.seats[i]
		for bought, n := range p.shares {
			each := shareWorth(bought+1, s.last)
			if n*each == 0 {
				continue
			}
			e := entry{reason: sharesPaid, amount: n * each, of: bought + 1, event: p.shareEvents[bought]}
			if n > 1 {
				e.paid = fmt.Sprintf("%d × $%d", n, each)
			}
			s.pay(p, e)
		}
	}
}
