package main

import (
	"fmt"
	"path/filepath"

	"github.com/spf13/cobra"

	"saddlebag/scoring/ledger"
	"saddlebag/sheets"
)

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
func codeOf(table ledger.Header, house houseData) func(name string) string {
	return func(name string) string { // pages are drawn at the same time
		h := table
		h.Players, h.Data = nil, house.data
		if name != "" {
			h.Players = []string{name}
		}
		return h.String()
	}
}
