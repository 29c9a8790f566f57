package groups

import (
	"context"
	"slices"
	"time"

	"saddlebag/scoring/nights"
)

// A View is a group as it was when somebody looked. Nobody changes it.
type View struct {
	ID     string
	Name   string
	Made   time.Time
	People nights.People
	Open   []string // ids of the tables whose games aren't recorded yet
	Stats  *nights.Stats
	Last   int // number of the last entry of the log
}

// Look is the group as it is. If read is not nil, it may read the plays on the shelf meanwhile.
func (g *Group) Look(ctx context.Context, read func(*nights.Shelf)) (View, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if err := g.fresh(ctx); err != nil {
		return View{}, err
	}
	if read != nil {
		read(g.shelf)
	}
	return View{
		ID: g.id, Name: g.card.Name, Made: g.card.Made, People: slices.Clone(g.card.People), Open: slices.Clone(g.card.Tables),
		Stats: g.shelf.Stats(), Last: g.entries,
	}, nil
}

// Tables are the ids of all tables that the group has or had games of, and of those whose games
// aren't recorded yet. It tells them of a group in the trash, too.
func (g *Group) Tables(ctx context.Context) ([]string, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if err := g.reread(ctx); err != nil {
		return nil, err
	}
	ids := append(g.shelf.Tables(), g.card.Tables...)
	slices.Sort(ids)
	return slices.Compact(ids), nil
}
