package tables

import (
	"os"
	"path/filepath"

	"github.com/adrg/xdg"
	"github.com/spf13/cobra"

	"saddlebag/cmd/saddlebag/command"
)

// DatabaseFile is the file that tables are kept in: the one that --db names
// or, in a folder that is made where there is none, the user's own.
func DatabaseFile(s *command.Settings) (string, error) {
	if s.DB != "" {
		return s.DB, nil
	}
	if _, err := os.UserHomeDir(); err != nil && os.Getenv("XDG_DATA_HOME") == "" {
		return "", command.Hinted(command.FailedBy("db", err), "cli.db-keep-hint")
	}
	dir := filepath.Join(xdg.DataHome, "saddlebag")
	if err := os.MkdirAll(dir, 0o700); err != nil { // what is played is the user's own affair
		return "", command.FailedBy(dir, command.PlainCause(err))
	}
	return filepath.Join(dir, "saddlebag.db"), nil
}

// DatabaseFlag adds the flag of the setting that DatabaseFile reads.
func DatabaseFlag(cmd *cobra.Command) {
	cmd.Flags().String("db", "", command.Say("cli.db-flag"))
}
