package play

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
)

// NewCommand begins a ledger, or sheets to fill in.
func NewCommand() *cobra.Command {
	var date, heading string
	var at command.TableFlags
	var sheets bool
	depth := "all"
	cmd := &cobra.Command{
		Use:   "new GAME",
		Short: "Write an empty ledger for a game",
		Long: `New writes the header of a ledger on standard output. Events go below it, one a line: by hand, or by saddlebag say.

With --final it writes sheets to fill in instead, for a game that nobody has
kept a ledger of: a line for each part of a sheet, in the order of the paper.
Put behind its name what the paper says. A line that nobody writes on says
nothing; where a part is written on, its other places are blank.

  -        blank                      S S T   or SST, 2S T: letters of boxes
  x        a crossed box              /T /T   or /2T: two T, crossed out
  4        the first four boxes       $1,500  or 1500, 1'500: amounts
  ?        nobody knows; 1?0, too     rest -  all that no line tells of is blank

A column has a line a row, all with its name: "Ann cash 1 varmint +14 14".
Names are read in any case and cut short, and cells by what is printed there. A
name alone on a line is a heading: lines below that have none are its owner's.
--depth end asks for totals alone and what makes them, made for groups and rows,
too, and all for everything that decides about the scores.`,
		Example: `  saddlebag new coal-n-write --player Ann --player "Bob Tanner" > night.ledger
  saddlebag new coal-n-write --player Ann --set start-cash=20 --title "Friday night"
  saddlebag new rin-tin-tin --player Ann --player Bob --final > night.final
  saddlebag new rin-tin-tin --player Ann --player Bob --final --depth end`,
		Args:              command.Arguments(1, 1, "the name of a game"),
		ValidArgsFunction: command.CompleteGames,
		RunE: func(cmd *cobra.Command, args []string) error {
			title, err := command.Game(cmd, args[0])
			if err != nil {
				return err
			}
			if len(at.Players) == 0 {
				return command.Usage(cmd, "nobody plays: name each player with --player")
			}
			header, house, err := at.Header(title.Game)
			if err != nil {
				return err
			}
			header.Date, header.Title = date, reading.Name(heading)
			if sheets {
				down, ok := depths[depth]
				if !ok {
					return command.Usage(cmd, "--depth is end, made or all, not %q", depth)
				}
				return newFinal(cmd, header, house, down)
			}
			text := header.String() + "\n"
			if err := startable(title.Game, text, house); err != nil {
				return command.Failed("new", "%s", command.Unplaced(err))
			}
			if _, err := fmt.Fprint(cmd.OutOrStdout(), text); err != nil {
				return command.Failed("output", "%w", command.PlainCause(err))
			}
			command.TellHouse(cmd.ErrOrStderr(), title.Game, house.House, header.Players)
			return nil
		},
	}
	at.Add(cmd)
	cmd.Flags().Var((*command.Date)(&date), "date", "the day of the game, as `2026-11-20`")
	cmd.Flags().StringVar(&heading, "title", "", "a title for the game")
	cmd.Flags().BoolVar(&sheets, "final", false, "sheets to fill in, for a game without a ledger")
	cmd.Flags().StringVar(&depth, "depth", depth, "with --final: `end`, made or all")
	return cmd
}

// depths are how far sheets to fill in go.
var depths = map[string]audit.Depth{"end": audit.TheEnd, "made": audit.WhatMadeIt, "all": audit.Everything}

// startable says why a game cannot start from a ledger that is new. It is read
// back: what new writes, check must take.
func startable(game scoring.Game, text string, house ledger.HouseData) error {
	doc, err := ledger.Parse(text)
	if err == nil {
		_, err = ledger.Open(game, &doc.Header, house.House)
	}
	return err
}

// newFinal writes sheets to fill in.
func newFinal(cmd *cobra.Command, header ledger.Header, house ledger.HouseData, depth audit.Depth) error {
	header.Final = true
	// Read the header back: what new writes, check must take.
	d, err := final.Open(titles.Shelf(), "new", header.String()+"\n", func(scoring.Game) (ledger.HouseData, error) { return house, nil })
	if err != nil {
		return command.Failed("new", "%s", command.Unplaced(err))
	}
	p := &command.Printer{W: cmd.OutOrStdout()}
	p.Line("%s", strings.TrimSuffix(d.Form(depth), "\n"))
	return p.Err
}
