package panels

import (
	"slices"
	"sync"
)

// Recent is what was asked for last, by keys, so that tables of the same game have the
// same. It is safe for concurrent use.
type recent[T any] struct {
	most int // that are remembered

	mu  sync.Mutex
	all []kept[T] // the latest behind
}

type kept[T any] struct {
	key   string
	value T
}

// get is what a key stands for, made if it is not remembered.
func (r *recent[T]) get(key string, value func() T) T {
	r.mu.Lock()
	defer r.mu.Unlock()
	var one kept[T]
	at := slices.IndexFunc(r.all, func(one kept[T]) bool { return one.key == key })
	switch {
	case at >= 0:
		one = r.all[at]
		r.all = slices.Delete(r.all, at, at+1)
	case len(r.all) == r.most:
		r.all = slices.Delete(r.all, 0, 1)
		fallthrough
	default:
		one = kept[T]{key, value()}
	}
	r.all = append(r.all, one)
	return one.value
}
