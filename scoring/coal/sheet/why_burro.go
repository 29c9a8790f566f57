package sheet

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
)

// tappedBurro is for a bandit, a slot, or what a delivery comes to.
func (s View) tappedBurro(seat, b int, place, with string) tap {
	kind, _, _ := strings.Cut(place, "-")
	switch kind {
	case "bandit":
		return s.tappedBandit(seat, b, index(place), with)
	case "slot":
		return s.tappedSlot(seat, b, index(place))
	case "value":
		return follows("CW42", "coal.value-by-itself")
	}
	return follows("CW32", "coal.joined-by-itself")
}

// tappedBandit is for a Pistol for every bandit up to this one.
func (s View) tappedBandit(seat, b, bandit int, with string) tap {
	scratched := s.Seats[seat].Burros[b].Scratched
	if bandit < scratched {
		return follows("CW23", "coal.bandit-scratched")
	}
	aims := slices.Repeat([]string{coal.BurroID(b)}, bandit+1-scratched)
	return tap{
		event: s.visit(seat, "pistol", with, aims...),
		aside: scoring.Breaks("CW23", "coal.bandits-in-order").Suggest("coal.first-bandit-left"),
	}
}

// tappedSlot is for a load; beyond the last slot of a burro, for one so large.
func (s View) tappedSlot(seat, b, slot int) tap {
	args := []string{coal.BurroID(b)}
	if slot >= s.Seats[seat].Slots() {
		args = append(args, slices.Repeat([]string{coal.Borax.Letter()}, slot+1)...)
	}
	return tap{
		event: scoring.Event{Seat: seat, Verb: coal.VerbLoad, Args: args},
		aside: scoring.Breaks("CW40", "coal.loaded-at-once").Suggest("coal.at-the-first-slot"),
	}
}
