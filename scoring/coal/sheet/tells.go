package sheet

import (
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/speech"
)

// Tells says which dice were lost unspent when a turn has ended (CW7, CW8), and
// what a delivery has brought and lost to its bandits (CW41, CW42).
func (s View) Tells(before scoring.State, e scoring.Event) []speech.Text {
	var told []speech.Text
	if e.Verb == coal.VerbLoad {
		told = append(told, s.tellsDelivery(e))
	}
	if was, ok := before.(View); ok && was.Phase == coal.Working && (e.Verb == coal.VerbRoll || e.Verb == coal.VerbLoad) {
		told = append(told, was.tellsLapsed()...)
	}
	return told
}

// tellsDelivery says what was delivered, and what was stolen.
func (s View) tellsDelivery(e scoring.Event) speech.Text {
	b, _ := s.Printed.Burro(e.Args[0])
	d := &s.Seats[e.Seat].Burros[b]
	var stolen []string
	for i := range d.Slots[:d.Loaded] {
		if d.Slots[i].Stolen {
			stolen = append(stolen, d.Slots[i].Mineral.Letter())
		}
	}
	return speech.Say("coal.delivered", "value", coal.Dollars(d.Value), "stolen", strings.Join(stolen, " "))
}

// tellsLapsed says what each seat has not spent of the throw.
func (s View) tellsLapsed() []speech.Text {
	var lapsed speech.List
	for seat := range s.Seats {
		usable := s.Usable(&s.Seats[seat])
		if dice := usable.String(); dice != "" {
			lapsed = append(lapsed, speech.Say("coal.dice-lost-by", "player", s.Names[seat], "dice", dice))
		}
	}
	if lapsed == nil {
		return nil
	}
	return []speech.Text{speech.Say("coal.dice-lost", "all", lapsed)}
}
