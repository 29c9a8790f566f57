package site

import (
	"crypto/tls"
	"net/http"
	"net/http/httptest"
	"testing"
)

// Browsers complain of this header where they do not trust the origin.
func TestOpenerPolicyNeedsTLS(t *testing.T) {
	h := secured(http.NotFoundHandler())
	for _, state := range []*tls.ConnectionState{nil, {}} {
		w, r := httptest.NewRecorder(), httptest.NewRequest(http.MethodGet, "/", http.NoBody)
		r.TLS = state
		h.ServeHTTP(w, r)
		if sent := w.Header().Get("Cross-Origin-Opener-Policy") != ""; sent != (state != nil) {
			t.Errorf("sent is %t with TLS %v", sent, state)
		}
	}
}
