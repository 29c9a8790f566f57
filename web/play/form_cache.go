package play

import (
	"container/list"
	"encoding/binary"
	"hash/maphash"
	"reflect"
	"sync"
)

// A formCache keeps what forms are made of, those shown last: the same things can be
// entered again and again, at all tables of a game. It is safe for concurrent use.
type formCache struct {
	seed maphash.Seed

	mu     sync.Mutex
	pieces map[uint64]*list.Element // by the digest of what was filled in
	recent list.List                // of keptForm, the one shown last first
	bytes  int
}

// A keptForm is HTML and what was filled in.
type keptForm struct {
	digest uint64
	of     any
	html   string
}

const (
	mostForms  = 16 << 20 // bytes that are kept
	aroundForm = 1 << 10  // bytes that one takes about besides its HTML
)

func newFormCache() *formCache {
	return &formCache{seed: maphash.MakeSeed(), pieces: map[uint64]*list.Element{}}
}

// of is the HTML that shows something, filled in if it is not known.
func (c *formCache) of(of any, fill func() (string, error)) (string, error) {
	var h maphash.Hash
	h.SetSeed(c.seed)
	digestOf(&h, reflect.ValueOf(of))
	digest := h.Sum64()
	c.mu.Lock()
	e := c.pieces[digest]
	if e != nil {
		c.recent.MoveToFront(e)
	}
	c.mu.Unlock()
	if e != nil {
		if known := e.Value.(keptForm); reflect.DeepEqual(known.of, of) {
			return known.html, nil
		}
	}
	html, err := fill()
	if err == nil {
		c.keep(keptForm{digest, of, html})
	}
	return html, err
}

// keep keeps what others have perhaps kept meanwhile.
func (c *formCache) keep(one keptForm) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if e := c.pieces[one.digest]; e != nil {
		c.drop(e)
	}
	c.pieces[one.digest] = c.recent.PushFront(one)
	for c.bytes += aroundForm + len(one.html); c.bytes > mostForms; {
		c.drop(c.recent.Back())
	}
}

// drop lets go of a piece. The cache is locked.
func (c *formCache) drop(e *list.Element) {
	one := c.recent.Remove(e).(keptForm)
	delete(c.pieces, one.digest)
	c.bytes -= aroundForm + len(one.html)
}

// digestOf adds a value to a digest: all that DeepEqual would look at.
func digestOf(h *maphash.Hash, v reflect.Value) {
	number := func(n uint64) {
		var b [8]byte
		binary.LittleEndian.PutUint64(b[:], n)
		_, _ = h.Write(b[:]) // never fails
	}
	yes := func(is bool) {
		if is {
			_ = h.WriteByte(1)
		} else {
			_ = h.WriteByte(0)
		}
	}
	switch v.Kind() {
	case reflect.String:
		number(uint64(v.Len())) //nolint:gosec // never negative
		_, _ = h.WriteString(v.String())
	case reflect.Int:
		number(uint64(v.Int())) //nolint:gosec // any bits will do
	case reflect.Bool:
		yes(v.Bool())
	case reflect.Pointer:
		if yes(v.IsNil()); !v.IsNil() {
			digestOf(h, v.Elem())
		}
	case reflect.Slice:
		number(uint64(v.Len())) //nolint:gosec // never negative
		for i := range v.Len() {
			digestOf(h, v.Index(i))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			digestOf(h, v.Field(i))
		}
	default:
		panic("no digest of a " + v.Kind().String()) // a mistake in a struct of this package
	}
}
