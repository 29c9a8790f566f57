package sheet

import (
	"saddlebag/scoring/goldfever"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
)

// Holdings tells of each seat's characters where they stand, what they carry and
// what ails them; for all, how many chips are in the bag.
func (s View) Holdings() (seats []speech.Text, table speech.Text) {
	seats = make([]speech.Text, len(s.Names))
	for m := range s.Men {
		me := &s.Men[m]
		seats[me.Seat] = also(seats[me.Seat], "goldfever.held-more", s.held(me))
	}
	if s.Phase == goldfever.Drawing || s.Phase == goldfever.Acting {
		table = speech.Say("goldfever.in-bag", "n", len(s.Bag()))
	}
	return seats, table
}

// held is where a character is, and what it has.
func (s View) held(m *fight.Man) speech.Text {
	if !m.Alive() {
		return speech.Say("goldfever.held-dead", "character", m.Name)
	}
	var has speech.List
	carried := m.Carries()
	for _, t := range carried {
		has = append(has, s.heldThing(t, carried))
	}
	if m.Wounds > 0 {
		has = append(has, speech.Say("goldfever.held-wounds", "n", m.Wounds))
	}
	if m.Ambush {
		has = append(has, "goldfever.held-ambush")
	}
	return speech.Say("goldfever.held", "character", m.Name, "zone", s.ZoneName(m.Zone), "things", has)
}

// heldThing is an object that is carried, with what a sheet says of it.
func (s View) heldThing(t int, carried []int) speech.Text {
	it, title := &s.Things[t], s.Title(t)
	if word := s.Word(t, carried); word != it.Kind.String() {
		title = s.Called(t, carried).Title
	}
	switch {
	case it.Kind.Gun() && it.Jammed:
		return speech.Say("goldfever.held-jammed", "object", title, "n", it.Shells)
	case it.Kind.Gun():
		return speech.Say("goldfever.held-gun", "object", title, "n", it.Shells)
	case it.Face != terms.UnknownFace && it.Kind == terms.Nugget:
		return speech.Say("goldfever.held-nugget", "object", title, "face", terms.FaceTitle(it.Face))
	case it.Jammed:
		return speech.Say("goldfever.held-fizzled", "object", title)
	}
	return title
}

// also is what is said so far with more behind it, by a message of {one} and {more}.
func also(all speech.Text, message string, more speech.Text) speech.Text {
	if all == "" {
		return more
	}
	return speech.Say(message, "one", all, "more", more)
}
