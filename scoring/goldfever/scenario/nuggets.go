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
	Zone  string // that it lies in at first; empty where it is carried
	Alone NuggetCalled
	Told  NuggetCalled // from others, by its number: "nugget 3 from f3"
}

// A NuggetCalled is what a nugget is called as long as it lies where it did at first, "the
// nugget by the Saloon (f3)", and after that, "the nugget from f3".
type NuggetCalled struct{ There, Away *terms.Calling }

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
		n := Nugget{at.zone, at.called(h, i+1, "goldfever.nugget-"), at.called(h, i+1, "goldfever.nuggets-")}
		if slices.Contains(slices.Delete(slices.Clone(homes), i, i+1), at) {
			n.Alone = n.Told
		}
		h.nuggets = append(h.nuggets, n)
	}
	return nil
}

// called is what a nugget from here is called, by messages of that kind.
func (at home) called(h *House, number int, message string) NuggetCalled {
	called := func(how string, args ...any) *terms.Calling {
		return terms.NewCalling(terms.Nugget, number, speech.Say(message+how, append(args, "number", number)...))
	}
	if at.zone == "" {
		own := called("of", "character", at.character)
		return NuggetCalled{own, own}
	}
	return NuggetCalled{called("at", "place", placeOf(&h.Village, at.zone)), called("from", "zone", at.zone)}
}

// placeOf is where a zone is, as people say it: in a building, by the first that it
// borders on, or just that zone.
func placeOf(v *village.Village, zone string) speech.Text {
	at := &v.Zones[slices.IndexFunc(v.Zones, func(z village.Zone) bool { return z.Name == zone })]
	for _, b := range v.Buildings {
		if b.Holds(at.Centre) {
			return speech.Say("goldfever.place-in", "building", Printed(b.Name), "zone", zone)
		}
	}
	for _, b := range v.Buildings {
		if slices.ContainsFunc(v.Zones, func(z village.Zone) bool { return b.Holds(z.Centre) && borders(at, &z) }) {
			return speech.Say("goldfever.place-by", "building", Printed(b.Name), "zone", zone)
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
