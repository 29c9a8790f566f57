package sheets

import (
	"container/list"
	"sync"
)

// keptBytes is how much the keep holds. All panels of a game take some 100 KB
// in each ink mode. But house data can be anybody's own, and a server that
// prints one worksheet after the other must not grow without end.
const keptBytes = 16 << 20

// statics keeps the static parts of panels for all documents of the process.
var statics = newKeep(keptBytes)

// A keep holds static parts, those used last. It is safe for concurrent use.
type keep struct {
	mu     sync.Mutex
	parts  map[staticKey]*list.Element
	recent list.List // of *static, the one used last first
	bytes  int
	most   int
}

func newKeep(most int) *keep { return &keep{parts: make(map[staticKey]*list.Element), most: most} }

// get returns the static part of a panel, which is made where there is none.
func (k *keep) get(key staticKey, p Panel) *static {
	if s, ok := k.find(key); ok {
		return s
	}
	// Made without the lock: others do not wait, and where two make the same
	// part they make the same bytes.
	s := key.static(p)
	k.add(s)
	return s
}

func (k *keep) find(key staticKey) (*static, bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	e, ok := k.parts[key]
	if !ok {
		return nil, false
	}
	k.recent.MoveToFront(e)
	return e.Value.(*static), true
}

func (k *keep) add(s *static) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if _, ok := k.parts[s.key]; ok {
		return
	}
	k.parts[s.key] = k.recent.PushFront(s)
	k.bytes += s.bytes()
	for k.bytes > k.most {
		last := k.recent.Remove(k.recent.Back()).(*static)
		delete(k.parts, last.key)
		k.bytes -= last.bytes()
	}
}

// bytes is about what a part takes in memory.
func (s *static) bytes() int {
	const around = 512 // the struct, its place in the keep
	return around + len(s.key.panel) + len(s.drawn.packed)
}
