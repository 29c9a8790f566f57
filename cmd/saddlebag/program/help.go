package program

import (
	"github.com/spf13/cobra"

	"saddlebag/cmd/saddlebag/command"
)

// helpCommand is another way to write --help. Unlike cobra's own it does not
// take a command that there is not for done.
func helpCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "help [COMMAND]",
		Short: command.Say("cli.help-short"),
		Example: `  saddlebag help
  saddlebag help print`,
		Args: command.Arguments(0, 1, "cli.help-takes"),
		RunE: func(cmd *cobra.Command, args []string) error {
			about, unknown, err := cmd.Root().Find(args)
			if err != nil {
				return err
			}
			if len(unknown) > 0 {
				return noSuchCommand(cmd, unknown)
			}
			about.InitDefaultHelpFlag()
			about.InitDefaultVersionFlag()
			return about.Help()
		},
	}
}
