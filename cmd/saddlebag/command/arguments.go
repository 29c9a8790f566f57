package command

import "github.com/spf13/cobra"

// Arguments says how many arguments a command takes; the message tells which.
func Arguments(least, most int, takes string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) < least || most >= 0 && len(args) > most {
			return Usage(cmd, takes)
		}
		return nil
	}
}

// Usage makes an error of a command line that was not understood, with a message that says
// why.
func Usage(cmd *cobra.Command, why string, args ...any) error {
	return Hinted(Failed(cmd.Name(), why, args...), "cli.see-help", "command", cmd.CommandPath())
}
