package play

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// FillIn takes the form out that can say an event, filled in with it; nil where
// nothing that can be entered is like the event.
func (v *EntriesView) FillIn(e ledger.Entry) *OfferView {
	for s := range v.Seats {
		seat := &v.Seats[s]
		for i := range seat.Verbs {
			offers := seat.Verbs[i].Offers
			for at, o := range offers {
				if o.Actor != e.Actor || o.Verb != e.Verb || !o.fill(e.Args) {
					continue
				}
				if seat.Verbs[i].Offers = slices.Delete(offers, at, at+1); len(offers) == 1 {
					seat.Verbs = slices.Delete(seat.Verbs, i, i+1)
				}
				return &o
			}
		}
	}
	return nil
}

// fill fills words into the form, and says whether it can say them.
func (o *OfferView) fill(words []string) bool {
	filled := slices.Clone(o.Args)
	for i := range filled {
		a := &filled[i]
		n := min(1, len(words))
		if i == len(filled)-1 {
			n = len(words) // counts and paths have many, or none
		}
		if !a.fill(words[:n]) {
			return false
		}
		words = words[n:]
	}
	if len(words) > 0 {
		return false
	}
	o.Args = filled
	return true
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
	case scoring.Text:
		a.Value = word
		return len(words) == 1
	case scoring.Word, scoring.Choice, scoring.Path, scoring.DiceChoice:
	}
	return a.choose(word)
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
