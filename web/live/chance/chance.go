// Package chance makes what the program throws, spins, deals and draws at a table with
// virtual dice. It knows which argument of an event that is, whether a place may have it
// made now, and what comes again after an undo. It also has throws made one die at a time
// that aren't finished, as a table's card keeps them.
//
// Nothing here enters or stores anything. Begin with Maker.Find.
package chance

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/dice"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live/refusal"
)

// What stands in an event for what the program makes.
const (
	Roll = "*" // throws, spins or draws; one more die where they are thrown one at a time
	Stay = "=" // ends a throw of one die at a time
)

// A Need is what the program is to make in an event.
type Need struct {
	Entry ledger.Entry // with Roll for it
	Arg   scoring.Arg  // that it is made for, as a prompt asks for it
	Stay  bool         // a throw of one die at a time is to end

	at int // of the argument
}

// A Maker knows what can be made at a table now.
type Maker struct {
	Seen   *ledger.Fold // by who enters something: decides whether anything is thrown now
	Truth  *ledger.Fold // decides what lies in a pile
	Number int          // of the entry that is next
	Makes  func(device string) bool
}

// Find finds what the program has to make in an event. Without a need, enter the returned
// entry: it has no chance left in it, or repeats what an undo took back. It fails with a
// refusal or a *scoring.Violation.
func (m *Maker) Find(e ledger.Entry) (ledger.Entry, *Need, error) {
	at := slices.IndexFunc(e.Args, func(a string) bool { return a == Roll || a == Stay })
	switch made, here := MadeBy(m.Truth.Game().Info(), e, m.Makes); {
	case here && at < 0:
		return e, nil, refusal.New("live.write-for-it", "roll", Roll)
	case at < 0:
		return e, nil, nil
	case made != at:
		return e, nil, refusal.New("live.no-throw-there")
	case !here:
		return e, nil, refusal.New("live.type-it")
	}
	_, isOffered := offered(m.Seen, e, at)
	arg, made := offered(m.Truth, e, at)
	if !isOffered || !made {
		return e, nil, m.why(e, at)
	}
	n := &Need{Arg: arg, Stay: e.Args[at] == Stay, at: at}
	e.Args = slices.Clone(e.Args)
	e.Args[at] = Roll
	e.Chance = true
	n.Entry = e
	back, ok, err := pendingThrow(m.Truth, e, at, arg)
	switch {
	case ok || err != nil:
		return put(e, at, back...), nil, err
	case n.Stay && !n.OneAtATime():
		return e, nil, refusal.New("live.no-throw-to-end")
	}
	return e, n, nil
}

// OneAtATime says whether dice are thrown one at a time, so that the throw may go on.
func (n *Need) OneAtATime() bool { return n.Arg.Kind == scoring.Throw && n.Arg.From < n.Arg.To }

// Filled is the event with the needed words.
func (n *Need) Filled(words ...string) ledger.Entry { return put(n.Entry, n.at, words...) }

// Made is the event with what the program made for it: the cards of a hand, the words of
// a card, or the faces of dice.
func (n *Need) Made(info *scoring.Info, source dice.Source) ledger.Entry {
	switch n.Arg.Kind {
	case scoring.Counts:
		return n.Filled(dice.Hand(n.Arg, source)...)
	case scoring.Path:
		return n.Filled(strings.Fields(thrower(info, n.Arg, 1).Throw(source).String())...)
	default:
		return n.Filled(thrower(info, n.Arg, n.Arg.From).Throw(source).String())
	}
}

// put puts words in place of what stands for them.
func put(e ledger.Entry, at int, words ...string) ledger.Entry {
	e.Args = slices.Replace(slices.Clone(e.Args), at, at+1, words...)
	return e
}

// MadeBy is the argument of an event that a device makes, by the form of its verb, or -1
// for none, and whether the program makes it, according to makes.
func MadeBy(info *scoring.Info, e ledger.Entry, makes func(device string) bool) (at int, here bool) {
	for _, v := range info.Verbs {
		if v.Name != e.Verb || !scoring.HasWords(v.Args, e.Args) {
			continue
		}
		i := slices.IndexFunc(v.Args, func(a scoring.Arg) bool { return a.Device != "" })
		if i < len(e.Args) {
			return i, i >= 0 && makes(v.Args[i].Device)
		}
	}
	return -1, false
}

// offered finds the argument that a prompt has made where the event says so.
func offered(f *ledger.Fold, e ledger.Entry, at int) (scoring.Arg, bool) {
	seat, as, _ := f.Actor(e.Actor)
	for _, p := range f.Prompts() {
		if p.Seat != seat || p.As != as || p.Verb != e.Verb || len(p.Args) != len(e.Args) || p.Args[at].Device == "" {
			continue
		}
		fits := scoring.HasWords(p.Args, e.Args)
		for i, a := range p.Args[:at] {
			fits = fits && (a.Choices == nil || slices.Contains(a.Choices, e.Args[i]))
		}
		if fits {
			return p.Args[at], true
		}
	}
	return scoring.Arg{}, false
}

// why says why an event cannot be made now, whatever were thrown.
func (m *Maker) why(e ledger.Entry, at int) error {
	info := m.Seen.Game().Info()
	seat, as, _ := m.Seen.Actor(e.Actor)
	filled := e
	for _, v := range info.Verbs {
		if v.Name == e.Verb && at < len(v.Args) && v.Args[at].Device != "" && scoring.HasWords(v.Args, e.Args) {
			side := thrower(info, v.Args[at], 1).Sides[0]
			filled = put(e, at, strings.Fields(strings.Repeat(side+"+", max(1, v.Args[at].From)-1)+side)...)
		}
	}
	trial := scoring.Event{Number: m.Number, Seat: seat, As: as, Verb: e.Verb, Args: filled.Args}
	if v := scoring.Apply(info, m.Seen.State().Clone(), trial); v != nil {
		return v
	}
	return refusal.New("live.no-throw-now")
}

// pendingThrow is the throw that an undo took back and that comes again (clause
// LG3), if it is one of this form that is still possible. Hands come again in the
// order in which they were dealt, so that nobody gets to see another's.
func pendingThrow(truth *ledger.Fold, e ledger.Entry, at int, arg scoring.Arg) (back []string, ok bool, err error) {
	info := truth.Game().Info()
	entry, ok := truth.PendingThrow(e.Actor, e.Verb)
	if !ok || len(entry.Args) <= at {
		return nil, false, nil
	}
	end := len(entry.Args) - (len(e.Args) - at - 1) // what follows it now followed it then
	if end <= at {
		return nil, false, nil
	}
	named := slices.Equal(e.Args[:at], entry.Args[:at])
	if !named && slices.ContainsFunc(info.Verbs, func(v scoring.Verb) bool {
		return v.Name == e.Verb && at < len(v.Args) && v.Args[at].Secret == scoring.ToNamed
	}) {
		entry.Args = slices.Replace(slices.Clone(entry.Args), at, end, Roll)
		return nil, false, refusal.New("live.again-first", "event", entry.String())
	}
	same := slices.Equal(words(e.Args[:at], info, e.Verb), words(entry.Args[:at], info, e.Verb))
	back = entry.Args[at:end]
	return back, same && isPossible(arg, back), nil
}

// isPossible says whether words are some that an argument can have now.
func isPossible(arg scoring.Arg, words []string) bool {
	switch arg.Kind {
	case scoring.Counts:
		return dice.IsHand(arg, words)
	case scoring.Throw:
		n := strings.Count(words[0], "+") + 1
		return n >= arg.From && n <= arg.To
	default:
		return slices.Contains(arg.Choices, strings.Join(words, " "))
	}
}

// words are the fixed words among the arguments of a verb.
func words(args []string, info *scoring.Info, verb string) []string {
	var fixed []string
	for _, v := range info.Verbs {
		if v.Name != verb {
			continue
		}
		for i, a := range v.Args[:min(len(v.Args), len(args))] {
			if a.Kind == scoring.Word && slices.Contains(a.Choices, args[i]) {
				fixed = append(fixed, args[i])
			}
		}
	}
	return fixed
}
