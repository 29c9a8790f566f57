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
			return command.Hinted(command.Refused(name, "there already, and kept"), "--force writes over it, -o FILE writes elsewhere")
		} else if !errors.Is(err, fs.ErrNotExist) {
			return command.Failed(name, "%w", command.PlainCause(err))
		}
	}
	if at, err := command.WriteAll(names, files); err != nil {
		return command.Failed(at, "%w", command.PlainCause(err))
	}
	said := names[0]
	if len(names) > 1 {
		said += " to " + names[len(names)-1]
	}
	fmt.Fprintf(cmd.ErrOrStderr(), "%s: %s\n", said, told)
	return nil
}

// toOutput writes the one file of a print to standard output.
func toOutput(cmd *cobra.Command, files [][]byte) error {
	if len(files) > 1 {
		return command.Hinted(command.Refused("output", "these are %d pictures, and it takes one", len(files)), "name one sheet of one page, or write to files with -o")
	}
	if err := command.NotToTerminal(cmd.OutOrStdout()); err != nil && !utf8.Valid(files[0]) {
		return err
	}
	if _, err := cmd.OutOrStdout().Write(files[0]); err != nil {
		return command.Failed("output", "%w", command.PlainCause(err))
	}
	return nil
}
