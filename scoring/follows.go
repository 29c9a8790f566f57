package scoring

import "slices"

// Follows is the event that belongs to those just entered with one tap, in that order, if it
// leaves people no choice: what a device makes, such as the card for a shot; the end of a turn
// in which nothing is left to do; the chip that says whose turn is next. The same tap may enter
// it, too. Makes says whether the program makes what a device shows; made stands for that in
// the event. It isn't ok if people are asked, or if somebody else may act first.
func Follows(i *Info, s State, done []Event, makes func(device string) bool, made string) (e Event, ok bool) {
	prompts, last := s.Prompts(), done[len(done)-1]
	if f, ok := s.(Finisher); ok && f.Finished() {
		prompts = slices.DeleteFunc(prompts, func(p Prompt) bool { v := i.VerbOf(&p); return v == nil || !v.Passes })
	}
	if len(prompts) == 0 {
		return Event{}, false
	}
	p := prompts[0]
	v := i.VerbOf(&p)
	switch {
	case v == nil || !v.Follows, v.Opens && tapped(done) == Table:
		return Event{}, false
	case p.Verb == last.Verb && p.Seat == Table: // the next of several that are alike
	case len(prompts) > 1, p.Seat != Table && p.Seat != tapped(done):
		return Event{}, false
	}
	e = Event{Seat: p.Seat, As: p.As, Verb: p.Verb}
	for _, a := range p.Args {
		switch {
		case a.Device != "" && makes(a.Device):
			e.Args = append(e.Args, made)
		case a.Device == "" && len(a.Choices) == 1:
			e.Args = append(e.Args, a.Choices[0])
		default:
			return Event{}, false
		}
	}
	return e, true
}

// tapped is the seat that has acted last in what went in with one tap, or Table.
func tapped(done []Event) int {
	for _, e := range slices.Backward(done) {
		if e.Seat != Table {
			return e.Seat
		}
	}
	return Table
}
