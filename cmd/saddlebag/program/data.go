package program

import (
	"github.com/spf13/cobra"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/templates"
)

func dataCommand() *cobra.Command {
	var asJSON, list bool
	cmd := &cobra.Command{
		Use:   "data GAME [NAME]",
		Short: command.Say("cli.data-short"),
		Long:  command.Say("cli.data-long"),
		Example: `  saddlebag data coal-n-write > my-sheet.yaml
  saddlebag data coal-n-write --list
  saddlebag data coal-n-write my-sheet.yaml --json`,
		Args:              command.Arguments(1, 2, "cli.data-takes"),
		ValidArgsFunction: completeData,
		RunE: func(cmd *cobra.Command, args []string) error {
			title, err := command.Game(cmd, args[0])
			if err != nil {
				return err
			}
			if list && len(args) > 1 {
				return command.Usage(cmd, "cli.list-whole", "word", args[1])
			}
			if list {
				return listData(cmd, title.Game.Info().ID, asJSON)
			}
			var name string
			if len(args) > 1 {
				name = args[1]
			}
			found, err := command.FindHouse(title.Game, name, 0)
			switch {
			case err != nil:
				return err
			case asJSON:
				return command.WriteJSON(cmd.OutOrStdout(), found.House)
			}
			if _, err := cmd.OutOrStdout().Write(found.Text); err != nil {
				return command.Unwritten(err)
			}
			return nil
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, command.Say("cli.json-flag"))
	cmd.Flags().BoolVar(&list, "list", false, command.Say("cli.list-flag"))
	return cmd
}

func listData(cmd *cobra.Command, id string, asJSON bool) error {
	names := templates.Houses(id)
	if asJSON {
		return command.WriteJSON(cmd.OutOrStdout(), append([]string{}, names...))
	}
	p := &command.Printer{W: cmd.OutOrStdout()}
	for _, n := range names {
		p.Line("%s", n)
	}
	return p.Err
}

// completeData completes a game, then the names of our data for it; a file
// will do as well.
func completeData(cmd *cobra.Command, args []string, prefix string) ([]string, cobra.ShellCompDirective) {
	if len(args) != 1 {
		return command.CompleteGames(cmd, args, prefix)
	}
	return command.HousesOf(args), cobra.ShellCompDirectiveDefault
}
