package play

import (
	"fmt"
	"runtime/debug"
	"slices"
	"sync"
	"sync/atomic"

	"saddlebag/web/site/packed"
)

// broadcasts are those of the tables that are followed, each as long as somebody does.
type broadcasts struct {
	mu sync.Mutex
	of map[string]*broadcast // by the id of the table
}

// A broadcast works out what has changed at a table for one page after the other: they show
// much alike, and none waits for another that is just making it. Each is sent it by its own
// stream, so that a reader who takes nothing is in nobody's way.
type broadcast struct {
	changed chan struct{} // has a value whenever something at the table has changed
	over    chan struct{} // closed when nobody follows the table any more
	open    int           // streams, the ones that are about to arrive, too; locked by broadcasts

	mu     sync.Mutex   // held while it goes round
	rounds atomic.Int64 // begun so far
	to     []*follower  // who has arrived
}

// A bulletin is what is sent to one page.
type bulletin struct {
	update  []*packed.Chunk
	err     error  // why none could be made, with which the stream ends
	mistake string // of the program, which ends it as any other there does; empty for none
	round   int64
}

// join is the broadcast of a table, for one stream until it leaves.
func (b *broadcasts) join(table string) *broadcast {
	b.mu.Lock()
	defer b.mu.Unlock()
	one := b.of[table]
	if one == nil {
		one = &broadcast{changed: make(chan struct{}, 1), over: make(chan struct{})}
		b.of[table] = one
		go one.run()
	}
	one.open++
	return one
}

// leave ends what join began.
func (b *broadcasts) leave(table string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	one := b.of[table]
	if one.open--; one.open == 0 {
		delete(b.of, table)
		close(one.over)
	}
}

// run goes round whenever something has changed, until nobody follows.
func (b *broadcast) run() {
	for {
		select {
		case <-b.changed:
			b.round()
		case <-b.over:
			return
		}
	}
}

// round works out what each page lacks. One that is still being sent the last bulletin asks
// for another round afterwards.
func (b *broadcast) round() {
	b.mu.Lock()
	defer b.mu.Unlock()
	number := b.rounds.Add(1)
	for _, f := range b.to {
		if f.sending.Load() {
			continue
		}
		if one := f.bulletin(); one.update != nil || one.err != nil || one.mistake != "" {
			one.round = number
			f.sending.Store(true)
			f.bulletins <- one // there is room: it has sent the last one
		}
	}
}

// bulletin is what a page lacks, or why that cannot be said.
func (f *follower) bulletin() (one bulletin) {
	defer func() {
		if mistake := recover(); mistake != nil {
			one.mistake = fmt.Sprintf("%v\n%s", mistake, debug.Stack())
		}
	}()
	one.update, one.err = f.prepare()
	return one
}

// ask has another round go.
func (b *broadcast) ask() {
	select {
	case b.changed <- struct{}{}:
	default: // it is about to
	}
}

// add has a page be told from now on. It has been sent what there was after so many rounds:
// where others have begun, it asks for one more.
func (b *broadcast) add(f *follower, rounds int64) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.to = append(b.to, f)
	if b.rounds.Load() != rounds {
		b.ask()
	}
}

// remove ends add. Nothing is worked out for the page any more.
func (b *broadcast) remove(f *follower) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.to = slices.DeleteFunc(b.to, func(o *follower) bool { return o == f })
}
