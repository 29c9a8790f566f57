package scoring

// Follows is the event that belongs to the last one and that nobody has anything
// to choose about: what a device makes for it, as the card for a shot, the end of a
// turn in which nothing is left to do, or the chip that says whose turn is next. One tap may enter both. Makes says
// whether the program makes what a device shows; made stands for that in the
// event. It is not ok where people are asked, or somebody else may act first.
func Follows(i *Info, s State, last Event, makes func(device string) bool, made string) (e Event, ok bool) {
	prompts := s.Prompts()
	if len(prompts) == 0 {
		return Event{}, false
	}
	p := prompts[0]
	v := i.VerbOf(&p)
	switch {
	case v == nil || !v.Follows, v.Opens && last.Seat == Table:
		return Event{}, false
	case p.Verb == last.Verb && p.Seat == Table: // the next of several that are alike
	case len(prompts) > 1, p.Seat != Table && p.Seat != last.Seat:
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
