package crowds

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"saddlebag/cmd/saddlebag/programtest"
)

// The load of a large meeting: at each table four phones play, and one of them
// enters something every second.
const (
	loadTables = 200
	loadPause  = time.Second      // from one entry at a table to its next
	loadTime   = 10 * time.Second // unless LOAD_TIME says otherwise
)

// BenchmarkTables serves many tables on one process over TCP, from a database
// on the disk, to phones in the same process. It reports the time from the
// sending of an entry until the other phones of the table are told. LOAD_TIME
// is for how long they play.
func BenchmarkTables(b *testing.B) {
	lasts := loadTime
	if text := os.Getenv("LOAD_TIME"); text != "" {
		var err error
		if lasts, err = time.ParseDuration(text); err != nil {
			b.Fatal(err)
		}
	}
	for b.Loop() {
		m := meet(b, loadTables, int(lasts/loadPause), loadPause)
		for _, percent := range []int{50, 99, 100} {
			b.ReportMetric(m.late[len(m.late)*percent/100-percent/100].Seconds()*1000, fmt.Sprintf("p%d-ms", percent))
		}
		b.ReportMetric(float64(m.entries)/m.took.Seconds(), "entries/s")
		b.ReportMetric(float64(m.heap)/(1<<20), "heap-MB")
		b.ReportMetric(float64(residentPeak(b))/(1<<20), "rss-MB")
	}
}

// residentPeak is the most memory that the process has had, where the system
// tells; bytes.
func residentPeak(b *testing.B) (bytes int64) {
	for line := range strings.Lines(programtest.Read(b, "/proc/self/status")) {
		if _, err := fmt.Sscanf(line, "VmHWM: %d kB", &bytes); err == nil {
			return bytes << 10
		}
	}
	return 0
}
