package web

import (
	"context"

	"saddlebag/web/live"
)

// lookAt is a place at a table with what it may know, for pages that show no
// sheets.
func lookAt(ctx context.Context, p live.Place) (*atTable, error) {
	t := &atTable{place: p, mirror: &mirror{pictures: &pictures{}}}
	var err error
	if t.company, err = p.Company(); err != nil {
		return nil, err
	}
	if t.view, err = p.View(ctx); err != nil { // no older than the company
		return nil, err
	}
	return t, nil
}
