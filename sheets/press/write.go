package press

import (
	"context"
	"errors"
	"io"
	"runtime"
	"sync"
	"sync/atomic"

	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/canvas/pdf"
)

// Options are what a document needs beside its pages.
type Options struct {
	Title    string
	Subject  string     // what they're about, besides the game; empty for not said
	Players  []string   // whose they are; empty for those who aren't known
	Date     string     // of the game: 2006-01-02; empty for not said
	Language string     // of the text, as in "en"; empty for not said
	Ink      canvas.Ink // empty for Full
	Spot     canvas.RGB // the game's spot colour
	Margin   float64
	Duplex   Duplex // what is not printed on both sides gets a blank back
	Nudge    Nudge  // how far backs are moved
	// Bleed is how much paper is added round each page, in mm, for a print shop to
	// trim away; 0 for none.
	Bleed float64
	// Text keeps the letters of SVG files text; else they are outlines.
	Text bool
	// Drawn is told how many of all pictures are done, after each of them; nil for nobody.
	Drawn func(done, all int)
}

// Write writes pages as a PDF file. The same pages and options give the same bytes. There's
// a warning for each character that no font has. Pages are drawn at the same time, so their
// drawing must not change anything they share.
//
// A *Refusal says that a margin is too small or a page draws outside its margins. Once ctx
// is done, its error is returned. Other errors are mistakes of a sheet (a slot without a
// cell, a cell shown twice on a page) or come from w. If the pages are at fault, nothing
// has been written.
func Write(ctx context.Context, w io.Writer, pages []Page, o Options) (warnings []speech.Text, err error) {
	if len(pages) == 0 {
		return nil, errors.New("a document without pages")
	}
	pages = impose(pages, o.Duplex)
	contents, err := o.draw(ctx, pages)
	if err != nil {
		return nil, err
	}
	sides := make([]canvas.Page, len(pages))
	for i, p := range pages {
		sides[i] = p.side()
	}
	if err := pdf.Write(w, sides, contents, pdf.Options{
		Title: o.Title, Subject: o.Subject, Players: o.Players, Date: o.Date, Language: o.Language, Duplex: duplexModes[o.Duplex], Bleed: o.Bleed,
	}); err != nil {
		return nil, err
	}
	return pdf.Missing(contents), nil
}

// duplexModes are what PDF calls the ways of printing.
var duplexModes = []string{OneSided: "Simplex", LongEdge: "DuplexFlipLongEdge", ShortEdge: "DuplexFlipShortEdge", GutterFold: "Simplex", BacksAfter: "Simplex"}

// draw draws pages for a PDF file.
func (o Options) draw(ctx context.Context, pages []Page) ([]pdf.Content, error) {
	drawn := make([]pdf.Content, len(pages))
	err := atOnce(ctx, len(pages), func(i int) (err error) {
		drawn[i], err = o.drawPage(pages[i])
		return err
	})
	return drawn, err
}

// drawPage draws a page; one that is a back lies a nudge away, to come out where it
// would have.
func (o Options) drawPage(p Page) (pdf.Content, error) {
	margin := o.Margin
	if p.edge > 0 {
		margin = min(margin, p.edge)
	}
	inside, err := p.Size.Inside(margin)
	if err != nil {
		return pdf.Content{}, err
	}
	c := pdf.NewCanvas(p.Language, o.Ink, o.Spot, p.Size.H)
	var x, y float64
	if p.Back {
		x, y = o.Nudge.of(p.Size)
	}
	c.Shift(x+o.Bleed, y-o.Bleed) // a PDF page begins at the bottom
	on := o.Ink.On(c)
	if err := p.drawSheets(on); err != nil {
		return pdf.Content{}, err
	}
	over := c.Over(inside)
	p.drawLeaf(on) // in the margin
	drawn := c.Close()
	if over > 0 {
		return pdf.Content{}, canvas.Refused("sheets.over-margin", "page", p.Name, "over", canvas.Tenths(over), "paper", p.Size.Name)
	}
	return drawn, nil
}

// atOnce does what is to be done n times on as many processors as there are.
// The error is that of ctx once it is done, else the first by number.
func atOnce(ctx context.Context, n int, do func(i int) error) error {
	errs := make([]error, n)
	var next atomic.Int64
	var broken atomic.Pointer[any]
	var workers sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), n) {
		workers.Go(func() {
			defer func() {
				if v := recover(); v != nil {
					broken.Store(&v)
				}
			}()
			for i := next.Add(1) - 1; i < int64(n) && ctx.Err() == nil; i = next.Add(1) - 1 {
				errs[i] = do(int(i))
			}
		})
	}
	workers.Wait()
	if v := broken.Load(); v != nil {
		panic(*v) // where the caller can recover
	}
	if ctx.Err() != nil {
		return ctx.Err()
	}
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}
