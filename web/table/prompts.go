package table

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/web/live"
)

// Makes says whether the program makes what a device shows at the table.
func (t *Snapshot) Makes(device string) bool {
	return device != "" && t.View.Info.ProgramRolls(device, t.View.Header.Chosen(), t.Presence.Dice == live.Virtual)
}

// Prompts are what may happen now, without those that stand for the same as one
// that the program fills in: it takes no other answer then.
func (t *Snapshot) Prompts() []scoring.Prompt {
	var made []scoring.Prompt
	for i := range t.View.Prompts {
		p := &t.View.Prompts[i]
		for n := range p.Args {
			if t.Makes(p.Args[n].Device) {
				made = append(made, *p)
				break
			}
		}
	}
	if made == nil {
		return t.View.Prompts
	}
	return slices.DeleteFunc(slices.Clone(t.View.Prompts), func(p scoring.Prompt) bool {
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
