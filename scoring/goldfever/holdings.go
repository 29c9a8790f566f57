package goldfever

import (
	"fmt"
	"strings"

	"saddlebag/scoring"
)

// Holdings tells of each seat's characters where they stand, what they carry and
// what ails them; for all, how many chips are in the bag.
func (s *state) Holdings() (seats []string, table string) {
	seats = make([]string, len(s.names))
	for m := range s.men {
		me := &s.men[m]
		if seats[me.seat] != "" {
			seats[me.seat] += "; "
		}
		seats[me.seat] += s.manWords(me)
	}
	if s.phase == drawing || s.phase == acting {
		table = "in the bag " + scoring.Some(len(s.bag()), "chip")
	}
	return seats, table
}

// manWords tell of one character: "Ted in c2 with colt (2), rock, 1 wound".
func (s *state) manWords(m *man) string {
	if !m.alive() {
		return m.name + " is dead"
	}
	words := m.name + " in " + s.zoneName(m.zone)
	var has []string
	for _, t := range m.carries() {
		entry := s.entry(m, t)
		if it := &s.things[t]; it.kind.Gun() {
			entry += fmt.Sprintf(" (%d%s)", it.shells, scoring.When(it.jammed, ", jammed"))
		}
		has = append(has, entry)
	}
	if m.wounds > 0 {
		has = append(has, scoring.Some(m.wounds, "wound"))
	}
	if m.ambush {
		has = append(has, "ambush")
	}
	if len(has) == 0 {
		return words
	}
	return words + ": " + strings.Join(has, ", ")
}
