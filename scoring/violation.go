package scoring

import "saddlebag/scoring/speech"

// A Violation says why an event is illegal.
type Violation struct {
	Clause  string      // the clause it breaks
	Message speech.Text // a sentence that a player understands
	Instead speech.Text // what would be legal; empty where nothing helps
	Meant   bool        // Instead names the known word that an unknown one looks like
}

// Error makes a Violation an error: the clause and the sentence, in English.
func (v *Violation) Error() string { return v.Clause + ": " + v.Message.String() }

// Said is the clause and the sentence.
func (v *Violation) Said() speech.Text {
	return speech.Say("scoring.breaks", "clause", v.Clause, "why", v.Message)
}

// Breaks makes a violation of a clause. Its message has a name and arguments, as in
// [speech.Say].
func Breaks(clause, name string, args ...any) *Violation {
	return &Violation{Clause: clause, Message: speech.Say(name, args...)}
}

// Suggest returns the violation with a message about what would be legal.
func (v *Violation) Suggest(name string, args ...any) *Violation {
	v.Instead = speech.Say(name, args...)
	return v
}

// Mean returns the violation with a word that somebody may have meant.
func (v *Violation) Mean(word string) *Violation {
	v.Meant = true
	return v.Suggest("scoring.did-you-mean", "word", word)
}

// OverClause is the clause of an event after the end.
const OverClause = "LG2"

// UnknownClause is the clause that an actor, verb or argument breaks if the game doesn't
// know it.
const UnknownClause = "LG1"
