package table

import (
	"errors"
	"net/http"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
	"saddlebag/web/live"
	"saddlebag/web/live/refusal"
	"saddlebag/web/site"
)

// An EntryError says why something was not entered, on a page.
type EntryError struct {
	Status   int // of the answer
	Sentence speech.Text
	Clause   string // with a violation
	Instead  speech.Text
	Event    string `json:"-"` // that was tried
}

// Returned is why a form was not taken that has just led back to a page; nil where none
// has.
func Returned(w http.ResponseWriter, r *http.Request) *EntryError {
	var e EntryError
	if !site.Returned(w, r, &e) || e.Status < http.StatusBadRequest || http.StatusText(e.Status) == "" {
		return nil
	}
	e.Sentence, e.Instead = speech.Words(string(e.Sentence)), speech.Words(string(e.Instead))
	return &e
}

// In is the error in the words of a language, which it is kept in.
func (e EntryError) In(l *speech.Language) any {
	e.Sentence, e.Instead = speech.Words(l.Of(e.Sentence)), speech.Words(l.Of(e.Instead))
	return e
}

// StatusCode is the status of a page that shows the error, if there is one.
func (e *EntryError) StatusCode() int {
	if e == nil {
		return http.StatusOK
	}
	return e.Status
}

// errNoSeat is said to a code that leads nowhere.
var errNoSeat = site.Refuse(http.StatusNotFound, "table.dead-link")

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
		return &EntryError{http.StatusUnprocessableEntity, v.Message, v.Clause, v.Instead, event}, nil
	case errors.As(err, &refused):
		return &EntryError{Status: http.StatusForbidden, Sentence: refused.Sentence, Event: event}, nil
	case errors.As(err, &syntax):
		return &EntryError{Status: http.StatusBadRequest, Sentence: speech.Say("table.unreadable", "why", syntax.Message), Event: event}, nil
	case errors.Is(err, live.ErrMoved):
		return &EntryError{Status: http.StatusConflict, Sentence: "table.moved-on", Event: event}, nil
	case errors.Is(err, live.ErrReused):
		return &EntryError{Status: http.StatusUnprocessableEntity, Sentence: "api.key-used", Event: event}, nil
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
		return &site.Error{Status: http.StatusForbidden, Sentence: refused.Sentence}
	case errors.Is(err, live.ErrUnknown):
		return errNoSeat
	}
	if full := FullError(err); full != nil {
		return full
	}
	return err
}
