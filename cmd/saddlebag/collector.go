package main

import (
	"math"
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"sync/atomic"
)

// leastMemory is how much memory a server may take before garbage is collected, bytes,
// however little of it is in use: a small server would collect many times a second. One
// that has more in use collects as is usual, when as much is garbage.
const leastMemory = 160 << 20

// collectLate has the collector wait for leastMemory, until it is stopped. Whoever says by
// GOGC or GOMEMLIMIT when to collect is obeyed.
func collectLate() (stop func()) {
	if os.Getenv("GOGC") != "" || os.Getenv("GOMEMLIMIT") != "" {
		return func() {}
	}
	usual := debug.SetGCPercent(-1) // the limit alone says when: one that comes late is too low, and not too high
	var stopped atomic.Bool
	limitMemory(&stopped)
	return func() {
		stopped.Store(true)
		debug.SetMemoryLimit(math.MaxInt64)
		debug.SetGCPercent(usual)
	}
}

// limitMemory says at how much memory to collect next, after each collection anew.
func limitMemory(stopped *atomic.Bool) {
	if stopped.Load() {
		return
	}
	known := []metrics.Sample{{Name: "/gc/heap/live:bytes"}, {Name: "/gc/scan/stack:bytes"}}
	metrics.Read(known)
	debug.SetMemoryLimit(memoryLimit(known[0].Value.Uint64() + known[1].Value.Uint64()))
	// Nobody has this, so that the next collection finds it.
	runtime.AddCleanup(&struct{ _ *int }{}, limitMemory, stopped)
}

// memoryLimit is at how much memory to collect with so much of it in use, bytes.
func memoryLimit(live uint64) int64 {
	const besides = 16 << 20                       // what the collector and the like take themselves
	return int64(max(leastMemory, 2*live+besides)) //nolint:gosec // no machine has so much
}
