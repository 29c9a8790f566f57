package house

import (
	"runtime"
	"sync"
	"testing"
	"weak"

	"saddlebag/scoring/waittest"
)

type deck struct{ cards []string }

// What follows from data is made once for all who ask, and goes with the data.
func TestDerived(t *testing.T) {
	counts := NewDerived(func(d *deck) *int {
		n := len(d.cards)
		return &n
	})
	one, two := &deck{[]string{"ace"}}, &deck{[]string{"ace", "king"}}
	made := make([]*int, 4)
	var all sync.WaitGroup
	for i := range made {
		all.Go(func() { made[i] = counts.Of(one) })
	}
	all.Wait()
	for _, n := range made {
		if n != made[0] || *n != 1 {
			t.Errorf("%d cards at %p, and %d at %p", *n, n, *made[0], made[0])
		}
	}
	if n := counts.Of(two); *n != 2 {
		t.Errorf("%d cards of another deck", *n)
	}
	gone := weak.Make(one)
	runtime.KeepAlive(one)
	one = nil
	waittest.For(t, "what follows from data goes with them", func() bool {
		runtime.GC()
		_, kept := counts.made.Load(gone)
		return !kept
	})
	runtime.KeepAlive(two)
}
