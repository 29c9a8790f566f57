package play

import (
	"errors"
	"fmt"
	"strconv"
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
		Short: command.Say("cli.new-short"),
		Long:  command.Say("cli.new-long"),
		Example: `  saddlebag new coal-n-write --player Ann --player "Bob Tanner" > night.ledger
  saddlebag new coal-n-write --player Ann --set start-cash=20 --title "Friday night"
  saddlebag new rin-tin-tin --player Ann --player Bob --final > night.final
  saddlebag new rin-tin-tin --player Ann --player Bob --final --depth end`,
		Args:              command.Arguments(1, 1, "cli.new-takes"),
		ValidArgsFunction: command.CompleteGames,
		RunE: func(cmd *cobra.Command, args []string) error {
			title, err := command.Game(cmd, args[0])
			if err != nil {
				return err
			}
			if len(at.Players) == 0 {
				return command.Usage(cmd, "cli.nobody-plays")
			}
			header, house, err := at.Header(title.Game)
			if err != nil {
				return err
			}
			header.Date, header.Title = date, reading.Name(heading)
			if sheets {
				down, ok := depths[depth]
				if !ok {
					return command.Usage(cmd, "cli.not-depth", "word", strconv.Quote(depth))
				}
				return newFinal(cmd, header, house, down)
			}
			text := header.String() + "\n"
			if err := startable(title.Game, text, house); err != nil {
				return command.FailedBy("new", errors.New(command.Unplaced(err)))
			}
			if _, err := fmt.Fprint(cmd.OutOrStdout(), text); err != nil {
				return command.Unwritten(err)
			}
			command.TellHouse(cmd.ErrOrStderr(), title.Game, house.House, header.Players)
			return nil
		},
	}
	at.Add(cmd)
	cmd.Flags().Var((*command.Date)(&date), "date", command.Say("cli.date-flag"))
	cmd.Flags().StringVar(&heading, "title", "", command.Say("cli.title-flag"))
	cmd.Flags().BoolVar(&sheets, "final", false, command.Say("cli.new-final-flag"))
	cmd.Flags().StringVar(&depth, "depth", depth, command.Say("cli.depth-flag"))
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
		return command.FailedBy("new", errors.New(command.Unplaced(err)))
	}
	p := &command.Printer{W: cmd.OutOrStdout()}
	p.Line("%s", strings.TrimSuffix(d.Form(depth), "\n"))
	return p.Err
}
