// Package tables looks after a database of tables, in a file or in PostgreSQL. It copies and
// verifies one, lists, exports, restores and deletes its tables, and salvages what is whole.
//
// Serving it lives in serve; what a table is, in web/live. Begin with [Command], and with
// [OpenToServe] for how a database is opened.
package tables

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/postgres"
	"saddlebag/scoring/speech"
	"saddlebag/web/live"
)

// Command tends the tables of a database: lists, exports, restores and deletes them.
func Command(s *command.Settings) *cobra.Command {
	list := listTables(s)
	cmd := &cobra.Command{
		Use:   "tables",
		Short: command.Say("cli.tables-short"),
		Long:  command.Say("cli.tables-long"),
		Example: `  saddlebag tables list
  saddlebag tables export cqkvbj2ww5fmtnp3xzr7hdya4e > night.json
  saddlebag tables restore cqkvbj2ww5fmtnp3xzr7hdya4e
  saddlebag tables delete cqkvbj2ww5fmtnp3xzr7hdya4e`,
		Args: command.Arguments(0, 0, "cli.tables-takes"),
		RunE: list.RunE,
	}
	cmd.Flags().AddFlagSet(list.Flags())
	cmd.AddCommand(list, exportTable(s),
		changeTable(s, "restore", "cli.restore-short", "cli.restored"), changeTable(s, "delete", "cli.delete-short", "cli.deleted"))
	return cmd
}

// withTables reads the database of the settings.
func withTables(ctx context.Context, s *command.Settings, do func(Store) error) error {
	file, err := DatabaseFile(s)
	if err != nil {
		return err
	}
	store, err := OpenToRead(ctx, file)
	if err != nil {
		return err
	}
	return errors.Join(do(store), store.Close())
}

func listTables(s *command.Settings) *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "list",
		Short: command.Say("cli.list-short"),
		Example: `  saddlebag tables list
  saddlebag tables list --db night.db --json`,
		Args: command.Arguments(0, 0, "cli.no-arguments"),
		RunE: func(cmd *cobra.Command, _ []string) error {
			return withTables(cmd.Context(), s, func(store Store) error {
				list, err := live.List(cmd.Context(), store)
				if err != nil {
					return command.FailedBy("tables", err)
				}
				p := &command.Printer{W: cmd.OutOrStdout()}
				for _, t := range list {
					if asJSON {
						if err := command.WriteJSON(cmd.OutOrStdout(), rowOf(t)); err != nil {
							return err
						}
						continue
					}
					p.Line("%s", lineOf(t))
				}
				return p.Err
			})
		},
	}
	DatabaseFlag(cmd)
	cmd.Flags().BoolVar(&asJSON, "json", false, command.Say("cli.json-each-table-flag"))
	return cmd
}

// A tableRow is what tables list --json prints of a table.
type tableRow struct {
	ID      string   `json:"id"`
	Game    string   `json:"game"`
	Title   string   `json:"title"`
	Players []string `json:"players"`
	Entries int      `json:"entries"`
	Bytes   int64    `json:"bytes"`
	Made    string   `json:"made"`
	Used    string   `json:"used"`
	Keep    int      `json:"keep"`    // days after the last use; 0 for ever
	Trashed string   `json:"trashed"` // the day; empty for a table in use
	Damage  string   `json:"damage"`
}

func rowOf(t live.Listed) tableRow {
	return tableRow{t.ID, t.Game, t.Title, t.Players, t.Entries, t.Bytes, dayOf(t.Made), dayOf(t.Used), t.Keep, dayOf(t.Trashed), t.Damage}
}

// dayOf is a day as people write it; empty for none.
func dayOf(at time.Time) string {
	if at.IsZero() {
		return ""
	}
	return at.Format(time.DateOnly)
}

// lineOf is a table in words.
func lineOf(t live.Listed) string {
	names := make([]string, len(t.Players))
	for i, name := range t.Players {
		names[i] = ledger.Quote(name)
	}
	said := command.Say("cli.table-line", "n", t.Entries, "bytes", speech.Tenths(10*t.Bytes), "used", dayOf(t.Used), "trashed", dayOf(t.Trashed), "damage", t.Damage)
	return fmt.Sprintf("%s  %s  %s  %s", t.ID, t.Game, strings.Join(names, " "), said)
}

func exportTable(s *command.Settings) *cobra.Command {
	cmd := &cobra.Command{
		Use:     "export ID",
		Short:   command.Say("cli.export-short"),
		Example: `  saddlebag tables export cqkvbj2ww5fmtnp3xzr7hdya4e > night.json`,
		Args:    command.Arguments(1, 1, "cli.export-takes"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return withTables(cmd.Context(), s, func(store Store) error {
				log, err := store.Load(cmd.Context(), args[0])
				if errors.Is(err, logbook.ErrNotFound) {
					return noTable(args[0])
				}
				if err != nil {
					return command.FailedBy(args[0], err)
				}
				card, _ := store.Card(cmd.Context(), args[0]) // the entries are exported all the same
				log.Journal = live.JournalOf(card)
				text, err := json.Marshal(log)
				if err != nil {
					return err
				}
				_, err = cmd.OutOrStdout().Write(append(text, '\n'))
				return err
			})
		},
	}
	DatabaseFlag(cmd)
	return cmd
}

func noTable(id string) error {
	return command.Hinted(command.Refused(id, "cli.no-table"), "cli.no-table-hint")
}

// changeTable restores or deletes tables: what to do, and the messages that say it in short, and
// that it is done.
func changeTable(s *command.Settings, what, short, done string) *cobra.Command {
	cmd := &cobra.Command{
		Use:     what + " ID…",
		Short:   command.Say(short),
		Example: "  saddlebag tables " + what + " cqkvbj2ww5fmtnp3xzr7hdya4e",
		Args:    command.Arguments(1, -1, "cli.ids-take"),
		RunE: func(cmd *cobra.Command, args []string) error {
			file, err := DatabaseFile(s)
			if err != nil {
				return err
			}
			for _, id := range args {
				err := order(cmd.Context(), file, what, id)
				if errors.Is(err, errNoServer) {
					err = changeDirectly(cmd.Context(), s, file, what, id)
				}
				switch {
				case errors.Is(err, errNoTable):
					return noTable(id)
				case err != nil:
					return command.FailedBy(Shown(file), command.PlainCause(err))
				}
				fmt.Fprintln(cmd.ErrOrStderr(), command.Say(done, "table", id))
			}
			return nil
		},
	}
	DatabaseFlag(cmd)
	return cmd
}

// changeDirectly restores or deletes a table of a database that nobody serves.
func changeDirectly(ctx context.Context, s *command.Settings, file, what, id string) (err error) {
	if _, err := os.Stat(file); err != nil && !postgres.Is(file) {
		return err
	}
	store, err := OpenToServe(ctx, file)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, store.Close()) }()
	tables, err := Open(ctx, s, file, store, nil)
	if err != nil {
		return err
	}
	if what == "restore" {
		err = tables.Restore(ctx, id)
	} else {
		err = tables.Delete(ctx, id)
	}
	if errors.Is(err, live.ErrUnknown) {
		return errNoTable
	}
	return err
}
