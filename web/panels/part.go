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

// A Shared is a part that several phones are sent: it is filled in, encoded and compressed
// once for all of them. It is safe for concurrent use.
type Shared struct {
	ID  string
	sum uint64

	text  func() ([]string, error) // its HTML as it stands in JSON, piece by piece
	mu    sync.Mutex
	chunk *packed.Chunk // nil until somebody is sent it
}

// NewShared is a part with HTML as it stands in JSON (see Quote), piece by piece.
func NewShared(id string, text ...string) *Shared {
	s := &Shared{ID: id, chunk: chunkOf(id, text)}
	s.sum = sumOf(s.chunk.Plain())
	return s
}

// Again is a part that was filled in before, when its Sum was this one, and is filled in
// again if somebody is sent it. Text, what NewShared takes, is safe for concurrent use.
func Again(id string, sum uint64, text func() ([]string, error)) *Shared {
	return &Shared{ID: id, sum: sum, text: text}
}

// drawn is a part of a sheet, which has a sum for all of it.
func drawn(p Part) *Shared {
	return Again(p.ID, 0, func() ([]string, error) { return []string{Quote(p.HTML)}, nil })
}

// Sum tells the part from all others, in whatever process.
func (s *Shared) Sum() uint64 { return s.sum }

// Chunk is the part in JSON. Its error is that of filling it in.
func (s *Shared) Chunk() (*packed.Chunk, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.chunk == nil {
		text, err := s.text()
		if err != nil {
			return nil, err
		}
		s.chunk = chunkOf(s.ID, text)
	}
	return s.chunk, nil
}

// chunkOf is a Part in JSON.
func chunkOf(id string, text []string) *packed.Chunk {
	text = slices.Concat([]string{`{"id":"`, Quote(id), `","html":"`}, text, []string{`"}`})
	size := 0
	for _, piece := range text {
		size += len(piece)
	}
	plain := make([]byte, 0, size)
	for _, piece := range text {
		plain = append(plain, piece...)
	}
	return packed.NewChunk(plain)
}

// Quote is HTML as it stands between the quote signs of a JSON string.
func Quote(html string) string {
	var b bytes.Buffer
	b.Grow(len(html) + len(html)/4) // with what is escaped
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false) // it does not stand in HTML
	_ = e.Encode(html)     // never fails: it is a string
	return string(bytes.TrimSuffix(b.Bytes(), []byte("\"\n"))[1:])
}
