package sheets

import (
	"bytes"
	"context"
	"encoding/binary"
	"hash/crc32"
	"image/png"
	"math"
)

// How many dots to the inch a picture can have. More is more memory than a
// phone or a small server has for a large sheet.
const (
	CoarsestDPI = 20
	FinestDPI   = 300
)

// PNG draws pages as pictures, a file each. What cannot be printed cannot be
// drawn either: refusals, other errors and warnings are those of Write, and the
// same pages and options give the same bytes.
func PNG(ctx context.Context, pages []Page, o Options, dpi int) (pictures [][]byte, warnings []string, err error) {
	if dpi < CoarsestDPI || dpi > FinestDPI {
		return nil, nil, Refuse("a picture has %d to %d dots to the inch, not %d", CoarsestDPI, FinestDPI, dpi)
	}
	return renderer{o.Ink, o.Spot}.pictures(ctx, pages, o.Margin, func(on renderer, p Page) ([]byte, error) { return on.png(p, dpi) })
}

// pictures draws pages as files of their own, once they are known to be fit to be
// printed.
func (on renderer) pictures(ctx context.Context, pages []Page, margin float64, draw func(renderer, Page) ([]byte, error)) (files [][]byte, warnings []string, err error) {
	contents, err := on.drawPages(ctx, pages, margin, Nudge{}, 0)
	if err != nil {
		return nil, nil, err
	}
	files = make([][]byte, len(pages))
	err = atOnce(ctx, len(pages), func(i int) (err error) {
		files[i], err = draw(on, pages[i])
		return err
	})
	if err != nil {
		return nil, nil, err
	}
	return files, missing(contents), nil
}

// png draws a page as a PNG file.
func (on renderer) png(p Page, dpi int) ([]byte, error) {
	c := newPNGCanvas(on, p.Size, dpi)
	if err := p.draw(on.ink.on(c)); err != nil {
		return nil, err
	}
	var file bytes.Buffer
	if err := png.Encode(&file, c.picture); err != nil {
		return nil, err
	}
	return measured(file.Bytes(), c.dots), nil
}

// measured tells a PNG file its resolution, so that it is printed in its true
// size. Go's encoder has no word for that.
func measured(file []byte, dotsPerMM float64) []byte {
	const (
		header    = 8 + 4 + 4 + 13 + 4 // the signature and the chunk that comes first
		perMetre  = 1
		mmInMetre = 1000
	)
	dots := uint32(math.Round(dotsPerMM * mmInMetre))
	body := binary.BigEndian.AppendUint32([]byte("pHYs"), dots)
	body = append(binary.BigEndian.AppendUint32(body, dots), perMetre)
	chunk := binary.BigEndian.AppendUint32(nil, uint32(len(body)-len("pHYs")))
	chunk = append(chunk, body...)
	chunk = binary.BigEndian.AppendUint32(chunk, crc32.ChecksumIEEE(body))
	return append(append(bytes.Clone(file[:header]), chunk...), file[header:]...)
}
