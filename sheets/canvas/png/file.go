// Package png draws pages as pixels. Begin with [File].
package png

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"image/png"
	"math"

	"saddlebag/sheets/canvas"
)

// File draws a page as a PNG file.
func File(p canvas.Page, ink canvas.Ink, spot canvas.RGB, dpi int) ([]byte, error) {
	c := newDrawing(p.Language, ink, spot, p.Size, dpi)
	if err := p.Draw(ink.On(c)); err != nil {
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
