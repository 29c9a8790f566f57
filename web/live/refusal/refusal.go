// Package refusal says why somebody may not do something at a table, in a sentence for
// the person who tried. All rooms of live tables refuse with it, and nothing else lives
// here. News that isn't a refusal, such as a seat that moved to another phone, is worded
// where it's shown: web/table, web/lobby and the scripts of web/site.
package refusal

import (
	"fmt"
	"strings"
)

// An Error says what a place may not do, in a sentence for the one who tried.
type Error struct{ Sentence string }

func (r *Error) Error() string { return r.Sentence }

// New makes a refusal; its arguments are those of fmt.Sprintf.
func New(format string, args ...any) error { return &Error{fmt.Sprintf(format, args...)} }

// Of is a refusal with the text of an error.
func Of(err error) error {
	text := err.Error()
	return &Error{strings.ToUpper(text[:1]) + text[1:] + "."}
}
