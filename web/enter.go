package web

import (
	"context"
	"errors"
	"net/http"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live"
)

// An entered is what became of an entry, as the API and the table's script
// read it.
type entered struct {
	Number int      `json:"number"` // of the entry; 0 where a throw goes on
	Held   []string `json:"held"`   // the faces so far of a throw that goes on
}

// enter takes what a form of the table's page says: an event as a line, or in
// parts as a prompt offers it. A script is answered in JSON, a browser with the
// page.
func (a *app) enter(w http.ResponseWriter, r *http.Request) error {
	p, err := a.place(r)
	if err != nil {
		return err
	}
	if err := readForm(r); err != nil {
		return err
	}
	event := composed(r.PostForm)
	done, err := a.entry(r.Context(), p, r.PostForm.Get("seen"), event, r.PostForm.Get("key"))
	if wantsJSON(r) {
		return answerEntry(w, done, err)
	}
	if err == nil {
		http.Redirect(w, r, "/t/"+p.Code, http.StatusSeeOther)
		return nil
	}
	status, s, err := sorryFor(err, event)
	if err != nil {
		return err
	}
	return a.showTable(w, r, p, status, s)
}

// entry enters an event for a place, as a form says it.
func (a *app) entry(ctx context.Context, p live.Place, seen, event, key string) (entered, error) {
	n, err := strconv.Atoi(seen)
	if err != nil || n < 0 {
		return entered{}, refuse(http.StatusBadRequest, "The number of the entry seen last is %q, not a number.", seen)
	}
	return a.take(ctx, p, live.Request{Seen: n, Event: event, Key: key})
}

// take enters what a place requests, unless it does so too often.
func (a *app) take(ctx context.Context, p live.Place, r live.Request) (entered, error) {
	if len(r.Key) > mostKey {
		return entered{}, refuse(http.StatusBadRequest, "The key of the entry is longer than %d bytes.", mostKey)
	}
	if err := a.limits.entries.check(p.Code); err != nil {
		a.metrics.entry(limited)
		return entered{}, err
	}
	if err := a.limits.entriesAtTable.check(p.Table.ID()); err != nil {
		a.metrics.entry(limited)
		return entered{}, err
	}
	done, err := p.Enter(ctx, r)
	a.metrics.entry(outcomeOf(err))
	if done.Held == nil {
		done.Held = []string{}
	}
	return entered{done.Number, done.Held}, err
}

// outcomeOf is what became of an entry, for the metrics.
func outcomeOf(err error) outcome {
	switch {
	case err == nil:
		return accepted
	case errors.Is(err, live.ErrMoved):
		return conflict
	}
	return violation
}

// mostKey is how long the key of an entry may be, bytes.
const mostKey = 64

// sorryFor says what a page tells of an error. An error that is not about the
// entry is returned.
func sorryFor(err error, event string) (status int, s *sorry, unexpected error) {
	var v *scoring.Violation
	var refused *live.Refused
	var syntax *ledger.SyntaxError
	var mine *refusal
	switch {
	case errors.As(err, &v):
		return http.StatusUnprocessableEntity, &sorry{v.Message, v.Clause, v.Instead, event}, nil
	case errors.As(err, &refused):
		return http.StatusForbidden, &sorry{Sentence: refused.Sentence, Event: event}, nil
	case errors.As(err, &syntax):
		return http.StatusBadRequest, &sorry{Sentence: "This cannot be read: " + syntax.Message + ".", Event: event}, nil
	case errors.Is(err, live.ErrMoved):
		return http.StatusConflict, &sorry{Sentence: "Somebody was quicker, and this was not entered. Look at the game as it is now, and enter it again if it still holds.", Event: event}, nil
	case errors.Is(err, live.ErrUnknown):
		return 0, nil, errNoSeat
	case errors.As(err, &mine):
		return mine.status, &sorry{Sentence: mine.sentence, Event: event}, nil
	}
	return 0, nil, err
}

// refusedEntry makes a refusal of why something was not entered.
func refusedEntry(err error) error {
	var mine *refusal
	if errors.As(err, &mine) {
		return err
	}
	status, s, err := sorryFor(err, "")
	if err != nil {
		return err
	}
	refused := &refusal{status: status, sentence: s.Sentence}
	if s.Clause != "" {
		refused.broken = &brokenRule{s.Clause, s.Sentence, s.Instead}
	}
	return refused
}

// answerEntry answers an entry in JSON.
func answerEntry(w http.ResponseWriter, done entered, err error) error {
	if err != nil {
		return refusedEntry(err)
	}
	return writeJSON(w, http.StatusCreated, done)
}

// readForm reads the form of an entry.
func readForm(r *http.Request) error {
	if err := r.ParseForm(); err != nil {
		return malformed(err)
	}
	return nil
}
