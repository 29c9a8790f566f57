package site_test

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"saddlebag/web/roomtest"
	"saddlebag/web/site"
)

// One address makes so many tables; whoever is held up is told until when, as
// a page or as JSON.
func TestTooOftenOverHTTP(t *testing.T) {
	clock := roomtest.NewClock()
	c := roomtest.Config(t)
	c.Clock = clock.Tell
	c.Limits.Make = site.Limit{AtOnce: 1, Then: 1, In: 2500 * time.Millisecond}
	at := roomtest.StartWith(t, c, func(s *site.Site) {
		make := func(w http.ResponseWriter, r *http.Request) error {
			if err := s.Limiters.Make.Check(site.ClientKey(r)); err != nil {
				return err
			}
			w.WriteHeader(http.StatusCreated)
			return nil
		}
		s.Post("/x/tables", make)
		s.Post(site.APIPrefix+"x/tables", make)
	}).URL
	if got := roomtest.Send(t, "POST", at+"/x/tables", http.NoBody); got.StatusCode != 201 {
		t.Fatalf("status %d", got.StatusCode)
	}
	page := roomtest.Send(t, "POST", at+"/x/tables", http.NoBody)
	if page.StatusCode != 429 || page.Header.Get("Retry-After") != "3" || !strings.Contains(page.Text, "<p>That was too fast.") {
		t.Errorf("status %d, retry after %q: %s", page.StatusCode, page.Header.Get("Retry-After"), page.Text)
	}
	api := roomtest.Send(t, "POST", at+site.APIPrefix+"x/tables", http.NoBody)
	if want := `{"status":429,"error":"That was too fast. Wait a moment and try again.","violation":null}` + "\n"; api.Header.Get("Retry-After") != "3" || api.Text != want {
		t.Errorf("retry after %q: %s", api.Header.Get("Retry-After"), api.Text)
	}
	clock.After(2500 * time.Millisecond)
	if got := roomtest.Send(t, "POST", at+"/x/tables", http.NoBody); got.StatusCode != 201 {
		t.Errorf("status %d when it is time", got.StatusCode)
	}
}
