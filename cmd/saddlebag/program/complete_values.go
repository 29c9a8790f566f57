package program

import (
	"slices"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// completeValues has all commands complete the values of their flags, by the names of
// these.
func completeValues(root *cobra.Command) {
	of := map[string]cobra.CompletionFunc{
		"data": func(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
			return command.HousesOf(args), cobra.ShellCompDirectiveDefault // a file will do as well
		},
		"set": func(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
			return rulingsOf(args), cobra.ShellCompDirectiveNoFileComp
		},
	}
	for name, values := range command.Choices() {
		of[name] = cobra.FixedCompletions(values, cobra.ShellCompDirectiveNoFileComp)
	}
	var register func(*cobra.Command)
	register = func(cmd *cobra.Command) {
		one := func(f *pflag.Flag) {
			if complete, ok := of[f.Name]; ok && f.Value.Type() != "bool" {
				_ = cmd.RegisterFlagCompletionFunc(f.Name, complete) // fails for a flag that is not there
			}
		}
		cmd.Flags().VisitAll(one)
		cmd.PersistentFlags().VisitAll(one)
		for _, sub := range cmd.Commands() {
			register(sub)
		}
	}
	register(root)
}

// rulingsOf are the rulings of the game that is the first argument, each with the
// values that it can have.
func rulingsOf(args []string) (all []string) {
	if len(args) == 0 {
		return nil
	}
	title, ok := titles.Find(args[0])
	if !ok {
		return nil
	}
	for _, o := range title.Game.Info().Options {
		if o.Choices == nil {
			all = append(all, o.Name+"="+o.Default+"\t"+command.Words(o.Label))
		}
		for _, value := range o.Choices {
			all = append(all, o.Name+"="+value+"\t"+command.Words(o.Label))
		}
	}
	return all
}

// completeClauses completes a game, then the numbers of its clauses.
func completeClauses(cmd *cobra.Command, args []string, prefix string) ([]string, cobra.ShellCompDirective) {
	if len(args) == 0 {
		return command.CompleteGames(cmd, args, prefix)
	}
	title, ok := titles.Find(args[0])
	if !ok || len(args) > 1 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	clauses := slices.Concat(title.Game.Info().Clauses, ledger.Clauses)
	return scoring.Each(len(clauses), func(i int) string { return clauses[i].Number + "\t" + command.Words(clauses[i].Text) }), cobra.ShellCompDirectiveNoFileComp
}
