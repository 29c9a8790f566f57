package panels

import (
	"bytes"
	"encoding/json"
	"sync"
	"weak"

	"saddlebag/web/site/packed"
)

// A Part is a piece of a table's page that is sent when it changes: the
// element with its id takes its place.
type Part struct {
	ID   string `json:"id"`
	HTML string `json:"html"`
}

// A Shared is a part that several phones are sent: it is encoded and compressed once
// for all of them, and again where nobody has been sent it for a while. It is safe for
// concurrent use.
type Shared struct {
	Part

	mu   sync.Mutex
	sent weak.Pointer[packed.Chunk]
	sum  uint64 // 0 until it is asked for
}

// Sum tells the part from most others, in whatever process.
func (s *Shared) Sum() uint64 {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.sum == 0 {
		s.sum = sumOf(s.HTML)
	}
	return s.sum
}

// Chunk is the part in JSON.
func (s *Shared) Chunk() *packed.Chunk {
	s.mu.Lock()
	defer s.mu.Unlock()
	if known := s.sent.Value(); known != nil {
		return known
	}
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false) // it does not stand in HTML
	_ = e.Encode(s.Part)   // never fails: they are strings
	chunk := packed.NewChunk(bytes.TrimSuffix(b.Bytes(), []byte("\n")))
	s.sent = weak.Make(chunk)
	return chunk
}
