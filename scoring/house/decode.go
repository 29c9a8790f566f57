package house

import (
	"encoding"
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strconv"

	"github.com/goccy/go-yaml/ast"

	"saddlebag/scoring/speech"
)

// decode sets a value from a node. The path is the field that the node is.
func decode(n ast.Node, path string, v reflect.Value) *Error {
	if u, ok := v.Addr().Interface().(encoding.TextUnmarshaler); ok {
		return decodeText(n, path, u)
	}
	switch v.Kind() {
	case reflect.Struct:
		return decodeStruct(n, path, v)
	case reflect.Pointer: // to what may be absent
		v.Set(reflect.New(v.Type().Elem()))
		return decode(n, path, v.Elem())
	case reflect.Map:
		return decodeMap(n, path, v)
	case reflect.Slice:
		return decodeSlice(n, path, v)
	case reflect.Array:
		return decodeArray(n, path, v)
	case reflect.String:
		s, ok := text(n)
		if !ok {
			return wrongType(n, path, "house.text")
		}
		v.SetString(s)
	case reflect.Bool:
		b, ok := n.(*ast.BoolNode)
		if !ok {
			return wrongType(n, path, "house.true-or-false")
		}
		v.SetBool(b.Value)
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return decodeInt(n, path, v)
	default:
		panic(fmt.Sprintf("house: %s has a type that house data does not know: %s", path, v.Type()))
	}
	return nil
}

func decodeText(n ast.Node, path string, u encoding.TextUnmarshaler) *Error {
	s, ok := text(n)
	if !ok {
		return wrongType(n, path, "house.text")
	}
	if err := u.UnmarshalText([]byte(s)); err != nil {
		return errorAt(n, path, speech.OfError(err))
	}
	return nil
}

// wholeNumber leaves out what people read differently from programs: 010,
// 0x10, 1_000.
var wholeNumber = regexp.MustCompile(`^-?(0|[1-9][0-9]*)$`)

func decodeInt(n ast.Node, path string, v reflect.Value) *Error {
	literal := n.GetToken().Value
	if !plain(n) || !wholeNumber.MatchString(literal) {
		return wrongType(n, path, "house.whole-number")
	}
	i, err := strconv.ParseInt(literal, 10, v.Type().Bits())
	if err != nil {
		return errorAt(n, path, "house.huge")
	}
	v.SetInt(i)
	return nil
}

func decodeSlice(n ast.Node, path string, v reflect.Value) *Error {
	list, ok := n.(*ast.SequenceNode)
	if !ok {
		return wrongType(n, path, "house.list")
	}
	v.Set(reflect.MakeSlice(v.Type(), len(list.Values), len(list.Values)))
	return decodeItems(list, path, v)
}

// decodeArray is for lists of a fixed length, as the two ends of a line.
func decodeArray(n ast.Node, path string, v reflect.Value) *Error {
	list, ok := n.(*ast.SequenceNode)
	if !ok {
		return wrongType(n, path, "house.list")
	}
	if len(list.Values) != v.Len() {
		return errorAt(n, path, speech.Say("house.entries", "n", v.Len(), "found", len(list.Values)))
	}
	return decodeItems(list, path, v)
}

func decodeItems(list *ast.SequenceNode, path string, v reflect.Value) *Error {
	for i, item := range list.Values {
		if err := decode(item, fmt.Sprintf("%s[%d]", path, i), v.Index(i)); err != nil {
			return err
		}
	}
	return nil
}

func decodeMap(n ast.Node, path string, v reflect.Value) *Error {
	pairs, err := keys(n, path)
	if err != nil {
		return err
	}
	m := reflect.MakeMapWithSize(v.Type(), len(pairs))
	for _, p := range pairs {
		value := reflect.New(v.Type().Elem()).Elem()
		if err := decode(p.value, p.path, value); err != nil {
			return err
		}
		m.SetMapIndex(reflect.ValueOf(p.key).Convert(v.Type().Key()), value)
	}
	v.Set(m)
	return nil
}

func decodeStruct(n ast.Node, path string, v reflect.Value) *Error {
	pairs, err := keys(n, path)
	if err != nil {
		return err
	}
	fields := structFields(v.Type())
	present := map[string]bool{}
	for _, p := range pairs {
		i := slices.IndexFunc(fields, func(f structField) bool { return f.name == p.key })
		if i < 0 {
			return errorAt(p.node, p.path, speech.Say("house.unknown-key", "keys", names(fields)))
		}
		if err := decode(p.value, p.path, v.Field(fields[i].index)); err != nil {
			return err
		}
		present[p.key] = true
	}
	for _, f := range fields {
		if !f.optional && !present[f.name] {
			return errorAt(n, join(path, f.name), "house.missing")
		}
	}
	return nil
}
