package tabletest

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live/chance"
)

// An Offer is something that a page says can be entered now.
type Offer struct {
	Form, Actor, Verb string
	Before            []string // events that go in before it, with the same tap
	Table             bool     // it is the table's
	At                string   // element of the cell; empty for none
	Dice              bool     // dice of the tray can be chosen for it
	Args              []Arg
}

// rolled stands for what the program makes.
const rolled = chance.Roll

// hidden stands for what a seat does not see of an entry, though it was made there.
const hidden = "?"

// An Arg is an argument of an offer, with what can be written for it.
type Arg struct {
	Name, Kind     string
	Choices        []string
	Items          []Item
	Faces          []string
	From, To, Step int
	Rolled         bool // the program makes it
}

// Keys are the events that a tap on the bar enters.
func (p *Player) Keys() []string { return on[[]string](p, "keys") }

// Offers are the single events that the page offers to its seat, and to the table.
func (p *Player) Offers() []Offer {
	return slices.DeleteFunc(p.all(), func(o Offer) bool { return len(o.Before) > 0 })
}

// all are the offers, with those that enter several events together.
func (p *Player) all() []Offer { return on[[]Offer](p, "offers", p.ForAll) }

// Any is some event that an offer allows.
func (o Offer) Any(r *rand.Rand) ledger.Entry {
	e := ledger.Entry{Actor: o.Actor, Verb: o.Verb}
	for _, a := range o.Args {
		e.Args = append(e.Args, a.any(r)...)
	}
	return e
}

func (a Arg) any(r *rand.Rand) []string {
	switch {
	case a.Rolled:
		return []string{rolled}
	case scoring.ArgKind(a.Kind) == scoring.Path:
		return strings.Fields(a.Choices[r.IntN(len(a.Choices))])
	case len(a.Choices) > 0:
		return []string{a.Choices[r.IntN(len(a.Choices))]}
	case len(a.Items) > 0:
		return a.full(r)
	case len(a.Faces) > 0:
		dice := make([]string, max(1, a.From))
		for i := range dice {
			dice[i] = a.Faces[r.IntN(len(a.Faces))]
		}
		return []string{strings.Join(dice, "+")}
	case a.To > a.From:
		return []string{strconv.Itoa(a.From + a.Step*r.IntN((a.To-a.From)/a.Step+1))}
	case scoring.ArgKind(a.Kind) == scoring.Text:
		return []string{"text"}
	}
	return nil
}

// full are as many items as an argument takes, of any.
func (a Arg) full(r *rand.Rand) (words []string) {
	for _, item := range a.Items {
		words = append(words, slices.Repeat([]string{item.Name}, item.Most)...)
	}
	r.Shuffle(len(words), func(i, j int) { words[i], words[j] = words[j], words[i] })
	return words[:min(len(words), a.To)]
}

// enters says whether an offer enters some events with one tap, and shares the words of
// the last one out among its arguments.
func (o Offer) enters(events []ledger.Entry) (shares [][]string, ok bool) {
	last := len(events) - 1
	if !slices.EqualFunc(o.Before, events[:last], func(line string, e ledger.Entry) bool { return line == e.String() }) {
		return nil, false
	}
	return o.split(events[last])
}

// split shares the words of an event out among the arguments of an offer, as its
// form writes them; ok where the event can be entered with it.
func (o Offer) split(e ledger.Entry) (shares [][]string, ok bool) {
	if o.Actor != e.Actor || o.Verb != e.Verb {
		return nil, false
	}
	rest := e.Args
	for _, a := range o.Args {
		share, ok := a.share(rest)
		if !ok {
			return nil, false
		}
		shares, rest = append(shares, share), rest[len(share):]
	}
	return shares, len(rest) == 0
}

// share is what an argument takes of the words that are left.
func (a Arg) share(words []string) (share []string, ok bool) {
	switch kind := scoring.ArgKind(a.Kind); {
	case a.Rolled:
		return words[:min(1, len(words))], len(words) > 0 && words[0] == rolled
	case kind == scoring.Counts:
		return a.counted(words), !slices.ContainsFunc(words, func(word string) bool { return !a.counts(word) })
	case kind == scoring.Path:
		return words, slices.Contains(a.Choices, strings.Join(words, " "))
	case len(words) == 0:
		return nil, false
	case len(a.Choices) == 0:
		return words[:1], true
	default:
		i := slices.IndexFunc(a.Choices, func(choice string) bool {
			return choice == words[0] || kind == scoring.DiceChoice && sorted(choice) == sorted(words[0])
		})
		if i < 0 {
			return nil, false
		}
		return a.Choices[i : i+1], true
	}
}

// counted are words of items in the order in which the page writes them.
func (a Arg) counted(words []string) []string {
	order := func(word string) int {
		return slices.IndexFunc(a.Items, func(item Item) bool { return item.Name == word })
	}
	return slices.SortedStableFunc(slices.Values(words), func(x, y string) int { return order(x) - order(y) })
}

// sorted is a pick of dice in one order.
func sorted(pick string) string {
	faces := strings.Split(pick, "+")
	slices.Sort(faces)
	return strings.Join(faces, "+")
}

func (a Arg) counts(word string) bool {
	return slices.ContainsFunc(a.Items, func(item Item) bool { return item.Name == word })
}

// An Item is something that is counted.
type Item struct {
	Name string
	Most int
}
