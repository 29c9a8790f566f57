package press

import (
	"context"
	"sync"

	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/canvas/pdf"
	"saddlebag/sheets/canvas/png"
	"saddlebag/sheets/canvas/svg"
)

// How many dots to the inch a picture can have. More is more memory than a
// phone or a small server has for a large sheet.
const (
	CoarsestDPI = 20
	FinestDPI   = 300
)

// PNG draws pages as pictures, a file each. What can't be printed can't be drawn
// either: refusals, other errors and warnings are those of Write. The same pages
// and options give the same bytes.
func PNG(ctx context.Context, pages []Page, o Options, dpi int) (pictures [][]byte, warnings []speech.Text, err error) {
	if dpi < CoarsestDPI || dpi > FinestDPI {
		return nil, nil, canvas.Refused("sheets.dpi", "from", CoarsestDPI, "to", FinestDPI, "dpi", dpi)
	}
	return o.pictures(ctx, pages, func(p canvas.Page) ([]byte, error) { return png.File(p, o.Ink, o.Spot, dpi) })
}

// SVGFiles draws pages as vector pictures, a file each, in their true size. They need
// no font unless their letters stay text. What can't be printed can't be drawn either:
// refusals, other errors and warnings are those of Write. The same pages and options
// give the same bytes.
func SVGFiles(ctx context.Context, pages []Page, o Options) (pictures [][]byte, warnings []speech.Text, err error) {
	return o.pictures(ctx, pages, func(p canvas.Page) ([]byte, error) { return svg.File(p, o.Ink, o.Spot, o.Text) })
}

// pictures draws pages as files of their own, once they are known to be fit to be
// printed.
func (o Options) pictures(ctx context.Context, pages []Page, draw func(canvas.Page) ([]byte, error)) (files [][]byte, warnings []speech.Text, err error) {
	o.Nudge, o.Bleed = Nudge{}, 0
	contents, err := o.draw(ctx, pages)
	if err != nil {
		return nil, nil, err
	}
	files = make([][]byte, len(pages))
	var counting sync.Mutex
	done := 0
	err = atOnce(ctx, len(pages), func(i int) (err error) {
		if files[i], err = draw(pages[i].side()); err == nil && o.Drawn != nil {
			counting.Lock()
			defer counting.Unlock()
			done++
			o.Drawn(done, len(pages))
		}
		return err
	})
	if err != nil {
		return nil, nil, err
	}
	return files, pdf.Missing(contents), nil
}

// PageSVG draws a page as a standalone picture, one unit a millimetre, as it prints in
// an ink mode. It fails as Write does for cells that are missing or shown twice.
//
// Nothing in it has an id, so any number of pages fit in one document. Classes are as
// in a panel's SVG; the root has those of the page and of its ink.
func PageSVG(p Page, ink canvas.Ink) (string, error) {
	return svg.Page(p.side(), ink)
}

// SVGPages draws pages of one document, in their order there. It works as PageSVG does,
// except that a static part that several panels share is in the document once, with an id,
// and shown wherever it lies. It is for one goroutine.
type SVGPages struct{ pages *svg.Pages }

// NewSVGPages is for the pages of one document in an ink mode.
func NewSVGPages(ink canvas.Ink) *SVGPages { return &SVGPages{svg.NewPages(ink)} }

// Page draws the next page. It fails as PageSVG does.
func (d *SVGPages) Page(p Page) (string, error) { return d.pages.Page(p.side()) }
