package main

import (
	"fmt"

	"saddlebag/templates"

	"github.com/spf13/cobra"
)

// housesOf are the names of our data for the game that is the first argument.
func housesOf(args []string) []string {
	if len(args) == 0 {
		return nil
	}
	title, ok := findTitle(args[0])
	if !ok {
		return nil
	}
	return templates.Houses(title.Game.Info().ID)
}

// completeGames completes the name of a game as the first argument.
func completeGames(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	if len(args) > 0 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	var ids []string
	for _, t := range titles {
		ids = append(ids, fmt.Sprintf("%s\t%s", t.Game.Info().ID, t.Game.Info().Title))
	}
	return ids, cobra.ShellCompDirectiveNoFileComp
}
