package site

import (
	"bytes"
	"fmt"
	"net/http"
	"time"

	"github.com/VictoriaMetrics/metrics"
)

// An EventStream is an answer without an end: events, each sent as it happens.
// It outlives the times that the server gives an ordinary answer; only a
// single event that nobody takes ends it.
type EventStream struct {
	Done    <-chan struct{} // closed when the reader has gone or the server is to end
	end     func()
	w       http.ResponseWriter
	control *http.ResponseController
	open    *metrics.Gauge // of the streams that are open
}

// OpenStream begins an event stream as the answer to a request. Whoever opens
// it closes it.
func (s *Site) OpenStream(w http.ResponseWriter, r *http.Request) (*EventStream, error) {
	control := http.NewResponseController(w)
	// The time to read a request would end its context, too.
	if err := control.SetReadDeadline(time.Time{}); err != nil {
		return nil, fmt.Errorf("event stream: %w", err)
	}
	ctx, cancel := untilShutdown(r.Context())
	stream := &EventStream{Done: ctx.Done(), end: cancel, w: w, control: control, open: s.Metrics.streams}
	stream.open.Inc()
	w.Header().Set("Content-Type", "text/event-stream")
	w.Header().Set("Cache-Control", "no-store")
	w.Header().Set("X-Accel-Buffering", "no") // asks a proxy not to hold events back
	_ = stream.write([]byte(":\n\n"))         // a reader who has gone is known by Done
	return stream, nil
}

// Send sends an event. Its data may have several lines; an empty id is left
// out. The error is that of a reader who has gone.
func (s *EventStream) Send(event, id string, data []byte) error {
	var b bytes.Buffer
	if id != "" {
		fmt.Fprintf(&b, "id: %s\n", id)
	}
	fmt.Fprintf(&b, "event: %s\n", event)
	for line := range bytes.SplitSeq(data, []byte("\n")) {
		fmt.Fprintf(&b, "data: %s\n", line)
	}
	b.WriteByte('\n')
	return s.write(b.Bytes())
}

// Close ends the stream.
func (s *EventStream) Close() {
	s.end()
	s.open.Dec()
}

// write sends a piece at once, in the time of an ordinary answer. Between two
// pieces no time runs.
func (s *EventStream) write(p []byte) error {
	if err := s.control.SetWriteDeadline(time.Now().Add(writeTime)); err != nil {
		return err
	}
	if _, err := s.w.Write(p); err != nil {
		return err
	}
	if err := s.control.Flush(); err != nil {
		return err
	}
	return s.control.SetWriteDeadline(time.Time{})
}
