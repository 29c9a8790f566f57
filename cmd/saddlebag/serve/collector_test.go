package serve

import (
	"runtime"
	"runtime/debug"
	"testing"
)

// A server of which little is in use may take the least memory; where more is, there may be
// two parts of garbage to one that is in use, and three to five where there is much. The limit is a quarter above that.
func TestPaceOf(t *testing.T) {
	const mb = 1 << 20
	for _, test := range []struct {
		live, lost uint64
		percent    int
		limit      int64 // MB
	}{
		{0, 0, 2000, 120},
		{4 * mb, 0, 1900, 120},
		{40 * mb, 4 * mb, 200, 174},
		{40 * mb, 30 * mb, 200, 207},
		{80 * mb, 20 * mb, 100, 245},
		{200 * mb, 20 * mb, 60, 445},
		{1 << 40, 0, 60, 2097171},
	} {
		percent, limit := paceOf(test.live, test.lost)
		if percent != test.percent || limit/mb != test.limit {
			t.Errorf("%d MB in use, %d lost: %d percent, %d MB", test.live/mb, test.lost/mb, percent, limit/mb)
		}
	}
}

// The percent is set anew after each collection, until it is stopped; what people set
// themselves is left alone.
func TestCollectLate(t *testing.T) {
	const usual = 77
	before := debug.SetGCPercent(usual)
	defer debug.SetGCPercent(before)
	t.Setenv("GOGC", "")
	t.Setenv("GOMEMLIMIT", "")
	percent := func() uint64 { return metricsOf("/gc/gogc:percent") }
	stop := collectLate()
	if percent() == usual {
		t.Error("nothing is set at first")
	}
	debug.SetGCPercent(usual)
	for i := 0; i < 1000 && percent() == usual; i++ { // cleanups take their time
		runtime.GC()
	}
	if percent() == usual {
		t.Error("nothing is set after a collection")
	}
	if stop(); percent() != usual {
		t.Errorf("when it is over %d percent are set", percent())
	}
	t.Setenv("GOGC", "50")
	if collectLate()(); percent() != usual {
		t.Error("who sets GOGC is not obeyed")
	}
}
