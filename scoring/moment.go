package scoring

import "saddlebag/scoring/speech"

// A Moment says where a game is, for players who wait and for onlookers.
type Moment struct {
	Round  int         // the round, day or run being played, from 1: what a chart of the score counts; the last one once the game is over
	Label  speech.Text // where the game is, for people: "Round 3, throw 2"
	FaceUp []string    // the faces, sectors or cards of a device in force for all to see, in the order thrown; nil where there are none
	Turn   []int       // the seats, ascending, that must or may still act before the game goes on without them; nil once it is over
}

// A Leader is implemented by states of games in which a seat that may act can also wait for
// what the others do.
type Leader interface {
	// Leads is what a seat reads in place of what it could do, if it wins unless somebody else
	// acts: "You lead with $400"; empty for any other.
	Leads(seat int) speech.Text
}

// Leads is what a seat reads while it leads, if the state's game is a [Leader].
func Leads(s State, seat int) speech.Text {
	if l, ok := s.(Leader); ok {
		return l.Leads(seat)
	}
	return ""
}

// A RoundNamer is implemented by states of games whose rounds are told by their numbers.
type RoundNamer interface {
	// RoundName is the round of the moment, in the middle of a sentence: "round 3"; empty
	// where the moment's label names none.
	RoundName() speech.Text
}

// RoundName is the round that a state is in, if its game is a [RoundNamer].
func RoundName(s State) speech.Text {
	if n, ok := s.(RoundNamer); ok {
		return n.RoundName()
	}
	return ""
}
