package print

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"saddlebag/cmd/saddlebag/command"
)

// deliver writes the files of a print where they belong, all or none, and tells
// what is in them. Without -o they are called name.
func deliver(cmd *cobra.Command, name string, flags printFlags, files [][]byte, told string) error {
	if flags.out == "-" {
		return toOutput(cmd, files)
	}
	asked := flags.out != ""
	if asked {
		name = flags.out
	}
	names := numbered(name, len(files))
	for _, name := range names {
		if asked || flags.force {
			break
		}
		if _, err := os.Lstat(name); err == nil {
			return command.Hinted(command.Refused(name, "cli.exists"), "cli.exists-hint")
		} else if !errors.Is(err, fs.ErrNotExist) {
			return command.FailedBy(name, command.PlainCause(err))
		}
	}
	if at, err := command.WriteAll(names, files); err != nil {
		return command.FailedBy(at, command.PlainCause(err))
	}
	said := names[0]
	if len(names) > 1 {
		said = command.Say("cli.files", "first", said, "last", names[len(names)-1])
	}
	fmt.Fprintf(cmd.ErrOrStderr(), "%s: %s\n", said, told)
	return nil
}

// toOutput writes the one file of a print to standard output.
func toOutput(cmd *cobra.Command, files [][]byte) error {
	if len(files) > 1 {
		return command.Hinted(command.Refused(command.Say("cli.output"), "cli.too-many-pictures", "n", len(files)), "cli.too-many-pictures-hint")
	}
	if err := command.NotToTerminal(cmd.OutOrStdout()); err != nil && !utf8.Valid(files[0]) {
		return err
	}
	if _, err := cmd.OutOrStdout().Write(files[0]); err != nil {
		return command.Unwritten(err)
	}
	return nil
}
