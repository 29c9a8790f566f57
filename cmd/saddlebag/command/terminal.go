package command

import (
	"io"
	"os"

	"github.com/mattn/go-isatty"
)

// IsTerminal says whether what is written is read by a person.
func IsTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	return ok && isatty.IsTerminal(f.Fd()) && Obeys(f)
}
