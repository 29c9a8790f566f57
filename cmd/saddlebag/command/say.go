package command

import (
	"errors"
	"fmt"
	"io"

	"saddlebag/scoring/ledger"
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

// Told is what an error says in the language of the terminal, with the flag that helps.
func Told(err error) string {
	told := Words(speech.OfError(err))
	if ledger.WantsOwnData(err) {
		return Say("cli.own-data", "what", told)
	}
	return told
}
