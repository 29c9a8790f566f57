package house

import (
	"reflect"
	"strings"

	"github.com/goccy/go-yaml/ast"

	"saddlebag/scoring/speech"
)

// A pair is a key of a map with its value.
type pair struct {
	key   string
	path  string // of the value
	node  ast.Node
	value ast.Node
}

// keys lists the pairs of a map in the order of writing. Keys are text, and
// none comes twice.
func keys(n ast.Node, path string) ([]pair, *Error) {
	m, ok := n.(*ast.MappingNode)
	if !ok {
		return nil, wrongType(n, path, "house.keys")
	}
	lines := map[string]int{}
	pairs := make([]pair, 0, len(m.Values))
	for _, v := range m.Values {
		key, ok := text(v.Key)
		if !ok {
			return nil, errorAt(v.Key, path, speech.Say("house.wrong-key", "found", found(v.Key)))
		}
		p := pair{key: key, path: join(path, key), node: v.Key, value: v.Value}
		if line, twice := lines[key]; twice {
			return nil, errorAt(v.Key, p.path, speech.Say("house.key-twice", "line", line))
		}
		lines[key] = start(v.Key).Position.Line
		pairs = append(pairs, p)
	}
	return pairs, nil
}

func join(path, key string) string {
	if path == "" {
		return key
	}
	return path + "." + key
}

// A structField is a field of a struct that house data can set.
type structField struct {
	name     string
	index    int
	optional bool
}

// structFields lists the fields that have a json tag.
func structFields(t reflect.Type) []structField {
	var fields []structField
	for i := range t.NumField() {
		name, options, _ := strings.Cut(t.Field(i).Tag.Get("json"), ",")
		if name != "" && name != "-" {
			fields = append(fields, structField{name: name, index: i, optional: options == "omitempty"})
		}
	}
	return fields
}

func names(fields []structField) speech.Any {
	list := make(speech.Any, len(fields))
	for i, f := range fields {
		list[i] = speech.Words(f.name)
	}
	return list
}
