package command

import (
	"github.com/spf13/cobra"

	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/templates"
)

// HousesOf are the names of our data for the game that is the first argument.
func HousesOf(args []string) []string {
	if len(args) == 0 {
		return nil
	}
	title, ok := titles.Find(args[0])
	if !ok {
		return nil
	}
	return templates.Houses(title.Game.Info().ID)
}

// CompleteGames completes the name of a game as the first argument.
func CompleteGames(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	if len(args) > 0 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	var ids []string
	for _, t := range titles.List {
		ids = append(ids, t.Game.Info().ID+"\t"+Words(t.Game.Info().Title))
	}
	return ids, cobra.ShellCompDirectiveNoFileComp
}
