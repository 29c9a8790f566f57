package web

import (
	"context"
	"errors"
	"fmt"
	"math"
	"net/http"
	"strconv"
	"time"

	"github.com/gorilla/mux"
)

// A handler answers a request, or says why it cannot: nothing has been sent
// then.
type handler func(http.ResponseWriter, *http.Request) error

// A refusal is a request that is at fault: the status, and a sentence for who
// made it.
type refusal struct {
	status   int
	sentence string
	broken   *brokenRule   // nil where no rule of a game is broken
	retry    time.Duration // after which it may go well; 0 is left unsaid
}

func (r *refusal) Error() string { return r.sentence }

// refuse makes a refusal, its sentence written as by Sprintf.
func refuse(status int, format string, args ...any) error {
	return &refusal{status: status, sentence: fmt.Sprintf(format, args...)}
}

// errorPage is the page of an error.
type errorPage struct {
	frame
	Status   int
	Sentence string
}

// handle makes a handler one of net/http's.
func (a *app) handle(h handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if route := mux.CurrentRoute(r); route != nil {
			if pattern, err := route.GetPathTemplate(); err == nil {
				noted(r).route = pattern
			}
		}
		defer func() {
			switch v := recover(); v {
			case nil:
			case http.ErrAbortHandler:
				panic(v)
			default:
				a.fail(w, r, fmt.Errorf("panic: %v", v))
			}
		}()
		if err := h(w, r); err != nil {
			a.fail(w, r, err)
		}
	})
}

// fail answers with an error: as a page, or as JSON in the API and to a script
// that asks for it. An answer that has begun is cut off, so that nobody takes it
// for whole.
func (a *app) fail(w http.ResponseWriter, r *http.Request, err error) {
	if errors.Is(err, context.Canceled) {
		return // nobody is there to read it
	}
	refused := a.refusalOf(r, err)
	if noted(r).status != 0 {
		panic(http.ErrAbortHandler)
	}
	if refused.retry > 0 {
		w.Header().Set("Retry-After", strconv.Itoa(int(math.Ceil(refused.retry.Seconds()))))
	}
	if isAPI(r) || wantsJSON(r) {
		err = writeJSON(w, refused.status, apiError{refused.status, refused.sentence, refused.broken})
	} else {
		err = a.render(w, refused.status, "error", errorPage{
			frame{Title: http.StatusText(refused.status), Icon: "snake"}, refused.status, refused.sentence,
		})
	}
	if err != nil {
		a.Log.Error("the page of an error", "error", err)
		http.Error(w, refused.sentence, refused.status)
	}
}

// refusalOf is what is said of an error. What is no refusal is our mistake: it
// is logged, and not told.
func (a *app) refusalOf(r *http.Request, err error) *refusal {
	var refused *refusal
	var over *http.MaxBytesError
	switch {
	case errors.As(err, &refused):
		return refused
	case errors.As(err, &over):
		return &refusal{status: http.StatusRequestEntityTooLarge, sentence: fmt.Sprintf("No more than %d bytes are read here.", over.Limit)}
	}
	a.Log.Error("failed", "method", r.Method, "route", noted(r).route, "error", err)
	return &refusal{status: http.StatusInternalServerError, sentence: "Something went wrong on our side. It has been written down."}
}
