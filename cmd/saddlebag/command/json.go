package command

import (
	"encoding/json"
	"io"
)

// WriteJSON writes a value as one line.
func WriteJSON(w io.Writer, v any) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return Unwritten(err)
	}
	return nil
}
