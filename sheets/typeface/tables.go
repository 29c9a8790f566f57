package typeface

import (
	"encoding/binary"
	"maps"
	"slices"
)

// tables are the parts of a TrueType file by tag.
type tables map[string][]byte

const (
	fileHeader  = 12
	tableHeader = 16
	trueType    = 0x00010000
)

// readTables finds the tables of a file that sfnt has already accepted.
func readTables(data []byte) tables {
	t := make(tables)
	for i := range int(binary.BigEndian.Uint16(data[4:])) {
		h := data[fileHeader+tableHeader*i:]
		offset, length := binary.BigEndian.Uint32(h[8:]), binary.BigEndian.Uint32(h[12:])
		t[string(h[:4])] = data[offset : offset+length : offset+length]
	}
	return t
}

// file writes a TrueType file: a directory sorted by tag, then the tables,
// each at a multiple of four bytes.
func (t tables) file() []byte {
	tags := t.tags()

	// The three numbers after the count help a binary search of the
	// directory: the largest power of two in it, its exponent, the rest.
	power, exponent := 1, 0
	for power*2 <= len(tags) {
		power, exponent = power*2, exponent+1
	}
	be := binary.BigEndian
	out := be.AppendUint32(nil, trueType)
	out = be.AppendUint16(out, uint16(len(tags)))
	out = be.AppendUint16(out, uint16(power*tableHeader))
	out = be.AppendUint16(out, uint16(exponent))
	out = be.AppendUint16(out, uint16((len(tags)-power)*tableHeader))

	offset := fileHeader + tableHeader*len(tags)
	for _, tag := range tags {
		out = append(out, tag...)
		out = be.AppendUint32(out, checksum(t[tag]))
		out = be.AppendUint32(out, uint32(offset))
		out = be.AppendUint32(out, uint32(len(t[tag])))
		offset += len(t[tag]) + padding(len(t[tag]))
	}
	for _, tag := range tags {
		out = append(out, t[tag]...)
		out = append(out, make([]byte, padding(len(t[tag])))...)
	}
	return out
}

// tags are the names of the tables in their order.
func (t tables) tags() []string { return slices.Sorted(maps.Keys(t)) }

// padding is how many bytes are missing to a multiple of four.
func padding(length int) int { return -length & 3 }

// checksum is the sum of the table as big-endian 32-bit words.
func checksum(table []byte) uint32 {
	var sum uint32
	for i, b := range table {
		sum += uint32(b) << (24 - 8*(i%4))
	}
	return sum
}
