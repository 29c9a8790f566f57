package web

import (
	"bytes"
	"errors"
	"net/http"
	"time"

	"saddlebag/web/live"
)

// beat is how often a stream says that it is alive: a phone that hears nothing
// for a few beats knows that it is cut off, which its browser may not tell.
const beat = 4 * time.Second

// An update is what is sent when something has changed.
type update struct {
	Seen  int    `json:"seen"` // number of the last entry
	Parts []part `json:"parts"`
}

// stream sends the changes of a table's page as they happen, from the revision
// that the page has, and ends when the seat is somebody else's.
func (a *app) stream(w http.ResponseWriter, r *http.Request) error {
	p, err := a.place(r)
	if err != nil {
		return err
	}
	watch := p.Watch()
	defer watch.Stop()
	s, err := a.openStream(w, r)
	if err != nil {
		return err
	}
	defer s.close()
	ticks := time.NewTicker(beat)
	defer ticks.Stop()
	f := follower{a: a, r: r, place: p, out: s, since: a.mirrors.since(revisionOf(r))}
	defer f.leave()
	for err := f.send(); ; err = f.next(watch, ticks) {
		switch {
		case errors.Is(err, live.ErrUnknown):
			_ = s.send("gone", "", []byte("{}")) // the stream ends either way
			return nil
		case errors.Is(err, errLeft):
			return nil
		case err != nil:
			a.Log.Error("stream", "error", err)
			return nil
		}
	}
}

// revisionOf is what a page has seen: what its browser remembers of a stream
// that broke, or what the page was made with.
func revisionOf(r *http.Request) string {
	return either(r.Header.Get("Last-Event-ID"), r.URL.Query().Get("since"))
}

// errLeft is a reader who has gone.
var errLeft = errors.New("the reader has gone")

// A follower sends one page what changes.
type follower struct {
	a      *app
	r      *http.Request
	place  live.Place
	out    *eventStream
	since  int64
	begun  bool
	mirror *mirror
}

// next waits for a change, beating meanwhile, and sends it.
func (f *follower) next(watch *live.Watch, ticks *time.Ticker) error {
	select {
	case <-watch.Changed:
		return f.send()
	case <-ticks.C:
		return gone(f.out.send("beat", "", []byte("{}")))
	case <-f.out.done:
		return errLeft
	}
}

// send sends what has changed since the last time; the first time in any case.
func (f *follower) send() error {
	t, err := f.a.at(f.r.Context(), f.place)
	if errors.Is(err, live.ErrUnknown) { // the place may have come to another seat
		if f.place, err = f.a.place(f.r); err != nil {
			return live.ErrUnknown
		}
		t, err = f.a.at(f.r.Context(), f.place)
	}
	if err != nil {
		return err
	}
	if f.mirror == nil {
		f.mirror = t.mirror
		f.mirror.watched(+1)
	}
	parts := t.changed(f.since)
	if len(parts) == 0 && f.begun {
		return nil
	}
	var data bytes.Buffer
	if err := plainEncoder(&data).Encode(update{t.view.Seen, parts}); err != nil {
		return err
	}
	f.begun, f.since = true, t.now
	return gone(f.out.send("update", f.a.mirrors.revision(t.now), bytes.TrimSuffix(data.Bytes(), []byte("\n"))))
}

// leave ends the following.
func (f *follower) leave() {
	if f.mirror != nil {
		f.mirror.watched(-1)
	}
}

// gone is the error of a stream that nobody reads.
func gone(err error) error {
	if err != nil {
		return errLeft
	}
	return nil
}
