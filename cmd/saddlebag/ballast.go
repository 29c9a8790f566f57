package main

import (
	"os"
	"runtime"
)

// ballastSize is how much garbage comes together at a server before it is collected, in
// bytes, however little is in use.
const ballastSize = 128 << 20

// carryBallast has the collector wait until there is as much garbage as ballast, or as what
// is in use where that is more: a small server would collect many times a second, and a
// large one has to. Nobody touches the ballast, so that the system gives no memory for it.
// Whoever says by GOGC or GOMEMLIMIT when to collect is obeyed.
func carryBallast() (drop func()) {
	if os.Getenv("GOGC") != "" || os.Getenv("GOMEMLIMIT") != "" {
		return func() {}
	}
	ballast := make([]byte, ballastSize)
	return func() { runtime.KeepAlive(ballast) }
}
