package house

import (
	"errors"
	"fmt"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/token"

	"saddlebag/scoring/speech"
)

// An Error says what is wrong with house data, and where.
type Error struct {
	File    string
	Line    int    // counted from 1
	Column  int    // in characters, counted from 1
	Field   string // as in "tunnels[2].deposits[0].number"; empty for the whole document
	Message speech.Text
}

// Error is Said in English.
func (e *Error) Error() string { return e.Said().String() }

// Said is the place, the field if there is one, and the message.
func (e *Error) Said() speech.Text { return e.says("house.at") }

// Sentence is the same with a full stop. It begins with the place as that is written.
func (e *Error) Sentence() speech.Text { return e.says("house.sentence") }

func (e *Error) says(name string) speech.Text {
	return speech.Say(name, "place", e.place(), "field", e.Field, "what", e.Message)
}

// place is where it points, as people write it.
func (e *Error) place() string { return fmt.Sprintf("%s:%d:%d", e.File, e.Line, e.Column) }

// Where is the place of a field in a document that has been read, as errors have it:
// "my.yaml:12:5". A field that isn't there is at the nearest part around it.
func Where(file string, text []byte, field string) string {
	root, err := parse(text)
	if err != nil {
		return file
	}
	return (&Document{file, root}).Err(field, "").place()
}

// By returns the error with the clause that asks for what is wrong at the end of its message.
func (e *Error) By(clause string) *Error {
	e.Message = speech.Say("house.by", "what", e.Message, "clause", clause)
	return e
}

// errorAt makes an error that points at the start of a node.
func errorAt(n ast.Node, field string, message speech.Text) *Error {
	return errorAtToken(start(n), field, message)
}

func errorAtToken(t *token.Token, field string, message speech.Text) *Error {
	return &Error{Line: t.Position.Line, Column: t.Position.Column, Field: field, Message: message}
}

// syntaxError keeps the place and the English message of a parser's error, and leaves its
// excerpt of the source out.
func syntaxError(err error) *Error {
	var syntax yaml.Error
	if !errors.As(err, &syntax) || syntax.GetToken() == nil {
		return &Error{Line: 1, Column: 1, Message: speech.Say("house.not-yaml", "what", firstLine(err.Error()))}
	}
	return errorAtToken(syntax.GetToken(), "", speech.Say("house.not-yaml", "what", firstLine(syntax.GetMessage())))
}

func firstLine(s string) string {
	line, _, _ := strings.Cut(s, "\n")
	return line
}
