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
		return "", command.Hinted(command.Failed("db", "%w", err), "--db FILE names the file to keep tables in")
	}
	dir := filepath.Join(xdg.DataHome, "saddlebag")
	if err := os.MkdirAll(dir, 0o700); err != nil { // what is played is the user's own affair
		return "", command.Failed(dir, "%w", command.PlainCause(err))
	}
	return filepath.Join(dir, "saddlebag.db"), nil
}

// DatabaseFlag adds the flag of the setting that DatabaseFile reads.
func DatabaseFlag(cmd *cobra.Command) {
	cmd.Flags().String("db", "", "the `FILE` that tables are kept in, or a database of PostgreSQL as postgres://USER@HOST/NAME (default saddlebag/saddlebag.db in your data folder)")
}
