package play

import (
	"container/list"
	"encoding/binary"
	"hash/maphash"
	"reflect"
	"sync"

	"saddlebag/scoring/speech"
)

// A formCache keeps what forms are made of, those shown last: the same things can be
// entered again and again, at all tables of a game. It is safe for concurrent use.
type formCache struct {
	mu     sync.Mutex
	pieces map[formKey]*list.Element
	recent list.List // of keptForm, the one shown last first
	bytes  int
}

// A formKey is what was filled in, and the language that it says it in.
type formKey struct {
	of       digest
	language *speech.Language
}

// A keptForm is HTML and what was filled in.
type keptForm struct {
	of   formKey
	html string
}

const (
	mostForms  = 16 << 20 // bytes that are kept
	aroundForm = 256      // bytes that one takes about besides its HTML
)

func newFormCache() *formCache { return &formCache{pieces: map[formKey]*list.Element{}} }

// forms are what forms are made of, in a language.
type forms struct {
	cache    *formCache
	language *speech.Language
}

// of is the HTML that shows something, filled in if it is not known.
func (f forms) of(of any, fill func() (string, error)) (string, error) {
	return f.at(digestOf(of), fill)
}

// at is the HTML that shows something with a digest, filled in if it is not known.
func (f forms) at(d digest, fill func() (string, error)) (string, error) {
	key := formKey{d, f.language}
	if html, ok := f.cache.known(key); ok {
		return html, nil
	}
	html, err := fill()
	if err == nil {
		f.cache.keep(keptForm{key, html})
	}
	return html, err
}

// known is the HTML of a key, where it is kept.
func (c *formCache) known(key formKey) (html string, ok bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	e := c.pieces[key]
	if e == nil {
		return "", false
	}
	c.recent.MoveToFront(e)
	return e.Value.(keptForm).html, true
}

// keep keeps what others have perhaps kept meanwhile.
func (c *formCache) keep(one keptForm) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if e := c.pieces[one.of]; e != nil {
		c.drop(e)
	}
	c.pieces[one.of] = c.recent.PushFront(one)
	for c.bytes += aroundForm + len(one.html); c.bytes > mostForms; {
		c.drop(c.recent.Back())
	}
}

// drop lets go of a piece. The cache is locked.
func (c *formCache) drop(e *list.Element) {
	one := c.recent.Remove(e).(keptForm)
	delete(c.pieces, one.of)
	c.bytes -= aroundForm + len(one.html)
}

// A digest tells what is filled in from all else that could be, in this process: by two
// sums with seeds that nobody knows.
type digest [2]uint64

var seeds = [...]maphash.Seed{maphash.MakeSeed(), maphash.MakeSeed()}

// spelled has room for what digests are made of.
var spelled = sync.Pool{New: func() any { return new([]byte) }}

// digestOf is the digest of what a template is filled in with.
func digestOf(of any) (d digest) {
	spell(of, func(spelling []byte) {
		for i, seed := range seeds {
			d[i] = maphash.Bytes(seed, spelling)
		}
	})
	return d
}

// spell spells something out, with its type, in room that is used again.
func spell(of any, as func(spelling []byte)) {
	spelling := spelled.Get().(*[]byte)
	defer spelled.Put(spelling)
	v := reflect.ValueOf(of)
	*spelling = append((*spelling)[:0], v.Type().String()...)
	*spelling = appendValue(*spelling, v)
	as(*spelling)
}

// appendValue spells out a value, so that no other of its type is spelled so.
func appendValue(b []byte, v reflect.Value) []byte {
	number := func(n uint64) { b = binary.AppendUvarint(b, n) }
	yes := func(is bool) {
		if is {
			b = append(b, 1)
		} else {
			b = append(b, 0)
		}
	}
	switch v.Kind() {
	case reflect.String:
		s := v.String()
		number(uint64(len(s))) //nolint:gosec // never negative
		b = append(b, s...)
	case reflect.Int, reflect.Int64:
		number(uint64(v.Int())) //nolint:gosec // any bits will do
	case reflect.Uint8, reflect.Uint64:
		number(v.Uint())
	case reflect.Bool:
		yes(v.Bool())
	case reflect.Pointer:
		if yes(v.IsNil()); !v.IsNil() {
			b = appendValue(b, v.Elem())
		}
	case reflect.Slice, reflect.Array:
		number(uint64(v.Len())) //nolint:gosec // never negative
		for i := range v.Len() {
			b = appendValue(b, v.Index(i))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			b = appendValue(b, v.Field(i))
		}
	default:
		panic("no digest of a " + v.Kind().String()) // a mistake in a struct of this package
	}
	return b
}
