package house

import (
	"errors"
	"fmt"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/token"
)

// An Error says what is wrong with house data, and where.
type Error struct {
	File    string
	Line    int    // counted from 1
	Column  int    // in characters, counted from 1
	Field   string // as in "tunnels[2].deposits[0].number"; empty for the whole document
	Message string
}

// Error writes the place, the field where there is one, and the message.
func (e *Error) Error() string {
	field := e.Field
	if field != "" {
		field += ": "
	}
	return fmt.Sprintf("%s:%d:%d: %s%s", e.File, e.Line, e.Column, field, e.Message)
}

// errorAt makes an error that points at the start of a node.
func errorAt(n ast.Node, field, format string, args ...any) *Error {
	return errorAtToken(start(n), field, format, args...)
}

func errorAtToken(t *token.Token, field, format string, args ...any) *Error {
	return &Error{
		Line:    t.Position.Line,
		Column:  t.Position.Column,
		Field:   field,
		Message: fmt.Sprintf(format, args...),
	}
}

// syntaxError keeps place and message of a parser's error, and leaves its
// excerpt of the source out.
func syntaxError(err error) *Error {
	var syntax yaml.Error
	if !errors.As(err, &syntax) || syntax.GetToken() == nil {
		return &Error{Line: 1, Column: 1, Message: "not YAML: " + firstLine(err.Error())}
	}
	return errorAtToken(syntax.GetToken(), "", "not YAML: %s", firstLine(syntax.GetMessage()))
}

func firstLine(s string) string {
	line, _, _ := strings.Cut(s, "\n")
	return line
}
