package coal

import (
	"slices"
	"strings"

	"saddlebag/scoring"
)

// Name is what people call a part of an event: tunnels by the deposit that is worked
// in them, minerals and burros, what is bought.
func (s *state) Name(e scoring.Event, part, word string) string {
	switch part {
	case "tunnel":
		if t, ok := s.sheet.tunnel(word); ok {
			if p := &s.seats[e.Seat]; !s.exhausted(p, t) {
				return s.worked(p, t)
			}
			return s.sheet.Tunnels[t].Mineral.Title()
		}
	case "burro":
		return burroTitle(word)
	case "minerals":
		if m, ok := mineralOf(word); ok {
			return m.Title()
		}
		return "nothing"
	case "quantity":
		n, _ := scoring.ParseWhole(word)
		return scoring.Some(n, findItem(e.Args[0]).title())
	case "bandits":
		return bandits(e.Args[2:])
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
