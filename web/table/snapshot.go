package table

import (
	"context"
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/web/live"
	"saddlebag/web/live/views"
)

// A Snapshot is a table at one moment with what one place may know of it.
type Snapshot struct {
	Place    live.Place
	View     *views.View
	Presence live.Presence
	Head     live.Head
}

// Look takes a snapshot of a table for a place.
func Look(ctx context.Context, p live.Place) (*Snapshot, error) {
	at, v, err := p.Look(ctx)
	if err != nil {
		return nil, err
	}
	return &Snapshot{Place: p, View: v, Presence: at.Presence, Head: at.Head}, nil
}

// OthersPlay says whether anybody has a seat beside the one that is played at the place.
func (t *Snapshot) OthersPlay() bool { return len(t.View.Names) > 1 || t.Place.Seat == scoring.Table }

// BookAt is the address of an entry in the book of the table.
func (t *Snapshot) BookAt(number int) string {
	return fmt.Sprintf("/t/%s/book?at=%d#entry-%d", t.Place.Code, number, number)
}

// Title is what the table is called: as its host has written it, or as its game.
func (t *Snapshot) Title() speech.Text {
	if t.View.Header.Title != "" {
		return speech.Words(t.View.Header.Title)
	}
	return t.View.Info.Title
}
