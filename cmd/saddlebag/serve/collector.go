package serve

import (
	"math"
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"sync/atomic"
)

// When garbage is collected.
const (
	// leastMemory is about how much memory a server may take before, bytes, however little of
	// it is in use: a small server would collect many times a second.
	leastMemory = 96 << 20
	// mostPercent is how much garbage there may be beyond, of what is in use: many wait for a
	// server that has much in use, while it collects. Above mostGarbage, bytes, it is leastPercent:
	// what a crowd takes at once is soon given back.
	mostPercent  = 200
	mostGarbage  = 80 << 20
	leastPercent = 60
)

// collectLate has the collector wait for leastMemory, until it is stopped. Whoever says by
// GOGC or GOMEMLIMIT when to collect is obeyed.
func collectLate() (stop func()) {
	if os.Getenv("GOGC") != "" || os.Getenv("GOMEMLIMIT") != "" {
		return func() {}
	}
	p := new(pace)
	usual := p.set()
	p.follow()
	return func() {
		p.stopped.Store(true)
		debug.SetMemoryLimit(math.MaxInt64)
		debug.SetGCPercent(usual)
	}
}

// A pace is how late garbage is collected: a percent of what is in use. Until that is set
// again, it would be one of all that a crowd takes at once: so there is a limit of memory,
// too. It lies above what the percent comes to: near one, the runtime gives pages back that it
// needs again at once.
type pace struct {
	stopped atomic.Bool
}

// follow sets the pace again after each collection.
func (p *pace) follow() {
	// Nobody has this, so that the next collection finds it.
	runtime.AddCleanup(&struct{ _ *int }{}, func(p *pace) {
		if !p.stopped.Load() {
			p.set()
			p.follow()
		}
	}, p)
}

// set says when to collect next, and returns the percent that were set before.
func (p *pace) set() (before int) {
	live := metricsOf("/gc/heap/live:bytes") + metricsOf("/gc/scan/stack:bytes") + metricsOf("/gc/scan/globals:bytes")
	percent, limit := paceOf(live, metricsOf("/memory/classes/heap/unused:bytes"))
	debug.SetMemoryLimit(limit)
	return debug.SetGCPercent(percent)
}

// metricsOf is a figure of the runtime, bytes.
func metricsOf(name string) uint64 {
	known := []metrics.Sample{{Name: name}}
	metrics.Read(known)
	return known[0].Value.Uint64()
}

// paceOf is at how many percent of garbage to collect with so much in use, and so much lost
// between it, and at how much memory in any case; bytes.
func paceOf(live, lost uint64) (percent int, limit int64) {
	const (
		besides = 16 << 20 // what the collector and the like take themselves
		least   = 4 << 20  // what the runtime takes the percent of where less is in use
		spare   = 4        // part of it that lies between what the percent comes to and the limit
	)
	taken, part := live+lost+besides, max(live, least)/100
	garbage := max(leastMemory-min(taken, leastMemory), min(part*mostPercent, mostGarbage), part*leastPercent)
	full := taken + garbage
	return int(garbage / part), int64(full + full/spare) //nolint:gosec // a few thousand; no machine has so much
}
