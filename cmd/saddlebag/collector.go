package main

import (
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
	leastMemory = 160 << 20
	// leastPercent is how much garbage there is at least, of what is in use: many wait for a
	// server that has much in use, while it collects.
	leastPercent = 200
)

// collectLate has the collector wait for leastMemory, until it is stopped. Whoever says by
// GOGC or GOMEMLIMIT when to collect is obeyed.
func collectLate() (stop func()) {
	if os.Getenv("GOGC") != "" || os.Getenv("GOMEMLIMIT") != "" {
		return func() {}
	}
	p := new(pace)
	usual := debug.SetGCPercent(p.next())
	p.follow()
	return func() {
		p.stopped.Store(true)
		debug.SetGCPercent(usual)
	}
}

// A pace is how late garbage is collected: a percent of what is in use. It is no limit of
// memory, near which the runtime gives pages back that it needs again at once.
type pace struct {
	stopped atomic.Bool
}

// follow sets the pace again after each collection.
func (p *pace) follow() {
	// Nobody has this, so that the next collection finds it.
	runtime.AddCleanup(&struct{ _ *int }{}, func(p *pace) {
		if !p.stopped.Load() {
			debug.SetGCPercent(p.next())
			p.follow()
		}
	}, p)
}

// next is at how many percent of garbage to collect next.
func (p *pace) next() int {
	live := metricsOf("/gc/heap/live:bytes") + metricsOf("/gc/scan/stack:bytes") + metricsOf("/gc/scan/globals:bytes")
	return percentOf(live, metricsOf("/memory/classes/heap/unused:bytes"))
}

// metricsOf is a figure of the runtime, bytes.
func metricsOf(name string) uint64 {
	known := []metrics.Sample{{Name: name}}
	metrics.Read(known)
	return known[0].Value.Uint64()
}

// percentOf is at how many percent of garbage to collect with so much in use, and so much lost
// between it, bytes.
func percentOf(live, lost uint64) int {
	const (
		besides = 16 << 20 // what the collector and the like take themselves
		least   = 4 << 20  // what the runtime takes the percent of where less is in use
	)
	taken := live + lost + besides
	return int(max(leastPercent, (leastMemory-min(taken, leastMemory))*100/max(live, least))) //nolint:gosec // of what is below leastMemory
}
