package main

import "github.com/spf13/cobra"

// arguments says how many arguments a command takes.
func arguments(least, most int, what string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) < least || most >= 0 && len(args) > most {
			return usage(cmd, "takes %s", what)
		}
		return nil
	}
}

// usage makes an error of a command line that was not understood.
func usage(cmd *cobra.Command, format string, args ...any) error {
	return hinted(failed(cmd.Name(), format, args...), "see %s --help", cmd.CommandPath())
}
