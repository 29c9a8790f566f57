package coal

import (
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// claim takes the first unclaimed deposit of a tunnel (CW11, CW13).
func (s *State) claim(e scoring.Event) *scoring.Violation {
	t, dice, v := s.readWork(e)
	if v == nil {
		v = s.canClaim(e.Seat, t, &dice)
	}
	if v != nil {
		return v
	}
	p := &s.Seats[e.Seat]
	m := s.Printed.Tunnels[t].Mineral
	p.turn.spend(&dice)
	p.Mine[t].Claimed++
	p.Stash = append(p.Stash, ore{Mineral: m})
	p.Waiting[m]++
	return nil
}

// dig scratches one DIG box a die (CW12).
func (s *State) dig(e scoring.Event) *scoring.Violation {
	t, dice, v := s.readWork(e)
	if v != nil {
		return v
	}
	p := &s.Seats[e.Seat]
	d := p.Mine[t].Claimed
	if open := s.OpenDigs(p, t); dice.n > open {
		deposit := s.Printed.Tunnels[t].Name(d)
		if open == 0 {
			return scoring.Breaks("CW12", "coal.no-dig-box", "deposit", deposit).Suggest("coal.claim-with-any-die")
		}
		return scoring.Breaks("CW12", "coal.few-dig-boxes", "deposit", deposit, "n", open, "dice", speech.Say("coal.dice", "n", dice.n)).
			Suggest("coal.dice-at-most", "n", open)
	}
	p.turn.spend(&dice)
	p.Mine[t].Dug[d] += uint8(dice.n) //nolint:gosec // as many as there are dice, at the most
	return nil
}

// readWork reads a tunnel and dice. There is a deposit left to be worked, and the
// dice lie there to be spent.
func (s *State) readWork(e scoring.Event) (t int, dice throw, v *scoring.Violation) {
	t, ok := s.Printed.Tunnel(e.Args[0])
	if !ok {
		ids := scoring.Each(len(s.Printed.Tunnels), func(t int) string { return s.Printed.Tunnels[t].ID })
		return 0, throw{}, scoring.Breaks("CW10", "coal.no-tunnel", "tunnel", strconv.Quote(e.Args[0])).
			Suggest("coal.tunnels-here", "tunnels", strings.Join(ids, ", "))
	}
	dice = readThrow(e.Args[1])
	v = s.canSpend(e.Seat, &dice)
	if v == nil && s.Exhausted(&s.Seats[e.Seat], t) {
		v = scoring.Breaks("CW10", "coal.tunnel-exhausted", "tunnel", s.Printed.Tunnels[t].Title()).Suggest("coal.another-tunnel")
	}
	return t, dice, v
}

// canClaim checks the number of the deposit, and that the stash has room.
func (s *State) canClaim(seat, t int, dice *throw) *scoring.Violation {
	p := &s.Seats[seat]
	tunnel, d := &s.Printed.Tunnels[t], p.Mine[t].Claimed
	if !s.suffice(p, t, dice.n, dice.sum) {
		name, number := tunnel.Name(d), tunnel.Deposits[d].Number
		if s.OpenDigs(p, t) == 0 {
			return scoring.Breaks("CW13", "coal.dug-out", "deposit", name, "n", dice.n).Suggest("coal.any-single-die")
		}
		return scoring.Breaks("CW11", "coal.too-little", "deposit", name, "number", number, "sum", dice.sum).
			Suggest("coal.more-or-dig", "number", number)
	}
	if s.full(p) {
		return scoring.Breaks("CW14", "coal.stash-full", "player", s.Names[seat]).Suggest("coal.dig-or-visit")
	}
	return nil
}

// suffice says whether so many dice with that sum claim the deposit that is
// worked in a tunnel: one die of any value once it is dug out (CW13), else as
// many as its number takes (CW11).
func (s *State) suffice(p *Seat, t, n, sum int) bool {
	if s.OpenDigs(p, t) == 0 {
		return n == 1
	}
	return sum >= s.Printed.Tunnels[t].Deposits[p.Mine[t].Claimed].Number
}

// Exhausted says whether a tunnel has no deposit left to be worked (CW10).
func (s *State) Exhausted(p *Seat, t int) bool {
	return p.Mine[t].Claimed == len(s.Printed.Tunnels[t].Deposits)
}

// OpenDigs counts the DIG boxes not yet scratched of the deposit that is
// worked in a tunnel. The tunnel is not exhausted.
func (s *State) OpenDigs(p *Seat, t int) int {
	d := p.Mine[t].Claimed
	return s.Printed.Tunnels[t].Deposits[d].Digs - int(p.Mine[t].Dug[d])
}
