package tables

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"

	"github.com/spf13/cobra"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/postgres"
	"saddlebag/web/live/groups"
)

// CopyCommand copies all tables from one database to another, or a group with its tables.
func CopyCommand() *cobra.Command {
	var group string
	cmd := &cobra.Command{
		Use:   "copy FROM TO",
		Short: command.Say("cli.copy-short"),
		Long:  command.Say("cli.copy-long"),
		Example: `  saddlebag copy tables.db postgres://saddlebag@localhost/tables
  saddlebag copy postgres://saddlebag@localhost/tables copy.db
  saddlebag copy --group cqkvbj2ww5fmtnp3xzr7hdya4e tables.db thursday.db`,
		Args: command.Arguments(2, 2, "cli.copy-takes"),
		RunE: func(cmd *cobra.Command, args []string) (err error) {
			ctx, stop := signal.NotifyContext(cmd.Context(), os.Interrupt, syscall.SIGTERM)
			defer stop()
			from, err := OpenToRead(ctx, args[0])
			if err != nil {
				return err
			}
			defer func() { err = errors.Join(err, from.Close()) }()
			if group != "" {
				if group, err = findGroup(ctx, from, group); err != nil {
					return err
				}
			}
			to, err := OpenToServe(ctx, args[1])
			if err != nil {
				return err
			}
			defer func() { err = errors.Join(err, to.Close()) }()
			same, err := isSame(ctx, args[0], args[1], from, to)
			if err != nil {
				return command.FailedBy(Shown(args[1]), err)
			}
			if same {
				return command.Refused(Shown(args[1]), "cli.copy-same")
			}
			if group != "" {
				return copyGroup(ctx, cmd.ErrOrStderr(), from, to, group, Shown(args[1]))
			}
			return copyAll(ctx, cmd.ErrOrStderr(), from, to, Shown(args[1]))
		},
	}
	cmd.Flags().StringVar(&group, "group", "", command.Say("cli.copy-group-flag"))
	return cmd
}

// copyGroup copies a group with its tables: all or nothing, as far as that's up to the database it
// comes from.
func copyGroup(ctx context.Context, w io.Writer, from, to logbook.Store, id, name string) error {
	tables, entries, err := groups.CopyWhole(ctx, from, to, id)
	switch {
	case errors.Is(err, logbook.ErrDiverged):
		return command.Hinted(command.Refused(name, "cli.not-copied", "why", err), "cli.copy-diverged-hint")
	case err != nil:
		return command.Refused(name, "cli.not-copied", "why", err)
	}
	fmt.Fprintln(w, command.Say("cli.group-copied", "database", name, "n", tables, "entries", entries))
	return nil
}

// isSame says whether two databases are one.
func isSame(ctx context.Context, from, to string, one, other Store) (bool, error) {
	a, isShared := one.(*postgres.Store)
	b, too := other.(*postgres.Store)
	if isShared || too {
		if !isShared || !too {
			return false, nil
		}
		return postgres.Same(ctx, a, b)
	}
	was, err := os.Stat(from)
	if err != nil {
		return false, err
	}
	is, err := os.Stat(to)
	return err == nil && os.SameFile(was, is), err
}

// progress is after how many tables copy says how far it is.
const progress = 1000

// copyAll copies each table that can be, and tells those that cannot.
func copyAll(ctx context.Context, w io.Writer, from, to logbook.Store, name string) error {
	tables, err := from.Tables(ctx)
	if err != nil {
		return command.FailedBy(name, err)
	}
	var entries, wrong int
	for i, table := range tables {
		added, err := copyOne(ctx, from, to, table)
		entries += added
		if ctx.Err() != nil {
			return command.Failed(name, "cli.copy-interrupted", "done", i, "tables", len(tables))
		}
		if err != nil {
			wrong++
			command.Note(w, "cli.not-copied", "why", err)
		}
		if (i+1)%progress == 0 {
			fmt.Fprintln(w, command.Say("cli.copy-progress", "done", i+1, "tables", len(tables)))
		}
	}
	if err := copyNote(ctx, from, to); err != nil {
		return command.FailedBy(name, err)
	}
	fmt.Fprintln(w, command.Say("cli.copied", "database", name, "n", len(tables)-wrong, "entries", entries))
	if wrong > 0 {
		return command.Refused(name, "cli.copy-failed", "failed", wrong, "tables", len(tables))
	}
	return nil
}

// copyOne copies a table or a group.
func copyOne(ctx context.Context, from, to logbook.Store, id string) (added int, err error) {
	if text, err := from.Card(ctx, id); err == nil && groups.IndexOf(text, 0) != nil {
		return groups.Copy(ctx, from, to, id)
	}
	return logbook.Copy(ctx, from, to, id, nil)
}

// copyNote copies what the keeper of all tables has noted, where the other has nothing.
func copyNote(ctx context.Context, from, to logbook.Store) error {
	note, err := to.Note(ctx)
	if err != nil || note != nil {
		return err
	}
	if note, err = from.Note(ctx); err != nil || note == nil {
		return err
	}
	return to.SetNote(ctx, note)
}
