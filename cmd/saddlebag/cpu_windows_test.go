package main

import (
	"testing"
	"time"
)

// cpuTime is not known here.
func cpuTime(b *testing.B) time.Duration {
	b.Helper()
	b.Skip("how long the processors worked is not asked of Windows")
	return 0
}
