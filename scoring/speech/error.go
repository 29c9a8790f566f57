package speech

import "errors"

// An Error is an error that people are told: a text.
type Error struct {
	Text Text
	By   error // what made it, where that is an error, too
}

// Error is the text in English.
func (e *Error) Error() string { return e.Text.String() }

// Unwrap is what made it.
func (e *Error) Unwrap() error { return e.By }

// Said is the text.
func (e *Error) Said() Text { return e.Text }

// Err is an error that says a message with its arguments, as [Say] does.
func Err(name string, args ...any) error { return &Error{Text: Say(name, args...)} }

// At is an error behind where it is, such as a line of a file.
func At(place string, err error) error {
	return &Error{Say("speech.at", "place", place, "what", OfError(err)), err}
}

// OfError is what an error says: its text, where it or one that it wraps has one, or else
// its words.
func OfError(err error) Text {
	var says interface{ Said() Text }
	if errors.As(err, &says) {
		return says.Said()
	}
	return Words(err.Error())
}
