package table

import (
	"context"
	"fmt"

	"saddlebag/web/live"
)

// A Snapshot is a table at one moment with what one place may know of it.
type Snapshot struct {
	Place    live.Place
	View     *live.View
	Presence live.Presence
}

// Look takes a snapshot of a table for a place.
func Look(ctx context.Context, p live.Place) (*Snapshot, error) {
	s := &Snapshot{Place: p}
	var err error
	if s.Presence, err = p.Presence(); err != nil {
		return nil, err
	}
	if s.View, err = p.View(ctx); err != nil { // no older than the presence
		return nil, err
	}
	return s, nil
}

// BookAt is the address of an entry in the book of the table.
func (t *Snapshot) BookAt(number int) string {
	return fmt.Sprintf("/t/%s/book?at=%d#entry-%d", t.Place.Code, number, number)
}
