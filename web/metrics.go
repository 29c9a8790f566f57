package web

import (
	"net/http"
	"net/netip"
	"strconv"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// metrics are the figures of /metrics. No label holds what a request chose, so
// that their number is bounded and none is a secret.
type metrics struct {
	page     http.Handler
	requests *prometheus.CounterVec
	took     *prometheus.HistogramVec
	entries  *prometheus.CounterVec
	inFlight prometheus.Gauge
	streams  prometheus.Gauge
}

// An outcome is what became of an entry that a phone sent.
type outcome string

// The outcomes of entries.
const (
	accepted  outcome = "accepted"
	conflict  outcome = "conflict"  // made on a state that has moved on
	violation outcome = "violation" // against the rules
	limited   outcome = "limited"   // too many at once
)

func newMetrics() *metrics {
	m := &metrics{
		requests: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "saddlebag_http_requests_total", Help: "Requests that were answered.",
		}, []string{"method", "route", "status"}),
		took: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "saddlebag_http_request_seconds", Help: "How long it took to answer.", Buckets: prometheus.DefBuckets,
		}, []string{"route"}),
		entries: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "saddlebag_entries_total", Help: "Entries that phones sent, by what became of them.",
		}, []string{"outcome"}),
		inFlight: prometheus.NewGauge(prometheus.GaugeOpts{
			Name: "saddlebag_http_requests_in_flight", Help: "Requests that are being answered, streams among them.",
		}),
		streams: prometheus.NewGauge(prometheus.GaugeOpts{
			Name: "saddlebag_streams_open", Help: "Event streams that are open.",
		}),
	}
	for _, o := range []outcome{accepted, conflict, violation, limited} {
		m.entries.WithLabelValues(string(o)) // there from the start, as 0
	}
	registry := prometheus.NewRegistry()
	registry.MustRegister(m.requests, m.took, m.entries, m.inFlight, m.streams,
		collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	m.page = promhttp.HandlerFor(registry, promhttp.HandlerOpts{})
	return m
}

// request counts a request that has been answered.
func (m *metrics) request(method string, e *exchange, took time.Duration) {
	switch method {
	case http.MethodGet, http.MethodHead, http.MethodPost:
	default:
		method = "other" // anybody can make up a method
	}
	m.requests.WithLabelValues(method, e.route, strconv.Itoa(e.status/100)+"xx").Inc()
	m.took.WithLabelValues(e.route).Observe(took.Seconds())
}

// entry counts an entry that a phone sent.
func (m *metrics) entry(o outcome) { m.entries.WithLabelValues(string(o)).Inc() }

// showMetrics answers with the figures. Guests in the same network have no
// business with them, so unless they are open to all only this machine is
// answered, and not for others by way of a proxy on it.
func (a *app) showMetrics(w http.ResponseWriter, r *http.Request) error {
	from, err := netip.ParseAddr(host(r))
	here := err == nil && from.Unmap().IsLoopback() && r.Header.Get("Forwarded") == "" && r.Header.Get("X-Forwarded-For") == ""
	if !here && !a.OpenMetrics {
		return refuse(http.StatusForbidden, "The figures are shown on the machine of the server only.")
	}
	w.Header().Set("Cache-Control", "no-store")
	a.metrics.page.ServeHTTP(w, r)
	return nil
}
