package site

import (
	"net/http"
	"time"

	"saddlebag/scoring/speech"
)

// An Error says what's wrong with a request: the status, and a sentence for the one who
// made it.
type Error struct {
	Status   int
	Sentence speech.Text
	Broken   *BrokenRule   // nil where no rule of a game is broken
	Retry    time.Duration // after which it may go well; 0 is left unsaid
}

func (e *Error) Error() string { return e.Sentence.String() }

// Refuse makes an Error that says a message, with arguments as [speech.Say] has them.
func Refuse(status int, name string, args ...any) error {
	return &Error{Status: status, Sentence: speech.Say(name, args...)}
}

// A BrokenRule is the rule of a game that an entry breaks.
type BrokenRule struct {
	Clause  string
	Message speech.Text
	Instead speech.Text // what would be legal; empty where nothing is
}

// A Handler answers a request, or says why it can't; then it has sent
// nothing.
type Handler func(http.ResponseWriter, *http.Request) error
