package web

import (
	"errors"
	"io"
	"mime"
	"net/http"
	"path/filepath"
	"strings"
	"unicode"
)

// The sizes of what is sent, in bytes.
const (
	mostForm   = 64 << 10 // of all that is sent where no ledger is
	mostLedger = 5 << 20
	mostAround = 64 << 10 // what a form adds to a ledger
	mostLines  = 500_000  // no event is shorter than ten bytes
	mostInMind = 6 << 20  // of a form; the rest would go to files
	mostWaste  = 64 << 20 // read and thrown away, so that the answer is read
)

// errTooLarge is a ledger that is not read.
var errTooLarge = refuse(http.StatusRequestEntityTooLarge, "A ledger of more than 5 MB is not read here; saddlebag check reads it.")

// errTooLong is one that holds no game: what could be said of so many lines
// would be many times as large.
var errTooLong = refuse(http.StatusRequestEntityTooLarge, "A ledger of more than 500,000 lines is not read here; saddlebag check reads it.")

// errNoLedger is a form that is broken or holds something else. Some programs
// call all that they send a form.
var errNoLedger = refuse(http.StatusBadRequest, "This is not a form with a ledger in it. "+
	"Send the ledger in the field \"ledger\" of a form, or by itself with the content type text/plain.")

// unnamed is the name of a ledger that came without one, as on the command
// line.
const unnamed = "-"

// sentLedger reads the ledger that came with a request: the field "ledger" of
// a form, a file before a text, or the body itself.
func sentLedger(w http.ResponseWriter, r *http.Request) (file, text string, err error) {
	body := r.Body
	r.Body = http.MaxBytesReader(w, body, mostLedger+mostAround)
	file, text, err = readLedger(r)
	var over *http.MaxBytesError
	if errors.As(err, &over) || len(text) > mostLedger {
		// A browser that is still sending does not read an answer.
		_, _ = io.CopyN(io.Discard, body, mostWaste)
		return "", "", errTooLarge
	}
	if strings.Count(text, "\n") > mostLines {
		return "", "", errTooLong
	}
	return file, text, err
}

func readLedger(r *http.Request) (file, text string, err error) {
	kind, _, _ := mime.ParseMediaType(r.Header.Get("Content-Type"))
	switch kind {
	case "multipart/form-data":
		err = r.ParseMultipartForm(mostInMind)
	case "application/x-www-form-urlencoded":
		err = r.ParseForm()
	default:
		all, err := io.ReadAll(r.Body)
		return unnamed, string(all), err
	}
	if err != nil {
		return "", "", malformed(err)
	}
	if r.MultipartForm != nil {
		defer func() { _ = r.MultipartForm.RemoveAll() }()
		for _, h := range r.MultipartForm.File["ledger"] {
			if h.Size == 0 {
				continue // nothing was chosen
			}
			f, err := h.Open()
			if err != nil {
				return "", "", err
			}
			defer func() { _ = f.Close() }()
			all, err := io.ReadAll(f)
			return plainName(h.Filename), string(all), err
		}
	}
	if !r.PostForm.Has("ledger") {
		return "", "", errNoLedger
	}
	return unnamed, r.PostForm.Get("ledger"), nil
}

// malformed is the error of a form that cannot be read.
func malformed(err error) error {
	var over *http.MaxBytesError
	if errors.As(err, &over) {
		return err
	}
	return errNoLedger
}

// plainName is what a file is called, without folders and what no name has.
func plainName(name string) string {
	name = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return -1
		}
		return r
	}, filepath.Base(name))
	return either(name, unnamed)
}
