package site

import (
	"errors"
	"io"
	"mime"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"unicode"

	"saddlebag/scoring/reading"
)

// The sizes of what is sent, in bytes.
const (
	MostForm   = 64 << 10 // of all that is sent where no ledger is
	MostLedger = 5 << 20
	MostHouse  = 1 << 20
	mostAround = 64 << 10 // what a form adds to a text
	MostLines  = 30_000   // ten times what the longest games take
	mostLine   = 10_000   // of a ledger
	mostInMind = 6 << 20  // of a form; the rest would go to files
	mostWaste  = 64 << 20 // read and thrown away, so that the answer is read
)

// ErrTooLarge refuses a ledger that is too large.
var ErrTooLarge = Refuse(http.StatusRequestEntityTooLarge, "site.ledger-too-big")

// What holds no game: much more could be said of so many lines, or of so long
// ones, than was sent.
var (
	errTooLong = Refuse(http.StatusRequestEntityTooLarge, "site.ledger-too-long")
	errTooWide = Refuse(http.StatusRequestEntityTooLarge, "site.ledger-too-wide")
)

// ErrHouseTooLarge refuses house data that is too large.
var ErrHouseTooLarge = Refuse(http.StatusRequestEntityTooLarge, "site.house-too-big")

// errNoForm is what calls itself a form and cannot be read as one.
var errNoForm = Refuse(http.StatusBadRequest, "site.no-form")

// ErrBinary refuses what isn't text.
var ErrBinary = Refuse(http.StatusUnprocessableEntity, "site.no-text")

// ErrNoField says that a form lacks the field.
var ErrNoField = errors.New("the form lacks the field")

// errNoLedger is a form that is broken or holds something else. Some programs
// call all that they send a form.
var errNoLedger = Refuse(http.StatusBadRequest, "site.no-ledger")

// Unnamed is the name of a ledger that came without one, like on the command
// line.
const Unnamed = "-"

// SentLedger reads the ledger that came with a request: the field "ledger" of a form (a
// file before a text), or the body itself.
func SentLedger(w http.ResponseWriter, r *http.Request) (file, text string, err error) {
	file, text, err = SentText(w, r, "ledger", MostLedger, ErrTooLarge)
	if errors.Is(err, ErrNoField) || errors.Is(err, errNoForm) {
		return "", "", errNoLedger
	}
	if err == nil {
		err = readable(text)
	}
	return file, text, err
}

// readable refuses a ledger by the number and the length of its lines. An export
// of a table, which is JSON, is one long line.
func readable(text string) error {
	if strings.Count(text, "\n") > MostLines {
		return errTooLong
	}
	if strings.HasPrefix(strings.TrimSpace(text), "{") {
		return nil
	}
	for line := range strings.Lines(text) {
		if len(line) > mostLine {
			return errTooWide
		}
	}
	return nil
}

// SentText reads a text that came with a request: a field of a form (a file before what's
// typed there), or the body itself. It refuses one of more than so many bytes; a form
// without the field is ErrNoField.
func SentText(w http.ResponseWriter, r *http.Request, field string, most int64, tooLarge error) (file, text string, err error) {
	body := r.Body
	r.Body = http.MaxBytesReader(w, body, most+mostAround)
	file, text, err = readText(r, field)
	var over *http.MaxBytesError
	if errors.As(err, &over) || int64(len(text)) > most {
		// A browser that is still sending does not read an answer.
		_, _ = io.CopyN(io.Discard, body, mostWaste)
		return "", "", tooLarge
	}
	return file, text, err
}

func readText(r *http.Request, field string) (file, text string, err error) {
	kind, _, _ := mime.ParseMediaType(r.Header.Get("Content-Type"))
	switch kind {
	case "multipart/form-data":
		err = r.ParseMultipartForm(mostInMind)
	case "application/x-www-form-urlencoded":
		err = r.ParseForm()
	default:
		if err := r.ParseForm(); err != nil { // what the address says
			return "", "", malformed(err)
		}
		text, err = decoded(r.Body)
		return Unnamed, text, err
	}
	if err != nil {
		return "", "", malformed(err)
	}
	if r.MultipartForm != nil {
		defer func() { _ = r.MultipartForm.RemoveAll() }()
		for _, h := range r.MultipartForm.File[field] {
			if h.Size == 0 {
				continue // nothing was chosen
			}
			f, err := h.Open()
			if err != nil {
				return "", "", err
			}
			defer func() { _ = f.Close() }()
			text, err = decoded(f)
			return PlainName(h.Filename), text, err
		}
	}
	if !r.PostForm.Has(field) {
		return "", "", ErrNoField
	}
	return Unnamed, r.PostForm.Get(field), nil
}

// decoded reads a text in the encoding of whoever has written it.
func decoded(in io.Reader) (string, error) {
	all, err := io.ReadAll(in)
	if err != nil {
		return string(all), err
	}
	text, err := reading.Decode(all)
	if err != nil {
		return "", ErrBinary
	}
	return text.String, nil
}

// malformed is the error of a form that cannot be read.
func malformed(err error) error {
	var over *http.MaxBytesError
	if errors.As(err, &over) || errors.Is(err, os.ErrDeadlineExceeded) {
		return err
	}
	return errNoForm
}

// PlainName is a file's name, without folders and characters that no name has.
func PlainName(name string) string {
	name = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return -1
		}
		return r
	}, filepath.Base(name))
	return Either(name, Unnamed)
}
