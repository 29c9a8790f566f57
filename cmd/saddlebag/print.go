package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"saddlebag/scoring/ledger"
	"saddlebag/sheets"
)

// mostCopies is how many copies one print makes at the most.
const mostCopies = 500

// printFlags are the flags of print that are no settings.
type printFlags struct {
	at     tableFlags
	out    string
	from   string
	copies int
	force  bool
}

func printCommand(s *settings) *cobra.Command {
	var flags printFlags
	cmd := &cobra.Command{
		Use:   "print GAME [SHEET…]",
		Short: "Print what a game night needs, as a PDF",
		Long: `Print writes the sheets of a game as a PDF: those named, or all that a night of
the players named needs. With --from the sheets are filled in from a ledger.

Without -o the file is GAME.pdf, and a file that is there already is kept.`,
		Example: `  saddlebag print coal-n-write --player Ann --player Bob -o night.pdf
  saddlebag print coal-n-write worksheet --paper letter --copies 4
  saddlebag print coal-n-write result --from night.ledger -o result.pdf
  saddlebag print coal-n-write store -o - --player Ann | lp`,
		Args:              arguments(1, -1, "the name of a game, and those of its sheets"),
		ValidArgsFunction: completeSheets,
		RunE: func(cmd *cobra.Command, args []string) error {
			title, err := game(cmd, args[0])
			if err != nil {
				return err
			}
			return printSheets(cmd, title, args[1:], flags, s)
		},
	}
	flags.at.add(cmd)
	f := cmd.Flags()
	f.StringVarP(&flags.out, "output", "o", "", "write to this `FILE`, or to standard output for -")
	f.StringVar(&flags.from, "from", "", "fill the sheets in from this `LEDGER`")
	f.IntVar(&flags.copies, "copies", 1, "how many of each")
	f.BoolVar(&flags.force, "force", false, "write over a file that is there already")
	f.String("paper", "a4", "the paper: "+paperNames())
	f.String("ink", "full", "how much ink: full, saver or grey")
	f.Float64("margin", 8, "the margin in `MM`, 5 or more")
	f.String("duplex", "none", "the edge over which both-sided sheets are turned: none, long or short")
	return cmd
}

func printSheets(cmd *cobra.Command, title sheets.Title, names []string, flags printFlags, s *settings) error {
	if flags.copies < 1 || flags.copies > mostCopies {
		return usage(cmd, "--copies is 1 to %d, not %d", mostCopies, flags.copies)
	}
	job, err := makeJob(cmd, title, flags)
	if err != nil {
		return err
	}
	options, err := s.print(&job)
	if err != nil {
		return err
	}
	chosen, err := chooseSheets(cmd, title, names, job.Players)
	if err != nil {
		return err
	}
	var pages []sheets.Page
	for _, sheet := range chosen {
		made, err := sheet.Make(job)
		if err != nil {
			return unprintable(sheet.Name, err)
		}
		pages = append(pages, made...)
	}
	pages = slices.Repeat(pages, flags.copies)
	options.Title, options.Spot = title.Game.Info().Title, title.Spot
	var pdf bytes.Buffer
	warnings, err := sheets.Write(&pdf, pages, options)
	if err != nil {
		return unprintable("print", err)
	}
	for _, w := range warnings {
		fmt.Fprintf(cmd.ErrOrStderr(), "saddlebag: warning: %s\n", w)
	}
	return deliver(cmd, title.Game.Info().ID+".pdf", flags, pdf.Bytes(), len(pages))
}

// makeJob is what the sheets are made for: the game of a ledger, or one that
// has not begun.
func makeJob(cmd *cobra.Command, title sheets.Title, flags printFlags) (sheets.Job, error) {
	if flags.from != "" {
		return jobFromLedger(cmd, title, flags)
	}
	header, house, err := flags.at.header(title.Game)
	if err != nil {
		return sheets.Job{}, err
	}
	players := len(header.Players)
	if players == 0 {
		header.Players = make([]string, title.Game.Info().MinPlayers)
		for i := range header.Players {
			header.Players[i] = fmt.Sprint("player ", i+1) // stands in for a blank name
		}
	}
	setup, err := header.Setup(title.Game.Info(), house.house)
	if err != nil {
		return sheets.Job{}, failed("print", "%s", unplaced(err))
	}
	state, err := title.Game.New(setup)
	if err != nil {
		return sheets.Job{}, failed("print", "%w", err)
	}
	if players == 0 {
		setup.Players = make([]string, len(setup.Players))
	}
	return sheets.Job{
		Game: state, Setup: setup, Players: players,
		Data: house.data.Name, House: house.ours(), Code: codeOf(header, house),
	}, nil
}

// jobFromLedger plays a ledger, leaving out what is illegal, as check does.
func jobFromLedger(cmd *cobra.Command, title sheets.Title, flags printFlags) (sheets.Job, error) {
	if len(flags.at.players) > 0 || len(flags.at.set) > 0 {
		return sheets.Job{}, usage(cmd, "--from brings its own players and options; leave out --player and --set")
	}
	text, err := readInput(cmd, flags.from)
	if err != nil {
		return sheets.Job{}, err
	}
	o, err := openLedger(flags.from, text, flags.at.data)
	if err != nil {
		return sheets.Job{}, err
	}
	if o.title.Game.Info().ID != title.Game.Info().ID {
		return sheets.Job{}, failed(flags.from, "a ledger of %s, not of %s", o.title.Game.Info().ID, title.Game.Info().ID)
	}
	if found := ledger.Check(o.fold, o.doc); len(found) > 0 {
		fmt.Fprintf(cmd.ErrOrStderr(), "saddlebag: %s: %d finding(s), left out of the sheets; see saddlebag check\n", flags.from, len(found))
	}
	setup, err := o.doc.Header.Setup(title.Game.Info(), o.house.house)
	if err != nil {
		return sheets.Job{}, failed(flags.from, "%s", unplaced(err))
	}
	setup.Players = o.fold.Names()
	return sheets.Job{
		Game: o.fold.State(), Outcome: o.fold.Outcome(), Setup: setup, Players: len(setup.Players),
		Started: true, Ledger: filepath.Base(flags.from),
		Data: o.house.data.Name, House: o.house.ours(), Code: codeOf(o.doc.Header, o.house),
	}, nil
}

// codeOf makes what the code on a player's sheet says: the header of a ledger
// with that player.
func codeOf(h ledger.Header, house houseData) func(name string) string {
	h.Data = house.data
	return func(name string) string {
		h.Players = nil
		if name != "" {
			h.Players = []string{name}
		}
		return h.String()
	}
}

// print turns the settings into what sheets take.
func (s *settings) print(job *sheets.Job) (sheets.Options, error) {
	var o sheets.Options
	i := slices.IndexFunc(sheets.Sizes, func(size sheets.Size) bool { return size.Name == s.Paper })
	if i < 0 {
		return o, failed("paper", "%q is not one of %s", s.Paper, paperNames())
	}
	duplex, ok := map[string]sheets.Duplex{"none": sheets.OneSided, "long": sheets.LongEdge, "short": sheets.ShortEdge}[s.Duplex]
	if !ok {
		return o, failed("duplex", "%q is not one of none, long, short", s.Duplex)
	}
	ink := sheets.Ink(s.Ink)
	if !slices.Contains(sheets.Inks, ink) {
		return o, failed("ink", "%q is not one of full, saver, grey", s.Ink)
	}
	job.Paper, job.Margin, job.Duplex = sheets.Sizes[i], s.Margin, duplex
	return sheets.Options{Ink: ink, Margin: s.Margin}, nil
}

func paperNames() string {
	names := make([]string, len(sheets.Sizes))
	for i, s := range sheets.Sizes {
		names[i] = s.Name
	}
	return strings.Join(names, ", ")
}

// chooseSheets finds the sheets named, or those of a game night.
func chooseSheets(cmd *cobra.Command, title sheets.Title, names []string, players int) ([]sheets.Sheet, error) {
	var chosen []sheets.Sheet
	for _, s := range title.Sheets {
		if len(names) == 0 && s.Night(players) {
			chosen = append(chosen, s)
		}
	}
	for _, name := range names {
		i := slices.IndexFunc(title.Sheets, func(s sheets.Sheet) bool { return s.Name == name })
		if i < 0 {
			return nil, hinted(failed(cmd.Name(), "%s has no sheet %q", title.Game.Info().Title, name),
				"its sheets are %s", strings.Join(sheetNames(title), ", "))
		}
		chosen = append(chosen, title.Sheets[i])
	}
	return chosen, nil
}

func sheetNames(title sheets.Title) []string {
	names := make([]string, len(title.Sheets))
	for i, s := range title.Sheets {
		names[i] = s.Name
	}
	return names
}

func completeSheets(cmd *cobra.Command, args []string, prefix string) ([]string, cobra.ShellCompDirective) {
	if len(args) == 0 {
		return completeGames(cmd, args, prefix)
	}
	title, ok := findTitle(args[0])
	if !ok {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	return sheetNames(title), cobra.ShellCompDirectiveNoFileComp
}

// unprintable is the error of a sheet that cannot be made: a refusal with its
// reason, or a failure.
func unprintable(what string, err error) error {
	var refusal *sheets.Refusal
	if errors.As(err, &refusal) {
		return refused(what, "%w", err)
	}
	return failed(what, "%w", err)
}

// deliver writes a PDF where it belongs, whole or not at all.
func deliver(cmd *cobra.Command, name string, flags printFlags, pdf []byte, pages int) error {
	if flags.out == "-" {
		if _, err := cmd.OutOrStdout().Write(pdf); err != nil {
			return failed("output", "%w", plainCause(err))
		}
		return nil
	}
	if flags.out != "" {
		name = flags.out
	} else if _, err := os.Lstat(name); err == nil && !flags.force {
		return hinted(refused(name, "there already, and kept"), "--force writes over it, -o FILE writes elsewhere")
	} else if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return failed(name, "%w", plainCause(err))
	}
	if err := writeWhole(name, pdf); err != nil {
		return failed(name, "%w", plainCause(err))
	}
	fmt.Fprintf(cmd.ErrOrStderr(), "%s: %d page(s)\n", name, pages)
	return nil
}

// writeWhole writes a file by way of another beside it, so that nobody ever
// finds half of it. A device or a pipe is written to directly.
func writeWhole(name string, content []byte) error {
	if target, err := filepath.EvalSymlinks(name); err == nil {
		name = target
	}
	if info, err := os.Stat(name); err == nil && !info.Mode().IsRegular() {
		return os.WriteFile(name, content, 0)
	}
	f, err := os.CreateTemp(filepath.Dir(name), ".saddlebag-*")
	if err != nil {
		return err
	}
	defer func() { _ = os.Remove(f.Name()) }() // once renamed there is nothing to remove
	if _, err := f.Write(content); err != nil {
		f.Close()
		return err
	}
	if err := f.Chmod(0o644); err != nil { //nolint:gosec // a PDF for others to read and print
		f.Close()
		return err
	}
	if err := f.Close(); err != nil {
		return err
	}
	return os.Rename(f.Name(), name)
}
