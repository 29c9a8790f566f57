package site

import (
	"net/http"
	"reflect"
	"strings"
)

// StreamJSON sends a struct as WriteJSON does, member by member and lists item
// by item: an answer that may be long is never in memory as a whole.
func StreamJSON(w http.ResponseWriter, status int, v any) error {
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	s := jsonStream{w: w}
	s.object(reflect.Indirect(reflect.ValueOf(v)))
	s.text("\n")
	return nil // it fails only where nobody reads it
}

// A jsonStream writes JSON until somebody stops reading.
type jsonStream struct {
	w   http.ResponseWriter
	err error
}

func (s *jsonStream) text(t string) {
	if s.err == nil {
		_, s.err = s.w.Write([]byte(t))
	}
}

// object writes a struct by the json tags of its fields.
func (s *jsonStream) object(v reflect.Value) {
	between := "{"
	for i := range v.NumField() {
		name, _, _ := strings.Cut(v.Type().Field(i).Tag.Get("json"), ",")
		if name == "" || name == "-" {
			continue
		}
		s.text(between)
		s.value(name)
		s.text(":")
		if f := v.Field(i); f.Kind() == reflect.Slice && !f.IsNil() {
			s.list(f)
		} else {
			s.value(f.Interface())
		}
		between = ","
	}
	s.text("}")
}

func (s *jsonStream) list(v reflect.Value) {
	s.text("[")
	for i := range v.Len() {
		if i > 0 {
			s.text(",")
		}
		s.value(v.Index(i).Interface())
	}
	s.text("]")
}

// value writes a value without the end of line that an encoder adds.
func (s *jsonStream) value(v any) {
	if s.err != nil {
		return
	}
	var b strings.Builder
	if s.err = PlainEncoder(&b).Encode(v); s.err == nil {
		s.text(strings.TrimSuffix(b.String(), "\n"))
	}
}
