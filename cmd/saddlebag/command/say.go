package command

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"saddlebag/scoring/speech"
)

// Say is a message in the language of the terminal, with its arguments as [speech.Say] takes
// them; an error stands for what it says.
func Say(name string, args ...any) string {
	return Words(speech.Say(name, spelled(args)...))
}

// Words are a text in the language of the terminal.
func Words(t speech.Text) string { return Language().Of(t) }

// Reason is an error that says a message.
func Reason(name string, args ...any) error { return errors.New(Say(name, args...)) }

// Note writes a message to whoever called the program, on a line that names it.
func Note(w io.Writer, name string, args ...any) {
	fmt.Fprintf(w, "saddlebag: %s\n", Say(name, args...))
}

// spelled are the arguments of a message with what errors say in the place of these.
func spelled(args []any) []any {
	var said []any
	for _, a := range args {
		if err, ok := a.(error); ok {
			a = Told(err)
		}
		said = append(said, a)
	}
	return said
}

// Told is what an error says in the language of the terminal: the message in it, within
// what stands around that, such as a file and a line.
func Told(err error) string {
	if Language() == speech.English {
		return err.Error()
	}
	return retold(err, err.Error())
}

// retold are the words of an error with those of the messages within in another language.
func retold(err error, words string) string {
	if says, ok := err.(interface{ Said() speech.Text }); ok {
		english := says.Said().String()
		if !strings.Contains(words, english) {
			english = strings.TrimSuffix(english, ".") // as of what cannot be read
		}
		return strings.Replace(words, english, Words(says.Said()), 1)
	}
	switch within := err.(type) { //nolint:errorlint // one step after the other
	case interface{ Unwrap() error }:
		if inner := within.Unwrap(); inner != nil {
			return retold(inner, words)
		}
	case interface{ Unwrap() []error }:
		for _, inner := range within.Unwrap() {
			words = retold(inner, words)
		}
	}
	return words
}
