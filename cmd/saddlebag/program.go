package main

import (
	"context"
	"io"

	"saddlebag/scoring/reading"

	"github.com/spf13/cobra"
)

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
