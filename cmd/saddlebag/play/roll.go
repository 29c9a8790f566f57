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
		Short: "Roll dice, or what a game is played with",
		Long: `Roll throws dice, written as 3d6, or the dice and spinners of a game. Every face
is equally likely. A game of cards alone has none to roll. With --seed the same throw comes again: not for play.`,
		Example: `  saddlebag roll 3d6
  saddlebag roll coal-n-write
  saddlebag say night.ledger table roll $(saddlebag roll 3d6)`,
		Args:              command.Arguments(1, -1, "dice such as 3d6, or the name of a game"),
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
	cmd.Flags().Uint64Var(&seed, "seed", 0, "a `NUMBER` from which the throw can be made again")
	cmd.Flags().BoolVar(&asJSON, "json", false, "print one line of JSON")
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
			return nil, command.Hinted(command.Refused("roll", "%s has no dice and no spinner", title.Game.Info().Title),
				"its cards are drawn at the table, or by saddlebag serve")
		}
		return throwers, nil
	}
	thrower, err := dice.Parse(reading.Dice(what))
	if err != nil {
		return nil, command.Hinted(command.Failed("roll", "%w", err), "dice such as 3d6, or a game: saddlebag games lists them")
	}
	return []dice.Thrower{thrower}, nil
}
