package main

import (
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"

	"github.com/spf13/cobra"
)

// tableFlags are the flags that say who plays, and by which rulings.
type tableFlags struct {
	players []string
	set     []string
	data    string
}

// add has a command take the flags.
func (t *tableFlags) add(cmd *cobra.Command) {
	cmd.Flags().StringArrayVar(&t.players, "player", nil, "a player's `NAME`; once for each, in seating order")
	cmd.Flags().StringArrayVar(&t.set, "set", nil, "a ruling of the table, as `OPTION=VALUE`; see saddlebag games")
	cmd.Flags().StringVar(&t.data, "data", "", "house data: a `FILE` of your own, or one of ours by name")
}

// header is the header of a ledger with these flags.
func (t *tableFlags) header(game scoring.Game) (ledger.Header, ledger.HouseData, error) {
	house, err := findHouse(game, t.data, len(t.players))
	if err != nil {
		return ledger.Header{}, house, err
	}
	names, err := ledger.CleanNames(reading.Names(t.players))
	if err != nil {
		return ledger.Header{}, house, failed("player", "%w", err)
	}
	h := ledger.Header{Game: game.Info().ID, Players: names, Data: house.Data}
	seen := map[string]bool{}
	for _, s := range t.set {
		name, value, ok := strings.Cut(s, "=")
		if !ok {
			return h, house, failed("set", "%q is not OPTION=VALUE", s)
		}
		o, err := reading.Option(game.Info(), name, value)
		if err != nil {
			return h, house, failed("set", "%w", err)
		}
		if seen[o.Name] {
			return h, house, failed("set", "option %s is set twice", o.Name)
		}
		seen[o.Name] = true
		h.Options = append(h.Options, o)
	}
	return h, house, nil
}
