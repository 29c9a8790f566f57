package house

import (
	"runtime"
	"sync"
	"weak"
)

// A Derived is what follows from house data of one kind: made when it is first asked for,
// shared by all who ask, and kept as long as the data are. It is read only, as they are,
// and does not hold on to them as a whole.
type Derived[H, T any] struct {
	of   func(*H) *T
	made sync.Map // *T by weak.Pointer[H]
}

// NewDerived is what a function makes of house data, alike each time.
func NewDerived[H, T any](of func(*H) *T) *Derived[H, T] { return &Derived[H, T]{of: of} }

// Of is what follows from house data.
func (d *Derived[H, T]) Of(data *H) *T {
	key := weak.Make(data)
	if made, ok := d.made.Load(key); ok {
		return made.(*T)
	}
	made, known := d.made.LoadOrStore(key, d.of(data))
	if !known {
		runtime.AddCleanup(data, func(gone weak.Pointer[H]) { d.made.Delete(gone) }, key)
	}
	return made.(*T)
}
