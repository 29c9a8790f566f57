package typeface

import (
	"bytes"
	"encoding/binary"
	"math"
	"slices"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"
	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/japanese"
	"golang.org/x/text/encoding/korean"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/traditionalchinese"
)

// The font of names from East Asia is made of one whose outlines are cubic curves, on a grid
// as fine as names are printed: a 250th of an em.

// East is the font with the characters that names are written with, in regular weight, of one
// that has all weights.
func East(whole []byte) (file, characters []byte) {
	face, err := font.ParseTTF(bytes.NewReader(whole))
	if err != nil {
		panic(err)
	}
	face.SetVariations([]font.Variation{{Tag: opentype.MustNewTag("wght"), Value: 400}})
	k := eastUnits / float64(face.Upem())
	be := binary.BigEndian
	var runes []rune
	var glyf, loca, hmtx []byte
	ids := map[uint16]uint16{}
	add := func(id font.GID, advance float64) {
		loca = be.AppendUint32(loca, uint32(len(glyf)))
		hmtx = be.AppendUint16(hmtx, uint16(math.Round(advance)))
		var bearing uint16
		if outline, ok := face.GlyphData(id).(font.GlyphOutline); ok {
			drawn := simpleGlyph(contoursOf(outline, k))
			if len(drawn) > 0 {
				bearing = be.Uint16(drawn[2:])
			}
			glyf = append(glyf, drawn...)
			glyf = append(glyf, make([]byte, padding(len(glyf)))...)
		}
		hmtx = be.AppendUint16(hmtx, bearing)
	}
	add(0, eastUnits)
	for _, r := range eastern() {
		if id, ok := face.NominalGlyph(r); ok {
			runes = append(runes, r)
			ids[uint16(r)] = uint16(len(runes))
			add(id, k*float64(face.HorizontalAdvance(id)))
		}
	}
	loca = be.AppendUint32(loca, uint32(len(glyf)))
	file = eastTables(runes, ids, glyf, loca, hmtx).file()
	return file, charactersOf(file)
}

const (
	eastUnits   = 250 // to the em
	eastAscent  = 220
	eastDescent = 30
)

// eastern are the characters that the standards of China, Taiwan, Japan and Korea have for
// everyday use: the first also those for names, the second its common ones.
func eastern() []rune {
	all := []rune{'H'} // by which the height of capitals is measured
	for _, of := range []struct {
		encoding encoding.Encoding
		from, to byte
		low      int
	}{
		{simplifiedchinese.GBK, 0xB0, 0xF7, 0xA1},
		{traditionalchinese.Big5, 0xA4, 0xC6, 0x40},
		{japanese.EUCJP, 0xA1, 0xF4, 0xA1},
		{korean.EUCKR, 0xB0, 0xC8, 0xA1},
	} {
		for high := int(of.from); high <= int(of.to); high++ {
			for low := of.low; low <= 0xFE; low++ {
				text, err := of.encoding.NewDecoder().Bytes([]byte{byte(high), byte(low)})
				r := []rune(string(text))
				if err == nil && len(r) == 1 && r[0] >= '\u3001' && r[0] < '\uFF00' {
					all = append(all, r[0])
				}
			}
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// eastTables are the tables of a font with glyphs for characters.
func eastTables(runes []rune, ids map[uint16]uint16, glyf, loca, hmtx []byte) tables {
	be := binary.BigEndian
	count := uint16(len(runes) + 1)
	head := make([]byte, 54)
	be.PutUint32(head, trueType)
	be.PutUint32(head[12:], 0x5F0F3CF5)
	be.PutUint16(head[18:], eastUnits)
	descent := -eastDescent
	be.PutUint16(head[38:], uint16(int16(descent)))
	be.PutUint16(head[40:], eastUnits)
	be.PutUint16(head[42:], eastAscent)
	be.PutUint16(head[50:], 1) // loca has 32-bit entries
	hhea := make([]byte, 36)
	be.PutUint32(hhea, trueType)
	be.PutUint16(hhea[4:], eastAscent)
	be.PutUint16(hhea[6:], uint16(int16(descent)))
	be.PutUint16(hhea[34:], count)
	maxp := make([]byte, 32)
	be.PutUint32(maxp, trueType)
	be.PutUint16(maxp[4:], count)
	be.PutUint16(maxp[6:], 1000) // points and contours of a glyph at the most
	be.PutUint16(maxp[8:], 100)
	be.PutUint16(maxp[14:], 1)
	post := make([]byte, 32)
	be.PutUint32(post, 0x00030000)
	return tables{"cmap": wideCharacters(runes, ids), "glyf": glyf, "head": head, "hhea": hhea, "hmtx": hmtx, "loca": loca, "maxp": maxp, "post": post}
}

// wideCharacters writes a cmap table of format 12, which has room for more characters than a
// cutter's.
func wideCharacters(runes []rune, ids map[uint16]uint16) []byte {
	be := binary.BigEndian
	out := []byte{0, 0, 0, 1, 0, 3, 0, 10, 0, 0, 0, 12, 0, 12, 0, 0} // one subtable: Windows, all of Unicode
	out = be.AppendUint32(out, uint32(16+12*len(runes)))
	out = be.AppendUint32(out, 0) // language
	out = be.AppendUint32(out, uint32(len(runes)))
	for _, r := range runes {
		out = be.AppendUint32(out, uint32(r))
		out = be.AppendUint32(out, uint32(r))
		out = be.AppendUint32(out, uint32(ids[uint16(r)]))
	}
	return out
}

// An eastPoint is a point of a contour in TrueType: on it, or one that pulls it.
type eastPoint struct {
	x, y float64
	on   bool
}

// contoursOf are the contours of an outline, scaled by k, with curves that have one point that
// pulls.
func contoursOf(o font.GlyphOutline, k float64) (all [][]eastPoint) {
	var c []eastPoint
	for _, s := range o.Segments {
		at := func(i int) (x, y float64) { return k * float64(s.Args[i].X), k * float64(s.Args[i].Y) }
		switch s.Op {
		case opentype.SegmentOpMoveTo:
			all, c = append(all, c), nil
			x, y := at(0)
			c = append(c, eastPoint{x, y, true})
		case opentype.SegmentOpLineTo:
			x, y := at(0)
			c = append(c, eastPoint{x, y, true})
		case opentype.SegmentOpQuadTo:
			x, y := at(0)
			endX, endY := at(1)
			c = append(c, eastPoint{x, y, false}, eastPoint{endX, endY, true})
		case opentype.SegmentOpCubeTo:
			x1, y1 := at(0)
			x2, y2 := at(1)
			x, y := at(2)
			c = appendCubic(c, x1, y1, x2, y2, x, y)
		}
	}
	return append(all, c)
}

// appendCubic appends a cubic curve as some with one point that pulls, as few as stay within
// less than half a step of the grid.
func appendCubic(c []eastPoint, x1, y1, x2, y2, x3, y3 float64) []eastPoint {
	const miss = 0.4
	x0, y0 := c[len(c)-1].x, c[len(c)-1].y
	off := math.Sqrt(3) / 36 * math.Hypot(x3-3*x2+3*x1-x0, y3-3*y2+3*y1-y0)
	n := max(1, int(math.Ceil(math.Cbrt(off/miss))))
	place := func(t, a, b, c, d float64) float64 {
		u := 1 - t
		return u*u*u*a + 3*u*u*t*b + 3*u*t*t*c + t*t*t*d
	}
	speed := func(t, a, b, c, d float64) float64 {
		u := 1 - t
		return 3 * (u*u*(b-a) + 2*u*t*(c-b) + t*t*(d-c))
	}
	for i := range n {
		from, to := float64(i)/float64(n), float64(i+1)/float64(n)
		pull := func(a, b, c, d float64) float64 { // where the ends of this part point to
			p, q := place(from, a, b, c, d), place(to, a, b, c, d)
			return (p+q)/2 + (to-from)/4*(speed(from, a, b, c, d)-speed(to, a, b, c, d))
		}
		c = append(c, eastPoint{pull(x0, x1, x2, x3), pull(y0, y1, y2, y3), false},
			eastPoint{place(to, x0, x1, x2, x3), place(to, y0, y1, y2, y3), true})
	}
	return c
}

// tidied is a contour on the grid, without points that change nothing.
func tidied(c []eastPoint) []eastPoint {
	for i := range c {
		c[i].x, c[i].y = math.Round(c[i].x), math.Round(c[i].y)
	}
	for i := 0; i < len(c) && len(c) > 3; {
		before, p, after := c[(i+len(c)-1)%len(c)], c[i], c[(i+1)%len(c)]
		if needless(before, p, after) {
			c = slices.Delete(c, i, i+1)
			i = max(0, i-2)
			continue
		}
		i++
	}
	return c
}

// needless says whether a contour stays as it is without a point of it.
func needless(before, p, after eastPoint) bool {
	inX, inY, outX, outY := p.x-before.x, p.y-before.y, after.x-p.x, after.y-p.y
	wide := math.Hypot(after.x-before.x, after.y-before.y)
	switch {
	case p.on && before.on && inX == 0 && inY == 0:
		return true
	case p.on && before.on && after.on: // on a straight line
		return inX*outY == inY*outX && inX*outX+inY*outY >= 0
	case p.on && !before.on && !after.on: // readers put it in the middle
		return math.Abs(inX-outX) <= 1 && math.Abs(inY-outY) <= 1
	case !p.on && before.on && after.on: // it hardly pulls
		return wide > 0 && math.Abs(inX*outY-inY*outX) <= 0.6*wide
	}
	return false
}

// simpleGlyph writes contours as a glyph without instructions.
func simpleGlyph(contours [][]eastPoint) []byte {
	const on, shortX, shortY, repeat, sameX, sameY = 1, 2, 4, 8, 16, 32
	be := binary.BigEndian
	var ends, flags, xs, ys []byte
	box := [4]float64{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
	lastX, lastY, points := 0.0, 0.0, 0
	for _, c := range contours {
		if c = tidied(c); len(c) < 3 {
			continue
		}
		for _, p := range c {
			var flag byte
			if p.on {
				flag = on
			}
			step := func(d float64, short, same byte, out []byte) []byte {
				switch {
				case d == 0:
					flag |= same
				case d > 0 && d < 256:
					flag |= short | same
					out = append(out, byte(d))
				case d < 0 && d > -256:
					flag |= short
					out = append(out, byte(-d))
				default:
					out = be.AppendUint16(out, uint16(int16(d)))
				}
				return out
			}
			xs, ys = step(p.x-lastX, shortX, sameX, xs), step(p.y-lastY, shortY, sameY, ys)
			lastX, lastY = p.x, p.y
			box = [4]float64{min(box[0], p.x), min(box[1], p.y), max(box[2], p.x), max(box[3], p.y)}
			flags = append(flags, flag)
		}
		points += len(c)
		ends = be.AppendUint16(ends, uint16(points-1))
	}
	if points == 0 {
		return nil
	}
	out := be.AppendUint16(nil, uint16(len(ends)/2))
	for _, v := range box {
		out = be.AppendUint16(out, uint16(int16(v)))
	}
	out = append(append(out, ends...), 0, 0) // no instructions
	for i := 0; i < len(flags); i++ {
		more := 0
		for i+more+1 < len(flags) && flags[i+more+1] == flags[i] && more < 255 {
			more++
		}
		if more > 1 {
			out = append(out, flags[i]|repeat, byte(more))
			i += more
			continue
		}
		out = append(out, flags[i])
	}
	return append(append(out, xs...), ys...)
}
