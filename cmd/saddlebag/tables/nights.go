package tables

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/nights"
	"saddlebag/scoring/nights/exchange"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/club"
	"saddlebag/web/live/groups"
)

// NightsCommand lists the groups of a database, and tells what the page of one does.
func NightsCommand(s *command.Settings) *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "nights [GROUP]",
		Short: command.Say("cli.nights-short"),
		Long:  command.Say("cli.nights-long"),
		Example: `  saddlebag nights
  saddlebag nights --db night.db --json
  saddlebag nights cqkvbj2ww5fmtnp3xzr7hdya4e
  saddlebag nights https://saddlebag.example/nights/u3tpd5mq7zkwx2ynhv4fjc6r2e`,
		Args: command.Arguments(0, 1, "cli.nights-takes"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return withTables(cmd.Context(), s, func(store Store) error {
				if len(args) == 0 {
					return listGroups(cmd.Context(), cmd.OutOrStdout(), store, asJSON)
				}
				g, err := OpenGroup(cmd.Context(), store, args[0])
				if err != nil {
					return err
				}
				return tellGroup(cmd.Context(), cmd.OutOrStdout(), g, asJSON)
			})
		},
	}
	DatabaseFlag(cmd)
	cmd.Flags().BoolVar(&asJSON, "json", false, command.Say("cli.json-each-group-flag"))
	return cmd
}

// A groupRow is what nights --json prints of a group.
type groupRow struct {
	ID     string   `json:"id"`
	Name   string   `json:"name"`
	People []string `json:"people"`
	Plays  int      `json:"plays"`
	Tables int      `json:"tables"` // that the group has or had games of, and those where it plays
	Last   string   `json:"last"`   // night, as 2026-11-20; empty for none
	Damage string   `json:"damage"` // what is wrong with it; empty for nothing
	// Stats are those of the group that is named.
	Stats *nights.Stats `json:"stats,omitempty"`
}

// rowOfGroup looks at a group. What's kept on its shelf, read may read.
func rowOfGroup(ctx context.Context, g *groups.Group, read func(*nights.Shelf)) (row groupRow, err error) {
	view, err := g.Look(ctx, read)
	if err != nil {
		return row, err
	}
	tables, err := g.Tables(ctx)
	if err != nil {
		return row, err
	}
	row = groupRow{ID: view.ID, Name: view.Name, People: view.People.Names(), Plays: view.Stats.Plays, Tables: len(tables), Stats: view.Stats}
	if n := len(view.Stats.Nights); n > 0 {
		row.Last = view.Stats.Nights[n-1].Day
	}
	return row, nil
}

// said is a group in a line.
func (row *groupRow) said() string {
	if row.Damage != "" {
		return row.ID + "  " + command.Say("cli.group-damaged", "why", row.Damage)
	}
	said := command.Say("cli.group-line", "people", speech.Say("cli.people", "n", len(row.People)), "games", speech.Say("club.times", "n", row.Plays),
		"tables", speech.Say("cli.tables", "n", row.Tables), "last", scoring.Day(row.Last))
	return fmt.Sprintf("%s  %s  %s", row.ID, ledger.Quote(row.Name), said)
}

// listGroups lists the groups of a store that aren't in the trash.
func listGroups(ctx context.Context, w io.Writer, store logbook.Store, asJSON bool) error {
	ids, err := groups.IDs(ctx, store)
	if err != nil {
		return command.FailedBy("nights", err)
	}
	all := groups.New(groups.Config{Store: store})
	p := &command.Printer{W: w}
	for _, id := range ids {
		row, err := rowOfGroup(ctx, all.Get(id), nil)
		if errors.Is(err, groups.ErrUnknown) {
			continue
		}
		if row.Stats = nil; err != nil {
			row = groupRow{ID: id, People: []string{}, Damage: err.Error()}
		}
		if !asJSON {
			p.Line("%s", row.said())
		} else if err := command.WriteJSON(w, row); err != nil {
			return err
		}
	}
	return p.Err
}

// OpenGroup opens a group that somebody names by its id or its link.
func OpenGroup(ctx context.Context, store logbook.Store, named string) (*groups.Group, error) {
	id, err := findGroup(ctx, store, named)
	if err != nil {
		return nil, err
	}
	return groups.New(groups.Config{Store: store}).Get(id), nil
}

// findGroup is the id of a group that somebody names.
func findGroup(ctx context.Context, store logbook.Store, named string) (string, error) {
	id, err := groups.Find(ctx, store, named)
	if errors.Is(err, groups.ErrUnknown) {
		return "", command.Hinted(command.Refused(named, "cli.no-group"), "cli.no-group-hint")
	}
	return id, err
}

// tellGroup tells what the page of a group does: its charts in figures, and the last night.
func tellGroup(ctx context.Context, w io.Writer, g *groups.Group, asJSON bool) error {
	var drawn club.Club
	last := exchange.Log{ID: g.ID(), Shelf: titles.Shelf(), Made: time.Now()}
	row, err := rowOfGroup(ctx, g, func(shelf *nights.Shelf) {
		maker := club.Maker{Catalog: titles.Shelf()}
		for _, t := range titles.List {
			maker.Games = append(maker.Games, club.Game{Info: t.Game.Info(), Icon: t.Icon})
		}
		drawn = maker.Club(shelf, command.Language())
		for p := range shelf.Plays() {
			if len(last.Plays) > 0 && p.Day != last.Plays[0].Day {
				break
			}
			last.Plays = append(last.Plays, p)
		}
		last.People = shelf.People()
	})
	if err != nil {
		return command.FailedBy(g.ID(), err)
	}
	if asJSON {
		return command.WriteJSON(w, row)
	}
	p := &command.Printer{W: w}
	p.Line("%s", row.said())
	if len(row.People) > 0 {
		p.Line("%s", strings.Join(row.People, ", "))
	}
	for _, ch := range drawn.Charts()[1:] { // the title is said
		if len(ch.Rows) > 0 {
			p.Line("\n%s", command.Words(ch.Panel.Title))
			p.Lines(columns(append([][]speech.Text{ch.Heads}, ch.Rows...)))
		}
	}
	if p.Err != nil || row.Plays == 0 {
		return p.Err
	}
	p.Line("\n%s", command.Say("cli.last-night"))
	slices.Reverse(last.Plays)
	var text strings.Builder
	_ = last.Text(&text, command.Language(), exchange.Plain) // a Builder takes all
	p.Lines(strings.Split(strings.TrimSuffix(text.String(), "\n"), "\n"))
	return p.Err
}

// columns are rows of cells, one below the other.
func columns(rows [][]speech.Text) []string {
	const apart = 2
	var text strings.Builder
	w := tabwriter.NewWriter(&text, 0, 0, apart, ' ', 0)
	for _, row := range rows {
		cells := make([]string, len(row))
		for i, cell := range row {
			cells[i] = command.Words(cell)
		}
		fmt.Fprintln(w, strings.Join(cells, "\t"))
	}
	_ = w.Flush() // a Builder takes all
	lines := strings.Split(strings.TrimSuffix(text.String(), "\n"), "\n")
	for i := range lines {
		lines[i] = "  " + strings.TrimRight(lines[i], " ")
	}
	return lines
}
