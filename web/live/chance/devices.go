package chance

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/dice"
)

// thrower makes what an argument needs: dice, or a spinner.
func thrower(info *scoring.Info, arg scoring.Arg, n int) dice.Thrower {
	for _, d := range info.Devices {
		if d.Name == arg.Device {
			return dice.Thrower{Name: d.Name, Label: d.Label, Count: max(1, n), Sides: sides(d, arg)}
		}
	}
	return dice.Thrower{Count: max(1, n), Sides: arg.Choices}
}

// sides are what a device can show: the faces of dice, what a spinner's prompt
// allows, and of a pile the cards that are left in it, or all where nobody has
// said what is left.
func sides(d scoring.Device, arg scoring.Arg) []string {
	switch d.Kind {
	case scoring.Pile:
		if arg.Items == nil {
			return d.Sides
		}
		var left []string
		for _, item := range arg.Items {
			left = append(left, slices.Repeat([]string{item.Name}, item.Most)...)
		}
		if len(left) > 0 {
			return left
		}
		return possible(d, arg) // a game that does not count its piles
	case scoring.Spinner:
		return possible(d, arg)
	default:
		return d.Sides
	}
}

// possible are the sides of a device that can be chosen.
func possible(d scoring.Device, arg scoring.Arg) []string {
	return slices.DeleteFunc(slices.Clone(d.Sides), func(side string) bool {
		return len(arg.Choices) > 0 && !slices.Contains(arg.Choices, side)
	})
}
