// Saddlebag prints, keeps and checks western tabletop games.
//
// This package only wires: settings, one file per subcommand, and the list of
// games (titles.go). What a game is lives under scoring, how it is drawn under
// sheets.
package main

import (
	"context"
	"io"
	"os"

	"github.com/inconshreveable/mousetrap"
	"github.com/spf13/cobra"

	"saddlebag/scoring/reading"
)

func main() {
	start := run
	if len(os.Args) == 1 && mousetrap.StartedByExplorer() { // on Windows alone
		start = runByIcon
	}
	os.Exit(start(context.Background(), os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

// run carries out one command line and returns the exit code: 0 done, 1
// understood and refused, 2 usage, unreadable input, input or output.
func run(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	cobra.MousetrapHelpText = "" // it would send away who starts the program by its icon
	cmd := root()
	cmd.SetArgs(reading.Arguments(args))
	cmd.SetIn(stdin)
	cmd.SetOut(stdout)
	cmd.SetErr(stderr)
	return report(stderr, cmd.ExecuteContext(ctx))
}
