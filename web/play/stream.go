package play

import (
	"bytes"
	"errors"
	"net/http"
	"time"

	"saddlebag/scoring/ledger"
	"saddlebag/web/live"
	"saddlebag/web/panels"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// beat is how often a stream says that it is alive: a phone that hears nothing
// for a few beats knows that it is cut off, which its browser may not tell.
const beat = 4 * time.Second

// An update is what is sent when something has changed.
type update struct {
	Seen  int           `json:"seen"` // number of the last entry
	Parts []panels.Part `json:"parts"`
}

// stream sends the changes of a table's page as they happen, from the revision
// that the page has, and ends when the seat is somebody else's.
func (h *handlers) stream(w http.ResponseWriter, r *http.Request) error {
	to, err := h.tables.Follow(w, r, beat)
	if err != nil {
		return err
	}
	defer to.End()
	f := follower{play: h, r: r, place: to.Place, out: to}
	f.since, f.has = h.cache.since(revisionOf(r))
	defer f.leave()
	for err := f.send(); ; err = f.next() {
		switch {
		case errors.Is(err, live.ErrUnknown):
			_ = to.Send("gone", "", []byte("{}")) // the stream ends either way
			return nil
		case errors.Is(err, errLeft):
			return nil
		case errors.As(err, new(*ledger.UnavailableError)): // the phone asks again
			h.site.Log.WarnContext(r.Context(), "stream", "error", err)
			return nil
		case err != nil:
			h.site.Log.ErrorContext(r.Context(), "stream", "error", err)
			return nil
		}
	}
}

// revisionOf is what a page has seen: what its browser remembers of a stream
// that broke, or what the page was made with.
func revisionOf(r *http.Request) string {
	return site.Either(r.Header.Get("Last-Event-ID"), r.URL.Query().Get("since"))
}

// errLeft is a reader who has gone.
var errLeft = errors.New("the reader has gone")

// A follower sends one page what changes.
type follower struct {
	play  *handlers
	r     *http.Request
	place live.Place
	out   *table.Following
	since int64
	has   string // digest of the sheets
	begun bool
	page  *pageState
}

// next waits for a change, beating meanwhile, and sends it.
func (f *follower) next() error {
	select {
	case <-f.out.Changed:
		return f.send()
	case <-f.out.Beats:
		return gone(f.out.Send("beat", "", []byte("{}")))
	case <-f.out.Done:
		return errLeft
	}
}

// send sends what has changed since the last time; the first time in any case.
func (f *follower) send() error {
	now, err := f.play.upToDate(f.r.Context(), f.place)
	if errors.Is(err, live.ErrUnknown) { // the place may have come to another seat
		if f.place, err = f.play.tables.Place(f.r); err != nil {
			return live.ErrUnknown
		}
		now, err = f.play.upToDate(f.r.Context(), f.place)
	}
	if err != nil {
		return err
	}
	if f.page == nil {
		f.page = now.state
		f.page.watched(+1)
	}
	parts, digest := now.state.changed(f.since, f.has)
	if len(parts) == 0 && f.begun {
		return nil
	}
	var data bytes.Buffer
	if err := site.PlainEncoder(&data).Encode(update{now.table.View.Seen, parts}); err != nil {
		return err
	}
	f.begun, f.since, f.has = true, now.stamp, digest
	own := bytes.ReplaceAll(bytes.TrimSuffix(data.Bytes(), []byte("\n")), []byte(f.play.cache.anyone), []byte(f.place.Code))
	return gone(f.out.Send("update", f.play.cache.revision(now.stamp, digest), own))
}

// leave ends the following.
func (f *follower) leave() {
	if f.page != nil {
		f.page.watched(-1)
	}
}

// gone is the error of a stream that nobody reads.
func gone(err error) error {
	if err != nil {
		return errLeft
	}
	return nil
}
