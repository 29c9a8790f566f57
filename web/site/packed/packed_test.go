package packed

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"net/http"
	"strings"
	"sync"
	"testing"

	"github.com/klauspost/compress/gzhttp"
)

// A page is found at the version at which it was kept, and at no other.
func TestVersions(t *testing.T) {
	c := NewCache(Usual)
	c.Put("a", 1, []byte("one"))
	c.Put("b", 1, []byte("other"))
	c.Put("a", 2, []byte("two"))
	for _, test := range []struct {
		key     string
		version int64
		want    string
	}{{"a", 1, ""}, {"a", 2, "two"}, {"b", 1, "other"}, {"c", 1, ""}} {
		if got := c.Get(test.key, test.version); string(got) != test.want {
			t.Errorf("%s at %d is %q; want %q", test.key, test.version, got, test.want)
		}
	}
}

// There is never more than there is room for; those sent last are kept.
func TestRoom(t *testing.T) {
	const size = 1000
	c := NewCache(3 * (around + 1 + size))
	var all sync.WaitGroup
	for i := range 4 {
		all.Go(func() {
			for n := range 100 {
				c.Put(fmt.Sprint(n%10), int64(i), make([]byte, size))
				c.Get(fmt.Sprint((n+i)%10), int64(i))
			}
		})
	}
	all.Wait()
	if c.bytes > c.most || c.bytes != len(c.pages)*(around+1+size) || c.recent.Len() != len(c.pages) {
		t.Errorf("%d bytes of %d pages, in the room of %d", c.bytes, len(c.pages), c.most)
	}
	c.Put("x", 1, make([]byte, size))
	c.Put("y", 1, make([]byte, size))
	c.Get("x", 1)
	c.Put("z", 1, make([]byte, size))
	c.Put("w", 1, make([]byte, size))
	if c.Get("x", 1) == nil || c.Get("y", 1) != nil {
		t.Error("the page that was sent last is not kept")
	}
	c.Put("large", 1, make([]byte, 4*size))
	if c.bytes > c.most {
		t.Errorf("%d bytes in the room of %d", c.bytes, c.most)
	}
}

func TestAccepted(t *testing.T) {
	for header, want := range map[string]bool{
		"": false, "gzip": true, "br, GZIP": true, "gzip;q=0": false, "gzip; q=0.0": false, "gzip;q=0.5, br": true, "br": false, "xgzip": false,
	} {
		r := &http.Request{Header: http.Header{"Accept-Encoding": {header}}}
		if got := Accepted(r); got != want {
			t.Errorf("%q: %v", header, got)
		}
	}
}

// What is packed reads as it was.
func TestPack(t *testing.T) {
	compress, err := gzhttp.NewWrapper()
	if err != nil {
		t.Fatal(err)
	}
	page := []byte(strings.Repeat("<p>a long page</p>", 1000))
	packed, err := gzip.NewReader(bytes.NewReader(Pack(compress, page)))
	if err != nil {
		t.Fatal(err)
	}
	if got, err := io.ReadAll(packed); err != nil || !bytes.Equal(got, page) {
		t.Errorf("%d bytes, %v; want %d", len(got), err, len(page))
	}
	if short := Pack(compress, []byte("<p>")); short != nil {
		t.Errorf("a short page is packed: %q", short)
	}
}
