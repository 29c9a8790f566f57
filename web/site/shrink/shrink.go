// Package shrink makes the answers of a site smaller on the wire. It's apart from the site, which
// does without where there is no wire: in a phone.
package shrink

import (
	"net/http"
	"sync"

	"github.com/klauspost/compress/gzhttp"
)

// shrinks are the types of what is sent compressed. An event stream is compressed
// by itself, as it would wait here. Not so a PDF or a font, which is compressed in
// itself.
var shrinks = []string{"text/html", "text/css", "text/javascript", "application/json", "image/svg+xml"}

// mostPadding is how many bytes a compressed answer may be longer than need
// be. The page of a seat has what others wrote beside what they may not know,
// and its length would tell whether the two are alike. No other site can ask
// for it, as its address is a secret itself, and whoever plays would have to
// enter a guess at a time before the eyes of all; a length that hops with
// every change of the page leaves nothing to read from that.
const mostPadding = 32

// Answers makes a handler's answers smaller for those who can read them so.
func Answers(next http.Handler) http.HandlerFunc { return wrap()(next) }

var wrap = sync.OnceValue(func() func(http.Handler) http.HandlerFunc {
	wrap, err := gzhttp.NewWrapper(gzhttp.ContentTypes(shrinks), gzhttp.EnableZstd(false), gzhttp.RandomJitter(mostPadding, 0, false))
	if err != nil {
		panic(err) // a mistake of ours, which the tests find
	}
	return wrap
})
