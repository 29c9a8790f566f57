package site

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"mime"
	"net/http"
	"reflect"
	"strconv"
	"strings"

	"saddlebag/scoring/reading"
	"saddlebag/scoring/speech"
)

// APIPrefix is where the API begins.
const APIPrefix = "/api/v1/"

// IsAPI says whether a request goes to the API, which answers in JSON, errors
// included.
func IsAPI(r *http.Request) bool { return strings.HasPrefix(r.URL.Path, APIPrefix) }

// WantsJSON says whether a request asks for JSON where it could get something else,
// too.
func WantsJSON(r *http.Request) bool {
	return strings.Contains(r.Header.Get("Accept"), "application/json")
}

// A jsonError is what is answered in JSON instead of what was asked for.
type jsonError struct {
	Status    int       `json:"status"`
	Error     string    `json:"error"`     // a sentence
	Violation *ToldRule `json:"violation"` // null where no rule of a game is broken
}

// A ToldRule is a BrokenRule in words.
type ToldRule struct {
	Clause  string `json:"clause"`
	Message string `json:"message"`
	Instead string `json:"instead"` // empty where nothing would be legal
}

// newJSONError is an Error in a language.
func newJSONError(l *speech.Language, e *Error) jsonError {
	return jsonError{Status: e.Status, Error: l.Of(e.Sentence), Violation: e.Broken.Told(l)}
}

// Told is the rule in the words of a language; nil where none is broken.
func (b *BrokenRule) Told(l *speech.Language) *ToldRule {
	if b == nil {
		return nil
	}
	return &ToldRule{b.Clause, l.Of(b.Message), l.Of(b.Instead)}
}

// WriteJSON sends a value as one line, its texts in the language of the request.
func WriteJSON(w http.ResponseWriter, r *http.Request, status int, v any) error {
	headJSON(w, status)
	_ = PlainEncoder(w).Encode(Language(r).In(v)) // fails only where nobody reads it
	return nil
}

// headJSON sends the head of an answer in JSON.
func headJSON(w http.ResponseWriter, status int) {
	Varies(w)
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
}

// PlainEncoder writes JSON that isn't part of HTML, so it leaves <, > and & as they are.
func PlainEncoder(w io.Writer) *json.Encoder {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	return e
}

// ReadJSON reads the one JSON object of a request. A key that the value doesn't have is an
// error, and so is one that an object has twice: otherwise nobody would notice that a
// misspelt one, or the first of two, has no effect.
func ReadJSON(r *http.Request, value any) error {
	if kind, _, err := mime.ParseMediaType(r.Header.Get("Content-Type")); err != nil || kind != "application/json" {
		return Refuse(http.StatusUnsupportedMediaType, "api.send-json")
	}
	text, err := io.ReadAll(r.Body)
	if err != nil {
		return err
	}
	if err := decodeJSON(text, value); err != nil {
		return Refuse(http.StatusBadRequest, "api.bad-json", "why", unReadJSON(err))
	}
	return nil
}

func decodeJSON(text []byte, value any) error {
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(value); err != nil {
		return err
	}
	if _, more := d.Token(); !errors.Is(more, io.EOF) {
		return errMore
	}
	return reading.KeysOnce(text)
}

// errMore is JSON that does not end where it should.
var errMore = errors.New("more after the object")

// unReadJSON says what is wrong with JSON, and where: as one who wrote it knows
// it, not as the types of a program have it.
func unReadJSON(err error) speech.Text {
	var wrongType *json.UnmarshalTypeError
	var syntax *json.SyntaxError
	var twice *reading.TwiceError
	switch {
	case errors.Is(err, io.EOF):
		return "api.json-none"
	case errors.Is(err, errMore):
		return "api.json-more"
	case errors.Is(err, io.ErrUnexpectedEOF):
		return "api.json-ends"
	case errors.As(err, &twice):
		return speech.Say("api.json-twice", "field", fieldName(twice.Field), "byte", twice.At)
	case errors.As(err, &syntax):
		return speech.Say("api.json-syntax", "byte", int(syntax.Offset))
	case errors.As(err, &wrongType):
		return speech.Say("api.json-type", "field", fieldName(wrongType.Field), "value", wrongType.Value, "byte", int(wrongType.Offset))
	}
	if field, ok := strings.CutPrefix(err.Error(), "json: unknown field "); ok { // which has no type
		return speech.Say("api.json-unknown", "field", field)
	}
	return speech.OfError(err)
}

// fieldName is how a field is called in errors.
func fieldName(path string) speech.Text {
	if path == "" {
		return "api.json-whole"
	}
	return speech.Words(strconv.Quote(path))
}

// StreamJSON sends a struct as WriteJSON does, but member by member, and lists item by
// item, so that a long answer is never in memory as a whole.
func StreamJSON(w http.ResponseWriter, r *http.Request, status int, v any) error {
	headJSON(w, status)
	s := jsonStream{w: w, language: Language(r)}
	s.object(reflect.Indirect(reflect.ValueOf(v)))
	s.text("\n")
	return nil // it fails only where nobody reads it
}

// A jsonStream writes JSON until somebody stops reading.
type jsonStream struct {
	w        http.ResponseWriter
	language *speech.Language
	err      error
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
		name, how, _ := strings.Cut(v.Type().Field(i).Tag.Get("json"), ",")
		if name == "" || name == "-" || how == "omitempty" && v.Field(i).IsZero() {
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
	if s.err = PlainEncoder(&b).Encode(s.language.In(v)); s.err == nil {
		s.text(strings.TrimSuffix(b.String(), "\n"))
	}
}
