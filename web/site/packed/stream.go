package packed

import (
	"crypto/rand"
	"encoding/binary"
	"hash/crc32"
)

// A Stream is an answer in gzip (RFC 1952) to one reader, chunk after chunk. Each can be
// read as soon as it arrives. It keeps no compressor.
type Stream struct {
	begun bool
	sum   uint32 // of what the chunks say
	size  uint32
}

// Append appends chunks in the form in which they are sent next.
func (s *Stream) Append(to []byte, chunks ...*Chunk) []byte {
	if !s.begun {
		s.begun = true
		to = append(to, 0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255) // made by no system in particular, at no time
	}
	for _, c := range chunks {
		s.sum, s.size = crc32.Update(s.sum, crc32.IEEETable, c.plain), s.size+uint32(len(c.plain)) //nolint:gosec // modulo 2^32, as it is to be
		to = append(to, c.deflated()...)
	}
	return appendPadding(to)
}

// End appends what follows the last chunk.
func (s *Stream) End(to []byte) []byte {
	to = append(to, 1, 0, 0, 0xff, 0xff)
	to = binary.LittleEndian.AppendUint32(to, s.sum)
	return binary.LittleEndian.AppendUint32(to, s.size)
}

// appendPadding appends blocks that say nothing, at least one and up to eight of five
// bytes: some readers take one for the sign to pass on what they have, and by the length
// of what is sent nobody can tell what in it is alike.
func appendPadding(to []byte) []byte {
	var b [1]byte
	_, _ = rand.Read(b[:]) // never fails
	for range 1 + b[0]%8 {
		to = append(to, 0, 0, 0, 0xff, 0xff)
	}
	return to
}
