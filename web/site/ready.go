package site

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"time"

	"saddlebag/scoring/ledger/logbook"
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
			text = "not ready: " + unavailable.Why
		}
		_, err = fmt.Fprintln(w, text)
		return err
	})
}

// tryAgain is when a phone sends again what could not be kept.
const tryAgain = 5 * time.Second

// unavailable is what is said to a request that the store could not do.
func unavailable(r *http.Request, why string) *Error {
	told := &Error{Status: http.StatusServiceUnavailable, Retry: tryAgain}
	switch r.Method {
	case http.MethodGet, http.MethodHead:
		told.Sentence = "The tables cannot be looked up at the moment: " + why + ". Try again later."
	default:
		told.Sentence = "Nothing can be kept at the moment: " + why + ". This was not taken; send it again later."
	}
	return told
}

// DamageSentence tells players why a table is set aside.
func DamageSentence(d *logbook.DamageError) string {
	if d.Entry <= 1 {
		return "This table is set aside: what the server has kept of it is damaged, and nothing can be entered. Whoever runs the server can verify it, or bring a backup."
	}
	return fmt.Sprintf("This table is set aside: what the server has kept of it is damaged from entry %d on. What came before is whole and can be taken along; nothing can be entered.", d.Entry)
}
