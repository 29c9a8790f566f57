package rintintin

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
)

// unknown is the value of a card that nobody has told.
const unknown = -1

// A card is a boodle card that somebody has drawn.
type card struct {
	value int  // in points, or unknown
	tie   bool // drawn for a tie, openly (RT19)
	event int
}

// String is the card as the ledger and a pencil write it.
func (c card) String() string {
	if c.value == unknown {
		return scoring.Hidden
	}
	return strconv.Itoa(c.value)
}

// A deck is what is known of the boodle cards that can still be drawn (RT3).
type deck struct {
	values []int // of all cards, ascending, each once; clones share it
	left   []int // by value: the cards not known to be drawn
	secret int   // cards drawn of which the value is unknown
}

// newDeck is the deck before anything is drawn.
func newDeck(cards []int) deck {
	sorted := slices.Sorted(slices.Values(cards))
	d := deck{values: slices.Compact(slices.Clone(sorted))}
	d.left = make([]int, len(d.values))
	for _, value := range sorted {
		d.left[slices.Index(d.values, value)]++
	}
	return d
}

func (d deck) clone() deck {
	d.left = slices.Clone(d.left)
	return d
}

// empty says whether every card is drawn.
func (d *deck) empty() bool { return scoring.Sum(d.left...) == d.secret }

// read reads a card as the ledger writes it.
func (d *deck) read(word string) (value int, ok bool) {
	if word == scoring.Hidden {
		return unknown, true
	}
	i := slices.IndexFunc(d.values, func(v int) bool { return strconv.Itoa(v) == word })
	if i < 0 {
		return 0, false
	}
	return d.values[i], true
}

// draw takes a card out of the deck, if one of its value can be in it.
func (d *deck) draw(value int) bool {
	if value == unknown {
		d.secret++
		return true
	}
	i := slices.Index(d.values, value)
	if d.left[i] == 0 {
		return false
	}
	d.left[i]--
	return true
}

// count is how many cards of a value are not known to be drawn.
func (d *deck) count(value int) int { return d.left[slices.Index(d.values, value)] }

// items are the cards that can be in the deck, and how many of each.
func (d *deck) items() []scoring.Item {
	var items []scoring.Item
	for i, value := range d.values {
		if d.left[i] > 0 {
			items = append(items, scoring.Item{Name: strconv.Itoa(value), Most: d.left[i]})
		}
	}
	return items
}

// words are the different cards that can be in the deck.
func (d *deck) words() []string {
	items := d.items()
	return scoring.Each(len(items), func(i int) string { return items[i].Name })
}

// hands are all the ways in which n cards can have been drawn, as the ledger
// writes them.
func (d *deck) hands(n int) []string {
	if n == 0 {
		return []string{""}
	}
	var hands []string
	for i, value := range d.values {
		if d.left[i] == 0 {
			continue
		}
		rest := d.clone()
		rest.left[i]--
		for _, hand := range rest.hands(n - 1) {
			hands = append(hands, strings.TrimRight(strconv.Itoa(value)+" "+hand, " "))
		}
	}
	return hands
}
