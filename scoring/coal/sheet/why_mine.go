package sheet

import (
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
)

// tappedMine is for a deposit ("2") or a DIG box of it ("2/dig-1").
func (s View) tappedMine(seat, t int, place, with string) tap {
	deposit, box, dig := strings.Cut(place, "/")
	tunnel, d, worked := &s.Printed.Tunnels[t], index(deposit), s.Seats[seat].Mine[t].Claimed
	switch {
	case d < worked:
		v := scoring.Breaks("CW10", "coal.already-claimed", "player", s.Names[seat], "deposit", tunnel.Name(d))
		if worked < len(tunnel.Deposits) {
			return tap{aside: v.Suggest("coal.comes-next", "deposit", tunnel.Name(worked))}
		}
		return tap{aside: v.Suggest("coal.another-tunnel")}
	case d > worked:
		return tap{aside: scoring.Breaks("CW10", "coal.deposits-in-order", "deposit", tunnel.Name(worked)).
			Suggest("coal.deposit-first", "deposit", tunnel.Name(worked))}
	case dig:
		return s.tappedDig(seat, t, index(box), with)
	}
	if with == "" {
		dice := s.handy(seat)
		if s.OpenDigs(&s.Seats[seat], t) == 0 {
			dice = dice[:1]
		}
		with = written(dice)
	}
	return tap{event: work(seat, coal.VerbClaim, tunnel, with)}
}

// tappedDig is for a DIG box of the deposit that is worked in a tunnel.
func (s View) tappedDig(seat, t, box int, with string) tap {
	tunnel, dug := &s.Printed.Tunnels[t], s.Seats[seat].Mine[t]
	if box < int(dug.Dug[dug.Claimed]) {
		return follows("CW12", "coal.dig-box-scratched")
	}
	if with == "" {
		with = written(s.handy(seat)[:1])
	}
	return tap{
		event: work(seat, coal.VerbDig, tunnel, with),
		aside: scoring.Breaks("CW12", "coal.dig-boxes-in-order").Suggest("coal.first-open-box"),
	}
}

// work is a claim or a dig.
func work(seat int, verb string, t *coal.Tunnel, dice string) scoring.Event {
	return scoring.Event{Seat: seat, Verb: verb, Args: []string{t.ID, dice}}
}

// written is dice as an event writes them.
func written(dice []int) string {
	var f coal.Pool
	for _, face := range dice {
		f[face]++
	}
	return f.String()
}
