package png

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"math"

	"github.com/klauspost/compress/zlib" // twice as fast as the standard library's, which image/png is bound to
)

// A picture is dots of red, green and blue, row by row.
type picture struct {
	w, h     int
	dots     []byte
	coloured bool // else red, green and blue are alike
}

// blank is a picture of nothing but paper.
func blank(w, h int) *picture {
	p := &picture{w: w, h: h, dots: make([]byte, 3*w*h)}
	for i := range p.dots {
		p.dots[i] = 0xFF
	}
	return p
}

func (p *picture) row(y int) []byte { return p.dots[3*y*p.w : 3*(y+1)*p.w] }

// What a PNG file calls the kinds of dots and the way to write a row.
const (
	greyDots     = 0
	colouredDots = 2
	bitsEach     = 8
	asIs         = 0 // which packs lines and hatching better than what differs from dots around
	perMetre     = 1
)

// file is the picture as a PNG file, which tells at which size it's printed. image/png has
// no word for that, and takes as long to write a picture as drawing it does.
func (p *picture) file(dotsPerMM float64) ([]byte, error) {
	var packed bytes.Buffer
	z, err := zlib.NewWriterLevel(&packed, packing)
	if err != nil {
		return nil, err
	}
	kind := byte(colouredDots)
	if !p.coloured {
		kind = greyDots
	}
	line := []byte{asIs}
	for y := range p.h {
		line = append(line[:1], p.row(y)...)
		if !p.coloured {
			for x := range p.w {
				line[1+x] = line[1+3*x]
			}
			line = line[:1+p.w]
		}
		if _, err := z.Write(line); err != nil {
			return nil, err
		}
	}
	if err := z.Close(); err != nil {
		return nil, err
	}
	const mm = 1000 // to the metre
	size := binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint32(nil, uint32(p.w)), uint32(p.h))
	dots := uint32(math.Round(dotsPerMM * mm))
	file := []byte("\x89PNG\r\n\x1a\n")
	file = appendChunk(file, "IHDR", append(size, bitsEach, kind, 0, 0, 0))
	file = appendChunk(file, "pHYs", append(binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint32(nil, dots), dots), perMetre))
	file = appendChunk(file, "IDAT", packed.Bytes())
	return appendChunk(file, "IEND", nil), nil
}

// packing is how hard files are packed: what takes longer saves next to nothing.
const packing = 5

// appendChunk appends a part of a PNG file to it.
func appendChunk(file []byte, name string, body []byte) []byte {
	file = binary.BigEndian.AppendUint32(file, uint32(len(body)))
	begin := len(file)
	file = append(append(file, name...), body...)
	return binary.BigEndian.AppendUint32(file, crc32.ChecksumIEEE(file[begin:]))
}
