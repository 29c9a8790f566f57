package table

import (
	"context"
	"errors"
	"net/http"
	"strconv"
	"strings"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/web/live"
	"saddlebag/web/live/views"
	"saddlebag/web/site"
)

// An Entered is what became of an entry, as the API and the table's script
// read it.
type Entered struct {
	Number int      `json:"number"` // of the entry; 0 where a throw goes on
	Held   []string `json:"held"`   // the faces so far of a throw that goes on
}

// EnterForm enters an event for a place, as a form says it, and what goes in after it.
func (t *Tables) EnterForm(r *http.Request, p live.Place, seen, event, key string, then ...string) (Entered, error) {
	n, err := strconv.Atoi(seen)
	if err != nil || n < 0 {
		return Entered{}, site.Refuse(http.StatusBadRequest, "api.no-seen", "value", seen)
	}
	return t.Enter(r.Context(), p, live.Request{Seen: n, Event: event, Then: then, Key: key, Join: true, Language: site.Language(r)})
}

// How long the key of an entry may be, and the entry itself, bytes.
const (
	mostKey      = 64
	LongestEvent = 4000
)

// ErrLong is said to an entry that is too long.
var ErrLong = site.Refuse(http.StatusUnprocessableEntity, "table.long-entry", "most", LongestEvent)

// Enter enters what a place requests, unless it does so too often.
func (t *Tables) Enter(ctx context.Context, p live.Place, r live.Request) (Entered, error) {
	if len(r.Key) > mostKey {
		return Entered{}, site.Refuse(http.StatusBadRequest, "api.long-key", "most", mostKey)
	}
	if len(r.Event)+len(strings.Join(r.Then, "")) > LongestEvent {
		return Entered{}, ErrLong
	}
	if err := t.Site.Limiters.Seat.Check(p.Code); err != nil {
		t.Site.Metrics.Entry(site.Limited)
		return Entered{}, err
	}
	if err := t.Site.Limiters.Table.Check(p.Table.ID()); err != nil {
		t.Site.Metrics.Entry(site.Limited)
		return Entered{}, err
	}
	if e, err := ledger.ParseEvent(r.Event); err == nil && e.Amends() {
		if err := t.Site.Limiters.Insert.Check(p.Code); err != nil {
			t.Site.Metrics.Entry(site.Limited)
			return Entered{}, err
		}
	}
	done, err := p.Enter(ctx, r)
	t.Site.Metrics.Entry(outcomeOf(err))
	if done.Held == nil {
		done.Held = []string{}
	}
	return Entered{done.Number, done.Held}, err
}

// Propose works out what an amendment would change, unless that is asked too often.
func (t *Tables) Propose(ctx context.Context, p live.Place, event string) (*views.Proposal, error) {
	if len(event) > LongestEvent {
		return nil, ErrLong
	}
	if err := t.Site.Limiters.Insert.Check(p.Code); err != nil {
		return nil, err
	}
	return p.Propose(ctx, event)
}

// outcomeOf is what became of an entry, for the metrics.
func outcomeOf(err error) string {
	var unavailable *logbook.UnavailableError
	switch {
	case errors.As(err, &unavailable):
		return site.Failed
	case err == nil:
		return site.Accepted
	case errors.Is(err, live.ErrMoved):
		return site.Conflict
	}
	return site.Violation
}

// AnswerEntry answers an entry in JSON.
func AnswerEntry(w http.ResponseWriter, r *http.Request, done Entered, err error) error {
	if err != nil {
		return RequestError(err)
	}
	return site.WriteJSON(w, r, http.StatusCreated, done)
}
