package main

import (
	"math"
	"runtime"
	"runtime/debug"
	"testing"
)

// A server of which little is in use may take the least memory, and one of which more is in
// use twice that; of a large one there may be two parts of garbage to one that is in use.
func TestPace(t *testing.T) {
	for live, want := range map[uint64]int64{0: leastMemory, 40 << 20: leastMemory, 100 << 20: 226 << 20, 192 << 20: 410 << 20} {
		if percent, got := paceOf(live, 10<<20); percent != -1 || got != want {
			t.Errorf("%d MB in use: %d percent, %d MB, want %d", live>>20, percent, got>>20, want>>20)
		}
	}
	if _, got := paceOf(100<<20, 1<<30); got != 266<<20 {
		t.Errorf("100 MB in use and 1 GB lost: %d MB", got>>20)
	}
	if percent, limit := paceOf(1<<30, 0); percent != 200 || limit != math.MaxInt64 {
		t.Errorf("1 GB in use: %d percent, %d MB", percent, limit>>20)
	}
}

// The limit is set anew after each collection, until it is stopped; what people set
// themselves is left alone.
func TestCollectLate(t *testing.T) {
	before := debug.SetGCPercent(100)
	defer debug.SetGCPercent(before)
	t.Setenv("GOGC", "")
	t.Setenv("GOMEMLIMIT", "")
	limit := func() int64 { return debug.SetMemoryLimit(-1) }
	stop := collectLate()
	if limit() == math.MaxInt64 {
		t.Error("there is no limit at first")
	}
	debug.SetMemoryLimit(math.MaxInt64)
	for i := 0; i < 1000 && limit() == math.MaxInt64; i++ { // cleanups take their time
		runtime.GC()
	}
	if limit() == math.MaxInt64 {
		t.Error("there is no limit after a collection")
	}
	stop()
	if percent := debug.SetGCPercent(100); limit() != math.MaxInt64 || percent != 100 {
		t.Errorf("when it is over the limit is %d, and the pace %d", limit(), percent)
	}
	t.Setenv("GOGC", "50")
	if collectLate()(); limit() != math.MaxInt64 {
		t.Error("who sets GOGC is not obeyed")
	}
}
