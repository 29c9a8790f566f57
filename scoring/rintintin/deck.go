package rintintin

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
)

// Unknown is the value of a card that nobody has told.
const Unknown = -1

// A Card is a boodle card that somebody has drawn.
type Card struct {
	Value int  // in points, or unknown
	Tie   bool // drawn for a tie, openly (RT19)
	Event int
}

// String is the card as the ledger and a pencil write it.
func (c Card) String() string {
	if c.Value == Unknown {
		return scoring.Hidden
	}
	return strconv.Itoa(c.Value)
}

// A Deck is what is known of the boodle cards that can still be drawn (RT3).
type Deck struct {
	Values []int // of all cards, ascending, each once; clones share it
	Left   []int // by value: the cards not known to be drawn
	Secret int   // cards drawn of which the value is unknown
}

// NewDeck is the deck before anything is drawn.
func NewDeck(cards []int) Deck {
	sorted := slices.Sorted(slices.Values(cards))
	d := Deck{Values: slices.Compact(slices.Clone(sorted))}
	d.Left = make([]int, len(d.Values))
	for _, value := range sorted {
		d.Left[slices.Index(d.Values, value)]++
	}
	return d
}

func (d Deck) clone() Deck {
	d.Left = slices.Clone(d.Left)
	return d
}

// Empty says whether every card is drawn.
func (d *Deck) Empty() bool { return scoring.Sum(d.Left...) == d.Secret }

// Read reads a card as the ledger writes it.
func (d *Deck) Read(word string) (value int, ok bool) {
	if word == scoring.Hidden {
		return Unknown, true
	}
	i := slices.IndexFunc(d.Values, func(v int) bool { return strconv.Itoa(v) == word })
	if i < 0 {
		return 0, false
	}
	return d.Values[i], true
}

// Draw takes a card out of the deck, if one of its value can be in it.
func (d *Deck) Draw(value int) bool {
	if value == Unknown {
		d.Secret++
		return true
	}
	i := slices.Index(d.Values, value)
	if d.Left[i] == 0 {
		return false
	}
	d.Left[i]--
	return true
}

// count is how many cards of a value are not known to be drawn.
func (d *Deck) count(value int) int { return d.Left[slices.Index(d.Values, value)] }

// items are the cards that can be in the deck, and how many of each.
func (d *Deck) items() []scoring.Item {
	var items []scoring.Item
	for i, value := range d.Values {
		if d.Left[i] > 0 {
			items = append(items, scoring.Item{Name: strconv.Itoa(value), Most: d.Left[i]})
		}
	}
	return items
}

// words are the different cards that can be in the deck.
func (d *Deck) words() []string {
	items := d.items()
	return scoring.Each(len(items), func(i int) string { return items[i].Name })
}

// hands are all the ways in which n cards can have been drawn, as the ledger
// writes them.
func (d *Deck) hands(n int) []string {
	if n == 0 {
		return []string{""}
	}
	var hands []string
	for i, value := range d.Values {
		if d.Left[i] == 0 {
			continue
		}
		rest := d.clone()
		rest.Left[i]--
		for _, hand := range rest.hands(n - 1) {
			hands = append(hands, strings.TrimRight(strconv.Itoa(value)+" "+hand, " "))
		}
	}
	return hands
}
