package sheets

import (
	"errors"
	"io"
)

// Options are what a document is written with.
type Options struct {
	Title    string
	Language string // of the text, as in "en"; empty for not said
	Ink      Ink    // empty for Full
	Spot     RGB    // the game's spot colour
	Margin   float64
}

// Write writes pages as a PDF file. The same pages and options give the same
// bytes. The warnings are one for each character that no font has.
//
// A *Refusal is returned for a margin that is too small and for a page that
// draws outside its margins. Other errors are mistakes of a sheet (a slot
// without a cell, a cell shown twice on a page) or come from w. Nothing has
// been written when the pages are at fault.
func Write(w io.Writer, pages []Page, o Options) (warnings []string, err error) {
	if len(pages) == 0 {
		return nil, errors.New("a document without pages")
	}
	f := newPDFFile(pages[0].Size, o)
	for _, p := range pages {
		if err := f.add(p, o.Margin); err != nil {
			return nil, err
		}
	}
	if err := f.write(w); err != nil {
		return nil, err
	}
	return f.warnings(), nil
}
