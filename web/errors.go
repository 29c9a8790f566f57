package web

import (
	"context"
	"errors"
	"fmt"
	"net/http"
)

// A handler answers a request, or says why it cannot: nothing has been sent
// then.
type handler func(http.ResponseWriter, *http.Request) error

// A refusal is a request that is at fault: the status, and a sentence for who
// made it.
type refusal struct {
	status   int
	sentence string
}

func (r *refusal) Error() string { return r.sentence }

// refuse makes a refusal, its sentence written as by Sprintf.
func refuse(status int, format string, args ...any) error {
	return &refusal{status, fmt.Sprintf(format, args...)}
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
		defer func() {
			if v := recover(); v != nil {
				a.fail(w, r, fmt.Errorf("panic: %v", v))
			}
		}()
		if err := h(w, r); err != nil {
			a.fail(w, r, err)
		}
	})
}

// fail answers with the page of an error. What is no refusal is our mistake:
// it is logged, and the page does not say what it was.
func (a *app) fail(w http.ResponseWriter, r *http.Request, err error) {
	var refused *refusal
	switch {
	case errors.As(err, &refused):
	case errors.Is(err, context.Canceled):
		return // nobody is there to read it
	default:
		a.Log.Error("failed", "method", r.Method, "path", r.URL.Path, "error", err)
		refused = &refusal{http.StatusInternalServerError, "Something went wrong on our side. It has been written down."}
	}
	page := errorPage{frame{Title: http.StatusText(refused.status), Icon: "snake"}, refused.status, refused.sentence}
	if err := a.render(w, refused.status, "error", page); err != nil {
		a.Log.Error("the page of an error", "error", err)
		http.Error(w, refused.sentence, refused.status)
	}
}
