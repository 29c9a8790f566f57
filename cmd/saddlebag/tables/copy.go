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
)

// CopyCommand copies all tables from one database to another.
func CopyCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "copy FROM TO",
		Short: "Copy all tables from one database to another",
		Long: `Copy brings all tables of one database into another: from a file to PostgreSQL,
back, or from one of a kind to the next. Each table is verified by its chain, before
and after. What is in the other database already stays there, and only what is
missing is added: copy may be interrupted and called again, and while the first
database is served, once more for the rest when it no longer is.
The other one may be served only where it is one of PostgreSQL.`,
		Example: `  saddlebag copy tables.db postgres://saddlebag@localhost/tables
  saddlebag copy postgres://saddlebag@localhost/tables copy.db`,
		Args: command.Arguments(2, 2, "two databases: a file, or postgres://USER:PASSWORD@HOST/DATABASE"),
		RunE: func(cmd *cobra.Command, args []string) (err error) {
			ctx, stop := signal.NotifyContext(cmd.Context(), os.Interrupt, syscall.SIGTERM)
			defer stop()
			from, err := openToRead(ctx, args[0])
			if err != nil {
				return err
			}
			defer func() { err = errors.Join(err, from.Close()) }()
			to, err := OpenToServe(ctx, args[1])
			if err != nil {
				return err
			}
			defer func() { err = errors.Join(err, to.Close()) }()
			same, err := isSame(ctx, args[0], args[1], from, to)
			if err != nil {
				return command.Failed(Shown(args[1]), "%w", err)
			}
			if same {
				return command.Refused(Shown(args[1]), "this is the database itself, and no other")
			}
			return copyAll(ctx, cmd.ErrOrStderr(), from, to, Shown(args[1]))
		},
	}
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
		return command.Failed(name, "%w", err)
	}
	var entries, wrong int
	for i, table := range tables {
		added, err := logbook.Copy(ctx, from, to, table)
		entries += added
		if ctx.Err() != nil {
			return command.Failed(name, "interrupted after %d of %d tables; the rest is copied the next time", i, len(tables))
		}
		if err != nil {
			wrong++
			fmt.Fprintf(w, "saddlebag: not copied: %v\n", err)
		}
		if (i+1)%progress == 0 {
			fmt.Fprintf(w, "%d of %d tables\n", i+1, len(tables))
		}
	}
	if err := copyNote(ctx, from, to); err != nil {
		return command.Failed(name, "%w", err)
	}
	fmt.Fprintf(w, "%s: %s, with %d entries that were not there\n", name, command.Counted(len(tables)-wrong, "table"), entries)
	if wrong > 0 {
		return command.Refused(name, "%d of %d tables could not be copied", wrong, len(tables))
	}
	return nil
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
