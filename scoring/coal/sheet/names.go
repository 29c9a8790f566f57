package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/speech"
)

// Name is what people call a part of an event: tunnels by the deposit that is worked
// in them, minerals and burros, what is bought.
func (s View) Name(e scoring.Event, part, word string) speech.Text {
	switch part {
	case "tunnel":
		if t, ok := s.Printed.Tunnel(word); ok {
			if p := &s.Seats[e.Seat]; !s.Exhausted(p, t) {
				return s.Worked(p, t)
			}
			return s.Printed.Tunnels[t].Mineral.Title()
		}
	case "burro", "burros":
		if b, ok := s.Printed.Burro(word); ok {
			return coal.BurroTitle(b)
		}
	case "minerals":
		if m, ok := coal.MineralOf(word); ok {
			return m.Title()
		}
		return "coal.nothing"
	case "quantity":
		n, _ := scoring.ParseWhole(word)
		return coal.FindItem(e.Args[0]).Several(n)
	case "bandits":
		return banditsOff(e.Args[2:])
	}
	return ""
}

// banditsOff are those that pistols scratch, by the burros that are aimed at: "2 bandits
// off burro 3".
func banditsOff(burros []string) speech.Text {
	var told speech.All
	for b := range coal.Burros {
		if n := len(scoring.Where(len(burros), func(i int) bool { return burros[i] == coal.BurroID(b) })); n > 0 {
			told = append(told, speech.Say("coal.bandits-off", "n", n, "burro", b+1))
		}
	}
	return speech.Say("coal.listed", "all", told)
}

// Joins lists what joins the next burro: "a Tin", "a bandit".
func Joins(r *coal.BlackjackRow) speech.List {
	all := scoring.Each(len(r.Minerals), func(i int) speech.Text {
		return speech.Say("coal.a-mineral", "mineral", r.Minerals[i].Title())
	})
	if r.Bandits > 0 {
		all = append(all, "coal.a-bandit")
	}
	return all
}

// Called is what the sheets call minerals, tunnels, burros and what the store sells.
func (s View) Called() map[string]speech.Text {
	called := map[string]speech.Text{"burro": "coal.arg-burro"}
	for _, m := range coal.Minerals() {
		called[m.String()] = m.Title()
	}
	for i := range s.Printed.Tunnels {
		called[s.Printed.Tunnels[i].ID] = s.Printed.Tunnels[i].Title()
	}
	for i := range coal.Items {
		called[coal.Items[i].Word()] = coal.Items[i].Title()
	}
	return called
}

// Words are the tunnels of the sheet, for what an event says of one.
func (s View) Words(arg string) []string {
	if arg != argTunnel.Name {
		return nil
	}
	return scoring.Each(len(s.Printed.Tunnels), func(t int) string { return s.Printed.Tunnels[t].ID })
}
