package house

import (
	"slices"
	"sync"
)

// memorySize is how many documents a Memory holds: those of a few tables.
const memorySize = 8

// A Memory holds what was read of people's own documents last, so that many ledgers that
// are played on one are not each kept waiting for it. A document is known by a digest of
// all of its text: what is changed in it makes it another. What is given is shared, and
// read only.
// The zero Memory is empty.
type Memory[T any] struct {
	mu     sync.Mutex
	recent []remembered[T] // the latest first
}

type remembered[T any] struct {
	game   string
	digest string
	read   T
}

// Read is what the text of a digest says to a game, by read where it is not known. What
// cannot be read is not remembered.
func (m *Memory[T]) Read(game, digest string, read func() (T, error)) (T, error) {
	if known, ok := m.find(game, digest); ok {
		return known, nil
	}
	v, err := read()
	if err == nil {
		m.add(remembered[T]{game, digest, v})
	}
	return v, err
}

// find is what is known of a document, which goes before the others.
func (m *Memory[T]) find(game, digest string) (read T, ok bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	i := slices.IndexFunc(m.recent, func(r remembered[T]) bool { return r.game == game && r.digest == digest })
	if i < 0 {
		return read, false
	}
	found := m.recent[i]
	copy(m.recent[1:i+1], m.recent[:i])
	m.recent[0] = found
	return found.read, true
}

func (m *Memory[T]) add(r remembered[T]) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.recent = slices.Insert(m.recent, 0, r)
	if len(m.recent) > memorySize {
		m.recent = slices.Delete(m.recent, memorySize, len(m.recent))
	}
}
