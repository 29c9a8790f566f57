package web

import (
	"bytes"
	"context"
	"fmt"
	"net/http"
	"time"

	"github.com/prometheus/client_golang/prometheus"
)

// An eventStream is an answer without an end: events, each sent as it happens.
// It outlives the times that the server gives an ordinary answer; only a
// single event that nobody takes ends it.
type eventStream struct {
	done    <-chan struct{} // closed when the reader has gone or the server is to end
	end     func()
	w       http.ResponseWriter
	control *http.ResponseController
	open    prometheus.Gauge // of the streams that are open
}

// openStream begins an event stream as the answer to a request. Whoever opens
// it closes it.
func (a *app) openStream(w http.ResponseWriter, r *http.Request) (*eventStream, error) {
	control := http.NewResponseController(w)
	// The time to read a request would end its context, too.
	if err := control.SetReadDeadline(time.Time{}); err != nil {
		return nil, fmt.Errorf("event stream: %w", err)
	}
	ctx, cancel := untilShutdown(r.Context())
	s := &eventStream{done: ctx.Done(), end: cancel, w: w, control: control, open: a.metrics.streams}
	s.open.Inc()
	w.Header().Set("Content-Type", "text/event-stream")
	w.Header().Set("Cache-Control", "no-store")
	w.Header().Set("X-Accel-Buffering", "no") // asks a proxy not to hold events back
	_ = s.write([]byte(":\n\n"))              // a reader who has gone is known by done
	return s, nil
}

// send sends an event. Its data may have several lines; an empty id is left
// out. The error is that of a reader who has gone.
func (s *eventStream) send(event, id string, data []byte) error {
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

// close ends the stream.
func (s *eventStream) close() {
	s.end()
	s.open.Dec()
}

// write sends a piece at once, in the time of an ordinary answer. Between two
// pieces no time runs.
func (s *eventStream) write(p []byte) error {
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

// shutdownKey is where the context of a request has the one that is done when
// the server is to end.
type shutdownKey struct{}

// untilShutdown is the context of a request, done also when the server is to
// end.
func untilShutdown(ctx context.Context) (context.Context, context.CancelFunc) {
	ctx, cancel := context.WithCancel(ctx)
	shutdown, ok := ctx.Value(shutdownKey{}).(context.Context)
	if !ok { // served by another than Serve
		return ctx, cancel
	}
	stop := context.AfterFunc(shutdown, cancel)
	return ctx, func() {
		stop()
		cancel()
	}
}
