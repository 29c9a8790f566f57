//go:build unix

package programtest

import (
	"syscall"
	"testing"
	"time"
)

// CPUTime is how long the processors have worked for this process.
func CPUTime(b *testing.B) time.Duration {
	b.Helper()
	var use syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &use); err != nil {
		b.Fatal(err)
	}
	return time.Duration(use.Utime.Nano() + use.Stime.Nano())
}
