// Package servers holds tests of several servers that share a database, and of servers behind
// proxies and balancers: phones move from one to another, and nothing is lost when a server
// is killed, replaced by a later version, or loses the database. It also has the benchmarks
// of phones that enter at servers.
//
// One server with everything against it is tested in storms, one with many phones in crowds.
// Begin with instances_test.go, then chaos_test.go.
package servers

import (
	"testing"

	"saddlebag/cmd/saddlebag/program"
	"saddlebag/cmd/saddlebag/programtest"
)

func TestMain(m *testing.M) {
	programtest.Main(m, program.Run, map[string]func(){"plain-tables": servePlainTables})
}
