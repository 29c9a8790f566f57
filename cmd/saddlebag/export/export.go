// Package export is the subcommand that writes the results of games for other programs and
// people. How they're written is in scoring/nights/exchange; which results a file or a database
// has is said here.
package export

import (
	"context"
	"errors"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/tables"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/nights"
	"saddlebag/scoring/nights/exchange"
	"saddlebag/scoring/reading"
	"saddlebag/scoring/speech"
	"saddlebag/web/live"
)

// forms are what a log can be written as, by the values of --to.
var forms = map[string]func(l *exchange.Log, w io.Writer, in *speech.Language) error{
	"bgstats": func(l *exchange.Log, w io.Writer, _ *speech.Language) error { return l.BGSPlay(w) },
	"link": func(l *exchange.Log, w io.Writer, in *speech.Language) error {
		p := &command.Printer{W: w}
		for i := range l.Plays {
			p.Line("%s", l.BGStats(&l.Plays[i], in))
		}
		return p.Err
	},
	"csv":  func(l *exchange.Log, w io.Writer, _ *speech.Language) error { return l.CSV(w, false) },
	"json": func(l *exchange.Log, w io.Writer, _ *speech.Language) error { return l.JSON(w) },
	"text": func(l *exchange.Log, w io.Writer, in *speech.Language) error { return l.Text(w, in, exchange.Plain) },
	"markdown": func(l *exchange.Log, w io.Writer, in *speech.Language) error {
		return l.Text(w, in, exchange.Markdown)
	},
	"bgg": func(l *exchange.Log, w io.Writer, in *speech.Language) error {
		return l.Text(w, in, exchange.BoardGameGeek)
	},
	"ics": func(l *exchange.Log, w io.Writer, in *speech.Language) error { return l.Calendar(w, in) },
}

// Command writes results for others.
func Command() *cobra.Command {
	var e exporter
	cmd := &cobra.Command{
		Use:   "export FILE|DATABASE…",
		Short: command.Say("cli.results-short"),
		Long:  command.Say("cli.results-long"),
		Example: `  saddlebag export night.ledger
  saddlebag export *.ledger --to csv > nights.csv
  saddlebag export night.ledger --to bgstats > night.bgsplay
  saddlebag export sheets.final --to json --date 2026-11-20
  saddlebag export saddlebag.db --to csv > all.csv
  saddlebag export saddlebag.db --group cqkvbj2ww5fmtnp3xzr7hdya4e --to bgstats > thursday.bgsplay`,
		Args: command.Arguments(1, -1, "cli.results-takes"),
		RunE: func(cmd *cobra.Command, args []string) error {
			write, ok := forms[e.to]
			if !ok {
				all := toForms()
				return command.Perhaps(command.Failed("--to", "cli.not-one-of", "n", len(all), "word", strconv.Quote(e.to), "words", strings.Join(all, ", ")), e.to, all)
			}
			e.cmd = cmd
			e.log = exchange.Log{Shelf: titles.Shelf(), People: names{}, Made: time.Now()}
			if err := e.read(args); err != nil {
				return err
			}
			if err := write(&e.log, cmd.OutOrStdout(), command.Language()); err != nil {
				return command.Unwritten(err)
			}
			if len(e.damaged) > 0 {
				return command.Hinted(command.Refused(strings.Join(e.damaged, ", "), "cli.results-damaged"), "cli.results-damaged-hint")
			}
			return nil
		},
	}
	cmd.Flags().StringVar(&e.to, "to", "text", command.Say("cli.results-to-flag", "words", strings.Join(toForms(), ", ")))
	_ = cmd.RegisterFlagCompletionFunc("to", cobra.FixedCompletions(toForms(), cobra.ShellCompDirectiveNoFileComp))
	cmd.Flags().StringVar(&e.group, "group", "", command.Say("cli.results-group-flag"))
	cmd.Flags().StringVar(&e.date, "date", "", command.Say("cli.results-date-flag"))
	cmd.Flags().StringVar(&e.data, "data", "", command.Say("cli.check-data-flag"))
	return cmd
}

func toForms() []string { return slices.Sorted(maps.Keys(forms)) }

// names are people whose ids are their names, as files have them.
type names struct{}

func (names) Who(id string) string  { return id }
func (names) Name(id string) string { return id }

// An exporter finds the results of files and databases.
type exporter struct {
	cmd                   *cobra.Command
	to, group, date, data string
	log                   exchange.Log // with what was found
	damaged               []string     // ids of tables that can't be told of
}

// read finds the results of all arguments.
func (e *exporter) read(args []string) error {
	if e.group != "" && (len(args) > 1 || !tables.IsDatabase(args[0])) {
		return command.Failed("--group", "cli.results-group-of")
	}
	for _, file := range args {
		if tables.IsDatabase(file) {
			if err := e.database(file); err != nil {
				return err
			}
			continue
		}
		play, err := e.play(file)
		if err != nil {
			return err
		}
		e.log.Plays = append(e.log.Plays, play)
	}
	return nil
}

// database finds the results of a group, or those of all tables.
func (e *exporter) database(file string) (err error) {
	ctx := e.cmd.Context()
	store, err := tables.OpenToRead(ctx, file)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, store.Close()) }()
	if e.group != "" {
		return e.ofGroup(ctx, store)
	}
	plays, damaged, err := live.Results(ctx, titles.Shelf(), store, time.Now)
	if err != nil {
		return command.FailedBy(tables.Shown(file), err)
	}
	e.log.Plays, e.damaged = append(e.log.Plays, plays...), append(e.damaged, damaged...)
	return nil
}

// ofGroup finds what a group has on its shelf, as its page would send it.
func (e *exporter) ofGroup(ctx context.Context, store logbook.Store) error {
	g, err := tables.OpenGroup(ctx, store, e.group)
	if err != nil {
		return err
	}
	view, err := g.Look(ctx, func(shelf *nights.Shelf) { e.log.Plays = slices.Collect(shelf.Plays()) })
	if err != nil {
		return command.FailedBy(e.group, err)
	}
	slices.Reverse(e.log.Plays)
	e.log.ID, e.log.People = view.ID, view.People
	return nil
}

// play is the game of a file, which has to be over and clear.
func (e *exporter) play(file string) (p nights.Play, err error) {
	text, err := command.ReadInput(e.cmd, file)
	if err != nil {
		return p, err
	}
	header, _, _, err := ledger.ParseHeader(reading.Header(text))
	if err == nil && header.Final {
		p, err = e.sheets(file, text)
	} else {
		p, err = e.ledger(file, text)
	}
	if err != nil {
		return p, err
	}
	if e.date != "" {
		p.Day, err = reading.Date(e.date)
	} else if p.Day == "" {
		return p, command.Hinted(command.Refused(file, "cli.results-no-day"), "cli.results-no-day-hint")
	}
	if err != nil {
		return p, command.FailedBy("--date", err)
	}
	return p, nil
}

// ledger is the game of a ledger without mistakes.
func (e *exporter) ledger(file, text string) (p nights.Play, err error) {
	o, err := command.OpenLedger(file, text, e.data)
	if err != nil {
		return p, &command.ExitError{Code: command.ExitFailed, Message: command.Told(err), Cause: err}
	}
	for _, f := range ledger.Check(o.Fold, o.Doc) {
		if f.Struck() {
			return p, command.Refused(file, "cli.line-breaks", "line", f.Line, "clause", f.Clause, "why", f.Message)
		}
	}
	if !o.Fold.Outcome().Over {
		return p, command.Refused(file, "cli.results-not-over")
	}
	entry := func(line int) ledger.Entry {
		return o.Doc.Lines[slices.IndexFunc(o.Doc.Lines, func(l ledger.Line) bool { return l.Number == line })].Entry
	}
	p = nights.Finished(o.Fold, &o.Doc.Header, entry, o.Fold.Names())
	p.ID, p.Source = exchange.ID(string(nights.FromLedger), o.Text), nights.FromLedger
	p.Data = o.House.Data.Name
	return p, nil
}

// sheets is the game of filled sheets, which have to be settled.
func (e *exporter) sheets(file, text string) (p nights.Play, err error) {
	d, err := final.OpenIn(command.Language(), titles.Shelf(), file, text, command.OwnData(e.data))
	if err != nil {
		return p, &command.ExitError{Code: command.ExitFailed, Message: command.Told(err), Cause: err}
	}
	judged, err := d.Audit(e.cmd.Context())
	if err != nil {
		return p, command.FailedBy(file, err)
	}
	p = nights.Play{ID: exchange.ID(string(nights.FromSheets), d.String()), Game: d.Header.Game, Data: d.House.Data.Name, Day: d.Header.Date, Source: nights.FromSheets}
	for _, who := range final.NewReport(file, d, judged).Players {
		if who.Score == nil || who.Rank == nil {
			return p, command.Hinted(command.Refused(file, "cli.results-unsettled"), "cli.results-unsettled-hint", "file", file)
		}
		p.Seats = append(p.Seats, nights.Seat{Person: who.Name, Score: *who.Score, Scored: true, Rank: *who.Rank})
	}
	return p, nil
}
