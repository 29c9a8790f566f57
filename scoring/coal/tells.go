package coal

import (
	"fmt"
	"strings"

	"saddlebag/scoring"
)

// Tells says which dice were lost unspent when a turn has ended (CW7, CW8), and
// what a delivery has brought and lost to its bandits (CW41, CW42).
func (s *state) Tells(before scoring.State, e scoring.Event) []string {
	var told []string
	if e.Verb == verbLoad {
		told = append(told, s.tellsDelivery(e))
	}
	if was, ok := before.(*state); ok && was.phase == working && (e.Verb == verbRoll || e.Verb == verbLoad) {
		told = append(told, was.tellsLapsed()...)
	}
	return told
}

// tellsDelivery says what was delivered, and what was stolen.
func (s *state) tellsDelivery(e scoring.Event) string {
	b, _ := s.sheet.burro(e.Args[0])
	d := &s.seats[e.Seat].burros[b]
	told := fmt.Sprintf("$%d delivered", d.value)
	stolen := ""
	for i := range d.slots[:d.loaded] {
		if d.slots[i].stolen {
			stolen += " " + d.slots[i].mineral.Letter()
		}
	}
	if stolen != "" {
		told += ", stolen:" + stolen
	}
	return told
}

// tellsLapsed says what each seat has not spent of the throw.
func (s *state) tellsLapsed() []string {
	var lapsed []string
	for seat := range s.seats {
		usable := s.usable(&s.seats[seat])
		if dice := usable.String(); dice != "" {
			lapsed = append(lapsed, s.names[seat]+"'s "+dice)
		}
	}
	if lapsed == nil {
		return nil
	}
	return []string{"not spent, and lost: " + strings.Join(lapsed, ", ")}
}
