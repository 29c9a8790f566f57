package house_test

import (
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"saddlebag/scoring/house"
)

// All who read the same text at the same time have the same value, which is checked and
// finished once; another text has its own, and so has a wrong one its error each time.
func TestReaderShares(t *testing.T) {
	checked, finished := 0, 0
	r := house.Reader[board]{
		Checks: []func(*board, *house.Document) *house.Error{func(b *board, doc *house.Document) *house.Error {
			checked++
			if b.Name == "Wrong" {
				return doc.Errorf("name", "wrong")
			}
			return nil
		}},
		Finish: func(*board) { finished++ },
	}
	read := func(text string) *board {
		t.Helper()
		b, err := r.Read("b.yaml", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		return b
	}
	first := read(good)
	if again := read(good); again != first || checked != 1 || finished != 1 {
		t.Errorf("%d checks and %d finished for one text", checked, finished)
	}
	other := read(strings.Replace(good, "number: 3", "number: 4", 1))
	if other == first || other.Places[0].Number != 4 || first.Places[0].Number != 3 {
		t.Errorf("%+v and %+v of two texts", first, other)
	}
	wrong := strings.Replace(good, "Dead Man's Gulch", "Wrong", 1)
	for _, file := range []string{"one.yaml", "two.yaml"} {
		if _, err := r.Read(file, []byte(wrong)); err == nil || err.Error() != file+":2:7: name: wrong" {
			t.Errorf("%v", err)
		}
	}
	runtime.KeepAlive(first)
}

// What nobody uses any more is read anew: a Reader holds on to nothing.
func TestReaderForgets(t *testing.T) {
	finished := make(chan bool, 1000)
	r := house.Reader[board]{Finish: func(*board) { finished <- true }}
	for range 100 {
		if _, err := r.Read("b.yaml", []byte(good)); err != nil {
			t.Fatal(err)
		}
		if len(finished) > 1 {
			return
		}
		runtime.GC()
		time.Sleep(10 * time.Millisecond)
	}
	t.Error("what nobody uses is kept")
}

// Many may read at once.
func TestReaderAtOnce(t *testing.T) {
	var r house.Reader[board]
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() {
			for range 50 {
				if b, err := r.Read("b.yaml", []byte(good)); err != nil || b.Places[1].ID != "12" {
					t.Errorf("%+v, %v", b, err)
				}
			}
		})
	}
	all.Wait()
}
