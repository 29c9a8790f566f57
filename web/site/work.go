package site

import (
	"context"
	"errors"
	"net/http"
	"runtime"
)

// Workplaces are the places for heavy work. Those of tables are apart: nobody
// who plays waits for strangers.
type workplaces struct {
	hall     *places // to be in memory at all, with what was sent and what is answered
	desk     *places // to be worked for
	tables   *places // to be worked for at a table
	refusing func(limit string)
}

// How many requests that bring much, or are answered with much, are in memory
// at a time: in all, and of one address.
const (
	mostInHall     = 12
	mostOfOneThere = 4
)

// newWorkplaces makes a place for each processor, and two at the least, of which
// nobody has more than half.
func newWorkplaces(refusing func(limit string)) workplaces {
	n := max(2, runtime.GOMAXPROCS(0))
	return workplaces{
		hall: newPlaces(mostInHall, mostOfOneThere), desk: newPlaces(n, n/2), tables: newPlaces(n, n/2), refusing: refusing,
	}
}

// busyLimit is what refusals for want of a place are counted under.
const busyLimit = "busy"

// in does something in one of some places, once there is one for a key.
func (w workplaces) in(ctx context.Context, p *places, key string, do func() error) error {
	leave, err := p.take(ctx, key)
	if errors.Is(err, errBusy) {
		w.refusing(busyLimit)
	}
	if err != nil {
		return err
	}
	defer leave()
	return do()
}

// AtWork waits for a place for heavy work and does it. Places are shared fairly
// by address, and whoever has gone away meanwhile waits no longer.
func (s *Site) AtWork(r *http.Request, work func() error) error {
	return s.work.in(r.Context(), s.work.desk, ClientKey(r), work)
}

// AtTable is AtWork for who has a seat at the table of an id: it never waits for
// strangers.
func (s *Site) AtTable(ctx context.Context, table string, work func() error) error {
	return s.work.in(ctx, s.work.tables, table, work)
}

// Costly makes a handler of one that reads much, works much or answers with
// much. How often an address may come is asked first; then it waits until there
// is room in memory for one more, and only then is anything read.
func (s *Site) Costly(limit *Limiter, h Handler) Handler {
	return func(w http.ResponseWriter, r *http.Request) error {
		if err := limit.Check(ClientKey(r)); err != nil {
			return err
		}
		return s.work.in(r.Context(), s.work.hall, ClientKey(r), func() error { return h(w, r) })
	}
}
