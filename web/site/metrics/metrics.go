// Package metrics has the figures of a server for Prometheus: what its site counts, and what the
// process takes. A site in a phone does without.
package metrics

import (
	"cmp"
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"sync"
	"time"

	"github.com/VictoriaMetrics/metrics" // a tenth of the weight of Prometheus' own
)

// Metrics are the figures of the server for Prometheus. No label holds anything that a
// request chose, so their number is bounded and none is a secret.
type Metrics struct {
	mu       sync.Mutex
	families []family

	requests *metrics.Set
	took     *metrics.Set
	entries  *metrics.Set
	limited  *metrics.Set
	inFlight *metrics.Gauge
	streams  *metrics.Gauge
}

// A family is the figures of one name, which differ in their labels.
type family struct {
	name string
	kind string // counter, gauge, histogram
	help string
	set  *metrics.Set
}

// New begins the figures of a site; see [Metrics.Expect].
func New() *Metrics {
	m := &Metrics{}
	m.requests = m.family(requests, "counter", "Requests that were answered.")
	m.took = m.family(requestSeconds, "histogram", "How long it took to answer.")
	m.entries = m.family(entries, "counter", "Entries that phones sent, by what became of them.")
	m.limited = m.family(limited, "counter", "Requests that were refused as too many, by the limit.")
	const inFlight, streams = "saddlebag_http_requests_in_flight", "saddlebag_streams_open"
	m.inFlight = m.family(inFlight, "gauge", "Requests that are being answered, streams among them.").NewGauge(inFlight, nil)
	m.streams = m.family(streams, "gauge", "Event streams that are open.").NewGauge(streams, nil)
	return m
}

// Expect has the limits and what becomes of entries there from the start, as 0.
func (m *Metrics) Expect(limits, outcomes []string) {
	for _, limit := range limits {
		m.refused(limit)
	}
	for _, outcome := range outcomes {
		m.entry(outcome)
	}
}

// The names of figures that have labels.
const (
	requests       = "saddlebag_http_requests_total"
	requestSeconds = "saddlebag_http_request_seconds"
	entries        = "saddlebag_entries_total"
	limited        = "saddlebag_limited_total"
)

// family begins the figures of a name.
func (m *Metrics) family(name, kind, help string) *metrics.Set {
	m.mu.Lock()
	defer m.mu.Unlock()
	f := family{name, kind, help, metrics.NewSet()}
	m.families = append(m.families, f)
	slices.SortFunc(m.families, func(a, b family) int { return cmp.Compare(a.name, b.name) })
	return f.set
}

// page writes all figures, and those of the process and of Go.
func (m *Metrics) page(w http.ResponseWriter, _ *http.Request) {
	m.mu.Lock()
	families := slices.Clone(m.families)
	m.mu.Unlock()
	w.Header().Set("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
	for _, f := range families {
		fmt.Fprintf(w, "# HELP %s %s\n# TYPE %s %s\n", f.name, f.help, f.name, f.kind)
		f.set.WritePrometheus(w)
	}
	metrics.WriteProcessMetrics(w)
}

// Handler answers /metrics, and nothing else. Give it an address of its own: the figures
// are no guest's business, and a request through a proxy on this machine looks as if it
// came from here.
func (m *Metrics) Handler() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /metrics", m.page)
	return mux
}

// Request counts a request that has been answered.
func (m *Metrics) Request(method, route string, status int, took time.Duration) {
	switch method {
	case http.MethodGet, http.MethodHead, http.MethodPost:
	default:
		method = "other" // anybody can make up a method
	}
	m.requests.GetOrCreateCounter(fmt.Sprintf("%s{method=%q,route=%q,status=%q}", requests, method, route, strconv.Itoa(status/100)+"xx")).Inc()
	m.took.GetOrCreatePrometheusHistogram(fmt.Sprintf("%s{route=%q}", requestSeconds, route)).Update(took.Seconds())
}

// Follow shows the current value of a figure that a room keeps.
func (m *Metrics) Follow(name, help string, figure func() float64) {
	m.family(name, "gauge", help).NewGauge(name, figure)
}

// Count shows the current value of a number that a room keeps, and that only grows.
func (m *Metrics) Count(name, help string, number func() float64) {
	m.family(name, "counter", help).NewGauge(name, number)
}

// InFlight counts requests that are being answered: one more, or one less.
func (m *Metrics) InFlight(more int) { m.inFlight.Add(float64(more)) }

// Streams counts event streams that are open: one more, or one less.
func (m *Metrics) Streams(more int) { m.streams.Add(float64(more)) }

// Entry counts an entry that a phone sent, by what became of it.
func (m *Metrics) Entry(outcome string) { m.entry(outcome).Inc() }

func (m *Metrics) entry(outcome string) *metrics.Counter {
	return m.entries.GetOrCreateCounter(fmt.Sprintf("%s{outcome=%q}", entries, outcome))
}

// Refused counts a request that a limit has refused.
func (m *Metrics) Refused(limit string) { m.refused(limit).Inc() }

func (m *Metrics) refused(limit string) *metrics.Counter {
	return m.limited.GetOrCreateCounter(fmt.Sprintf("%s{limit=%q}", limited, limit))
}
