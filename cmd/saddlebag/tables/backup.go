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
		Short: command.Say("cli.backup-short"),
		Long:  command.Say("cli.backup-long"),
		Example: `  saddlebag backup friday.db
  saddlebag backup --db /srv/saddlebag.db --force /media/stick/saddlebag.db
  saddlebag verify friday.db
  saddlebag serve --db friday.db`,
		Args: command.Arguments(1, 1, "cli.backup-takes"),
		RunE: func(cmd *cobra.Command, args []string) error {
			from, err := DatabaseFile(s)
			if err != nil {
				return err
			}
			if postgres.Is(from) {
				return command.Hinted(command.Refused(Shown(from), "cli.backup-postgres"), "cli.backup-postgres-hint")
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
			fmt.Fprintln(cmd.ErrOrStderr(), command.Say("cli.backup-done", "file", args[0], "database", from))
			return nil
		},
	}
	DatabaseFlag(cmd)
	cmd.Flags().BoolVar(&force, "force", false, command.Say("cli.force-flag"))
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
		return command.Hinted(command.FailedBy(from, command.PlainCause(err)), "cli.db-copy-hint")
	}
	defer func() { err = errors.Join(err, os.RemoveAll(folder)) }()
	file := filepath.Join(folder, "copy.db")
	if err := backup(ctx, from, file); err != nil {
		return err
	}
	copied, err := os.Open(file) //nolint:gosec // our own
	if err != nil {
		return command.Unwritten(err)
	}
	defer copied.Close()
	if _, err := io.Copy(out, copied); err != nil {
		return command.Unwritten(err)
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
		return command.FailedBy(file, command.PlainCause(err))
	case !info.Mode().IsRegular():
		return command.Failed(file, "cli.no-regular-file")
	case !force:
		return command.Hinted(command.Refused(file, "cli.exists"), "cli.force-hint")
	case sqlite.InUse(file):
		return command.Hinted(command.Refused(file, "cli.in-use"), "cli.in-use-hint")
	}
	return nil
}

// backup copies a database by way of a file beside the copy's place, so that
// nobody ever finds half of it.
func backup(ctx context.Context, from, to string) (err error) {
	store, err := sqlite.OpenReadOnly(ctx, from)
	if errors.Is(err, fs.ErrNotExist) {
		return command.Hinted(command.FailedBy(from, command.PlainCause(err)), "cli.db-copy-hint")
	}
	if err != nil {
		return command.FailedBy(from, command.PlainCause(err))
	}
	defer func() {
		if closing := store.Close(); closing != nil {
			err = errors.Join(err, command.FailedBy(from, closing))
		}
	}()
	part := command.Beside(to)
	if err := store.Backup(ctx, part); errors.Is(err, sqlite.ErrDisturbed) {
		return command.Hinted(command.FailedBy(from, err), "cli.try-again")
	} else if err != nil {
		return command.FailedBy(to, command.PlainCause(err))
	}
	if err := os.Rename(part, to); err != nil {
		return errors.Join(command.FailedBy(to, command.PlainCause(err)), os.Remove(part))
	}
	return nil
}
