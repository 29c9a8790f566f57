package site

import (
	"bytes"
	"fmt"
	"net/http"
	"slices"
	"sync"
	"time"

	"saddlebag/web/site/packed"
)

// An EventStream is an answer without an end: events, each sent as it happens. It outlives
// the time limits of ordinary answers; only an event that nobody takes ends
// it.
type EventStream struct {
	Gone    <-chan struct{} // closed when the reader has gone
	Over    <-chan struct{} // closed when the server is to end
	log     *requestLog     // what is written to, as it outlives the handlers
	control *http.ResponseController
	opened  func(more int) // counts streams that are open
	packed  *packed.Stream // nil where the reader wants it plain
}

// OpenStream begins an event stream as the answer to a request. The caller must
// close it.
func (s *Site) OpenStream(r *http.Request) (*EventStream, error) {
	w := logOf(r)
	control := http.NewResponseController(w)
	// The time to read a request would end its context, too.
	if err := control.SetReadDeadline(time.Time{}); err != nil {
		return nil, fmt.Errorf("event stream: %w", err)
	}
	stream := &EventStream{Gone: r.Context().Done(), Over: shutdown(r.Context()), log: w, control: control, opened: s.Metrics.Streams}
	stream.opened(1)
	w.Header().Set("Content-Type", "text/event-stream")
	w.Header().Set("Cache-Control", "no-store")
	w.Header().Set("X-Accel-Buffering", "no") // asks a proxy not to hold events back
	if packed.Accepted(r) {
		stream.packed = new(packed.Stream)
		w.Header().Set("Content-Encoding", "gzip")
	}
	_ = stream.write(opening) // a reader who has gone is known by Done
	return stream, nil
}

// GoOn lets a function write the rest, once the handler that opened the stream has returned.
// A stream stays open for hours; this way, what the handlers on the way hold and have made
// of the request isn't kept that long. The function gets the request as it was before
// them.
func (s *EventStream) GoOn(with func(*http.Request)) { s.log.rest = with }

// What every stream begins with, and what an event ends with.
var opening, ending = packed.NewChunk([]byte(":\n\n")), packed.NewChunk([]byte("\n\n"))

// Send sends an event. Its data may have several lines; an empty id is left
// out. The error means that the reader has gone.
func (s *EventStream) Send(event, id string, data []byte) error {
	lines := bytes.ReplaceAll(data, []byte("\n"), []byte("\ndata: "))
	return s.SendChunks(event, id, packed.NewChunk(lines))
}

// SendChunks is Send for data of one line, parts of which others get, too.
func (s *EventStream) SendChunks(event, id string, data ...*packed.Chunk) error {
	var head []byte
	if id != "" {
		head = fmt.Appendf(head, "id: %s\n", id)
	}
	head = fmt.Appendf(head, "event: %s\ndata: ", event)
	all := make([]*packed.Chunk, 0, len(data)+2)
	all = append(append(all, packed.Stored(head)), data...)
	return s.write(append(all, ending)...)
}

// Ready does the work for some data beforehand, so that SendChunks only waits for the
// reader.
func (s *EventStream) Ready(data ...*packed.Chunk) {
	if s.packed == nil {
		return
	}
	for _, c := range data {
		c.Pack()
	}
}

// Close ends the stream.
func (s *EventStream) Close() {
	if s.packed != nil && s.control.SetWriteDeadline(time.Now().Add(partingTime)) == nil {
		_, _ = s.log.Write(s.packed.End(nil)) // a reader who has gone does not need it
	}
	s.opened(-1)
}

// partingTime is for how long a stream that ends waits for a reader who takes nothing.
const partingTime = time.Second

// buffers are what is about to be sent. One that has become large is not used again: as
// long as there are streams, it would never be let go of.
var buffers = sync.Pool{New: func() any { return new([]byte) }}

// mostBuffer is how large a buffer is that is used again, bytes.
const mostBuffer = 64 << 10

// appendPlain appends what chunks say.
func appendPlain(to []byte, chunks []*packed.Chunk) []byte {
	size := 0
	for _, c := range chunks {
		size += len(c.Plain())
	}
	to = slices.Grow(to, size)
	for _, c := range chunks {
		to = append(to, c.Plain()...)
	}
	return to
}

// write sends chunks at once, in the time of an ordinary answer. After them no time
// runs until the next ones.
func (s *EventStream) write(chunks ...*packed.Chunk) error {
	buffer := buffers.Get().(*[]byte)
	defer buffers.Put(buffer)
	p := (*buffer)[:0]
	if s.packed != nil {
		p = s.packed.Append(p, chunks...)
	} else {
		p = appendPlain(p, chunks)
	}
	if cap(p) <= mostBuffer {
		*buffer = p
	}
	if err := s.control.SetWriteDeadline(time.Now().Add(writeTime)); err != nil {
		return err
	}
	if _, err := s.log.Write(p); err != nil {
		return err
	}
	if err := s.control.Flush(); err != nil {
		return err
	}
	return s.control.SetWriteDeadline(time.Time{})
}
