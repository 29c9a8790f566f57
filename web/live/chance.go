package live

import (
	"context"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/dice"
	"saddlebag/scoring/ledger"
)

// What stands in an event for what the program makes.
const (
	Roll = "*" // throws, spins or draws; one more die where they are thrown one at a time
	Stay = "=" // ends a throw of one die at a time
)

// typedIn is said to what the program makes and somebody writes.
const typedIn = "At this table the program makes that, and nobody types it in."

// thrown fills in what the program makes. Faces are those of a throw that goes
// on; the entry is not complete then. Whether anything is thrown now is decided
// by what the place may know; what lies in a pile, by the truth.
func (t *Table) thrown(ctx context.Context, p Place, e ledger.Entry) (_ ledger.Entry, faces []string, err error) {
	at := slices.IndexFunc(e.Args, func(a string) bool { return a == Roll || a == Stay })
	switch made, here := t.madeBy(e); {
	case here && at < 0:
		return e, nil, refuse(typedIn+" Write %s for it.", Roll)
	case at < 0:
		return e, nil, nil
	case made != at:
		return e, nil, refuse("Nothing is thrown there.")
	case !here:
		return e, nil, refuse("This table makes that itself: write what it shows.")
	}
	own := t.game.of(p.Seat)
	_, offered := own.offered(e, at)
	arg, made := t.game.truth.offered(e, at)
	if !offered || !made {
		return e, nil, t.why(own, e, at)
	}
	last := e.Args[at] == Stay
	e.Args = slices.Clone(e.Args)
	e.Args[at] = Roll
	e.Chance = true
	back, ok, err := t.game.pendingThrow(e, at, arg)
	if ok || err != nil {
		return put(e, at, back...), nil, err
	}
	if arg.Kind == scoring.Throw && arg.From < arg.To {
		result, more, err := t.oneMore(ctx, e, arg, last)
		if err != nil || more {
			return e, result, err
		}
		return put(e, at, result.String()), nil, nil
	}
	if last {
		return e, nil, refuse("There is no throw to end.")
	}
	return put(e, at, t.made(arg)...), nil, nil
}

// put puts words in place of what stands for them.
func put(e ledger.Entry, at int, words ...string) ledger.Entry {
	e.Args = slices.Replace(slices.Clone(e.Args), at, at+1, words...)
	return e
}

// made makes what an argument needs: the cards of a hand, the words of a card,
// or the faces of dice.
func (t *Table) made(arg scoring.Arg) []string {
	switch arg.Kind {
	case scoring.Counts:
		return dice.Hand(arg, t.all.Dice)
	case scoring.Path:
		return strings.Fields(t.game.thrower(arg, 1).Throw(t.all.Dice).String())
	default:
		return []string{t.game.thrower(arg, arg.From).Throw(t.all.Dice).String()}
	}
}

// madeBy is which argument of an event a device makes, by the form of its verb,
// and whether the program does so at this table; -1 for none.
func (t *Table) madeBy(e ledger.Entry) (at int, here bool) {
	info := t.game.truth.Game().Info()
	for _, v := range info.Verbs {
		if v.Name != e.Verb || !scoring.HasWords(v.Args, e.Args) {
			continue
		}
		i := slices.IndexFunc(v.Args, func(a scoring.Arg) bool { return a.Device != "" })
		if i < len(e.Args) {
			return i, i >= 0 && t.makes(v.Args[i].Device)
		}
	}
	return -1, false
}

// makes says whether the program makes what a device shows at this table.
func (t *Table) makes(device string) bool {
	return t.game.truth.Game().Info().ProgramRolls(device, t.game.header.Chosen(), t.meta.Dice == Virtual)
}

// offered finds the argument that a prompt has made where the event says so.
func (r *reading) offered(e ledger.Entry, at int) (scoring.Arg, bool) {
	seat, as, _ := r.Actor(e.Actor)
	for _, p := range r.Prompts() {
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
func (t *Table) why(own *reading, e ledger.Entry, at int) error {
	seat, as, _ := own.Actor(e.Actor)
	filled := e
	for _, v := range own.Game().Info().Verbs {
		if v.Name == e.Verb && at < len(v.Args) && v.Args[at].Device != "" && scoring.HasWords(v.Args, e.Args) {
			side := t.game.thrower(v.Args[at], 1).Sides[0]
			filled = put(e, at, strings.Fields(strings.Repeat(side+"+", max(1, v.Args[at].From)-1)+side)...)
		}
	}
	trial := scoring.Event{Number: len(t.log.Records) + 1, Seat: seat, As: as, Verb: e.Verb, Args: filled.Args}
	if v := scoring.Apply(own.Game().Info(), own.State().Clone(), trial); v != nil {
		return v
	}
	return refuse("Nothing is thrown for that now.")
}

// pendingThrow is the throw that an undo took back and that comes again (clause
// LG3), if it is one of this form that is still possible. Hands come again in the
// order in which they were dealt, so that nobody gets to see another's.
func (g *game) pendingThrow(e ledger.Entry, at int, arg scoring.Arg) (back []string, ok bool, err error) {
	entry, ok := g.truth.PendingThrow(e.Actor, e.Verb)
	if !ok || len(entry.Args) <= at {
		return nil, false, nil
	}
	end := len(entry.Args) - (len(e.Args) - at - 1) // what follows it now followed it then
	if end <= at {
		return nil, false, nil
	}
	named := slices.Equal(e.Args[:at], entry.Args[:at])
	if !named && slices.ContainsFunc(g.truth.Game().Info().Verbs, func(v scoring.Verb) bool {
		return v.Name == e.Verb && at < len(v.Args) && v.Args[at].Secret == scoring.ToNamed
	}) {
		entry.Args = slices.Replace(slices.Clone(entry.Args), at, end, Roll)
		return nil, false, refuse("What was taken back comes again first: %s", entry)
	}
	same := slices.Equal(words(e.Args[:at], g, e.Verb), words(entry.Args[:at], g, e.Verb))
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
func words(args []string, g *game, verb string) []string {
	var fixed []string
	for _, v := range g.truth.Game().Info().Verbs {
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

// thrower makes what an argument needs: dice, or a spinner.
func (g *game) thrower(arg scoring.Arg, n int) dice.Thrower {
	for _, d := range g.truth.Game().Info().Devices {
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
