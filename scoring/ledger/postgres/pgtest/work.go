//go:build linux

package pgtest

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// tick is in what units the system tells how long processes have worked.
const tick = time.Second / 100

// Work is the processor time used so far by all processes of the cluster
// together.
func (c *Cluster) Work(tb testing.TB) time.Duration {
	tb.Helper()
	text, err := os.ReadFile(filepath.Join(c.folder, "postmaster.pid"))
	if err != nil {
		tb.Fatal(err)
	}
	first, _, _ := strings.Cut(string(text), "\n")
	all, err := filepath.Glob("/proc/[0-9]*/stat")
	if err != nil {
		tb.Fatal(err)
	}
	var sum time.Duration
	for _, file := range all {
		stat, err := os.ReadFile(file)
		if err != nil {
			continue // it has just ended
		}
		pid, parent, own, ended := work(string(stat))
		switch first {
		case pid:
			sum += own + ended
		case parent:
			sum += own
		}
	}
	return sum
}

// work reads of a process who started it, and how long the processors have worked for
// it, and for those of its children that have ended.
func work(stat string) (pid, parent string, own, ended time.Duration) {
	pid, _, _ = strings.Cut(stat, " ")
	_, rest, _ := strings.Cut(stat, ") ") // the name may have anything
	fields := strings.Fields(rest)
	ticks := func(at int) (sum time.Duration) {
		for _, field := range fields[at : at+2] {
			var n int64
			if _, err := fmt.Sscan(field, &n); err != nil {
				return 0
			}
			sum += time.Duration(n) * tick
		}
		return sum
	}
	return pid, fields[1], ticks(11), ticks(13)
}

// WorkOf is the processor time used by a process.
func WorkOf(tb testing.TB, pid int) time.Duration {
	tb.Helper()
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		tb.Fatal(err)
	}
	_, _, own, _ := work(string(stat))
	return own
}
