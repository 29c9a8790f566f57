// Package refusal says why somebody may not do something at a table, in a sentence for
// who tried. All rooms of live tables refuse by it, and nothing else lives here. What a phone
// is told that nobody refused anything, as when its seat has become another phone's, is said
// where it is shown: web/table, web/lobby and the scripts of web/site.
package refusal

import (
	"saddlebag/speech"
)

// A Error is what a place may not do, with a sentence for who tried.
type Error struct{ Sentence speech.Text }

func (r *Error) Error() string { return r.Sentence.String() }

// New makes a refusal of a message, with arguments as speech.Say has them.
func New(name string, args ...any) error { return &Error{speech.Say(name, args...)} }

// Of is a refusal that says why as a sentence.
func Of(why speech.Text) error {
	return New("live.error", "why", why)
}
