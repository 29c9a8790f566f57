package main

import (
	"encoding/json"
	"io"
)

// writeJSON writes a value as one line.
func writeJSON(w io.Writer, v any) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return failed("output", "%w", plainCause(err))
	}
	return nil
}
