package table

import (
	"net/http"
	"slices"
	"time"

	"saddlebag/web/live"
	"saddlebag/web/site"
)

// A Following is an event stream to a phone that sees what changes at its table.
type Following struct {
	*site.EventStream
	Place   live.Place
	Changed <-chan struct{}  // has a value whenever something has changed since it was read
	Beats   <-chan time.Time // when to say that the stream is alive

	ends []func()
}

// Follow opens the stream of the place that a request comes from. Whoever opens it
// ends it.
func (t *Tables) Follow(w http.ResponseWriter, r *http.Request, beat time.Duration) (*Following, error) {
	p, err := t.Place(r)
	if err != nil {
		return nil, err
	}
	leave, err := t.Site.Limiters.Streams.Enter(p.Code, p.Table.ID(), site.ClientKey(r))
	if err != nil {
		return nil, err
	}
	watch := p.Watch()
	s, err := t.Site.OpenStream(w, r)
	if err != nil {
		watch.Stop()
		leave()
		return nil, err
	}
	ticks := time.NewTicker(beat)
	return &Following{s, p, watch.Changed, ticks.C, []func(){leave, watch.Stop, s.Close, ticks.Stop}}, nil
}

// End ends the stream.
func (f *Following) End() {
	for _, end := range slices.Backward(f.ends) {
		end()
	}
}
