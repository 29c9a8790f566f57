package dice

import (
	"slices"

	"saddlebag/scoring"
)

// Hand deals as many cards of a pile as an argument can have. A card of a kin
// of which there are enough is laid aside, and the next one dealt.
func Hand(arg scoring.Arg, src Source) []string {
	kin := kinOf(arg)
	var left []string
	for _, item := range arg.Items {
		left = append(left, slices.Repeat([]string{item.Name}, item.Most)...)
	}
	pile := NewPile(scoring.Device{Sides: left}, src)
	var cards []string
	dealt := map[string]int{}
	for card, ok := pile.Draw(); ok && len(cards) < arg.To; card, ok = pile.Draw() {
		if arg.MostPerGroup == 0 || dealt[kin[card]] < arg.MostPerGroup {
			dealt[kin[card]]++
			cards = append(cards, card)
		}
	}
	return cards
}

// IsHand says whether cards are some that an argument can have.
func IsHand(arg scoring.Arg, cards []string) bool {
	kin, left, dealt := kinOf(arg), map[string]int{}, map[string]int{}
	for _, item := range arg.Items {
		left[item.Name] = item.Most
	}
	for _, card := range cards {
		left[card]--
		dealt[kin[card]]++
		if left[card] < 0 || arg.MostPerGroup > 0 && dealt[kin[card]] > arg.MostPerGroup {
			return false
		}
	}
	return len(cards) >= arg.From && len(cards) <= arg.To
}

// kinOf is what each card of an argument is one of.
func kinOf(arg scoring.Arg) map[string]string {
	kin := map[string]string{}
	for _, item := range arg.Items {
		kin[item.Name] = item.Group
	}
	return kin
}
