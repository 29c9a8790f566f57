// Package refusal says why somebody may not do something at a table, in a sentence for
// who tried. All rooms of live tables refuse by it, and nothing else lives here. What a phone
// is told that nobody refused anything, as when its seat has become another phone's, is said
// where it is shown: web/table, web/lobby and the scripts of web/site.
package refusal

import (
	"fmt"
	"strings"
)

// A Error is what a place may not do, with a sentence for who tried.
type Error struct{ Sentence string }

func (r *Error) Error() string { return r.Sentence }

// New makes a refusal; its arguments are those of fmt.Sprintf.
func New(format string, args ...any) error { return &Error{fmt.Sprintf(format, args...)} }

// Of is a refusal that says what an error does.
func Of(err error) error {
	text := err.Error()
	return &Error{strings.ToUpper(text[:1]) + text[1:] + "."}
}
