package tabletest

import (
	"slices"
	"strings"
	"time"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// A came is what came of a tap.
type came struct {
	Entered string // event
	Asks    bool   // there is more to choose
	Armed   bool   // it takes a second tap, as it ends something for others
	Waits   bool   // to be sent
	Refused string // why
	Late    string // why it was not meant for what is there by now
}

// Enter enters an event by taps, in the shortest way that the page has; several, where
// the page enters them together. While the phone is cut off, the entry waits.
func (p *Player) Enter(events ...ledger.Entry) {
	p.T.Helper()
	before := p.Number()
	sent := p.Send(events...)
	got := p.after(before, "")
	if got.Late != "" { // who reads that looks again
		p.T.Logf("%s: %s", sent, got.Late)
		p.Close()
		p.Enter(events...)
		return
	}
	if p.Number() > before+1 { // with what follows from it, which the page tells of
		got.Entered = sent.String()
	}
	p.entered(sent, got)
}

// Together is how many of some events, from the first on, the page enters together.
func (p *Player) Together(events []ledger.Entry) int {
	p.T.Helper()
	most := 1
	for _, o := range p.all() {
		n := len(o.Before) + 1
		if n <= most || n > len(events) {
			continue
		}
		if _, ok := o.enters(events[:n]); ok {
			most = n
		}
	}
	return most
}

// Send is Enter without a look at what comes of it. It returns the last event as the
// page's forms write it.
func (p *Player) Send(events ...ledger.Entry) ledger.Entry {
	p.T.Helper()
	e := events[len(events)-1]
	if t := (Target{"entry": e.String()}); len(events) == 1 && p.has(t) {
		p.press(t, "")
		return e
	}
	o, shares := p.offer(events)
	if asks := p.open(o, shares); asks {
		p.fill(o, shares)
	}
	e.Args = slices.Concat(shares...)
	return e
}

// doubleTap is how long after a tap another is one of its own.
const doubleTap = 450 * time.Millisecond

// press taps on what may enter something at once, and once more on what asks
// whether it is meant. It says whether a form is left to be filled in.
func (p *Player) press(t Target, form string) (asks bool) {
	p.T.Helper()
	before := p.Number()
	p.Touch(t)
	got := p.after(before, form)
	if got.Armed {
		p.PassTime(doubleTap)
		p.Touch(t)
		got = on[came](p, "outcome", before, form, false)
	}
	return got.Asks
}

// offer is the offer with which events are entered: one that leaves nothing to
// choose goes first.
func (p *Player) offer(events []ledger.Entry) (best Offer, shares [][]string) {
	p.T.Helper()
	found := false
	for _, o := range p.all() {
		s, ok := o.enters(events)
		if ok && (!found || o.open() < best.open()) {
			best, shares, found = o, s, true
		}
	}
	if !found {
		p.T.Fatalf("at %s there is no way to enter %s; the page reads\n%s", p.Address(), events, p.Text("body"))
	}
	return best, shares
}

// open is how many arguments leave a choice.
func (o Offer) open() (n int) {
	for _, a := range o.Args {
		if !a.Rolled && len(a.Choices) != 1 {
			n++
		}
	}
	return n
}

// open taps on what leads to an offer: a button of the bar or a cell, which may
// enter it at once, or the list. It says whether the form is left to be filled in.
func (p *Player) open(o Offer, shares [][]string) (asks bool) {
	p.T.Helper()
	if len(shares) == 1 {
		face, _, _ := strings.Cut(shares[0][0], "+")
		if t := (Target{"opens": o.Form, "types": face}); p.has(t) {
			return p.press(t, o.Form)
		}
	}
	if t := (Target{"opens": o.Form}); p.has(t) {
		return p.press(t, o.Form)
	}
	if o.At == "" {
		for fold := (Target{"fold": o.Form}); p.has(fold); {
			p.Touch(fold)
		}
		return true
	}
	if o.Dice && o.open() > 0 {
		p.choose(o, shares)
	}
	if tab := (Target{"tab": o.At}); p.has(tab) {
		p.Touch(tab)
	}
	value := ""
	for i, a := range o.Args {
		if len(a.Choices) > 1 {
			value = shares[i][0]
		}
	}
	return p.press(Target{"cell": o.At, "value": value}, o.Form)
}

// choose taps on the dice that an event spends.
func (p *Player) choose(o Offer, shares [][]string) {
	p.T.Helper()
	for i, a := range o.Args {
		if scoring.ArgKind(a.Kind) != scoring.DiceChoice {
			continue
		}
		for face := range strings.SplitSeq(shares[i][0], "+") {
			p.Touch(Target{"die": face})
		}
	}
}

// fill chooses in a form what it leaves to choose, and sends it.
func (p *Player) fill(o Offer, shares [][]string) {
	p.T.Helper()
	for i, a := range o.Args {
		switch kind := scoring.ArgKind(a.Kind); {
		case a.Rolled:
		case kind == scoring.Throw:
			for _, face := range strings.Split(shares[i][0], "+")[on[int](p, "typed", o.Form):] {
				p.Touch(Target{"form": o.Form, "key": face})
			}
		case kind == scoring.Counts:
			p.count(o, a, shares[i])
		case kind == scoring.Path && len(a.Choices) > 1, kind == scoring.Range, len(a.Choices) == 0:
			p.write(o, a, strings.Join(shares[i], " "))
		default:
			if t := (Target{"form": o.Form, "answer": shares[i][0]}); p.has(t) {
				p.Touch(t) // which sends it
				return
			}
			if t := (Target{"form": o.Form, "name": a.Name, "choice": shares[i][0]}); p.has(t) {
				p.Touch(t)
			}
		}
	}
	if t := (Target{"form": o.Form, "go": true}); p.has(t) {
		p.Touch(t)
		if p.has(Target{"armed": true}) {
			p.PassTime(doubleTap)
			p.Touch(t)
		}
		return
	}
	// A throw that is whole goes in by itself, which is waited for once.
	if p.waited {
		on[bool](p, "hurry", o.Form)
	}
	p.waited = true
}

// count steps each item up or down to how often it is among some words.
func (p *Player) count(o Offer, a Arg, words []string) {
	p.T.Helper()
	wanted := map[string]int{}
	for _, word := range words {
		wanted[word]++
	}
	for _, way := range []string{"less", "more"} { // so that all fit in at any time
		for _, item := range a.Items {
			steps := on[int](p, "counted", o.Form, item.Name) - wanted[item.Name]
			if way == "more" {
				steps = -steps
			}
			for range steps {
				p.Touch(Target{"form": o.Form, way: item.Name})
			}
		}
	}
}

// write taps on a field and writes into it, or takes something of its list with
// one more tap.
func (p *Player) write(o Offer, a Arg, text string) {
	p.T.Helper()
	p.Taps++
	if len(a.Choices) > 0 {
		p.Taps++
	}
	on[bool](p, "write", o.Form, a.Name, text)
}

// after is what comes of the last tap.
func (p *Player) after(before int, form string) came {
	p.T.Helper()
	got := on[*came](p, "outcome", before, form, true)
	if got == nil {
		p.T.Fatalf("at %s nothing came of a tap; the page reads\n%s", p.Address(), p.Text("body"))
	}
	return *got
}

// shows says whether a seat that need not see all of an event reads it so.
func shows(read, event string) bool {
	some, all := strings.Fields(read), strings.Fields(event)
	return slices.EqualFunc(some, all, func(a, b string) bool { return a == b || a == hidden })
}

// entered holds what was entered against what was meant.
func (p *Player) entered(e ledger.Entry, got came) {
	p.T.Helper()
	p.Entries++
	if !got.Waits && !slices.Contains(e.Args, rolled) && !shows(got.Entered, e.String()) {
		p.T.Fatalf("meant %s, and entered %q %s", e, got.Entered, got.Refused)
	}
}

// Write enters an event as a line of the ledger.
func (p *Player) Write(e ledger.Entry) {
	p.T.Helper()
	before := p.Number()
	if t := (Target{"line": true}); p.has(t) {
		p.Touch(t)
	}
	p.Taps++
	on[bool](p, "write", "", "line", e.String())
	p.Touch(Target{"lineGo": true})
	p.entered(e, p.after(before, ""))
}

// Undo takes back what the bar says that it takes back.
func (p *Player) Undo() {
	p.T.Helper()
	before := p.Number()
	p.Touch(Target{"undo": true})
	p.Entries++
	p.after(before, "")
}
