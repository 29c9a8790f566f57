package web

import (
	"net/http"
)

// policy lets a page load what this server has, run its own scripts from
// files, and nothing else.
const policy = "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src 'self'; " +
	"form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

// secured sends what keeps a browser from doing more than it was asked to.
func secured(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Content-Security-Policy", policy)
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "same-origin")
		if r.TLS != nil { // elsewhere browsers ignore it, and complain
			h.Set("Cross-Origin-Opener-Policy", "same-origin")
		}
		h.Set("Cross-Origin-Resource-Policy", "same-origin")
		next.ServeHTTP(w, r)
	})
}

// logged writes a line for each request: its path, without what was asked
// there.
func (a *app) logged(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		began := a.Clock()
		noted := &statusWriter{ResponseWriter: w, status: http.StatusOK}
		next.ServeHTTP(noted, r)
		a.Log.Info("request", "method", r.Method, "path", r.URL.Path, "status", noted.status, "took", a.Clock().Sub(began))
	})
}

// A statusWriter remembers the status that was sent.
type statusWriter struct {
	http.ResponseWriter
	status int
}

func (w *statusWriter) WriteHeader(status int) {
	w.status = status
	w.ResponseWriter.WriteHeader(status)
}

// Unwrap gives http.ResponseController what it needs.
func (w *statusWriter) Unwrap() http.ResponseWriter { return w.ResponseWriter }
