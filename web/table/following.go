package table

import (
	"net/http"
	"time"

	"saddlebag/scoring/speech"
	"saddlebag/web/live"
	"saddlebag/web/site"
)

// A Following is an event stream to a phone that sees what changes at its table.
type Following struct {
	*site.EventStream
	Place live.Place
	Beats <-chan time.Time // when to say that the stream is alive

	tables *Tables
	leave  func()
	watch  *live.Watch
	ticks  *time.Ticker
}

// Follow opens the stream of the place that a request comes from. What has changed is told
// as Watch of a place does. Whoever opens it ends it.
func (t *Tables) Follow(r *http.Request, p live.Place, beat time.Duration, changed chan struct{}) (*Following, error) {
	leave, err := t.Site.Limiters.Streams.Enter(p.Code, p.Table.ID(), site.ClientKey(r))
	if err != nil {
		return nil, err
	}
	watch := p.Watch(changed)
	s, err := t.Site.OpenStream(r)
	if err != nil {
		watch.Stop()
		leave()
		return nil, err
	}
	ticks := time.NewTicker(beat)
	return &Following{s, p, ticks.C, t, leave, watch, ticks}, nil
}

// Find looks the place up anew: its seat can have another number since, or be somebody
// else's. The request is the one that the stream goes on with.
func (f *Following) Find(r *http.Request) (err error) {
	f.Place, err = f.tables.place(r, f.Place.Code)
	return err
}

// Deleted says who has deleted the table; empty if it's there, or nobody knows.
func (f *Following) Deleted(r *http.Request) speech.Text {
	_, err := f.tables.Live.At(r.Context(), f.Place.Code)
	return deletedBy(err)
}

// End ends the stream.
func (f *Following) End() {
	f.ticks.Stop()
	f.Close()
	f.watch.Stop()
	f.leave()
}
