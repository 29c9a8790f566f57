package sheet

import (
	"fmt"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/speech"
)

// Holdings tells of each seat's characters where they stand, what they carry and
// what ails them; for all, how many chips are in the bag.
func (s View) Holdings() (seats []speech.Text, table speech.Text) {
	words := make([]string, len(s.Names))
	for m := range s.Men {
		me := &s.Men[m]
		if words[me.Seat] != "" {
			words[me.Seat] += "; "
		}
		words[me.Seat] += s.manWords(me)
	}
	if s.Phase == goldfever.Drawing || s.Phase == goldfever.Acting {
		table = speech.Words("in the bag " + scoring.Some(len(s.Bag()), "chip"))
	}
	return speech.Named(words...), table
}

// manWords tell of one character: "Ted in c2 with colt (2), rock, 1 wound".
func (s View) manWords(m *fight.Man) string {
	if !m.Alive() {
		return m.Name + " is dead"
	}
	words := m.Name + " in " + s.ZoneName(m.Zone)
	var has []string
	for _, t := range m.Carries() {
		entry := s.entry(m, t)
		if it := &s.Things[t]; it.Kind.Gun() {
			entry += fmt.Sprintf(" (%d%s)", it.Shells, scoring.When(it.Jammed, ", jammed"))
		}
		has = append(has, entry)
	}
	if m.Wounds > 0 {
		has = append(has, scoring.Some(m.Wounds, "wound"))
	}
	if m.Ambush {
		has = append(has, "ambush")
	}
	if len(has) == 0 {
		return words
	}
	return words + ": " + strings.Join(has, ", ")
}
