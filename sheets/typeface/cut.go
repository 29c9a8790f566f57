package typeface

import (
	"bytes"
	"encoding/binary"
)

// A cutter cuts some glyphs out of a font. They get new numbers in the order
// in which they are asked for.
type cutter struct {
	font *Font
	ids  map[uint16]uint16 // old number to new
	kept []uint16          // new number to old
}

// cut returns the tables of a font with the glyphs of some characters, in
// ascending order, and nothing that a PDF reader has no use for. Instructions
// for screens of low resolution are left out with the tables they need.
func (f *Font) cut(runes []rune) tables {
	f.open()
	c := cutter{font: f, ids: make(map[uint16]uint16)}
	c.keep(0) // what is drawn for a missing glyph comes first in every font
	for _, r := range runes {
		c.keep(f.glyph(r).id)
	}
	be := binary.BigEndian
	var glyf, loca, hmtx []byte
	for i := 0; i < len(c.kept); i++ { // components are kept as they turn up
		loca = be.AppendUint32(loca, uint32(len(glyf)))
		glyf = append(glyf, c.outline(c.kept[i])...)
		glyf = append(glyf, make([]byte, padding(len(glyf)))...)
		hmtx = be.AppendUint16(hmtx, f.advance(c.kept[i]))
		hmtx = be.AppendUint16(hmtx, f.bearing(c.kept[i]))
	}
	loca = be.AppendUint32(loca, uint32(len(glyf)))

	count := uint16(len(c.kept))
	head, hhea, maxp := bytes.Clone(f.tables["head"]), bytes.Clone(f.tables["hhea"]), bytes.Clone(f.tables["maxp"])
	be.PutUint16(head[50:], 1) // loca has 32-bit entries
	be.PutUint16(hhea[34:], count)
	be.PutUint16(maxp[4:], count)
	clear(maxp[14:28]) // needs of the instructions
	be.PutUint16(maxp[14:], 1)

	post := make([]byte, 32) // without names
	copy(post, f.tables["post"][:16])
	be.PutUint32(post, 0x00030000)

	return tables{
		"cmap": c.characters(runes), "glyf": glyf, "head": head, "hhea": hhea,
		"hmtx": hmtx, "loca": loca, "maxp": maxp, "post": post,
	}
}

// keep gives a glyph its new number, the same each time.
func (c *cutter) keep(old uint16) uint16 {
	id, ok := c.ids[old]
	if !ok {
		id = uint16(len(c.kept))
		c.ids[old] = id
		c.kept = append(c.kept, old)
	}
	return id
}

// bearing reads how far a glyph's left edge lies from its origin. Glyphs
// after those with an advance of their own have only that.
func (f *Font) bearing(id uint16) uint16 {
	full := int(binary.BigEndian.Uint16(f.tables["hhea"][34:]))
	if int(id) < full {
		return binary.BigEndian.Uint16(f.tables["hmtx"][4*int(id)+2:])
	}
	return binary.BigEndian.Uint16(f.tables["hmtx"][4*full+2*(int(id)-full):])
}

// glyphData finds a glyph's outline in the font; it is empty for a space.
func (f *Font) glyphData(id uint16) []byte {
	be, loca := binary.BigEndian, f.tables["loca"]
	if be.Uint16(f.tables["head"][50:]) == 0 {
		from, to := be.Uint16(loca[2*int(id):]), be.Uint16(loca[2*int(id)+2:])
		return f.tables["glyf"][2*int(from) : 2*int(to)]
	}
	return f.tables["glyf"][be.Uint32(loca[4*int(id):]):be.Uint32(loca[4*int(id)+4:])]
}

// glyphHeader is the number of contours and the bounding box.
const glyphHeader = 10

// outline returns a glyph without instructions, its components renumbered.
func (c *cutter) outline(old uint16) []byte {
	data := c.font.glyphData(old)
	if len(data) == 0 {
		return nil
	}
	contours := int16(binary.BigEndian.Uint16(data))
	if contours < 0 {
		return c.composite(bytes.Clone(data))
	}
	at := glyphHeader + 2*int(contours) // length of the instructions
	length := int(binary.BigEndian.Uint16(data[at:]))
	out := append(bytes.Clone(data[:at]), 0, 0)
	return append(out, data[at+2+length:]...)
}

// The flags of a component.
const (
	wordArguments   = 1 << 0
	hasScale        = 1 << 3
	moreComponents  = 1 << 5
	hasTwoScales    = 1 << 6
	hasMatrix       = 1 << 7
	hasInstructions = 1 << 8
)

// composite renumbers the components of a glyph in place and cuts off what
// follows them.
func (c *cutter) composite(data []byte) []byte {
	be := binary.BigEndian
	for at := glyphHeader; ; {
		flags := be.Uint16(data[at:])
		be.PutUint16(data[at:], flags&^hasInstructions)
		be.PutUint16(data[at+2:], c.keep(be.Uint16(data[at+2:])))
		at += 6
		if flags&wordArguments != 0 {
			at += 2
		}
		switch {
		case flags&hasScale != 0:
			at += 2
		case flags&hasTwoScales != 0:
			at += 4
		case flags&hasMatrix != 0:
			at += 8
		}
		if flags&moreComponents == 0 {
			return data[:at]
		}
	}
}

// characters writes a cmap table of format 4 with a segment for each
// character.
func (c *cutter) characters(runes []rune) []byte {
	const subtable = 12 // where the one subtable starts
	be := binary.BigEndian
	segments := len(runes) + 1 // the last one ends the table
	var ends, starts, deltas []byte
	for _, r := range runes {
		ends = be.AppendUint16(ends, uint16(r))
		starts = be.AppendUint16(starts, uint16(r))
		deltas = be.AppendUint16(deltas, c.ids[c.font.glyph(r).id]-uint16(r))
	}
	ends = be.AppendUint16(ends, 0xFFFF)
	starts = be.AppendUint16(starts, 0xFFFF)
	deltas = be.AppendUint16(deltas, 1) // to glyph 0

	power, exponent := 1, 0
	for power*2 <= segments {
		power, exponent = power*2, exponent+1
	}
	out := []byte{0, 0, 0, 1, 0, 3, 0, 1} // one subtable: Windows, Unicode
	out = be.AppendUint32(out, subtable)
	out = be.AppendUint16(out, 4)
	out = be.AppendUint16(out, uint16(16+8*segments))
	out = be.AppendUint16(out, 0) // language
	out = be.AppendUint16(out, uint16(2*segments))
	out = be.AppendUint16(out, uint16(2*power))
	out = be.AppendUint16(out, uint16(exponent))
	out = be.AppendUint16(out, uint16(2*(segments-power)))
	out = append(out, ends...)
	out = append(out, 0, 0)
	out = append(out, starts...)
	out = append(out, deltas...)
	return append(out, make([]byte, 2*segments)...) // no glyph lists
}
