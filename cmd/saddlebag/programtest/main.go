// Package programtest is what tests of the running program share: the program as a command
// of its own, servers, tables with their seats and phones, and files. Each package below
// cmd/saddlebag has its TestMain call Main, so "saddlebag" is that test binary itself.
//
// It holds no test, and nothing that only one package of tests needs. It imports neither
// the program nor a subcommand, so their internal tests may use it, too.
//
// Begin with [Serve], which starts a server, [NewTable], which makes a table there, and
// [Gather], which seats people at it with a phone each.
package programtest

import (
	"context"
	"io"
	"maps"
	"os"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"saddlebag/web/webtest"
)

// Run is the program, as Main was given it: for tests that need no process of its own.
var Run func(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) int

// AtTheEnd is done when all tests of a package are.
var AtTheEnd []func()

// Main runs the tests of a package, for which the program is the command "saddlebag", and
// ends the process. There may be further commands, by their names.
func Main(m *testing.M, run func(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) int, further map[string]func()) {
	Run = run
	commands := map[string]func(){"saddlebag": func() {
		os.Exit(run(context.Background(), os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
	}}
	maps.Copy(commands, further)
	testscript.Main(tests{webtest.Tests{M: m}}, commands)
}

// tests are the tests of a package.
type tests struct{ webtest.Tests }

// Run runs the tests, and returns the code to exit with.
func (t tests) Run() int {
	defer func() {
		for _, do := range AtTheEnd {
			do()
		}
	}()
	return t.Tests.Run()
}
