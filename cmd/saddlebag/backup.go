package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"

	"github.com/spf13/cobra"

	"saddlebag/scoring/ledger/sqlite"
)

func backupCommand(s *settings) *cobra.Command {
	var force bool
	cmd := &cobra.Command{
		Use:   "backup FILE",
		Short: "Copy the database of serve while it is in use",
		Long: `Backup writes a copy of the database that serve keeps its tables in. The server
may run meanwhile: what it had acknowledged when the copy began is in it, whole.

To go back to a copy, stop the server, put the file in the place of the
database (its -wal and -shm files beside it must go) and start the server.`,
		Example: `  saddlebag backup tables-2026-11-21.db
  saddlebag backup --db night.db --force copy.db
  saddlebag verify copy.db`,
		Args: arguments(1, 1, "the file to write"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return backup(cmd, databaseFile(s), args[0], force)
		},
	}
	addDatabaseFlag(cmd)
	cmd.Flags().BoolVar(&force, "force", false, "write over a file that is there already")
	return cmd
}

// addDatabaseFlag is the flag of the database's place.
func addDatabaseFlag(cmd *cobra.Command) {
	cmd.Flags().String("db", "", "the `FILE` that the tables are kept in (default saddlebag.db among your own data)")
}

// backup copies a database by way of a file beside the copy, so that nobody
// ever finds half of it.
func backup(cmd *cobra.Command, from, to string, force bool) (err error) {
	if _, err := os.Lstat(to); err == nil && !force {
		return hinted(refused(to, "there already, and kept"), "--force writes over it")
	} else if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return failed(to, "%w", plainCause(err))
	}
	store, err := sqlite.OpenReadOnly(cmd.Context(), from)
	if err != nil {
		return hinted(failed(from, "%w", plainCause(err)), "--db FILE names the database of serve")
	}
	defer func() { err = errors.Join(err, store.Close()) }()
	beside := fmt.Sprintf("%s.%d.part", to, os.Getpid())
	if err := store.Backup(cmd.Context(), beside); err != nil {
		return failed(to, "%w", plainCause(err))
	}
	if err := os.Rename(beside, to); err != nil {
		return errors.Join(failed(to, "%w", plainCause(err)), os.Remove(beside))
	}
	return nil
}
