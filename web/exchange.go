package web

import (
	"context"
	"log/slog"
	"net"
	"net/http"
	"time"
)

// An exchange is what is noted of a request and its answer. A path can hold
// the code of a seat, and what is asked can hold anything: only the pattern of
// the route is noted, never what stood there.
type exchange struct {
	http.ResponseWriter
	route  string // its pattern
	status int    // 0 until the head of the answer is sent
	bytes  int64  // sent after the head, compressed where the answer is
}

// nowhere is the route of what no route takes.
const nowhere = "none"

func (e *exchange) WriteHeader(status int) {
	if e.status == 0 {
		e.status = status
	}
	e.ResponseWriter.WriteHeader(status)
}

func (e *exchange) Write(p []byte) (int, error) {
	if e.status == 0 {
		e.status = http.StatusOK
	}
	n, err := e.ResponseWriter.Write(p)
	e.bytes += int64(n)
	return n, err
}

// Flush sends what has been written, for those who do not ask by way of Unwrap.
func (e *exchange) Flush() {
	_ = http.NewResponseController(e.ResponseWriter).Flush() // the next write tells
}

// Unwrap gives http.ResponseController what it needs.
func (e *exchange) Unwrap() http.ResponseWriter { return e.ResponseWriter }

// exchangeKey is where the context of a request has its exchange.
type exchangeKey struct{}

// noted is the exchange of a request.
func noted(r *http.Request) *exchange { return r.Context().Value(exchangeKey{}).(*exchange) }

// observed logs and counts every request, also one that is cut off.
func (a *app) observed(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		e := &exchange{ResponseWriter: w, route: nowhere}
		began := a.Clock()
		a.metrics.inFlight.Inc()
		defer func() {
			a.metrics.inFlight.Dec()
			if e.status == 0 {
				e.status = http.StatusOK // as net/http sends it
			}
			took := a.Clock().Sub(began)
			a.metrics.request(r.Method, e, took)
			a.logRequest(r, e, took)
		}()
		next.ServeHTTP(e, r.WithContext(context.WithValue(r.Context(), exchangeKey{}, e)))
	})
}

// logRequest writes a line for a request. Who made it is written only where
// somebody looks for a fault.
func (a *app) logRequest(r *http.Request, e *exchange, took time.Duration) {
	line := []slog.Attr{
		slog.String("method", r.Method), slog.String("route", e.route), slog.Int("status", e.status),
		slog.Int64("bytes", e.bytes), slog.Duration("took", took),
	}
	if a.Log.Enabled(r.Context(), slog.LevelDebug) {
		line = append(line, slog.String("from", host(r)))
	}
	a.Log.LogAttrs(r.Context(), slog.LevelInfo, "request", line...)
}

// host is the address that a request came from, without its port.
func host(r *http.Request) string {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		return r.RemoteAddr
	}
	return host
}
