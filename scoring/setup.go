package scoring

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"

	"saddlebag/speech"
)

// The values of an option that is on or off.
const (
	Yes = "yes"
	No  = "no"
)

// ErrPlayers is what errors are of a number of players that a game, or its house
// data, is not for.
var ErrPlayers = errors.New("wrong number of players")

// A playersError says who can play, and how many are to.
type playersError struct{ says speech.Text }

func (e playersError) Error() string        { return e.says.String() }
func (e playersError) Said() speech.Text    { return e.says }
func (e playersError) Is(target error) bool { return target == ErrPlayers }

// An OptionError is an option that a game does not take: one that it does not
// know, a value that is not allowed, or one that clashes with another option or
// with the number of players.
type OptionError struct {
	Option string
	Why    speech.Text // a lower-case sentence that names the option
}

func (e *OptionError) Error() string { return e.Why.String() }

// Said is why the option is not taken.
func (e *OptionError) Said() speech.Text { return e.Why }

// Start starts a game by the front door: what [CheckSetup] refuses never comes
// to the rulebook.
func Start(g Game, setup Setup) (State, error) {
	if err := CheckSetup(g.Info(), setup); err != nil {
		return nil, err
	}
	return g.New(setup)
}

// CheckSetup says what Info does not allow of a setup: a number of players
// ([ErrPlayers]), or an option, whatever the others are ([*OptionError]).
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

// CheckOption says why a game does not take a value of an option, whatever the
// others are; the error is an *OptionError.
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

// Chosen is the value of an option, which [Start] has checked, or its default.
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

// HouseOf is the house data of a setup as the type that a game reads it into,
// which is a pointer to a T.
func HouseOf[T any](i *Info, setup Setup) (*T, error) {
	house, ok := setup.House.(*T)
	if !ok || house == nil {
		return nil, fmt.Errorf("the house data is %T, not a %s of %s", setup.House, i.DataWord, i.Title)
	}
	return house, nil
}

// AsState is what a rulebook's New returns, of a state of its own type.
func AsState[S State](s S, err error) (State, error) {
	if err != nil {
		return nil, err
	}
	return s, nil
}

// Renamed is a list of names in which a seat has another one. The list given,
// which clones of a state share, stays as it is.
func Renamed(names []string, seat int, name string) []string {
	names = slices.Clone(names)
	names[seat] = name
	return names
}
