package packed

import (
	"bytes"
	"sync"

	"github.com/klauspost/compress/flate"
)

// A Chunk is a piece of what event streams send. It's compressed once for all of them, so the
// result depends on nothing sent before it, and ends with a whole byte. It is safe for
// concurrent use.
type Chunk struct {
	plain []byte
	once  sync.Once
	small []byte // DEFLATE (RFC 1951) without the last block
}

// NewChunk makes a chunk of bytes, which must not change any more.
func NewChunk(plain []byte) *Chunk { return &Chunk{plain: plain} }

// Stored is a chunk that isn't worth compressing.
func Stored(plain []byte) *Chunk {
	c := NewChunk(plain)
	c.once.Do(func() { c.small = appendStored(nil, plain) })
	return c
}

// Plain is what the chunk says.
func (c *Chunk) Plain() []byte { return c.plain }

// Pack compresses the chunk if it hasn't been compressed yet.
func (c *Chunk) Pack() { c.deflated() }

// deflated is the chunk compressed.
func (c *Chunk) deflated() []byte {
	c.once.Do(func() {
		if len(c.plain) < worthwhile {
			c.small = appendStored(nil, c.plain)
			return
		}
		b := blank.Get().(*bytes.Buffer)
		defer blank.Put(b)
		b.Reset()
		_ = flate.StatelessDeflate(b, c.plain, false, nil) // into memory
		c.small = bytes.Clone(b.Bytes())
	})
	return c.small
}

// blank is where chunks are compressed.
var blank = sync.Pool{New: func() any { return new(bytes.Buffer) }}

// worthwhile is from how many bytes on it pays to compress them.
const worthwhile = 512

// appendStored appends bytes as blocks that are not compressed (RFC 1951, 3.2.4).
func appendStored(to, plain []byte) []byte {
	const most = 1<<16 - 1
	for len(plain) > 0 {
		n := min(len(plain), most)
		to = append(to, 0, byte(n), byte(n>>8), ^byte(n), ^byte(n>>8))
		to, plain = append(to, plain[:n]...), plain[n:]
	}
	return to
}
