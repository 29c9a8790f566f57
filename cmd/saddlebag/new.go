package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
)

// newCommand begins a ledger, or sheets to fill in.
func newCommand() *cobra.Command {
	var date, heading string
	var at tableFlags
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
		Args:              arguments(1, 1, "the name of a game"),
		ValidArgsFunction: completeGames,
		RunE: func(cmd *cobra.Command, args []string) error {
			title, err := game(cmd, args[0])
			if err != nil {
				return err
			}
			if len(at.players) == 0 {
				return usage(cmd, "nobody plays: name each player with --player")
			}
			header, house, err := at.header(title.Game)
			if err != nil {
				return err
			}
			header.Date, header.Title = date, reading.Name(heading)
			if sheets {
				down, ok := depths[depth]
				if !ok {
					return usage(cmd, "--depth is end, made or all, not %q", depth)
				}
				return newFinal(cmd, header, house, down)
			}
			text := header.String() + "\n"
			if err := startable(title.Game, text, house); err != nil {
				return failed("new", "%s", unplaced(err))
			}
			if _, err := fmt.Fprint(cmd.OutOrStdout(), text); err != nil {
				return failed("output", "%w", plainCause(err))
			}
			tellHouse(cmd.ErrOrStderr(), title.Game, house.House, header.Players)
			return nil
		},
	}
	at.add(cmd)
	cmd.Flags().Var((*day)(&date), "date", "the day of the game, as `2026-11-20`")
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
	d, err := final.Open(shelf(), "new", header.String()+"\n", func(scoring.Game) (ledger.HouseData, error) { return house, nil })
	if err != nil {
		return failed("new", "%s", unplaced(err))
	}
	p := &printer{w: cmd.OutOrStdout()}
	p.line("%s", strings.TrimSuffix(d.Form(depth), "\n"))
	return p.err
}
