// Package png draws pages as pixels. Begin with [File].
package png

import "saddlebag/sheets/canvas"

// File draws a page as a PNG file.
func File(p canvas.Page, ink canvas.Ink, spot canvas.RGB, dpi int) ([]byte, error) {
	c := newDrawing(p.Language, ink, spot, p.Size, dpi)
	if err := p.Draw(ink.On(c)); err != nil {
		return nil, err
	}
	return c.picture.file(c.dots)
}
