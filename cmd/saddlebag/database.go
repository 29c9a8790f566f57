package main

import (
	"os"
	"path/filepath"

	"github.com/adrg/xdg"
	"github.com/spf13/cobra"
)

// databaseFile is the file that tables are kept in: the one that --db names
// or, in a folder that is made where there is none, the user's own.
func databaseFile(s *settings) (string, error) {
	if s.DB != "" {
		return s.DB, nil
	}
	if _, err := os.UserHomeDir(); err != nil && os.Getenv("XDG_DATA_HOME") == "" {
		return "", hinted(failed("db", "%w", err), "--db FILE names the file to keep tables in")
	}
	dir := filepath.Join(xdg.DataHome, "saddlebag")
	if err := os.MkdirAll(dir, 0o700); err != nil { // what is played is the user's own affair
		return "", failed(dir, "%w", plainCause(err))
	}
	return filepath.Join(dir, "saddlebag.db"), nil
}

// databaseFlag adds the flag of the setting that databaseFile reads.
func databaseFlag(cmd *cobra.Command) {
	cmd.Flags().String("db", "", "the `FILE` that tables are kept in, or a database of PostgreSQL as postgres://USER@HOST/NAME (default saddlebag/saddlebag.db in your data folder)")
}
