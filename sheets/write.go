package sheets

import (
	"context"
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
	Duplex   Duplex // what is not printed on both sides gets a blank back
	Nudge    Nudge  // how far backs are moved
	// Bleed is how much paper there is round each page, mm, for a print shop to
	// trim away; 0 for none.
	Bleed float64
}

// Write writes pages as a PDF file. The same pages and options give the same
// bytes. The warnings are one for each character that no font has. Pages are
// drawn at the same time: what draws them must change nothing that they share.
//
// A *Refusal is returned for a margin that is too small and for a page that
// draws outside its margins. Once ctx is done, its error is returned. Other errors are mistakes of a sheet (a slot
// without a cell, a cell shown twice on a page) or come from w. Nothing has
// been written when the pages are at fault.
func Write(ctx context.Context, w io.Writer, pages []Page, o Options) (warnings []string, err error) {
	if len(pages) == 0 {
		return nil, errors.New("a document without pages")
	}
	pages = impose(pages, o.Duplex)
	contents, err := renderer{o.Ink, o.Spot}.drawPages(ctx, pages, o.Margin, o.Nudge, o.Bleed)
	if err != nil {
		return nil, err
	}
	f := newPDFFile(pages, o)
	for i, c := range contents {
		f.add(pages[i], c)
	}
	if err := f.write(w); err != nil {
		return nil, err
	}
	return missing(contents), nil
}
