package play

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// FillIn takes the form out that can say an event, filled in with it. Where none
// can it is the one that comes nearest, as far as that goes; nil where nothing that
// can be entered is like the event.
func (v *EntriesView) FillIn(e ledger.Entry) *OfferView {
	most, take := 0, func() *OfferView { return nil }
	for s := range v.Seats {
		seat := &v.Seats[s]
		for i := range seat.Verbs {
			for at, offer := range seat.Verbs[i].Offers {
				if offer.Actor != e.Actor || offer.Verb != e.Verb {
					continue
				}
				o := *offer
				if said := o.fill(e.Args); said > most {
					most, take = said, func() *OfferView { seat.remove(i, at); return &o }
				}
			}
		}
	}
	return take()
}

// remove takes a form out.
func (e *SeatEntries) remove(verb, at int) {
	e.Verbs[verb].Offers = slices.Delete(e.Verbs[verb].Offers, at, at+1)
	if len(e.Verbs[verb].Offers) == 0 {
		e.Verbs = slices.Delete(e.Verbs, verb, verb+1)
	}
}

// fill fills words into the form, and says how many arguments it can say up to the
// first that it cannot: one more than it has where it says all.
func (o *OfferView) fill(words []string) (said int) {
	o.Args = slices.Clone(o.Args)
	for i := range o.Args {
		n := min(1, len(words))
		if i == len(o.Args)-1 {
			n = len(words) // counts and paths have many, or none
		}
		if filled := o.Args[i]; filled.fill(words[:n]) {
			o.Args[i] = filled
			if said == i {
				said++
			}
		}
		words = words[n:]
	}
	if said == len(o.Args) && len(words) == 0 {
		said++
	}
	return said
}

// fill fills words into the field of an argument, and says whether it can have them.
func (a *argView) fill(words []string) bool {
	word := strings.Join(words, " ")
	switch a.Kind {
	case scoring.Counts:
		return a.count(words)
	case scoring.Throw:
		return a.throw(strings.Split(word, "+"))
	case scoring.Range:
		n, ok := scoring.ParseWhole(word)
		a.Value = word
		return ok && n >= a.From && n <= a.To
	case scoring.Word, scoring.Choice, scoring.Path, scoring.DiceChoice:
		if len(a.Choices) > 0 {
			return a.choose(word)
		}
	case scoring.Text:
	}
	a.Value = word // it is written
	return len(words) == 1
}

func (a *argView) choose(word string) bool {
	same := func(c argChoice) bool {
		return c.Value == word || a.Kind == scoring.DiceChoice && sameDice(c.Dice, strings.Split(word, "+"))
	}
	at := slices.IndexFunc(a.Choices, same)
	a.Choices = slices.Clone(a.Choices)
	for i := range a.Choices {
		a.Choices[i].Chosen = i == at
	}
	return at >= 0
}

func sameDice(a, b []string) bool {
	return slices.Equal(slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b)))
}

func (a *argView) count(words []string) bool {
	a.Items = slices.Clone(a.Items)
	counted := 0
	for i := range a.Items {
		item := &a.Items[i]
		item.Count = 0
		for _, word := range words {
			if word == item.Name {
				item.Count++
			}
		}
		if item.Count > item.Most {
			return false
		}
		counted += item.Count
	}
	return counted == len(words)
}

func (a *argView) throw(faces []string) bool {
	if len(faces) > len(a.Dice) {
		return false
	}
	a.Dice = slices.Clone(a.Dice)
	for i, face := range faces {
		if n, err := strconv.Atoi(face); err != nil || n < 1 || n > len(a.Faces) {
			return false
		}
		a.Dice[i].Face = face
	}
	return true
}
