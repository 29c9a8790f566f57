package scenario

import (
	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/terms"
)

// ItemsOf are the words of which some are left, in the order of the counts.
func ItemsOf(words []string, left []int) []scoring.Item {
	var list []scoring.Item
	for i, word := range words {
		if left[i] > 0 && list == nil {
			list = make([]scoring.Item, 0, len(words)-i)
		}
		if left[i] > 0 {
			list = append(list, scoring.Item{Name: word, Most: left[i]})
		}
	}
	return list
}

// A Stock says how many jokers of each power, or nuggets of each face, are not
// known to be out. Some may be out unknown: a state knows what its ledger knows.
type Stock [terms.Powers]int

// NewPowers are all the jokers.
func NewPowers(jokers []Joker) Stock {
	var all Stock
	for _, j := range jokers {
		all[j.Kind] += j.Count
	}
	return all
}

// NewFaces are the faces of all nuggets.
func NewFaces(n Nuggets) Stock { return Stock{n.Rock, n.One, n.Two, n.Three} }
