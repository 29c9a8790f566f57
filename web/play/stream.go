package play

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"sync/atomic"
	"time"

	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/speech"
	"saddlebag/web/live"
	"saddlebag/web/panels"
	"saddlebag/web/site"
	"saddlebag/web/site/packed"
	"saddlebag/web/table"
)

// beat is how often a stream says that it is alive: a phone that hears nothing
// for a few beats knows that it is cut off, which its browser may not tell.
const beat = 4 * time.Second

// anyCode stands for the code of a place in the addresses of what is sent, so that the
// same does for all. The script of the page puts its own there.
const anyCode = "-"

// What stands around the parts of an update.
var comma, closing = packed.NewChunk([]byte(",")), packed.NewChunk([]byte("]}"))

// updateOf is what is sent when something has changed: in JSON, the number of the last
// entry, and parts, in bundles.
func updateOf(seen int, bundles []*panels.Bundle) ([]*packed.Chunk, error) {
	all := []*packed.Chunk{packed.NewChunk(fmt.Appendf(nil, `{"seen":%d,"parts":[`, seen))}
	for i, one := range bundles {
		chunk, err := one.Chunk()
		if err != nil {
			return nil, err
		}
		if i > 0 {
			all = append(all, comma)
		}
		all = append(all, chunk)
	}
	return append(all, closing), nil
}

// addressed is an update with the code of a place in all addresses. Only there a quote
// sign stands before it: in what people write it is &#34;.
func addressed(update []*packed.Chunk, code string) []*packed.Chunk {
	size := 0
	for _, c := range update {
		size += len(c.Plain())
	}
	whole := make([]byte, 0, size+size/8) // the code is longer than what stands for it
	for _, c := range update {
		whole = appendAddressed(whole, c.Plain(), code)
	}
	return []*packed.Chunk{packed.NewChunk(whole)}
}

// appendAddressed appends what a chunk says with a code in its addresses.
func appendAddressed(to, plain []byte, code string) []byte {
	before, after := []byte(`=\"/t/`), []byte(anyCode+"/")
	for {
		at := bytes.Index(plain, before)
		if at < 0 {
			return append(to, plain...)
		}
		named := plain[:at]
		to = append(append(to, named...), before...)
		plain = plain[at+len(before):]
		if bytes.HasPrefix(plain, after) && (bytes.HasSuffix(named, []byte(" action")) || bytes.HasSuffix(named, []byte(" href"))) {
			to, plain = append(to, code...), plain[len(anyCode):]
		}
	}
}

// stream sends the changes of a table's page as they happen, from the revision
// that the page has, in the language that the page is in, and ends when the seat is
// somebody else's.
func (h *handlers) stream(_ http.ResponseWriter, r *http.Request) error {
	p, err := h.tables.Place(r)
	if err != nil {
		return err
	}
	from := h.broadcasts.join(p.Table.ID())
	to, err := h.tables.Follow(r, p, beat, from.changed)
	if err != nil {
		h.broadcasts.leave(p.Table.ID())
		return err
	}
	to.GoOn((&follower{
		play: h, out: to, from: from, bulletins: make(chan bulletin, 1),
		short: r.FormValue("addresses") == "short", language: pageLanguage(r), has: h.cache.read(revisionOf(r)),
	}).run)
	return nil
}

// revisionOf is what a page has seen: what its browser remembers of a stream
// that broke, or what the page was made with.
func revisionOf(r *http.Request) string {
	return site.Either(r.Header.Get("Last-Event-ID"), r.URL.Query().Get("since"))
}

// pageLanguage is the language of the page that opens a stream. It says so itself: it can be
// older than the choice of another.
func pageLanguage(r *http.Request) *speech.Language {
	if l, ok := speech.For(r.FormValue("language")); ok {
		return l
	}
	return site.Language(r)
}

// errLeft is a reader who has gone, and errMoved one who has another seat than the page was
// made for, as where a phone is passed on in another tab.
var (
	errLeft  = errors.New("the reader has gone")
	errMoved = errors.New("the reader has another seat")
)

// A follower sends one page what changes.
type follower struct {
	play     *handlers
	r        *http.Request // that the stream goes on with
	out      *table.Following
	from     *broadcast
	language *speech.Language // of the page
	short    bool             // the page puts the code of its place into addresses itself
	has      revision         // what the page shows
	here     []bool           // whose phones are there, as the page shows it; nil where that is not known
	begun    bool

	bulletins chan bulletin
	sending   atomic.Bool // one of them, or about to
}

// run sends what changes as long as the page follows.
func (f *follower) run(r *http.Request) {
	defer f.play.broadcasts.leave(f.out.Place.Table.ID())
	defer f.play.cache.follow(readers{f.out.Place.Table.ID(), f.language})()
	defer f.out.End()
	f.r = r
	rounds := f.from.rounds.Load()
	err := f.arrive()
	if err == nil {
		f.from.add(f, rounds)
		defer f.from.remove(f)
	}
	for err == nil {
		err = f.next()
	}
	switch {
	case errors.Is(err, live.ErrUnknown):
		_ = f.out.Send("gone", "", []byte(`{"why":"`+panels.Quote(f.language.Of(f.out.Deleted(r)))+`"}`)) // the stream ends either way
	case errors.Is(err, errLeft):
	case errors.Is(err, errMoved):
		_ = f.out.Send("moved", "", []byte("{}"))
	case errors.As(err, new(*logbook.UnavailableError)): // the phone asks again
		f.play.site.Log.WarnContext(r.Context(), "stream", "error", err)
	default:
		f.play.site.Log.ErrorContext(r.Context(), "stream", "error", err)
	}
}

// arrive sends what the page lacks when it comes, when it is its turn to: where many come
// at the same time, all of them take long, and those who are there and play are told of
// entries meanwhile. It waits for the table and the database before, not in the way of others.
func (f *follower) arrive() error {
	if err := f.load(); err != nil {
		return err
	}
	ctx, leave := context.WithCancel(f.r.Context())
	turn := make(chan bool, 1)
	go func() { turn <- f.play.arrivals.Acquire(ctx, 1) == nil }()
	defer func() {
		leave()
		if <-turn {
			f.play.arrivals.Release(1)
		}
	}()
	for {
		select {
		case came := <-turn:
			if turn <- false; !came {
				return errLeft
			}
			update, err := f.prepareHere()
			if err != nil {
				return err
			}
			return f.tell(update)
		case <-f.out.Beats:
			if err := f.beat(); err != nil {
				return err
			}
		case <-f.out.Gone:
			return errLeft
		case <-f.out.Over:
			return errLeft
		}
	}
}

// load has the table read, if the page does not follow from the same already.
func (f *follower) load() error {
	now, err := f.standing()
	if err != nil || gistOf(f.out.Place, f.language, now.Head, now.Presence) == f.has.gist {
		return err
	}
	_, err = f.out.Place.View(f.r.Context())
	return err
}

// prepareHere is prepare of one whose turn it is to arrive, which is over then.
func (f *follower) prepareHere() ([]*packed.Chunk, error) {
	defer f.play.arrivals.Release(1)
	return f.prepare()
}

// next waits for a bulletin, beating meanwhile, and sends it.
func (f *follower) next() error {
	select {
	case one := <-f.bulletins:
		switch {
		case one.mistake != "":
			panic(one.mistake)
		case one.err != nil:
			return one.err
		}
		err := f.tell(one.update)
		if f.sending.Store(false); f.from.rounds.Load() != one.round {
			f.from.ask() // it has gone past meanwhile
		}
		return err
	case <-f.out.Beats:
		return f.beat()
	case <-f.out.Gone:
		return errLeft
	case <-f.out.Over:
		return errLeft
	}
}

// beat says that the stream is alive.
func (f *follower) beat() error { return gone(f.out.Send("beat", "", []byte("{}"))) }

// tell sends an update.
func (f *follower) tell(update []*packed.Chunk) error {
	f.begun = true
	return gone(f.out.SendChunks("update", f.play.cache.written(f.has), update...))
}

// prepare makes the update of what has changed since the last one, the first in any case;
// else none where nothing has. For a page that follows from the same as the table it only
// tells who is there, and nothing is drawn.
func (f *follower) prepare() ([]*packed.Chunk, error) {
	stamp := f.play.cache.clock.Load() // before what may be seen
	now, err := f.standing()
	if err != nil {
		return nil, err
	}
	gist := gistOf(f.out.Place, f.language, now.Head, now.Presence)
	made, parts, seen := new(bundles), []*panels.Shared(nil), now.Number
	if gist == f.has.gist {
		f.has.stamp = stamp
	} else if made, parts, seen, err = f.draw(follows{now.Presence.Version, gist}); err != nil {
		return nil, err
	}
	here, err := f.company(now.Here, parts)
	if err != nil {
		return nil, err
	}
	if len(parts)+len(here) == 0 && f.begun {
		return nil, nil
	}
	update, err := updateOf(seen, made.of(parts, here))
	if err != nil {
		return nil, err
	}
	if !f.short {
		update = addressed(update, f.out.Place.Code)
	}
	f.out.Ready(update...)
	return update, nil
}

// standing is how the table stands for the place, which may have come to another seat.
func (f *follower) standing() (live.Standing, error) {
	now, err := f.out.Place.Standing(f.r.Context())
	if errors.Is(err, live.ErrUnknown) {
		had := f.out.Place.Seat
		switch {
		case f.out.Find(f.r) != nil:
			return now, live.ErrUnknown
		case f.out.Place.Seat != had:
			return now, errMoved
		}
		now, err = f.out.Place.Standing(f.r.Context())
	}
	return now, err
}

// draw brings the page up to date, and takes what it shows otherwise than the one that is
// followed, and the bundles that its table has sent.
func (f *follower) draw(known follows) (made *bundles, parts []*panels.Shared, seen int, err error) {
	now, err := f.play.upToDate(f.r.Context(), f.out.Place, f.language, known)
	if err != nil {
		return nil, nil, 0, err
	}
	parts, has := now.state.changed(&f.has, now.parts)
	has.stamp = now.shows.stamp
	f.has = has
	return &now.state.made.sent, parts, now.table.View.Seen, nil
}

// company are parts that tell whose phones are there: of all who have come or gone, and of
// everybody where other parts replace what tells it.
func (f *follower) company(here []bool, parts []*panels.Shared) (all []*panels.Shared, err error) {
	again := f.here == nil || slices.ContainsFunc(parts, func(p *panels.Shared) bool { return p.ID == "tally" })
	for seat, there := range here {
		if again || seat >= len(f.here) || f.here[seat] != there {
			one, err := f.play.cache.hereOf(f.play.site.Template(f.language, "table"), f.language, seat, there)
			if err != nil {
				return nil, err
			}
			all = append(all, one)
		}
	}
	f.here = here
	return all, nil
}

// gone is the error of a stream that nobody reads.
func gone(err error) error {
	if err != nil {
		return errLeft
	}
	return nil
}
