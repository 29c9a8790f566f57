package scoring

import "saddlebag/scoring/speech"

// A Teller is implemented by states of games in which an event does more than its words say:
// unspent dice of others lapse, or goods are stolen on the way.
type Teller interface {
	// Tells says in short phrases what an event has done besides what its words say; nothing if
	// they say it all. Before is the state to which the event was applied; it became this one.
	Tells(before State, e Event) []speech.Text
}

// Tells says what an event has done besides what its words say, if its game is a [Teller].
func Tells(before, after State, e Event) []speech.Text {
	if t, ok := after.(Teller); ok {
		return t.Tells(before, e)
	}
	return nil
}
