package canvas

import (
	"container/list"
	"sync"
)

// cacheBytes is how much a cache holds. All panels of a game take some 100 KB in
// each ink mode, and some 500 KB as SVG. But house data can be anybody's own,
// and a server that prints one worksheet after the other must not grow without
// end.
const cacheBytes = 16 << 20

// A PartCache holds the most recently used parts as a canvas has drawn them. It is safe for
// concurrent use.
type PartCache[K comparable, V sized] struct {
	mu     sync.Mutex
	parts  map[K]*list.Element
	recent list.List // of cached[K, V], the one used last first
	bytes  int
	most   int
}

// sized is what tells about how much it takes in memory.
type sized interface{ MemorySize() int }

type cached[K comparable, V sized] struct {
	key  K
	part V
}

// NewPartCache is an empty cache for the life of the process.
func NewPartCache[K comparable, V sized]() *PartCache[K, V] { return newPartCache[K, V](cacheBytes) }

func newPartCache[K comparable, V sized](most int) *PartCache[K, V] {
	return &PartCache[K, V]{parts: make(map[K]*list.Element), most: most}
}

// Get returns the part of a key, which is made where there is none.
func (k *PartCache[K, V]) Get(key K, draw func() V) V {
	if part, ok := k.find(key); ok {
		return part
	}
	// Made without the lock: others do not wait, and where two make the same
	// part they make the same bytes.
	part := draw()
	k.add(key, part)
	return part
}

func (k *PartCache[K, V]) find(key K) (part V, ok bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	e, ok := k.parts[key]
	if !ok {
		return part, false
	}
	k.recent.MoveToFront(e)
	return e.Value.(cached[K, V]).part, true
}

func (k *PartCache[K, V]) add(key K, part V) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if _, ok := k.parts[key]; ok {
		return
	}
	k.parts[key] = k.recent.PushFront(cached[K, V]{key, part})
	k.bytes += part.MemorySize()
	for k.bytes > k.most {
		last := k.recent.Remove(k.recent.Back()).(cached[K, V])
		delete(k.parts, last.key)
		k.bytes -= last.part.MemorySize()
	}
}

// AroundPart is roughly the size of a part besides its text: its struct, and its
// place in the cache.
const AroundPart = 512
