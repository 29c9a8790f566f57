package command

import (
	"strconv"
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
	cmd.Flags().StringArrayVar(&t.Players, "player", nil, Say("cli.player-flag"))
	cmd.Flags().StringArrayVar(&t.Set, "set", nil, Say("cli.set-flag"))
	cmd.Flags().StringVar(&t.Data, "data", "", Say("cli.data-flag"))
}

// Header is the header of a ledger with these flags.
func (t *TableFlags) Header(game scoring.Game) (ledger.Header, ledger.HouseData, error) {
	house, err := FindHouse(game, t.Data, len(t.Players))
	if err != nil {
		return ledger.Header{}, house, err
	}
	names, err := ledger.CleanNames(reading.Names(t.Players))
	if err != nil {
		return ledger.Header{}, house, FailedBy("player", err)
	}
	h := ledger.Header{Game: game.Info().ID, Players: names, Data: house.Data}
	seen := map[string]bool{}
	for _, s := range t.Set {
		name, value, ok := strings.Cut(s, "=")
		if !ok {
			return h, house, Failed("set", "cli.not-option", "word", strconv.Quote(s))
		}
		o, err := reading.Option(game.Info(), name, value)
		if err != nil {
			return h, house, FailedBy("set", err)
		}
		if seen[o.Name] {
			return h, house, Failed("set", "cli.option-twice", "option", o.Name)
		}
		seen[o.Name] = true
		h.Options = append(h.Options, o)
	}
	return h, house, nil
}
