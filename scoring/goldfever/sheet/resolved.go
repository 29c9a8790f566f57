package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/speech"
)

// Resolved says in sentences what the clauses leave to the scenario and to the table,
// as it is in a game with those options: GF51, GF52, GF55, GF56 and GF61.
func Resolved(h *scenario.House, options map[string]string) []speech.Text {
	f, sc := h.Fights(), &h.Scenario
	said := []speech.Text{speech.Say("goldfever.resolved-knife", "pile", f.Knife.Title())}
	if f.Ambush > 0 {
		said = append(said, speech.Say("goldfever.resolved-ambush", "n", f.Ambush))
	} else {
		said = append(said, "goldfever.resolved-no-ambush")
	}
	said = append(said, speech.Say("goldfever.resolved-melee", "pile", f.Melee.Title(), "back", f.Back.Title()))
	if f.Snatch {
		said = append(said, "goldfever.resolved-snatch")
	}
	names := speech.All(scoring.Each(len(sc.Gear), func(i int) speech.Text { return speech.Words(sc.Gear[i].Character) }))
	if Info.Chosen(options, OptionBlast) == scoring.Yes {
		return append(said, speech.Say("goldfever.resolved-blast", "characters", names))
	}
	return append(said, speech.Say("goldfever.resolved-blast-alone", "characters", names))
}
