package scenario

import (
	"slices"

	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/goldfever/village"
	"saddlebag/scoring/house"
	"saddlebag/scoring/speech"
)

// A Nugget is what people call one of the nuggets, which look alike from behind: by where
// it lies when the fight begins, or by who carries it then.
type Nugget struct {
	Zone  string         // that it lies in at first; empty where it is carried
	There *terms.Calling // as long as it lies there: "the nugget by the Saloon (f3)"
	Away  *terms.Calling // after that: "the nugget from f3"
}

// Nugget is one of the nuggets, by its number from 1; nil where there is none of that number.
func (h *House) Nugget(number int) *Nugget {
	if number < 1 || number > len(h.nuggets) {
		return nil
	}
	return &h.nuggets[number-1]
}

// A home is where a nugget is when the fight begins: with a character, or in a zone.
type home struct{ character, zone string }

// nameNuggets gives the nuggets their names, in the order of their numbers: what is
// carried comes first. Those of one home are told apart by their numbers.
func nameNuggets(h *House, _ *house.Document) *house.Error {
	var homes []home
	add := func(at home, kinds []terms.Kind) {
		for _, kind := range kinds {
			if kind == terms.Nugget {
				homes = append(homes, at)
			}
		}
	}
	for _, g := range h.Scenario.Gear {
		add(home{character: g.Character}, g.Pockets)
	}
	for _, g := range h.Scenario.Ground {
		add(home{zone: g.Zone}, g.Objects)
	}
	h.nuggets = nil
	for i, at := range homes {
		message, alone := "goldfever.nugget-", !slices.Contains(slices.Delete(slices.Clone(homes), i, i+1), at)
		if !alone {
			message = "goldfever.nuggets-"
		}
		called := func(how string, args ...any) *terms.Calling {
			return terms.NewCalling(terms.Nugget, i+1, speech.Say(message+how, append(args, "number", i+1)...))
		}
		n := Nugget{Zone: at.zone}
		if at.zone == "" {
			n.Away = called("of", "character", at.character)
			n.There = n.Away
		} else {
			n.Away, n.There = called("from", "zone", at.zone), called("at", "place", placeOf(&h.Village, at.zone))
		}
		h.nuggets = append(h.nuggets, n)
	}
	return nil
}

// placeOf is where a zone is, as people say it: in a building, by the first that it
// borders on, or just that zone.
func placeOf(v *village.Village, zone string) speech.Text {
	at := &v.Zones[slices.IndexFunc(v.Zones, func(z village.Zone) bool { return z.Name == zone })]
	for _, b := range v.Buildings {
		if b.Holds(at.Centre) {
			return speech.Say("goldfever.place-in", "building", b.Name, "zone", zone)
		}
	}
	for _, b := range v.Buildings {
		if slices.ContainsFunc(v.Zones, func(z village.Zone) bool { return b.Holds(z.Centre) && borders(at, &z) }) {
			return speech.Say("goldfever.place-by", "building", b.Name, "zone", zone)
		}
	}
	return speech.Say("goldfever.in-zone", "zone", zone)
}

// borders says whether two zones have two corners in common.
func borders(a, b *village.Zone) bool {
	common := 0
	for _, corner := range a.Outline {
		if slices.Contains(b.Outline, corner) {
			common++
		}
	}
	return common > 1
}
