package house

import (
	"strconv"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/token"

	"saddlebag/scoring/speech"
)

// text returns the value of a node that is text: quoted, a block, or plain
// words that are neither a number nor true, false or null.
func text(n ast.Node) (string, bool) {
	switch n := n.(type) {
	case *ast.StringNode:
		return n.Value, true
	case *ast.LiteralNode:
		return n.Value.Value, true
	default:
		return "", false
	}
}

// plain tells whether a node is written without quotes and may be a whole
// number. Numbers beyond 64 bits come from the parser as plain text.
func plain(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.IntegerNode:
		return true
	case *ast.StringNode:
		return n.Token.Type == token.StringType
	default:
		return false
	}
}

func wrongType(n ast.Node, path string, want speech.Text) *Error {
	return errorAt(n, path, speech.Say("house.wrong-type", "want", want, "found", found(n)))
}

// maxExcerpt is how many characters of a value an error shows.
const maxExcerpt = 30

// found describes a node for an error.
func found(n ast.Node) speech.Text {
	switch n := n.(type) {
	case *ast.MappingNode:
		return "house.keys"
	case *ast.SequenceNode:
		return "house.list"
	case *ast.NullNode:
		return "house.nothing"
	case *ast.LiteralNode:
		return "house.block"
	case *ast.StringNode:
		return speech.Say("house.quoted", "text", strconv.Quote(excerpt(n.Value)))
	default:
		return speech.Words(excerpt(n.GetToken().Value))
	}
}

func excerpt(s string) string {
	if r := []rune(s); len(r) > maxExcerpt {
		return string(r[:maxExcerpt]) + "…"
	}
	return s
}
