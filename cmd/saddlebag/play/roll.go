package play

import (
	"errors"
	"strings"
	"unicode"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring/dice"
	"saddlebag/scoring/reading"
)

// rolled is one throw in roll --json.
type rolled struct {
	Name  string   `json:"name"`
	Faces []string `json:"faces"`
	Sum   *int     `json:"sum"` // null where a face is not a number
}

// RollCommand throws dice.
func RollCommand() *cobra.Command {
	var seed uint64
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "roll DICE|GAME",
		Short: command.Say("cli.roll-short"),
		Long:  command.Say("cli.roll-long"),
		Example: `  saddlebag roll 3d6
  saddlebag roll coal-n-write
  saddlebag say night.ledger table roll $(saddlebag roll 3d6)`,
		Args:              command.Arguments(1, -1, "cli.roll-takes"),
		ValidArgsFunction: command.CompleteGames,
		RunE: func(cmd *cobra.Command, args []string) error {
			throwers, err := throwersOf(strings.Join(args, " "))
			if err != nil {
				return err
			}
			src := dice.Crypto()
			if cmd.Flags().Changed("seed") {
				src = dice.Seeded(seed)
			}
			throws := []rolled{}
			p := &command.Printer{W: cmd.OutOrStdout()}
			for _, t := range throwers {
				result := t.Throw(src)
				r := rolled{Name: t.Name, Faces: result}
				if sum, ok := result.Sum(); ok {
					r.Sum = &sum
				}
				throws = append(throws, r)
				if !asJSON {
					p.Line("%s", result)
				}
			}
			if asJSON {
				return command.WriteJSON(cmd.OutOrStdout(), throws)
			}
			return p.Err
		},
	}
	cmd.Flags().Uint64Var(&seed, "seed", 0, command.Say("cli.seed-flag"))
	cmd.Flags().BoolVar(&asJSON, "json", false, command.Say("cli.json-flag"))
	cmd.SetFlagErrorFunc(func(cmd *cobra.Command, err error) error {
		var unknown *pflag.NotExistError
		if errors.As(err, &unknown) && unicode.IsDigit(rune(unknown.GetSpecifiedName()[0])) { // no flag, but fewer dice than none
			_, err := throwersOf("-" + unknown.GetSpecifiedShortnames())
			return err
		}
		return cmd.Root().FlagErrorFunc()(cmd, err)
	})
	return cmd
}

// throwersOf are the dice of a notation, or the devices of a game.
func throwersOf(what string) ([]dice.Thrower, error) {
	if title, ok := titles.Find(what); ok {
		throwers := dice.From(title.Game.Info())
		if len(throwers) == 0 {
			return nil, command.Hinted(command.Refused("roll", "cli.no-dice", "game", title.Game.Info().Title),
				"cli.no-dice-hint")
		}
		return throwers, nil
	}
	thrower, err := dice.Parse(reading.Dice(what))
	if err != nil {
		return nil, command.Hinted(command.FailedBy("roll", err), "cli.roll-hint")
	}
	return []dice.Thrower{thrower}, nil
}
