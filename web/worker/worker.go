// Package worker is the web app where there is no server: in a worker of a browser, which asks
// the same handler that a server has for every page.
//
// What the browser and the net do elsewhere is done here: [Jar] keeps the cookies, as an answer
// of a worker may not set any; [Under] moves a site below a path; and Serve, for WebAssembly
// alone, takes the requests of the worker's script. Nothing here knows a page.
package worker

import (
	"bytes"
	"net/http"
	"net/url"
	"regexp"
	"strings"

	"saddlebag/web/site"
)

// Under is a site, whose pages know of no path above them, under a path that ends with a slash.
// Links of pages and of what streams send, and where a reader is sent on, lead there.
func Under(root string, h http.Handler) http.Handler {
	if root == "/" {
		return h
	}
	prefix := strings.TrimSuffix(root, "/")
	return http.StripPrefix(prefix, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if from, err := url.Parse(r.Referer()); err == nil && strings.HasPrefix(from.Path, root) {
			from.Path = strings.TrimPrefix(from.Path, prefix)
			r.Header.Set("Referer", from.String())
		}
		r.Header.Set(site.PrefixHeader, prefix)
		h.ServeHTTP(&moved{ResponseWriter: w, prefix: prefix}, r)
	}))
}

// A moved answer is that of a site under a path.
type moved struct {
	http.ResponseWriter
	prefix string
}

// link is what a link of a page begins with, as markup or within JSON. What people have
// written has no such quotes there.
var link = regexp.MustCompile(`( (?:href|src|action|formaction)=\\?")/`)

func (m *moved) WriteHeader(status int) {
	if to := m.Header().Get("Location"); strings.HasPrefix(to, "/") {
		m.Header().Set("Location", m.prefix+to)
	}
	m.ResponseWriter.WriteHeader(status)
}

// Write writes a page, or one event of a stream.
func (m *moved) Write(p []byte) (int, error) {
	text := p
	switch kind, _, _ := strings.Cut(m.Header().Get("Content-Type"), ";"); kind {
	case "text/html", "text/event-stream", "application/json":
		if bytes.Contains(p, []byte(`"/`)) {
			text = link.ReplaceAll(p, []byte("${1}"+m.prefix+"/"))
		}
	}
	if _, err := m.ResponseWriter.Write(text); err != nil {
		return 0, err
	}
	return len(p), nil
}

// Unwrap gives http.ResponseController what it needs.
func (m *moved) Unwrap() http.ResponseWriter { return m.ResponseWriter }
