package coal

import (
	"strings"

	"saddlebag/scoring"
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
		v := scoring.Broken("CW12", "%s has %s to scratch; %s would be too many.",
			s.Printed.Tunnels[t].Name(d), boxes(open), Count(dice.n, "die", "dice"))
		if open == 0 {
			return v.Offer("one die of any value claims it")
		}
		return v.Offer("%s at most", Count(open, "die", "dice"))
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
		return 0, throw{}, scoring.Broken("CW10", "There is no tunnel %q.", e.Args[0]).Offer("%s", strings.Join(ids, ", "))
	}
	dice = readThrow(e.Args[1])
	v = s.canSpend(e.Seat, &dice)
	if v == nil && s.Exhausted(&s.Seats[e.Seat], t) {
		v = scoring.Broken("CW10", "Every deposit of %s has been claimed.", s.Printed.Tunnels[t].ID).Offer("another tunnel")
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
			return scoring.Broken("CW13", "%s is dug out; exactly one die claims it, not %d.", name, dice.n).
				Suggest("any single die")
		}
		return scoring.Broken("CW11", "%s needs %d or more; %d is too little.", name, number, dice.sum).
			Suggest("dice that add up to %d or more, or dig", number)
	}
	if s.full(p) {
		return scoring.Broken("CW14", "%s has no free box left in the Ore Stash.", s.Names[seat]).
			Suggest("dig, or visit the store")
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

func boxes(n int) string {
	if n == 0 {
		return "no DIG box"
	}
	return Count(n, "DIG box", "DIG boxes")
}
