package house

import (
	"strconv"
	"strings"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/token"

	"saddlebag/scoring/speech"
)

// A Document is house data that has been decoded. It knows where in the file
// each field stands. It is immutable.
type Document struct {
	file string
	root ast.Node
}

// Err makes an error about a field, which says a message with its arguments as [speech.Say]
// does. The path is like "tunnels[2].deposits[0].number"; it is empty for the whole
// document. The error points at the field's value or, where the document has
// no such field, at the nearest part around it.
func (d *Document) Err(path, name string, args ...any) *Error {
	e := errorAt(d.find(path), path, speech.Say(name, args...))
	e.File = d.file
	return e
}

// find returns the node at a path, or the last one on the way to it.
func (d *Document) find(path string) ast.Node {
	n := d.root
	for path != "" {
		var next ast.Node
		if index, rest, ok := cutIndex(path); ok {
			next, path = item(n, index), rest
		} else {
			end := strings.IndexAny(path, ".[")
			if end < 0 {
				end = len(path)
			}
			next, path = field(n, path[:end]), strings.TrimPrefix(path[end:], ".")
		}
		if next == nil {
			break
		}
		n = next
	}
	return n
}

// cutIndex splits "[2].number" into 2 and "number".
func cutIndex(path string) (index int, rest string, ok bool) {
	path, ok = strings.CutPrefix(path, "[")
	if !ok {
		return 0, "", false
	}
	number, rest, ok := strings.Cut(path, "]")
	if !ok {
		return 0, "", false
	}
	index, err := strconv.Atoi(number)
	return index, strings.TrimPrefix(rest, "."), err == nil
}

func item(n ast.Node, index int) ast.Node {
	list, ok := n.(*ast.SequenceNode)
	if !ok || index < 0 || index >= len(list.Values) {
		return nil
	}
	return list.Values[index]
}

func field(n ast.Node, key string) ast.Node {
	m, ok := n.(*ast.MappingNode)
	if !ok {
		return nil
	}
	for _, pair := range m.Values {
		if pair.Key.GetToken().Value == key {
			return pair.Value
		}
	}
	return nil
}

// start returns the first token of a node. The token that the library gives
// for a map without braces is its first colon.
func start(n ast.Node) *token.Token {
	if m, ok := n.(*ast.MappingNode); ok && !m.IsFlowStyle && len(m.Values) > 0 {
		return m.Values[0].Key.GetToken()
	}
	return n.GetToken()
}
