package sheet

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
	"saddlebag/speech"
)

// Name is what people call a part of an event: tunnels by the deposit that is worked
// in them, minerals and burros, what is bought.
func (s View) Name(e scoring.Event, part, word string) speech.Text {
	switch part {
	case "tunnel":
		if t, ok := s.Printed.Tunnel(word); ok {
			if p := &s.Seats[e.Seat]; !s.Exhausted(p, t) {
				return speech.Words(s.Worked(p, t))
			}
			return speech.Words(s.Printed.Tunnels[t].Mineral.Title())
		}
	case "burro":
		return speech.Words(burroTitle(word))
	case "minerals":
		if m, ok := coal.MineralOf(word); ok {
			return speech.Words(m.Title())
		}
		return "nothing"
	case "quantity":
		n, _ := scoring.ParseWhole(word)
		return speech.Words(scoring.Some(n, coal.FindItem(e.Args[0]).Title()))
	case "bandits":
		return speech.Words(bandits(e.Args[2:]))
	}
	return ""
}

// burroTitle is what people call a burro: "burro 2".
func burroTitle(id string) string { return strings.Replace(id, "-", " ", 1) }

// bandits are those that pistols scratch, by the burros that are aimed at: "2 bandits
// of burro 3".
func bandits(burros []string) string {
	burros = slices.Sorted(slices.Values(burros))
	var told []string
	for _, id := range slices.Compact(slices.Clone(burros)) {
		n := len(slices.DeleteFunc(slices.Clone(burros), func(other string) bool { return other != id }))
		told = append(told, scoring.Some(n, "bandit")+" of "+burroTitle(id))
	}
	return scoring.All(told)
}

// Joins lists what joins the next burro: "a Tin", "a bandit".
func Joins(r *coal.BlackjackRow) []string {
	all := scoring.Each(len(r.Minerals), func(i int) string { return "a " + r.Minerals[i].Title() })
	if r.Bandits > 0 {
		all = append(all, "a bandit")
	}
	return all
}

// Words are the tunnels of the sheet, for what an event says of one.
func (s View) Words(arg string) []string {
	if arg != argTunnel.Name {
		return nil
	}
	return scoring.Each(len(s.Printed.Tunnels), func(t int) string { return s.Printed.Tunnels[t].ID })
}
