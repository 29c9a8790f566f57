//go:build manual

package program

import (
	"os"

	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc" // writes manual pages from the commands themselves

	"saddlebag/cmd/saddlebag/command"
)

// packing are the commands of who packs the program, and builds one for it by the tag
// manual: with what they need, the program that people get would weigh 0.25 MB more.
func packing() []*cobra.Command {
	return []*cobra.Command{manualCommand()}
}

func manualCommand() *cobra.Command {
	return &cobra.Command{
		Use:     "manual FOLDER",
		Short:   command.Say("cli.manual-short"),
		Long:    command.Say("cli.manual-long"),
		Example: `  saddlebag manual /usr/local/share/man/man1`,
		Hidden:  true,
		Args:    command.Arguments(1, 1, "cli.manual-takes"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := os.MkdirAll(args[0], 0o755); err != nil { //nolint:gosec // for all to read
				return command.FailedBy(args[0], command.PlainCause(err))
			}
			header := &doc.GenManHeader{Title: "SADDLEBAG", Section: "1", Source: "Saddlebag", Manual: "Saddlebag"}
			cmd.Root().DisableAutoGenTag = true
			if err := doc.GenManTree(cmd.Root(), header, args[0]); err != nil {
				return command.FailedBy(args[0], command.PlainCause(err))
			}
			return nil
		},
	}
}
