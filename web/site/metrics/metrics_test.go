package metrics_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"saddlebag/web/roomtest"
	"saddlebag/web/site"
	"saddlebag/web/site/metrics"
)

func TestMetrics(t *testing.T) {
	counted, c := metrics.New(), roomtest.Config(t)
	c.Metrics = counted
	figures := httptest.NewServer(counted.Handler())
	t.Cleanup(figures.Close)
	s := roomtest.StartWith(t, c, func(s *site.Site) {
		s.Get("/x/{code}", func(http.ResponseWriter, *http.Request) error { return nil })
		s.Metrics.Entry(site.Accepted)
		s.Metrics.Entry(site.Accepted)
		s.Metrics.Entry(site.Violation)
	})
	roomtest.Get(t, s.URL+"/x/SECRET")
	roomtest.Get(t, s.URL+"/x/SECRET2?SECRET")
	roomtest.Get(t, s.URL+"/SECRET")
	roomtest.Send(t, "SECRET", s.URL+"/", http.NoBody)
	got := roomtest.Get(t, figures.URL+"/metrics")
	for _, want := range []string{
		`saddlebag_http_requests_total{method="GET",route="/x/{code}",status="2xx"} 2`,
		`saddlebag_http_requests_total{method="GET",route="none",status="4xx"} 1`,
		`saddlebag_http_requests_total{method="other",route="none",status="4xx"} 1`,
		`saddlebag_http_request_seconds_bucket{route="/x/{code}",le="0.005"} 2`,
		`saddlebag_http_requests_in_flight 0`,
		`saddlebag_streams_open 0`,
		`saddlebag_entries_total{outcome="accepted"} 2`,
		`saddlebag_entries_total{outcome="conflict"} 0`,
		`saddlebag_entries_total{outcome="failed"} 0`,
		`saddlebag_entries_total{outcome="limited"} 0`,
		`saddlebag_entries_total{outcome="violation"} 1`,
	} {
		if !strings.Contains(got.Text, "\n"+want+"\n") {
			t.Errorf("without %s", want)
		}
	}
	for _, want := range []string{"\ngo_goroutines ", "\nprocess_start_time_seconds "} {
		if !strings.Contains(got.Text, want) {
			t.Errorf("without %q", want)
		}
	}
	if strings.Contains(got.Text, "SECRET") {
		t.Errorf("the figures tell a secret:\n%s", got.Text)
	}
}

// A request by way of a proxy looks like one of this machine, whatever it
// brings along: nobody is shown the figures where guests are served.
func TestMetricsAreNoGuestsBusiness(t *testing.T) {
	counted, c := metrics.New(), roomtest.Config(t)
	c.Metrics = counted
	h, figures := roomtest.HandlerWith(t, c, func(*site.Site) {}), counted.Handler()
	for _, from := range []string{"127.0.0.1:5000", "[::1]:5000", "192.168.1.20:5000", "@"} {
		r := httptest.NewRequest(http.MethodGet, "/metrics", http.NoBody)
		r.RemoteAddr = from
		w := httptest.NewRecorder()
		h.ServeHTTP(w, r)
		if w.Code != http.StatusNotFound || strings.Contains(w.Body.String(), "saddlebag_http") {
			t.Errorf("%s: status %d", from, w.Code)
		}
	}
	for path, status := range map[string]int{"/metrics": 200, "/": 404, "/tables": 404} {
		w := httptest.NewRecorder()
		figures.ServeHTTP(w, httptest.NewRequest(http.MethodGet, path, http.NoBody))
		if w.Code != status {
			t.Errorf("%s at the address of the figures: status %d", path, w.Code)
		}
	}
}
