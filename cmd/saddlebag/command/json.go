package command

import (
	"encoding/json"
	"io"
)

// WriteJSON writes a value as one line, with its texts in the language of the terminal.
func WriteJSON(w io.Writer, v any) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	if err := e.Encode(Language().In(v)); err != nil {
		return Unwritten(err)
	}
	return nil
}
