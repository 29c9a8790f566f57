package table

import (
	"errors"
	"net/http"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live"
	"saddlebag/web/live/refusal"
	"saddlebag/web/site"
)

// An EntryError says why something was not entered, on a page.
type EntryError struct {
	Status   int // of the answer
	Sentence string
	Clause   string // with a violation
	Instead  string
	Event    string `json:"-"` // that was tried
}

// Returned is why a form was not taken that has just led back to a page; nil where none
// has.
func Returned(w http.ResponseWriter, r *http.Request) *EntryError {
	var e EntryError
	if !site.Returned(w, r, &e) || e.Status < http.StatusBadRequest || http.StatusText(e.Status) == "" {
		return nil
	}
	return &e
}

// StatusCode is the status of a page that shows the error, if there is one.
func (e *EntryError) StatusCode() int {
	if e == nil {
		return http.StatusOK
	}
	return e.Status
}

// errNoSeat is said to a code that leads nowhere.
var errNoSeat = site.Errorf(http.StatusNotFound, "This link leads to no seat any more: the seat was handed on, or the table is gone. Ask the host for a new link.")

// EntryErrorOf makes an EntryError of what a table says to an event. An error
// that is not about the entry is returned as unexpected.
func EntryErrorOf(err error, event string) (_ *EntryError, unexpected error) {
	var v *scoring.Violation
	var refused *refusal.Error
	var syntax *ledger.SyntaxError
	var request *site.Error
	if full := FullError(err); full != nil {
		err = full
	}
	switch {
	case errors.As(err, &v):
		return &EntryError{http.StatusUnprocessableEntity, v.Message.String(), v.Clause, v.Instead.String(), event}, nil
	case errors.As(err, &refused):
		return &EntryError{Status: http.StatusForbidden, Sentence: refused.Sentence, Event: event}, nil
	case errors.As(err, &syntax):
		return &EntryError{Status: http.StatusBadRequest, Sentence: "This cannot be read: " + syntax.Message.String() + ".", Event: event}, nil
	case errors.Is(err, live.ErrMoved):
		return &EntryError{Status: http.StatusConflict, Sentence: "Somebody was quicker, and this was not entered. Look at the game as it is now, and enter it again if it still holds.", Event: event}, nil
	case errors.Is(err, live.ErrReused):
		return &EntryError{Status: http.StatusUnprocessableEntity, Sentence: "You have entered something else under this key. Give each entry a key of its own.", Event: event}, nil
	case errors.Is(err, live.ErrUnknown):
		return nil, errNoSeat
	case errors.As(err, &request):
		return &EntryError{Status: request.Status, Sentence: request.Sentence, Event: event}, nil
	}
	return nil, err
}

// RequestError makes an *Error of what a table says to an event, for who reads
// JSON.
func RequestError(err error) error {
	var request *site.Error
	if errors.As(err, &request) {
		return err
	}
	if full := FullError(err); full != nil {
		return full
	}
	wrong, err := EntryErrorOf(err, "")
	if err != nil {
		return err
	}
	request = &site.Error{Status: wrong.Status, Sentence: wrong.Sentence}
	if wrong.Clause != "" {
		request.Broken = &site.BrokenRule{Clause: wrong.Clause, Message: wrong.Sentence, Instead: wrong.Instead}
	}
	return request
}

// PageError makes an *Error of what a table says to somebody, for a page of its
// own.
func PageError(err error) error {
	var refused *refusal.Error
	switch {
	case errors.As(err, &refused):
		return site.Errorf(http.StatusForbidden, "%s", refused.Sentence)
	case errors.Is(err, live.ErrUnknown):
		return errNoSeat
	}
	if full := FullError(err); full != nil {
		return full
	}
	return err
}
