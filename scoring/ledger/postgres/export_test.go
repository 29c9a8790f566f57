package postgres

import "time"

// SetSlowAfter has statements be slow that take longer than that, so that none is by
// chance, or all are.
func (s *Store) SetSlowAfter(d time.Duration) { s.watch.after.Store(int64(d)) }
