// Package packed keeps pages as they're sent, compressed. It finds them again by what they
// show. If you load an unchanged page again, you get the same bytes.
package packed

import (
	"container/list"
	"net/http"
	"strings"
	"sync"
)

// Usual is how much is kept unless a site says otherwise, in bytes.
const Usual = 64 << 20

// A Cache keeps the pages sent last. It is safe for concurrent use.
type Cache struct {
	mu     sync.Mutex
	pages  map[string]*list.Element
	recent list.List // of page, the one sent last first
	bytes  int
	most   int
}

// page is a page of an address as somebody sees it, at one version of what it shows.
type page struct {
	key     string
	version int64
	packed  []byte
}

// around is about what a page takes in memory besides its bytes.
const around = 256

// NewCache keeps at most so many bytes; 0 keeps nothing.
func NewCache(most int) *Cache { return &Cache{pages: map[string]*list.Element{}, most: most} }

// Get finds a version of a page; nil if it isn't kept.
func (c *Cache) Get(key string, version int64) []byte {
	c.mu.Lock()
	defer c.mu.Unlock()
	e, ok := c.pages[key]
	if !ok || e.Value.(page).version != version {
		return nil
	}
	c.recent.MoveToFront(e)
	return e.Value.(page).packed
}

// Put keeps a page instead of its other versions, if there is room. The bytes must not
// change any more.
func (c *Cache) Put(key string, version int64, packed []byte) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if e, ok := c.pages[key]; ok {
		c.drop(e)
	}
	c.pages[key] = c.recent.PushFront(page{key, version, packed})
	c.bytes += around + len(key) + len(packed)
	for c.bytes > c.most {
		c.drop(c.recent.Back())
	}
}

// drop lets go of a page. The cache is locked.
func (c *Cache) drop(e *list.Element) {
	p := c.recent.Remove(e).(page)
	delete(c.pages, p.key)
	c.bytes -= around + len(p.key) + len(p.packed)
}

// Accepted says whether a request's sender can read gzip.
func Accepted(r *http.Request) bool {
	for one := range strings.SplitSeq(strings.Join(r.Header.Values("Accept-Encoding"), ","), ",") {
		name, weight, _ := strings.Cut(one, ";")
		weight = strings.ReplaceAll(weight, " ", "")
		if strings.EqualFold(strings.TrimSpace(name), "gzip") && strings.Trim(weight, "0.") != "q=" {
			return true
		}
	}
	return false
}

// Pack is a page of HTML as a compressing handler would send it.
func Pack(compress func(http.Handler) http.HandlerFunc, html []byte) []byte {
	r := &http.Request{Method: http.MethodGet, Header: http.Header{"Accept-Encoding": {"gzip"}}}
	w := &writer{header: http.Header{}}
	compress(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", HTML)
		_, _ = w.Write(html) // into memory
	})).ServeHTTP(w, r)
	if w.header.Get("Content-Encoding") != "gzip" {
		return nil // it is too short to be worth it
	}
	return w.bytes
}

// HTML is the content type of pages.
const HTML = "text/html; charset=utf-8"

// A writer takes an answer into memory.
type writer struct {
	header http.Header
	bytes  []byte
}

func (w *writer) Header() http.Header { return w.header }

func (w *writer) WriteHeader(int) {}

func (w *writer) Write(b []byte) (int, error) {
	w.bytes = append(w.bytes, b...)
	return len(b), nil
}
