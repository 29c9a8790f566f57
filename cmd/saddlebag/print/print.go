// Package print is the subcommand that prints sheets, blank or filled in from a ledger, as
// a PDF or as pictures. It writes either all files or none.
//
// How a sheet is drawn lives under sheets. Begin with [Command] and printSheets.
package print

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring/ledger"
	"saddlebag/sheets"
	"saddlebag/sheets/press"
)

// printFlags are the flags of print that are no settings.
type printFlags struct {
	at     command.TableFlags
	out    string
	from   string
	format string
	dpi    int
	bleed  float64
	twoUp  bool
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
		Short: "Print what a game night needs, as a PDF or pictures",
		Long: `Print writes the sheets of a game as a PDF: those named, or all that a night of
the players named needs. With --from the sheets are filled in from a ledger.
With --format png or svg each page is a picture of its own: GAME-1.png, GAME-2.png.

Without -o the file is GAME.pdf, and a file that is there already is kept.`,
		Example: `  saddlebag print coal-n-write --player Ann --player Bob -o night.pdf
  saddlebag print coal-n-write worksheet --paper letter --copies 4
  saddlebag print coal-n-write result --from night.ledger -o result.pdf
  saddlebag print coal-n-write store -o - --player Ann | lp
  saddlebag print goldfever --format png --dpi 300`,
		Args:              command.Arguments(1, -1, "the name of a game, and those of its sheets"),
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
	f.StringVarP(&flags.out, "output", "o", "", "write to this `FILE`, or to standard output for -")
	f.StringVar(&flags.format, "format", "", "what to write: pdf, png or svg (default: what the name in -o ends in, or pdf)")
	f.BoolVar(&flags.twoUp, "two-up", false, "print sheets to write on two to a page, to cut apart, where half of the paper holds one: nearly all on a3 and tabloid")
	f.Float64Var(&flags.bleed, "bleed", 0, "leave so many `MM` round each page of a PDF, for a print shop to trim; usual are 3")
	f.IntVar(&flags.dpi, "dpi", 150, "how many dots to the inch pictures have")
	f.StringVar(&flags.from, "from", "", "fill the sheets in from this `LEDGER`")
	f.IntVar(&flags.copies, "copies", 1, "how many of each")
	f.BoolVar(&flags.force, "force", false, "write over a file that is there already")
	f.String("paper", "a4", "the paper: "+strings.Join(sheets.PaperNames(), ", "))
	f.String("ink", "full", "how much ink: full, saver or grey")
	f.Float64("margin", 8, "the margin in `MM`, 5 or more; marks to cut by may lie in it")
	f.String("duplex", "none", "the edge over which leaves printed on both sides are turned: none, long or short")
	f.String("nudge", "", "move backs by `X,Y` mm to the right and down, to lie behind their fronts; the sheet nudge measures it")
	return cmd
}

func printSheets(cmd *cobra.Command, title sheets.Title, names []string, flags printFlags, s *command.Settings) error {
	if flags.copies < 1 || flags.copies > press.MostCopies {
		return command.Usage(cmd, "--copies is 1 to %d, not %d", press.MostCopies, flags.copies)
	}
	format, err := flags.chosenFormat(cmd)
	if err != nil {
		return err
	}
	job, err := makeJob(cmd, title, flags)
	if err != nil {
		return err
	}
	order := sheets.Order{Paper: s.PaperName(), Ink: s.Ink, Duplex: s.Duplex, Margin: s.Margin, Nudge: s.Nudge, Bleed: flags.bleed, TwoUp: flags.twoUp}
	options, err := order.Fill(title, &job)
	var unknown *sheets.WordError
	if errors.As(err, &unknown) {
		return command.Perhaps(command.Failed(unknown.What, "%w", err), unknown.Word, unknown.Choices)
	}
	if err != nil {
		return command.Unprintable(fmt.Errorf("print: %w", err))
	}
	chosen, err := title.Choose(names)
	if err != nil {
		all := title.SheetNames()
		wrong := slices.IndexFunc(names, func(name string) bool { return !slices.Contains(all, name) })
		return command.Hinted(command.Failed(cmd.Name(), "%w", err), "%s", command.OrMeant(names[wrong], all, "its sheets are "+strings.Join(all, ", ")))
	}
	pages, err := press.Pages(chosen, job, flags.copies)
	if errors.Is(err, press.ErrUnplayed) {
		return command.Hinted(command.Unprintable(err), "name its ledger with --from")
	}
	if err != nil {
		return command.Unprintable(err)
	}
	files, warnings, err := flags.render(cmd, format, pages, options)
	if err != nil {
		return command.Unprintable(fmt.Errorf("print: %w", err))
	}
	for _, w := range append(job.Warnings, warnings...) {
		fmt.Fprintf(cmd.ErrOrStderr(), "saddlebag: warning: %s\n", w)
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
		return press.Job{}, command.Failed("print", "%s", command.Unplaced(err))
	}
	return sheets.OnShelf(job, titles.Shelf(), title.Game), nil
}

// jobFromLedger plays a ledger, leaving out what is illegal, as check does.
func jobFromLedger(cmd *cobra.Command, title sheets.Title, flags printFlags) (press.Job, error) {
	if len(flags.at.Players) > 0 || len(flags.at.Set) > 0 {
		return press.Job{}, command.Usage(cmd, "--from brings its own players and options; leave out --player and --set")
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
		return press.Job{}, command.Failed(flags.from, "a ledger of %s, not of %s", o.Fold.Game().Info().ID, title.Game.Info().ID)
	}
	if found := ledger.Check(o.Fold, o.Doc); len(found) > 0 {
		fmt.Fprintf(cmd.ErrOrStderr(), "saddlebag: %s: %s, left out of the sheets; see saddlebag check\n", flags.from, command.Counted(len(found), "finding"))
	}
	job, err := sheets.Filled(filepath.Base(flags.from), o.Opened)
	if err != nil {
		return press.Job{}, command.Failed(flags.from, "%s", command.Unplaced(err))
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
