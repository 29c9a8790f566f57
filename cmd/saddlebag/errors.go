package main

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode"
)

// The exit codes.
const (
	exitDone    = 0
	exitRefused = 1 // understood and refused
	exitFailed  = 2 // usage, unreadable input, input or output
)

// An exitError is what a command ends with when it does not succeed. One
// without a message has said on standard output what there is to say.
type exitError struct {
	code    int
	message string // "what: why"
	hint    string
	cause   error
}

func (e *exitError) Error() string { return e.message }
func (e *exitError) Unwrap() error { return e.cause }

// failed makes an error of exit code 2: what failed, and why.
func failed(what, format string, args ...any) error {
	err := fmt.Errorf(format, args...)
	return &exitError{code: exitFailed, message: what + ": " + err.Error(), cause: err}
}

// refused makes an error of exit code 1: what was refused, and why.
func refused(what, format string, args ...any) error {
	err := fmt.Errorf(format, args...)
	return &exitError{code: exitRefused, message: what + ": " + err.Error(), cause: err}
}

// hinted adds a hint to an error made by failed, refused or usage.
func hinted(err error, format string, args ...any) error {
	var e *exitError
	if errors.As(err, &e) {
		e.hint = fmt.Sprintf(format, args...)
	}
	return err
}

// report writes the error that a command ended with and returns the exit code.
func report(w io.Writer, err error) int {
	if err == nil {
		return exitDone
	}
	var e *exitError
	if !errors.As(err, &e) {
		e = &exitError{code: exitFailed, message: err.Error()}
	}
	if e.message != "" {
		fmt.Fprintf(w, "saddlebag: %s\n", legible(e.message))
	}
	if e.hint != "" {
		fmt.Fprintf(w, "  hint: %s\n", legible(e.hint))
	}
	return e.code
}

// legible keeps what a message quotes on its line, and from a terminal what it
// would obey.
func legible(s string) string {
	return strings.Join(strings.FieldsFunc(s, unicode.IsControl), " ")
}
