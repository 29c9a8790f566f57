package command

import (
	"strings"

	"github.com/spf13/cobra"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
)

// TableFlags are the flags that say who plays, and by which rulings.
type TableFlags struct {
	Players []string
	Set     []string
	Data    string
}

// Add has a command take the flags.
func (t *TableFlags) Add(cmd *cobra.Command) {
	cmd.Flags().StringArrayVar(&t.Players, "player", nil, "a player's `NAME`; once for each, in seating order")
	cmd.Flags().StringArrayVar(&t.Set, "set", nil, "a ruling of the table, as `OPTION=VALUE`; see saddlebag games")
	cmd.Flags().StringVar(&t.Data, "data", "", "house data: a `FILE` of your own, or one of ours by name")
}

// Header is the header of a ledger with these flags.
func (t *TableFlags) Header(game scoring.Game) (ledger.Header, ledger.HouseData, error) {
	house, err := FindHouse(game, t.Data, len(t.Players))
	if err != nil {
		return ledger.Header{}, house, err
	}
	names, err := ledger.CleanNames(reading.Names(t.Players))
	if err != nil {
		return ledger.Header{}, house, Failed("player", "%w", err)
	}
	h := ledger.Header{Game: game.Info().ID, Players: names, Data: house.Data}
	seen := map[string]bool{}
	for _, s := range t.Set {
		name, value, ok := strings.Cut(s, "=")
		if !ok {
			return h, house, Failed("set", "%q is not OPTION=VALUE", s)
		}
		o, err := reading.Option(game.Info(), name, value)
		if err != nil {
			return h, house, Failed("set", "%w", err)
		}
		if seen[o.Name] {
			return h, house, Failed("set", "option %s is set twice", o.Name)
		}
		seen[o.Name] = true
		h.Options = append(h.Options, o)
	}
	return h, house, nil
}
