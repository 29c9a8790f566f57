// Package command is what all subcommands share: the language of the terminal, errors and exit
// codes, files, settings, the flags that several take and how their values are read, opening a
// ledger and house data, and reporting scores.
//
// What one subcommand alone needs lives with that. Nothing here knows of any of them, only of
// the list of games. Begin with [Say], [Failed] and [Refused], [Settings], and [OpenLedger].
package command

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode"

	"saddlebag/scoring/speech"
)

// The exit codes.
const (
	ExitDone    = 0
	ExitRefused = 1 // understood and refused
	ExitFailed  = 2 // usage, unreadable input, input or output
)

// An ExitError is what a command ends with when it does not succeed. One
// without a message has said on standard output what there is to say.
type ExitError struct {
	Code    int
	Message string // "what: why"
	hint    string
	Cause   error
}

func (e *ExitError) Error() string { return e.Message }
func (e *ExitError) Unwrap() error { return e.Cause }

// Said is the message, which is in the language of the terminal already.
func (e *ExitError) Said() speech.Text { return speech.Words(e.Message) }

// Failed makes an error of exit code 2: what failed, and why, a message with its arguments as
// [Say] takes them.
func Failed(what, why string, args ...any) error { return FailedBy(what, Reason(why, args...)) }

// FailedBy is Failed by another error.
func FailedBy(what string, why error) error {
	return &ExitError{Code: ExitFailed, Message: what + ": " + Told(why), Cause: why}
}

// Unwritten is the error of standard output that did not take what was written.
func Unwritten(why error) error { return FailedBy(Say("cli.output"), PlainCause(why)) }

// Unread is the error of standard input that could not be read.
func Unread(why error) error { return FailedBy(Say("cli.input"), PlainCause(why)) }

// Refused makes an error of exit code 1: what was refused, and why, as Failed does.
func Refused(what, why string, args ...any) error { return RefusedBy(what, Reason(why, args...)) }

// RefusedBy is Refused by another error.
func RefusedBy(what string, why error) error {
	return &ExitError{Code: ExitRefused, Message: what + ": " + Told(why), Cause: why}
}

// Hinted adds a hint, a message, to an error made by Failed, Refused or Usage.
func Hinted(err error, hint string, args ...any) error { return Advised(err, Say(hint, args...)) }

// Advised adds a hint in words to such an error.
func Advised(err error, hint string) error {
	var e *ExitError
	if errors.As(err, &e) {
		e.hint = hint
	}
	return err
}

// Report writes the error that a command ended with and returns the exit code.
func Report(w io.Writer, err error) int {
	if err == nil {
		return ExitDone
	}
	var e *ExitError
	if !errors.As(err, &e) {
		e = &ExitError{Code: ExitFailed, Message: Told(err)}
	}
	if e.Message != "" {
		fmt.Fprintf(w, "saddlebag: %s\n", Legible(e.Message))
	}
	if e.hint != "" {
		fmt.Fprintf(w, "  %s\n", Say("cli.hint", "hint", Legible(e.hint)))
	}
	return e.Code
}

// Legible keeps what a message quotes on its line, and from a terminal what it
// would obey.
func Legible(s string) string {
	return strings.Join(strings.FieldsFunc(s, unicode.IsControl), " ")
}
