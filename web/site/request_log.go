package site

import (
	"context"
	"crypto/rand"
	"log/slog"
	"net/http"
	"regexp"
	"time"

	"saddlebag/scoring/speech"
)

// A requestLog is what is logged of a request and its answer. A path can hold
// the code of a seat, and what is asked can hold anything: only the pattern of
// the route is logged, never what stood there.
type requestLog struct {
	http.ResponseWriter
	id     string // of the request
	route  string // its pattern
	status int    // 0 until the head of the answer is sent
	bytes  int64  // sent after the head, compressed where the answer is

	language *speech.Language // of the answer

	rest func(*http.Request) // writes what follows when the handlers have returned; nil where nothing does
}

// nowhere is the route of what no route takes.
const nowhere = "none"

func (l *requestLog) WriteHeader(status int) {
	if l.status == 0 {
		l.status = status
	}
	l.ResponseWriter.WriteHeader(status)
}

func (l *requestLog) Write(p []byte) (int, error) {
	if l.status == 0 {
		l.status = http.StatusOK
	}
	n, err := l.ResponseWriter.Write(p)
	l.bytes += int64(n)
	return n, err
}

// Flush sends what has been written, for those who do not ask by way of Unwrap.
func (l *requestLog) Flush() {
	_ = http.NewResponseController(l.ResponseWriter).Flush() // the next write tells
}

// Unwrap gives http.ResponseController what it needs.
func (l *requestLog) Unwrap() http.ResponseWriter { return l.ResponseWriter }

// requestLogKey is where the context of a request has its log.
type requestLogKey struct{}

// logOf is the log of a request.
func logOf(r *http.Request) *requestLog { return r.Context().Value(requestLogKey{}).(*requestLog) }

// observed logs and counts every request, also one that is cut off.
func (s *Site) observed(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		l := &requestLog{ResponseWriter: w, id: requestID(r), route: nowhere, language: languageOf(r)}
		w.Header().Set(idHeader, l.id)
		r = r.WithContext(context.WithValue(r.Context(), requestLogKey{}, l))
		began := s.Clock()
		s.Metrics.InFlight(1)
		defer func() {
			s.Metrics.InFlight(-1)
			if l.status == 0 {
				l.status = http.StatusOK // as net/http sends it
			}
			took := s.Clock().Sub(began)
			s.Metrics.Request(r.Method, l.route, l.status, took)
			s.logRequest(r, l, took)
		}()
		next.ServeHTTP(l, r)
		if l.rest != nil {
			defer s.rescue(l, r)
			l.rest(r)
		}
	})
}

// logRequest writes a line for a request where somebody looks for a fault: in any
// other evening it is the QR code that a terminal should go on showing.
func (s *Site) logRequest(r *http.Request, l *requestLog, took time.Duration) {
	s.Log.LogAttrs(r.Context(), slog.LevelDebug, "request",
		slog.String("method", r.Method), slog.String("route", l.route), slog.Int("status", l.status),
		slog.Int64("bytes", l.bytes), slog.Duration("took", took), slog.String("from", host(r)))
}

// idHeader is where a request has its id, from a proxy perhaps, and where the answer tells
// it: by it the lines of several logs are found that are about one request.
const idHeader = "X-Request-Id"

// properID is what an id of somebody else's may be: what is longer or odd is not logged.
var properID = regexp.MustCompile(`^[A-Za-z0-9._-]{1,64}$`)

// requestID is the id that a request came with, or a new one.
func requestID(r *http.Request) string {
	if id := r.Header.Get(idHeader); properID.MatchString(id) {
		return id
	}
	return rand.Text()
}

// Traced adds a request's id to each line about it.
func Traced(h slog.Handler) slog.Handler { return traced{h} }

type traced struct{ slog.Handler }

func (t traced) Handle(ctx context.Context, line slog.Record) error {
	if l, ok := ctx.Value(requestLogKey{}).(*requestLog); ok {
		line = line.Clone()
		line.AddAttrs(slog.String("request", l.id))
	}
	return t.Handler.Handle(ctx, line)
}

func (t traced) WithAttrs(attrs []slog.Attr) slog.Handler { return traced{t.Handler.WithAttrs(attrs)} }

func (t traced) WithGroup(name string) slog.Handler { return traced{t.Handler.WithGroup(name)} }
