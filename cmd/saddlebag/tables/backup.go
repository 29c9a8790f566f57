package tables

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"

	"github.com/spf13/cobra"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/scoring/ledger/postgres"
	"saddlebag/scoring/ledger/sqlite"
)

// BackupCommand copies the database of all tables.
func BackupCommand(s *command.Settings) *cobra.Command {
	var force bool
	cmd := &cobra.Command{
		Use:   "backup FILE",
		Short: "Copy the database of all tables, even while it is served",
		Long: `Backup writes a copy of the database to FILE. Nobody has to stop for it: what
was entered before is in the copy, whole, and what comes in meanwhile goes into
the database as ever. The copy holds the secrets of every game, as the database
does: keep it as safe.

To restore one, stop the server, put the copy where the database was, and start
the server again. Where the server did not stop in order, files whose names end
in -wal and -shm lie beside the old database: move them away together with it.`,
		Example: `  saddlebag backup friday.db
  saddlebag backup --db /srv/saddlebag.db --force /media/stick/saddlebag.db
  saddlebag verify friday.db
  saddlebag serve --db friday.db`,
		Args: command.Arguments(1, 1, "one file to write, or - for standard output"),
		RunE: func(cmd *cobra.Command, args []string) error {
			from, err := DatabaseFile(s)
			if err != nil {
				return err
			}
			if postgres.Is(from) {
				return command.Hinted(command.Refused(Shown(from), "PostgreSQL copies its databases itself"), "pg_dump --format=custom writes a copy that pg_restore puts back")
			}
			ctx, stop := signal.NotifyContext(cmd.Context(), os.Interrupt, syscall.SIGTERM)
			defer stop()
			if args[0] == "-" {
				return backupToOutput(ctx, cmd.OutOrStdout(), from)
			}
			to := command.Resolved(args[0])
			if err := mayReplace(to, force); err != nil {
				return err
			}
			if err := backup(ctx, from, to); err != nil {
				return err
			}
			fmt.Fprintf(cmd.ErrOrStderr(), "%s: a copy of %s\n", args[0], from)
			return nil
		},
	}
	DatabaseFlag(cmd)
	cmd.Flags().BoolVar(&force, "force", false, "write over a file that is there")
	return cmd
}

// backupToOutput copies a database to standard output once the copy is whole. It lies
// beside the database until then: an image may have no other place.
func backupToOutput(ctx context.Context, out io.Writer, from string) (err error) {
	if err := command.NotToTerminal(out); err != nil {
		return err
	}
	folder, err := os.MkdirTemp(filepath.Dir(from), ".backup")
	if err != nil {
		return command.Hinted(command.Failed(from, "%w", command.PlainCause(err)), "--db FILE names the database to copy")
	}
	defer func() { err = errors.Join(err, os.RemoveAll(folder)) }()
	file := filepath.Join(folder, "copy.db")
	if err := backup(ctx, from, file); err != nil {
		return err
	}
	copied, err := os.Open(file) //nolint:gosec // our own
	if err != nil {
		return command.Failed("output", "%w", err)
	}
	defer copied.Close()
	if _, err := io.Copy(out, copied); err != nil {
		return command.Failed("output", "%w", command.PlainCause(err))
	}
	return nil
}

// mayReplace wants that nothing is lost where a copy is to be written. Not even
// by force is a database replaced under a server's feet.
func mayReplace(file string, force bool) error {
	info, err := os.Stat(file)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return command.Failed(file, "%w", command.PlainCause(err))
	case !info.Mode().IsRegular():
		return command.Failed(file, "not a file that a copy can be written to")
	case !force:
		return command.Hinted(command.Refused(file, "there already, and kept"), "--force writes over it")
	case sqlite.InUse(file):
		return command.Hinted(command.Refused(file, "a database that is in use"), "copy it to another file; --help tells how to restore one")
	}
	return nil
}

// backup copies a database by way of a file beside the copy's place, so that
// nobody ever finds half of it.
func backup(ctx context.Context, from, to string) (err error) {
	store, err := sqlite.OpenReadOnly(ctx, from)
	if errors.Is(err, fs.ErrNotExist) {
		return command.Hinted(command.Failed(from, "%w", command.PlainCause(err)), "--db FILE names the database to copy")
	}
	if err != nil {
		return command.Failed(from, "%w", command.PlainCause(err))
	}
	defer func() {
		if closing := store.Close(); closing != nil {
			err = errors.Join(err, command.Failed(from, "%w", closing))
		}
	}()
	part := command.Beside(to)
	if err := store.Backup(ctx, part); errors.Is(err, sqlite.ErrDisturbed) {
		return command.Hinted(command.Failed(from, "%w", err), "try again")
	} else if err != nil {
		return command.Failed(to, "%w", command.PlainCause(err))
	}
	if err := os.Rename(part, to); err != nil {
		return errors.Join(command.Failed(to, "%w", command.PlainCause(err)), os.Remove(part))
	}
	return nil
}
