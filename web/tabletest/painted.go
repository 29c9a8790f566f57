package tabletest

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// A Spot is a place on the screen that a tap would enter something at.
type Spot struct {
	Before []string // what goes in before it, with the same tap
	Entry  string   // as the ledger writes it
	X, Y   float64
}

// Events are all that a tap would enter, as the ledger writes them.
func (s Spot) Events() []string { return append(slices.Clone(s.Before), s.Entry) }

// Painted are the places at which a tap would enter something at once, as the page
// stands.
func (p *Player) Painted() []Spot {
	p.T.Helper()
	offers := map[string]Offer{}
	for _, o := range p.all() {
		offers[o.Form] = o
	}
	type painted struct {
		Spot
		Form string
	}
	var spots []Spot
	for _, one := range on[[]painted](p, "painted") {
		if o, ok := offers[one.Form]; ok {
			if o.open() > 0 {
				continue
			}
			e := ledger.Entry{Actor: o.Actor, Verb: o.Verb}
			for _, a := range o.Args {
				e.Args = append(e.Args, a.only()...)
			}
			one.Before, one.Entry = o.Before, e.String()
		}
		spots = append(spots, one.Spot)
	}
	return spots
}

// only is what an argument without a choice says.
func (a Arg) only() []string {
	switch {
	case a.Rolled:
		return []string{rolled}
	case scoring.ArgKind(a.Kind) == scoring.Path && len(a.Choices) == 1:
		return strings.Fields(a.Choices[0])
	}
	return a.Choices
}

// Confirm taps a second time on a place that asks whether it was meant.
func (p *Player) Confirm(s Spot) {
	p.T.Helper()
	if p.has(Target{"armed": true}) {
		p.PassTime(doubleTap)
		p.TapAt(s.X, s.Y)
		p.Settled()
	}
}

// Settled waits until nothing that was tapped on is on its way.
func (p *Player) Settled() {
	p.T.Helper()
	on[bool](p, "settled")
}

// Says is what the page says to a tap that enters nothing; empty for nothing.
func (p *Player) Says() string { return on[string](p, "says") }

// Close puts away the dialog and the notes, by no tap.
func (p *Player) Close() {
	p.T.Helper()
	on[bool](p, "close")
}
