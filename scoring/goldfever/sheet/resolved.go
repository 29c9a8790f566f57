package sheet

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/scenario"
)

// Resolved says in sentences what the clauses leave to the scenario and to the table,
// as it is in a game with those options: GF51, GF52, GF55, GF56 and GF61.
func Resolved(h *scenario.House, options map[string]string) []string {
	f, sc := h.Fights(), &h.Scenario
	said := []string{fmt.Sprintf("A knife that is thrown draws from the %s pile (GF51).", f.Knife)}
	if f.Ambush > 0 {
		said = append(said, fmt.Sprintf("From an ambush a shot or a thrown knife is %s easier (GF52).", scoring.Some(f.Ambush, "step")))
	} else {
		said = append(said, "From an ambush nothing is easier (GF52).")
	}
	said = append(said, fmt.Sprintf("An attack hand to hand draws from the %s pile, and whoever strikes back from the %s one (GF56).", f.Melee, f.Back))
	if f.Snatch {
		said = append(said, "Whoever is wounded by an attack drops all nuggets in the zone; striking back makes nobody drop any (GF56).")
	}
	names := scoring.All(scoring.Each(len(sc.Gear), func(i int) string { return sc.Gear[i].Character }))
	if Info.Chosen(options, OptionBlast) == scoring.Yes {
		return append(said, "In a blast those in the zone draw first, then those next door over open ground, both in this order: "+names+" (GF55, GF61).")
	}
	return append(said, "A blast strikes in its zone alone, in this order: "+names+" (GF55, GF61).")
}
