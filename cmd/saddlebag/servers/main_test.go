// Package servers holds tests of several servers that share a database, and of servers behind
// proxies and balancers: that phones go from one to another and nothing is lost when a server
// is killed, replaced by a later program, or loses the database; and the benchmarks of phones
// that enter at them.
//
// One server alone against all odds is tested in storms, many phones at it in crowds. Begin
// with instances_test.go, then chaos_test.go.
package servers

import (
	"testing"

	"saddlebag/cmd/saddlebag/program"
	"saddlebag/cmd/saddlebag/programtest"
)

func TestMain(m *testing.M) {
	programtest.Main(m, program.Run, map[string]func(){"plain-tables": servePlainTables})
}
