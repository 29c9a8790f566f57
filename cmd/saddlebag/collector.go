package main

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
	// leastMemory is how much memory a server may take before, bytes, however little of it is
	// in use: a small server would collect many times a second. One that has more in use
	// collects as is usual, when as much is garbage.
	leastMemory = 160 << 20
	// largeServer is from how much memory in use on, bytes, a server is a large one: it has a
	// machine with more, and many wait for it while it collects. So it collects when
	// largePercent as much is garbage.
	largeServer  = 192 << 20
	largePercent = 200
)

// collectLate has the collector wait for leastMemory, until it is stopped. Whoever says by
// GOGC or GOMEMLIMIT when to collect is obeyed.
func collectLate() (stop func()) {
	if os.Getenv("GOGC") != "" || os.Getenv("GOMEMLIMIT") != "" {
		return func() {}
	}
	p := &pace{now: math.MaxInt}
	usual := p.set()
	p.follow()
	return func() {
		p.stopped.Store(true)
		debug.SetMemoryLimit(math.MaxInt64)
		debug.SetGCPercent(usual)
	}
}

// A pace is how late garbage is collected.
type pace struct {
	now     int // percent; -1 where the limit alone says when
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

// set says at how much memory to collect next, and returns the percent that were set before.
func (p *pace) set() (before int) {
	heap := metricsOf("/gc/heap/live:bytes")
	room := metricsOf("/memory/classes/heap/unused:bytes") // lost between what is in use
	percent, limit := paceOf(heap+metricsOf("/gc/scan/stack:bytes"), room)
	debug.SetMemoryLimit(limit)
	if before = p.now; percent != p.now {
		before, p.now = debug.SetGCPercent(percent), percent
	}
	return before
}

// metricsOf is a figure of the runtime, bytes.
func metricsOf(name string) uint64 {
	known := []metrics.Sample{{Name: name}}
	metrics.Read(known)
	return known[0].Value.Uint64()
}

// paceOf is at how many percent of garbage, or else at how much memory, to collect with so
// much in use, and so much lost between it, bytes. Below a limit that comes late there is too
// little garbage, and not too much. What is lost counts up to half of what is in use: some
// of it is what has just been freed.
func paceOf(live, lost uint64) (percent int, limit int64) {
	const besides = 16 << 20 // what the collector and the like take themselves
	if live > largeServer {
		return largePercent, math.MaxInt64
	}
	return -1, int64(max(leastMemory, 2*live+min(lost, live/2)+besides)) //nolint:gosec // no machine has so much
}
