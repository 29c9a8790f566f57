package goldfever

import (
	"slices"
	"strconv"

	"saddlebag/scoring"
)

// counts says how many of each sort are left, in the order of their words.
type counts [5]int

func (c *counts) sum() int {
	n := 0
	for _, left := range c {
		n += left
	}
	return n
}

// items are those that are left, for people to choose from.
func items(words []string, left func(i int) int) []scoring.Item {
	var list []scoring.Item
	for i, word := range words {
		if n := left(i); n > 0 {
			list = append(list, scoring.Item{Name: word, Most: n})
		}
	}
	return list
}

// itemNames are the words of items.
func itemNames(list []scoring.Item) []string {
	names := make([]string, len(list))
	for i, item := range list {
		names[i] = item.Name
	}
	return names
}

// A stock is secret cards or nuggets that are not known to be out. Some may be
// out unknown: a state knows what its ledger knows.
type stock [Powers]int

// newPowers are all the jokers.
func newPowers(jokers []Joker) stock {
	var all stock
	for _, j := range jokers {
		all[j.Kind] += j.Count
	}
	return all
}

// The faces of nuggets: what they are worth. Rock is worth nothing (GF6).
const unknown = -1

var faceWords = []string{Rock.String(), "1", "2", "3"}

// newFaces are the faces of all nuggets.
func newFaces(n Nuggets) stock { return stock{n.Rock, n.One, n.Two, n.Three} }

// readFace reads the face of a nugget; what is hidden is unknown.
func readFace(word string) int { return slices.Index(faceWords, word) }

// faceTitle is a face for people.
func faceTitle(face int) string {
	if face == 0 {
		return "a rock"
	}
	return "worth " + strconv.Itoa(face)
}
