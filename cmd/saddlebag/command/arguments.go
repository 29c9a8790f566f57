package command

import "github.com/spf13/cobra"

// Arguments says how many arguments a command takes.
func Arguments(least, most int, what string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) < least || most >= 0 && len(args) > most {
			return Usage(cmd, "takes %s", what)
		}
		return nil
	}
}

// Usage makes an error of a command line that was not understood.
func Usage(cmd *cobra.Command, format string, args ...any) error {
	return Hinted(Failed(cmd.Name(), format, args...), "see %s --help", cmd.CommandPath())
}
