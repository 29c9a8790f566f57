package scoring

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"

	"saddlebag/scoring/speech"
)

// The values of an option that is on or off.
const (
	Yes = "yes"
	No  = "no"
)

// YesOrNo is what people call Yes and No, in this order.
var YesOrNo = []speech.Text{"final.yes", "final.no"}

// ErrPlayers is wrapped by errors about a number of players that a game, or its house
// data, isn't for.
var ErrPlayers = errors.New("wrong number of players")

// A playersError says who can play, and how many are to.
type playersError struct{ says speech.Text }

func (e playersError) Error() string        { return e.says.String() }
func (e playersError) Said() speech.Text    { return e.says }
func (e playersError) Is(target error) bool { return target == ErrPlayers }

// An OptionError is an option that a game doesn't accept: it doesn't know the option,
// the value isn't allowed, or it clashes with another option or with the
// number of players.
type OptionError struct {
	Option string
	Why    speech.Text // a lower-case sentence that names the option
}

func (e *OptionError) Error() string { return e.Why.String() }

// Said is why the option is not taken.
func (e *OptionError) Said() speech.Text { return e.Why }

// Start starts a game through the front door: the rulebook never sees what
// [CheckSetup] refuses.
func Start(g Game, setup Setup) (State, error) {
	if err := CheckSetup(g.Info(), setup); err != nil {
		return nil, err
	}
	return g.New(setup)
}

// CheckSetup says what Info doesn't allow in a setup: the number of players
// ([ErrPlayers]), or an option on its own ([*OptionError]).
func CheckSetup(i *Info, setup Setup) error {
	if n := len(setup.Players); n < i.MinPlayers || n > i.MaxPlayers {
		return WrongPlayers(speech.Say("scoring.wrong-players", "game", i.Title, "players", i.PlayerRange(), "n", n))
	}
	for _, name := range slices.Sorted(maps.Keys(setup.Options)) {
		if err := i.CheckOption(name, setup.Options[name]); err != nil {
			return err
		}
	}
	return nil
}

// WrongPlayers is the error of a number of players, which says who can play.
func WrongPlayers(says speech.Text) error { return playersError{says} }

// CheckOption says why a game doesn't accept a value of an option, whatever the
// other options are. The error is an *OptionError.
func (i *Info) CheckOption(name, value string) error {
	o, ok := i.Option(name)
	switch n, isWhole := ParseWhole(value); {
	case !ok:
		names := Each(len(i.Options), func(n int) string { return i.Options[n].Name })
		return &OptionError{name, speech.Say("scoring.no-option", "game", i.Title, "option", strconv.Quote(name), "options", speech.All(speech.Named(names...)))}
	case o.Choices != nil && !slices.Contains(o.Choices, value):
		return &OptionError{name, speech.Say("scoring.option-choice", "option", name, "choices", speech.Any(speech.Named(o.Choices...)), "value", strconv.Quote(value))}
	case o.Choices == nil && (!isWhole || n < o.From || n > o.To):
		return &OptionError{name, speech.Say("scoring.option-number", "option", name, "from", o.From, "to", o.To, "value", strconv.Quote(value))}
	}
	return nil
}

// Chosen is the value of an option, already checked by [Start], or its default.
func (i *Info) Chosen(options map[string]string, name string) string {
	if value, given := options[name]; given {
		return value
	}
	o, _ := i.Option(name)
	return o.Default
}

// Number is the value of an option that is a whole number.
func (i *Info) Number(options map[string]string, name string) int {
	n, _ := ParseWhole(i.Chosen(options, name))
	return n
}

// HouseOf is the house data of a setup as a *T, the type that the game reads it
// into.
func HouseOf[T any](i *Info, setup Setup) (*T, error) {
	house, ok := setup.House.(*T)
	if !ok || house == nil {
		return nil, fmt.Errorf("the house data is %T, not a %s of %s", setup.House, i.DataWord, i.Title)
	}
	return house, nil
}

// Renamed is a copy of a list of names with another name for a seat. The given list,
// which clones of a state share, stays as it is.
func Renamed(names []string, seat int, name string) []string {
	names = slices.Clone(names)
	names[seat] = name
	return names
}
