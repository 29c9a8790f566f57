package site

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"time"

	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/speech"
)

// TellReady registers the address that says whether an entry could be kept now. It asks,
// and answers with a line if not. Another address says that the server is
// alive.
func (s *Site) TellReady(ready func(context.Context) error) {
	s.Get("/readyz", func(w http.ResponseWriter, r *http.Request) error {
		err := ready(r.Context())
		var unavailable *logbook.UnavailableError
		if err != nil && !errors.As(err, &unavailable) {
			return err
		}
		w.Header().Set("Content-Type", "text/plain; charset=utf-8")
		w.Header().Set("Cache-Control", "no-store")
		text := "ready"
		if err != nil {
			w.WriteHeader(http.StatusServiceUnavailable)
			text = "not ready: " + unavailable.Why.String()
		}
		_, err = fmt.Fprintln(w, text)
		return err
	})
}

// tryAgain is when a phone sends again what could not be kept.
const tryAgain = 5 * time.Second

// unavailable is what is said to a request that the store could not do.
func (s *Site) unavailable(r *http.Request, why speech.Text) *Error {
	told := &Error{Status: http.StatusServiceUnavailable, Retry: tryAgain}
	switch {
	case s.Alone:
		told.Sentence = speech.Say("site.not-on-phone", "why", why)
	case r.Method == http.MethodGet, r.Method == http.MethodHead:
		told.Sentence = speech.Say("site.no-look-up", "why", why)
	default:
		told.Sentence = speech.Say("site.no-keeping", "why", why)
	}
	return told
}

// DamageSentence tells players why a table is set aside.
func DamageSentence(d *logbook.DamageError) speech.Text {
	if d.Entry <= 1 {
		return "site.damaged"
	}
	return speech.Say("site.damaged-from", "entry", d.Entry)
}
