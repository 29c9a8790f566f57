package goldfever

import "saddlebag/scoring"

// items are the words of which some are left, in the order of the counts.
func items(words []string, left []int) []scoring.Item {
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

// A stock says how many jokers of each power, or nuggets of each face, are not
// known to be out. Some may be out unknown: a state knows what its ledger knows.
type stock [Powers]int

// newPowers are all the jokers.
func newPowers(jokers []Joker) stock {
	var all stock
	for _, j := range jokers {
		all[j.Kind] += j.Count
	}
	return all
}

// newFaces are the faces of all nuggets.
func newFaces(n Nuggets) stock { return stock{n.Rock, n.One, n.Two, n.Three} }
