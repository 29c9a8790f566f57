// Package print is the subcommand that prints sheets, blank or filled in from a ledger, as
// a PDF or as pictures. It writes either all files or none.
//
// How a sheet is drawn lives under sheets. Begin with [Command] and printSheets.
package print

import (
	"errors"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
	"saddlebag/sheets"
	"saddlebag/sheets/press"
)

// printFlags are the flags of print that are no settings.
type printFlags struct {
	at     command.TableFlags
	out    string
	from   string
	date   string
	format string
	dpi    int
	bleed  float64
	twoUp  bool
	text   bool
	copies int
	force  bool
}

// lateCollection is how much garbage print lets lie, in percent of what is in use: it is
// over before collecting it at the usual pace of 100 would pay.
const lateCollection = 400

// Command prints what a game night needs.
func Command(s *command.Settings) *cobra.Command {
	var flags printFlags
	cmd := &cobra.Command{
		Use:   "print GAME [SHEET…]",
		Short: command.Say("cli.print-short"),
		Long:  command.Say("cli.print-long"),
		Example: `  saddlebag print coal-n-write --player Ann --player Bob -o night.pdf
  saddlebag print coal-n-write worksheet --paper letter --copies 4
  saddlebag print coal-n-write result --from night.ledger -o result.pdf
  saddlebag print coal-n-write store -o - --player Ann | lp
  saddlebag print goldfever --format png --dpi 300`,
		Args:              command.Arguments(1, -1, "cli.print-takes"),
		ValidArgsFunction: completeSheets,
		RunE: func(cmd *cobra.Command, args []string) error {
			title, err := command.Game(cmd, args[0])
			if err != nil {
				return err
			}
			if os.Getenv("GOGC") == "" {
				defer debug.SetGCPercent(debug.SetGCPercent(lateCollection))
			}
			return printSheets(cmd, title, args[1:], flags, s)
		},
	}
	flags.at.Add(cmd)
	f := cmd.Flags()
	f.StringVarP(&flags.out, "output", "o", "", command.Say("cli.output-flag"))
	f.StringVar(&flags.format, "format", "", command.Say("cli.format-flag"))
	f.BoolVar(&flags.twoUp, "two-up", false, command.Say("cli.two-up-flag"))
	f.Float64Var(&flags.bleed, "bleed", 0, command.Say("cli.bleed-flag"))
	f.IntVar(&flags.dpi, "dpi", 150, command.Say("cli.dpi-flag"))
	f.BoolVar(&flags.text, "svg-text", false, command.Say("cli.svg-text-flag"))
	f.StringVar(&flags.from, "from", "", command.Say("cli.from-flag"))
	f.StringVar(&flags.date, "date", "", command.Say("cli.print-date-flag"))
	f.IntVar(&flags.copies, "copies", 1, command.Say("cli.copies-flag"))
	f.BoolVar(&flags.force, "force", false, command.Say("cli.force-flag"))
	f.String("paper", "a4", command.Say("cli.paper-flag", "papers", strings.Join(sheets.PaperNames(), ", ")))
	f.String("ink", "full", command.Say("cli.ink-flag"))
	f.Float64("margin", 8, command.Say("cli.margin-flag"))
	f.String("duplex", "none", command.Say("cli.duplex-flag"))
	f.String("nudge", "", command.Say("cli.nudge-flag"))
	return cmd
}

func printSheets(cmd *cobra.Command, title sheets.Title, names []string, flags printFlags, s *command.Settings) error {
	if flags.copies < 1 || flags.copies > press.MostCopies {
		return command.Usage(cmd, "cli.copies-range", "most", press.MostCopies, "copies", flags.copies)
	}
	format, err := flags.chosenFormat(cmd)
	if err != nil {
		return err
	}
	job, err := makeJob(cmd, title, flags)
	if err != nil {
		return err
	}
	if flags.date != "" {
		if job.Date, err = reading.Date(flags.date); err != nil {
			return command.FailedBy("date", err)
		}
	}
	job.Language = command.Language()
	order := sheets.Order{Paper: s.PaperName(), Ink: s.Ink, Duplex: s.Duplex, Margin: s.Margin, Nudge: s.Nudge, Bleed: flags.bleed, TwoUp: flags.twoUp}
	options, err := order.Fill(title, &job)
	var unknown *sheets.WordError
	if errors.As(err, &unknown) {
		return command.Perhaps(command.FailedBy(unknown.What, err), unknown.Word, unknown.Choices)
	}
	if err != nil {
		return command.Unprintable("print", err)
	}
	chosen, err := title.ChooseFor(job, names)
	if err != nil {
		all := title.SheetNames()
		wrong := slices.IndexFunc(names, func(name string) bool { return !slices.Contains(all, name) })
		return command.Advised(command.FailedBy(cmd.Name(), err), command.OrMeant(names[wrong], all, command.Say("cli.sheets-are", "words", strings.Join(all, ", "))))
	}
	pages, err := press.Pages(chosen, job, flags.copies)
	if errors.Is(err, press.ErrUnplayed) {
		return command.Hinted(command.Unprintable("", err), "cli.name-ledger")
	}
	if err != nil && errors.Unwrap(err) == nil { // of all sheets together: no sheet's name is before it
		return command.Unprintable("print", err)
	}
	if err != nil {
		return command.Unprintable("", err)
	}
	files, warnings, err := flags.render(cmd, format, pages, options)
	if err != nil {
		return command.Unprintable("print", err)
	}
	for _, w := range append(job.Warnings, warnings...) {
		command.Note(cmd.ErrOrStderr(), "cli.warning", "warning", w)
	}
	if err := deliver(cmd, title.Game.Info().ID+"."+format, flags, files, told(format, pages, flags.copies, job)); err != nil {
		return err
	}
	if flags.from == "" {
		command.TellHouse(cmd.ErrOrStderr(), title.Game, job.Setup.House, job.Setup.Players)
	}
	return nil
}

// makeJob is what the sheets are made for: the game of a ledger, or one that
// has not begun.
func makeJob(cmd *cobra.Command, title sheets.Title, flags printFlags) (press.Job, error) {
	if flags.from != "" {
		return jobFromLedger(cmd, title, flags)
	}
	header, house, err := flags.at.Header(title.Game)
	if err != nil {
		return press.Job{}, err
	}
	job, err := title.Blank(header, house)
	if err != nil {
		return press.Job{}, command.FailedBy("print", errors.New(command.Unplaced(err)))
	}
	return sheets.OnShelf(job, titles.Shelf(), title.Game), nil
}

// jobFromLedger plays a ledger, leaving out what is illegal, as check does.
func jobFromLedger(cmd *cobra.Command, title sheets.Title, flags printFlags) (press.Job, error) {
	if len(flags.at.Players) > 0 || len(flags.at.Set) > 0 {
		return press.Job{}, command.Usage(cmd, "cli.from-alone")
	}
	text, err := command.ReadInput(cmd, flags.from)
	if err != nil {
		return press.Job{}, err
	}
	o, err := command.OpenLedger(flags.from, text, flags.at.Data)
	if err != nil {
		return press.Job{}, err
	}
	if o.Fold.Game().Info().ID != title.Game.Info().ID {
		return press.Job{}, command.Failed(flags.from, "cli.other-game", "game", o.Fold.Game().Info().ID, "other", title.Game.Info().ID)
	}
	if found := ledger.Check(o.Fold, o.Doc); len(found) > 0 {
		command.Note(cmd.ErrOrStderr(), "cli.left-out", "file", flags.from, "n", len(found))
	}
	job, err := sheets.Filled(filepath.Base(flags.from), o.Opened)
	if err != nil {
		return press.Job{}, command.FailedBy(flags.from, errors.New(command.Unplaced(err)))
	}
	return sheets.OnShelf(job, titles.Shelf(), title.Game), nil
}

func completeSheets(cmd *cobra.Command, args []string, prefix string) ([]string, cobra.ShellCompDirective) {
	if len(args) == 0 {
		return command.CompleteGames(cmd, args, prefix)
	}
	title, ok := titles.Find(args[0])
	if !ok {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	return title.SheetNames(), cobra.ShellCompDirectiveNoFileComp
}
