package web

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/web/live"
)

// makes says whether the program makes what a device shows at the table.
func (t *atTable) makes(device string) bool {
	return device != "" && t.view.Info.Made(device, t.view.Header.Chosen(), t.company.Dice == live.Virtual)
}

// prompts are what may happen now, without those that stand for the same as one
// that the program fills in: it takes no other answer then.
func (t *atTable) prompts() []scoring.Prompt {
	var made []scoring.Prompt
	for _, p := range t.view.Prompts {
		if slices.ContainsFunc(p.Args, func(a scoring.Arg) bool { return t.makes(a.Device) }) {
			made = append(made, p)
		}
	}
	return slices.DeleteFunc(slices.Clone(t.view.Prompts), func(p scoring.Prompt) bool {
		return slices.ContainsFunc(made, func(m scoring.Prompt) bool {
			return m.Seat == p.Seat && m.As == p.As && m.Verb == p.Verb && m.Owner == p.Owner && m.Cell == p.Cell && len(m.Args) == len(p.Args) &&
				slices.ContainsFunc(p.Args, func(a scoring.Arg) bool { return a.Device == "" && onlyHidden(a) })
		})
	})
}

// onlyHidden says whether an argument can be nothing but hidden.
func onlyHidden(a scoring.Arg) bool {
	return len(a.Items) == 1 && a.Items[0].Name == scoring.Hidden || len(a.Choices) == 1 && a.Choices[0] == scoring.Hidden
}
