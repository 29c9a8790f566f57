package coal

import (
	"strings"

	"saddlebag/scoring"
)

// claim takes the first unclaimed deposit of a tunnel (CW11, CW13).
func (s *state) claim(e scoring.Event) *scoring.Violation {
	t, dice, v := s.readWork(e)
	if v == nil {
		v = s.canClaim(e.Seat, t, &dice)
	}
	if v != nil {
		return v
	}
	p := &s.seats[e.Seat]
	m := s.sheet.Tunnels[t].Mineral
	p.turn.spend(&dice)
	p.mine[t].claimed++
	p.stash = append(p.stash, ore{mineral: m})
	p.waiting[m]++
	return nil
}

// dig scratches one DIG box a die (CW12).
func (s *state) dig(e scoring.Event) *scoring.Violation {
	t, dice, v := s.readWork(e)
	if v != nil {
		return v
	}
	p := &s.seats[e.Seat]
	d := p.mine[t].claimed
	if open := s.openDigs(p, t); dice.n > open {
		v := scoring.Breaks("CW12", "%s has %s to scratch; %s would be too many.",
			s.sheet.Tunnels[t].name(d), boxes(open), count(dice.n, "die", "dice"))
		if open == 0 {
			return v.Suggest("one die of any value claims it")
		}
		return v.Suggest("%s at most", count(open, "die", "dice"))
	}
	p.turn.spend(&dice)
	p.mine[t].dug[d] += uint8(dice.n) //nolint:gosec // as many as there are dice, at the most
	return nil
}

// readWork reads a tunnel and dice. There is a deposit left to be worked, and the
// dice lie there to be spent.
func (s *state) readWork(e scoring.Event) (t int, dice throw, v *scoring.Violation) {
	t, ok := s.sheet.tunnel(e.Args[0])
	if !ok {
		ids := scoring.Each(len(s.sheet.Tunnels), func(t int) string { return s.sheet.Tunnels[t].ID })
		return 0, throw{}, scoring.Breaks("CW10", "There is no tunnel %q.", e.Args[0]).Suggest("%s", strings.Join(ids, ", "))
	}
	dice = readThrow(e.Args[1])
	v = s.canSpend(e.Seat, &dice)
	if v == nil && s.exhausted(&s.seats[e.Seat], t) {
		v = scoring.Breaks("CW10", "Every deposit of %s has been claimed.", s.sheet.Tunnels[t].ID).Suggest("another tunnel")
	}
	return t, dice, v
}

// canClaim checks the number of the deposit, and that the stash has room.
func (s *state) canClaim(seat, t int, dice *throw) *scoring.Violation {
	p := &s.seats[seat]
	tunnel, d := &s.sheet.Tunnels[t], p.mine[t].claimed
	if !s.suffice(p, t, dice.n, dice.sum) {
		name, number := tunnel.name(d), tunnel.Deposits[d].Number
		if s.openDigs(p, t) == 0 {
			return scoring.Breaks("CW13", "%s is dug out; exactly one die claims it, not %d.", name, dice.n).
				Suggest("any single die")
		}
		return scoring.Breaks("CW11", "%s needs %d or more; %d is too little.", name, number, dice.sum).
			Suggest("dice that add up to %d or more, or dig", number)
	}
	if s.full(p) {
		return scoring.Breaks("CW14", "%s has no free box left in the Ore Stash.", s.names[seat]).
			Suggest("dig, or visit the store")
	}
	return nil
}

// suffice says whether so many dice with that sum claim the deposit that is
// worked in a tunnel: one die of any value once it is dug out (CW13), else as
// many as its number takes (CW11).
func (s *state) suffice(p *seat, t, n, sum int) bool {
	if s.openDigs(p, t) == 0 {
		return n == 1
	}
	return sum >= s.sheet.Tunnels[t].Deposits[p.mine[t].claimed].Number
}

// exhausted says whether a tunnel has no deposit left to be worked (CW10).
func (s *state) exhausted(p *seat, t int) bool {
	return p.mine[t].claimed == len(s.sheet.Tunnels[t].Deposits)
}

// openDigs counts the DIG boxes not yet scratched of the deposit that is
// worked in a tunnel. The tunnel is not exhausted.
func (s *state) openDigs(p *seat, t int) int {
	d := p.mine[t].claimed
	return s.sheet.Tunnels[t].Deposits[d].Digs - int(p.mine[t].dug[d])
}

func boxes(n int) string {
	if n == 0 {
		return "no DIG box"
	}
	return count(n, "DIG box", "DIG boxes")
}
