package typeface

import (
	"bytes"
	"encoding/binary"
	"slices"

	"github.com/andybalholm/brotli"
)

// How a table stands in a file of WOFF2, beside its tag: none of ours is
// transformed, which only these two need be told of.
const (
	tagFollows   = 0x3F
	untouched    = 3 << 6 // of glyf and loca
	woff2Version = 0x774F4632
	woff2Header  = 48
)

// woff2 packs the tables as browsers load them (W3C, WOFF File Format 2.0).
// This library writes brotli, which the format asks for, in pure Go.
func (t tables) woff2() ([]byte, error) {
	be := binary.BigEndian
	var directory []byte
	var packed bytes.Buffer
	z := brotli.NewWriterLevel(&packed, brotli.DefaultCompression)
	for _, tag := range t.tags() {
		how := byte(tagFollows)
		if tag == "glyf" || tag == "loca" {
			how |= untouched
		}
		directory = append(append(directory, how), tag...)
		directory = appendBase128(directory, len(t[tag]))
		if _, err := z.Write(t[tag]); err != nil {
			return nil, err
		}
	}
	if err := z.Close(); err != nil {
		return nil, err
	}

	length := woff2Header + len(directory) + packed.Len()
	length += padding(length)
	out := be.AppendUint32(nil, woff2Version)
	out = be.AppendUint32(out, trueType)
	out = be.AppendUint32(out, uint32(length))
	out = be.AppendUint16(out, uint16(len(t)))
	out = be.AppendUint16(out, 0)
	out = be.AppendUint32(out, uint32(len(t.file())))
	out = be.AppendUint32(out, uint32(packed.Len()))
	out = append(out, make([]byte, woff2Header-len(out))...) // no version, metadata or private data
	out = append(append(out, directory...), packed.Bytes()...)
	return append(out, make([]byte, length-len(out))...), nil
}

// appendBase128 writes a number in groups of seven bits, the highest first.
func appendBase128(out []byte, n int) []byte {
	const more = 1 << 7
	groups := []byte{byte(n % more)}
	for n /= more; n > 0; n /= more {
		groups = append(groups, byte(n%more)|more)
	}
	slices.Reverse(groups)
	return append(out, groups...)
}
