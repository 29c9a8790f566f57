package scoring

import "slices"

// Same says whether two prompts are equal in everything.
func (p *Prompt) Same(o *Prompt) bool {
	return p.Seat == o.Seat && p.As == o.As && p.Verb == o.Verb && p.Cell == o.Cell && p.Owner == o.Owner &&
		p.Label == o.Label && p.Own == o.Own && p.Worth == o.Worth && p.Spends == o.Spends && p.Tool == o.Tool && equal(p.Args, o.Args, (*Arg).same)
}

// same is Same of arguments.
func (a *Arg) same(o *Arg) bool {
	return a.Name == o.Name && a.Kind == o.Kind && slices.Equal(a.Choices, o.Choices) && slices.Equal(a.Titles, o.Titles) &&
		slices.Equal(a.Items, o.Items) && a.From == o.From && a.To == o.To && a.Step == o.Step && a.Faces == o.Faces &&
		a.StopAtSum == o.StopAtSum && slices.Equal(a.Presets, o.Presets) && slices.EqualFunc(a.Fills, o.Fills, Fill.same) && a.MostPerGroup == o.MostPerGroup && a.Device == o.Device &&
		a.Named == o.Named && a.Secret == o.Secret && a.Recalled == o.Recalled && a.Numbered == o.Numbered && a.Clause == o.Clause
}

// SamePrompts says whether prompts are equal in everything, and in the same order.
func SamePrompts(all, others []Prompt) bool { return equal(all, others, (*Prompt).Same) }

// equal is slices.EqualFunc of what is too large to be copied for each comparison.
func equal[T any](all, others []T, same func(a, b *T) bool) bool {
	if len(all) != len(others) {
		return false
	}
	for i := range all {
		if !same(&all[i], &others[i]) {
			return false
		}
	}
	return true
}

// Same says whether two joins are equal in everything.
func (j Join) Same(o Join) bool {
	return j.Last.Same(&o.Last) && slices.EqualFunc(j.Before, o.Before, Event.same)
}

// same says whether two events are the same in everything.
func (e Event) same(o Event) bool {
	return e.Number == o.Number && e.Seat == o.Seat && e.As == o.As && e.Verb == o.Verb && slices.Equal(e.Args, o.Args)
}
