package site

import (
	"fmt"
	"net/http"
	"time"
)

// An Error says what's wrong with a request: the status, and a sentence for the one who
// made it.
type Error struct {
	Status   int
	Sentence string
	Broken   *BrokenRule   // nil where no rule of a game is broken
	Retry    time.Duration // after which it may go well; 0 is left unsaid
}

func (e *Error) Error() string { return e.Sentence }

// Errorf makes an Error with a sentence from Sprintf.
func Errorf(status int, format string, args ...any) error {
	return &Error{Status: status, Sentence: fmt.Sprintf(format, args...)}
}

// A BrokenRule is the rule of a game that an entry breaks.
type BrokenRule struct {
	Clause  string `json:"clause"`
	Message string `json:"message"`
	Instead string `json:"instead"` // what would be legal; empty where nothing is
}

// A Handler answers a request, or says why it can't; then it has sent
// nothing.
type Handler func(http.ResponseWriter, *http.Request) error
