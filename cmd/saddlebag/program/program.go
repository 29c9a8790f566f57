// Package program puts the command line together: the root command with all subcommands,
// help, completion, and the commands that describe the games: games, rules, data and
// licences.
//
// What a subcommand does with a game or a table lives in play, check, print, serve and tables;
// none of them knows another. Begin with [Run], and root, which lists the subcommands.
package program

import (
	"context"
	"io"

	"github.com/spf13/cobra"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/scoring/reading"
)

// Run carries out one command line and returns the exit code: 0 done, 1
// understood and refused, 2 usage, unreadable input, input or output.
func Run(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	cobra.MousetrapHelpText = "" // it would send away who starts the program by its icon
	args = reading.Arguments(args)
	command.ChooseLanguage(args) // before there are commands, whose help it is in
	cmd := root()
	cmd.SetArgs(args)
	cmd.SetIn(stdin)
	cmd.SetOut(stdout)
	cmd.SetErr(stderr)
	return command.Report(stderr, cmd.ExecuteContext(ctx))
}
