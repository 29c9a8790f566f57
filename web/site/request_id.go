package site

import (
	"context"
	"crypto/rand"
	"log/slog"
	"net/http"
	"regexp"
)

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

// Traced has each line that is about a request tell its id.
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
