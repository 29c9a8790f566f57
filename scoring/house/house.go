// Package house reads house data strictly: the sheet, board, deck or map that a game is
// played with, written as YAML by us or by the people at the table.
//
// It holds what's the same for every game: the syntax, matching the document with a Go
// type, and the place in the file that an error points at. Whether the data is playable is
// for the rulebook to say: it checks the decoded value and reports with [Document.Err].
//
// Only the parser of the YAML library is used. Its decoder, strict or not,
// cuts 3.5 down to 3, turns 1e3 and 010 into whole numbers, turns numbers
// into text, lets null stand for anything and names one of several unknown
// keys at random; people would play a wrong sheet before anybody noticed.
package house

import (
	"bytes"
	"fmt"
	"reflect"
	"unicode/utf8"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"

	"saddlebag/scoring/speech"
)

// maxSize is the size of the largest document read, in bytes.
const maxSize = megabyte

const megabyte = 1_000_000

// byteOrderMark is what some editors put before the text.
const byteOrderMark = "\ufeff"

// Read decodes a document into a new T, as [Decode] does, and holds it to what a
// rulebook asks of it. The first check that finds something wrong is told; each
// can rely on those before it. Every error is an *[Error].
func Read[T any](file string, text []byte, checks ...func(*T, *Document) *Error) (*T, error) {
	v := new(T)
	doc, err := Decode(file, text, v)
	if err != nil {
		return nil, err
	}
	for _, check := range checks {
		if err := check(v, doc); err != nil {
			return nil, err
		}
	}
	return v, nil
}

// Decode reads one YAML document into v, a pointer to a struct. Keys are
// matched with the struct's json tags, so that a rulebook names its keys once
// for reading and for writing. Every key must be there unless its tag says
// omitempty; unknown and repeated keys, null, anchors, aliases, tags, merge
// keys and values of another type are refused. A Go array is a list of just that
// length. A type that implements [encoding.TextUnmarshaler] is read from text.
//
// The file name is used in errors only. Every error is an *[Error].
func Decode(file string, text []byte, v any) (*Document, error) {
	target := reflect.ValueOf(v)
	if target.Kind() != reflect.Pointer || target.Elem().Kind() != reflect.Struct {
		panic(fmt.Sprintf("house: Decode into a %T instead of a pointer to a struct", v))
	}
	root, err := parse(text)
	if err == nil {
		err = decode(root, "", target.Elem())
	}
	if err != nil {
		err.File = file
		return nil, err
	}
	return &Document{file: file, root: root}, nil
}

// parse makes the syntax tree of a text that holds exactly one document.
func parse(text []byte) (ast.Node, *Error) {
	text = bytes.TrimPrefix(text, []byte(byteOrderMark))
	if len(text) > maxSize {
		return nil, &Error{Line: 1, Column: 1, Message: speech.Say("house.too-large", "most", maxSize/megabyte)}
	}
	if !utf8.Valid(text) {
		return nil, notUTF8(text)
	}
	tokens, err := plainTokens(string(text))
	if err != nil {
		return nil, err
	}
	tree, syntax := parser.Parse(tokens, 0, parser.AllowDuplicateMapKey())
	if syntax != nil {
		return nil, syntaxError(syntax)
	}
	var root ast.Node
	for _, d := range tree.Docs {
		switch {
		case d.Body == nil:
		case root == nil:
			root = d.Body
		default:
			return nil, errorAt(d.Body, "", "house.second-document")
		}
	}
	if root == nil {
		return nil, &Error{Line: 1, Column: 1, Message: "house.empty"}
	}
	return root, nil
}

// notUTF8 points at the first byte of a text that is not UTF-8.
func notUTF8(text []byte) *Error {
	e := &Error{Line: 1, Column: 1, Message: "house.not-utf8"}
	for len(text) > 0 {
		r, size := utf8.DecodeRune(text)
		if r == utf8.RuneError && size == 1 {
			break
		}
		if e.Column++; r == '\n' {
			e.Line, e.Column = e.Line+1, 1
		}
		text = text[size:]
	}
	return e
}
