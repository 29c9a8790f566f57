package sheet

import (
	"fmt"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
	"saddlebag/speech"
)

// Tells says which dice were lost unspent when a turn has ended (CW7, CW8), and
// what a delivery has brought and lost to its bandits (CW41, CW42).
func (s View) Tells(before scoring.State, e scoring.Event) []speech.Text {
	var told []string
	if e.Verb == coal.VerbLoad {
		told = append(told, s.tellsDelivery(e))
	}
	if was, ok := before.(View); ok && was.Phase == coal.Working && (e.Verb == coal.VerbRoll || e.Verb == coal.VerbLoad) {
		told = append(told, was.tellsLapsed()...)
	}
	return speech.Named(told...)
}

// tellsDelivery says what was delivered, and what was stolen.
func (s View) tellsDelivery(e scoring.Event) string {
	b, _ := s.Printed.Burro(e.Args[0])
	d := &s.Seats[e.Seat].Burros[b]
	told := fmt.Sprintf("$%d delivered", d.Value)
	stolen := ""
	for i := range d.Slots[:d.Loaded] {
		if d.Slots[i].Stolen {
			stolen += " " + d.Slots[i].Mineral.Letter()
		}
	}
	if stolen != "" {
		told += ", stolen:" + stolen
	}
	return told
}

// tellsLapsed says what each seat has not spent of the throw.
func (s View) tellsLapsed() []string {
	var lapsed []string
	for seat := range s.Seats {
		usable := s.Usable(&s.Seats[seat])
		if dice := usable.String(); dice != "" {
			lapsed = append(lapsed, s.Names[seat]+"'s "+dice)
		}
	}
	if lapsed == nil {
		return nil
	}
	return []string{"not spent, and lost: " + strings.Join(lapsed, ", ")}
}
