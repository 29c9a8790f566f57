// Package refusal says why somebody may not do something at a table, in a sentence for
// the person who tried. All rooms of live tables refuse with it, and nothing else lives
// here. News that isn't a refusal, such as a seat that moved to another phone, is worded
// where it's shown: web/table, web/lobby and the scripts of web/site.
package refusal

import (
	"saddlebag/scoring/speech"
)

// An Error says what a place may not do, in a sentence for the one who tried.
type Error struct{ Sentence speech.Text }

func (r *Error) Error() string { return r.Sentence.String() }

// New makes a refusal of a message, with arguments as speech.Say has them.
func New(name string, args ...any) error { return &Error{speech.Say(name, args...)} }

// Of is a refusal that says why as a sentence.
func Of(why speech.Text) error {
	return New("live.error", "why", why)
}
