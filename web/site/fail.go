package site

import (
	"context"
	"errors"
	"io"
	"math"
	"net/http"
	"os"
	"runtime/debug"
	"strconv"
	"syscall"

	"github.com/gorilla/mux"

	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/fetched"
)

// errorPage is the page of an error.
type errorPage struct {
	Frame
	Status   int
	Sentence speech.Text
}

// handle makes a handler one of net/http's.
func (s *Site) handle(h Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if route := mux.CurrentRoute(r); route != nil {
			if pattern, err := route.GetPathTemplate(); err == nil {
				logOf(r).route = pattern
			}
		}
		if opensSomething(r) {
			w.Header().Set("Cache-Control", "no-store")
		}
		defer s.rescue(w, r)
		if err := h(w, r); err != nil {
			s.fail(w, r, err)
		}
	})
}

// rescue, which is deferred, answers in the place of a handler that panics. What draws does so
// where a browser can't fetch its fonts.
func (s *Site) rescue(w http.ResponseWriter, r *http.Request) {
	v := recover()
	err, _ := v.(error)
	var missing *fetched.MissingError
	switch {
	case v == nil:
	case errors.Is(err, http.ErrAbortHandler):
		panic(v)
	case errors.As(err, &missing):
		s.fail(w, r, err)
	default:
		s.Log.ErrorContext(r.Context(), "panic", "method", r.Method, "route", logOf(r).route, "panic", v, "stack", string(debug.Stack()))
		s.fail(w, r, errOurs)
	}
}

// opensSomething says whether the address of a request is itself what opens a
// seat. Nothing that is answered there is kept, unless the handler says so.
func opensSomething(r *http.Request) bool {
	for _, part := range []string{"code", "link", "key", "secret"} {
		if mux.Vars(r)[part] != "" {
			return true
		}
	}
	return false
}

// fail answers with an error: as a page, or as JSON in the API and to a script
// that asks for it. An answer that has begun is cut off, so that nobody takes it
// for whole.
func (s *Site) fail(w http.ResponseWriter, r *http.Request, err error) {
	if errors.Is(err, context.Canceled) {
		return // nobody is there to read it
	}
	told := s.told(r, err)
	if logOf(r).status != 0 {
		panic(http.ErrAbortHandler)
	}
	if told.Retry > 0 {
		w.Header().Set("Retry-After", strconv.Itoa(int(math.Ceil(told.Retry.Seconds()))))
	}
	if IsAPI(r) || WantsJSON(r) {
		err = WriteJSON(w, r, told.Status, newJSONError(Language(r), told))
	} else {
		err = s.Render(w, r, told.Status, "error", errorPage{
			Frame{Title: titleOf(told.Status), Icon: "snake"}, told.Status, told.Sentence,
		})
	}
	if err != nil {
		s.Log.ErrorContext(r.Context(), "the page of an error", "error", err)
		http.Error(w, Language(r).Of(told.Sentence), told.Status)
	}
}

// What is said to who sends so slowly, or stops sending, that there is nothing to
// answer to. It is no mistake of ours.
var (
	errSlow = &Error{Status: http.StatusRequestTimeout, Sentence: "site.slow"}
	errTorn = &Error{Status: http.StatusBadRequest, Sentence: "site.torn"}
)

// told is what is said of an error. What is no Error is our mistake: it is
// logged, and not told.
func (s *Site) told(r *http.Request, err error) *Error {
	var wrong *Error
	var over *http.MaxBytesError
	var without *logbook.UnavailableError
	var damage *logbook.DamageError
	var missing *fetched.MissingError
	switch {
	case errors.As(err, &wrong):
		return wrong
	case errors.As(err, &without):
		s.Log.WarnContext(r.Context(), "unavailable", "method", r.Method, "route", logOf(r).route, "error", err)
		return s.unavailable(r, without.Why)
	case errors.As(err, &damage):
		return &Error{Status: http.StatusLocked, Sentence: DamageSentence(damage)}
	case errors.As(err, &missing):
		return &Error{Status: http.StatusServiceUnavailable, Sentence: "site.font-missing"}
	case errors.As(err, &over):
		return &Error{Status: http.StatusRequestEntityTooLarge, Sentence: speech.Say("site.too-long", "bytes", int(over.Limit))}
	case errors.Is(err, os.ErrDeadlineExceeded):
		return errSlow
	case errors.Is(err, io.ErrUnexpectedEOF), errors.Is(err, syscall.ECONNRESET):
		return errTorn
	}
	s.Log.ErrorContext(r.Context(), "failed", "method", r.Method, "route", logOf(r).route, "error", err)
	return errOurs
}

// errOurs is said of what is in the log.
var errOurs = &Error{Status: http.StatusInternalServerError, Sentence: "site.ours"}

// titleOf is what the page of an error is called.
func titleOf(status int) speech.Text {
	switch status {
	case http.StatusBadRequest, http.StatusForbidden, http.StatusNotFound, http.StatusRequestTimeout, http.StatusRequestEntityTooLarge, http.StatusUnprocessableEntity, http.StatusLocked,
		http.StatusTooManyRequests, http.StatusInternalServerError, http.StatusServiceUnavailable, http.StatusInsufficientStorage:
		return speech.Text("site.title-" + strconv.Itoa(status))
	}
	return speech.Words(http.StatusText(status))
}
