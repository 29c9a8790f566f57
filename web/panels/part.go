package panels

import (
	"bytes"
	"encoding/json"
	"slices"
	"sync"

	"saddlebag/web/site/packed"
)

// A Part is a piece of a table's page that is sent when it changes: the
// element with its id takes its place.
type Part struct {
	ID   string `json:"id"`
	HTML string `json:"html"`
}

// A Shared is a part that several phones are sent: it is filled in once for all of them. It
// is safe for concurrent use.
type Shared struct {
	ID  string
	sum uint64

	text func() ([]string, error) // its HTML as it stands in JSON, piece by piece
}

// NewShared is a part with HTML as it stands in JSON (see Quote), piece by piece.
func NewShared(id string, text ...string) *Shared {
	room := rooms.Get().(*[]byte)
	*room = appendPart((*room)[:0], id, text)
	sum := sumOf(*room)
	if cap(*room) <= mostRoom {
		rooms.Put(room)
	}
	return Again(id, sum, func() ([]string, error) { return text, nil })
}

// rooms are where the pieces of a part are put together to be summed up.
var rooms = sync.Pool{New: func() any { return new([]byte) }}

// mostRoom is how large a room is that is used again, bytes.
const mostRoom = 64 << 10

// Again is a part that was filled in before, when its Sum was this one, and is filled in
// again if somebody is sent it. Text, what NewShared takes, is safe for concurrent use.
func Again(id string, sum uint64, text func() ([]string, error)) *Shared {
	return &Shared{id, sum, sync.OnceValues(text)}
}

// drawn is a part of a sheet, which has a sum for all of it.
func drawn(p Part) *Shared {
	return Again(p.ID, 0, func() ([]string, error) { return []string{Quote(p.HTML)}, nil })
}

// Sum tells the part from all others, in whatever process.
func (s *Shared) Sum() uint64 { return s.sum }

// appendPart appends a Part in JSON.
func appendPart(to []byte, id string, text []string) []byte {
	to = append(append(append(to, `{"id":"`...), Quote(id)...), `","html":"`...)
	for _, piece := range text {
		to = append(to, piece...)
	}
	return append(to, `"}`...)
}

// A Bundle is parts that are sent together: who is sent the same parts is sent the same
// bytes, put together and compressed once. It is safe for concurrent use.
type Bundle struct {
	parts []*Shared
	chunk func() (*packed.Chunk, error)
}

// NewBundle is a bundle of parts.
func NewBundle(parts []*Shared) *Bundle {
	return &Bundle{parts, sync.OnceValues(func() (*packed.Chunk, error) { return chunkOf(parts) })}
}

// Of says whether the bundle is of these parts, not of others that are equal.
func (b *Bundle) Of(parts []*Shared) bool { return slices.Equal(b.parts, parts) }

// Chunk is the parts in JSON, with commas between them. Its error is that of filling one in.
func (b *Bundle) Chunk() (*packed.Chunk, error) { return b.chunk() }

// chunkOf is parts in JSON, with commas between them.
func chunkOf(parts []*Shared) (*packed.Chunk, error) {
	texts, size := make([][]string, len(parts)), 0
	for i, one := range parts {
		text, err := one.text()
		if err != nil {
			return nil, err
		}
		texts[i], size = text, size+aroundPart+len(one.ID)
		for _, piece := range text {
			size += len(piece)
		}
	}
	all := make([]byte, 0, size)
	for i, one := range parts {
		if i > 0 {
			all = append(all, ',')
		}
		all = appendPart(all, one.ID, texts[i])
	}
	return packed.NewChunk(all), nil
}

// aroundPart is about how many bytes a part has besides its id and its HTML, with the comma.
const aroundPart = 24

// Quote is HTML as it stands between the quote signs of a JSON string.
func Quote(html string) string {
	var b bytes.Buffer
	b.Grow(len(html) + len(html)/4) // with what is escaped
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false) // it does not stand in HTML
	_ = e.Encode(html)     // never fails: it is a string
	return string(bytes.TrimSuffix(b.Bytes(), []byte("\"\n"))[1:])
}
