package main

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

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
	if _, err := sheets.Sizes[i].Inside(s.Margin); err != nil {
		return o, refused("print", "%w", err)
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
