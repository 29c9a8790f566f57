package site

import (
	"net/http"
	"strconv"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// Metrics are the figures of the server for Prometheus. No label holds what a
// request chose, so that their number is bounded and none is a secret.
type Metrics struct {
	registry *prometheus.Registry
	page     http.Handler
	requests *prometheus.CounterVec
	took     *prometheus.HistogramVec
	entries  *prometheus.CounterVec
	limited  *prometheus.CounterVec
	inFlight prometheus.Gauge
	streams  prometheus.Gauge
}

// An Outcome is what became of an entry that a phone sent.
type Outcome string

// The outcomes of entries.
const (
	Accepted  Outcome = "accepted"
	Conflict  Outcome = "conflict"  // made on a state that has moved on
	Violation Outcome = "violation" // against the rules
	Limited   Outcome = "limited"   // too many at once
	Failed    Outcome = "failed"    // by no fault of who sent it
)

func newMetrics() *Metrics {
	m := &Metrics{
		requests: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "saddlebag_http_requests_total", Help: "Requests that were answered.",
		}, []string{"method", "route", "status"}),
		took: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "saddlebag_http_request_seconds", Help: "How long it took to answer.", Buckets: prometheus.DefBuckets,
		}, []string{"route"}),
		entries: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "saddlebag_entries_total", Help: "Entries that phones sent, by what became of them.",
		}, []string{"outcome"}),
		limited: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "saddlebag_limited_total", Help: "Requests that were refused as too many, by the limit.",
		}, []string{"limit"}),
		inFlight: prometheus.NewGauge(prometheus.GaugeOpts{
			Name: "saddlebag_http_requests_in_flight", Help: "Requests that are being answered, streams among them.",
		}),
		streams: prometheus.NewGauge(prometheus.GaugeOpts{
			Name: "saddlebag_streams_open", Help: "Event streams that are open.",
		}),
	}
	for _, o := range []Outcome{Accepted, Conflict, Violation, Limited, Failed} {
		m.entries.WithLabelValues(string(o)) // there from the start, as 0
	}
	registry := prometheus.NewRegistry()
	m.registry = registry
	registry.MustRegister(m.requests, m.took, m.entries, m.limited, m.inFlight, m.streams,
		collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	m.page = promhttp.HandlerFor(registry, promhttp.HandlerOpts{})
	return m
}

// Handler answers /metrics, and nothing else. It is for an address of its own:
// the figures are no guest's business, and a request by way of a proxy on this
// machine looks as if it came from here.
func (m *Metrics) Handler() http.Handler {
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", m.page)
	return mux
}

// request counts a request that has been answered.
func (m *Metrics) request(method, route string, status int, took time.Duration) {
	switch method {
	case http.MethodGet, http.MethodHead, http.MethodPost:
	default:
		method = "other" // anybody can make up a method
	}
	m.requests.WithLabelValues(method, route, strconv.Itoa(status/100)+"xx").Inc()
	m.took.WithLabelValues(route).Observe(took.Seconds())
}

// Follow shows a figure that a room keeps, as it is when it is asked for.
func (m *Metrics) Follow(name, help string, figure func() float64) {
	m.registry.MustRegister(prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: name, Help: help}, figure))
}

// Count shows a number that a room keeps, which only grows, as it is when it is asked for.
func (m *Metrics) Count(name, help string, number func() float64) {
	m.registry.MustRegister(prometheus.NewCounterFunc(prometheus.CounterOpts{Name: name, Help: help}, number))
}

// Entry counts an entry that a phone sent.
func (m *Metrics) Entry(o Outcome) { m.entries.WithLabelValues(string(o)).Inc() }

// Refused counts a request that a limit has refused.
func (m *Metrics) Refused(limit string) { m.limited.WithLabelValues(limit).Inc() }
