package main

import (
	"io"
	"os"

	"github.com/mattn/go-isatty"
)

// isTerminal says whether what is written is read by a person.
func isTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	return ok && isatty.IsTerminal(f.Fd()) && obeys(f)
}
