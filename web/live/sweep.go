package live

import (
	"context"
	"time"
)

// idle is for how long a table that nobody watches stays in memory.
const idle = time.Hour

// Sweep deletes the tables whose time is over, and lets go of the memory of
// those that nobody has looked at for a while. It returns how many were
// deleted.
func (all *Tables) Sweep(ctx context.Context) (deleted int, err error) {
	now := all.Clock()
	for _, t := range all.every() {
		gone, err := t.sweep(ctx, now)
		if err != nil {
			return deleted, err
		}
		if gone {
			deleted++
		}
	}
	return deleted, nil
}

func (t *Table) sweep(ctx context.Context, now time.Time) (gone bool, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	const day = 24 * time.Hour
	// The last use is known to a day, so a day is added.
	if t.meta.Keep > 0 && now.Sub(t.meta.Used) > time.Duration(t.meta.Keep+1)*day {
		return true, t.remove(ctx)
	}
	if len(t.watching) == 0 && now.Sub(t.read) > idle {
		t.unload()
	}
	return false, nil
}
