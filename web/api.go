package web

import (
	"encoding/json"
	"errors"
	"io"
	"mime"
	"net/http"
	"strings"
)

// apiPrefix is where the API begins.
const apiPrefix = "/api/v1/"

// isAPI says whether a request is made to the API, which answers in JSON,
// errors as well.
func isAPI(r *http.Request) bool { return strings.HasPrefix(r.URL.Path, apiPrefix) }

// An apiError is what the API answers instead of what it was asked for.
type apiError struct {
	Status int    `json:"status"`
	Error  string `json:"error"` // a sentence
}

// writeJSON sends a value as one line.
func writeJSON(w http.ResponseWriter, status int, v any) error {
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	_ = e.Encode(v) // fails only where nobody reads it
	return nil
}

// readJSON reads the one JSON value that a request carries. A key that the
// value does not have is an error: nobody would notice that a misspelt one has
// no effect.
func readJSON(r *http.Request, value any) error {
	if kind, _, err := mime.ParseMediaType(r.Header.Get("Content-Type")); err != nil || kind != "application/json" {
		return refuse(http.StatusUnsupportedMediaType, "Send JSON, with the content type application/json.")
	}
	d := json.NewDecoder(r.Body)
	d.DisallowUnknownFields()
	err := d.Decode(value)
	if err == nil {
		if _, more := d.Token(); !errors.Is(more, io.EOF) {
			err = errors.New("more follows the value")
		}
	}
	var over *http.MaxBytesError
	if errors.As(err, &over) {
		return err
	}
	if err != nil {
		return refuse(http.StatusBadRequest, "This JSON cannot be read: %s.", strings.TrimPrefix(err.Error(), "json: "))
	}
	return nil
}
