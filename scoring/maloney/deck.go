package maloney

// A Deck is what is known of the cards that were not dealt (MI21).
type Deck struct {
	Size   int     // cards in it, those turned included
	Ever   CardSet // turned at any time: none of them was ever in a hand (MI4)
	turned CardSet // since the deck was shuffled: they lie beside it
	today  CardSet // turned on this Sunday
	Last   Card    // turned last
}

// turn turns a card over. The last one has the whole deck shuffled again.
func (d *Deck) turn(c Card) {
	d.Ever, d.turned, d.today, d.Last = d.Ever.With(c), d.turned.With(c), d.today.With(c), c
	if d.turned.Count() == d.Size {
		d.turned = 0
	}
}

// can are the cards that can be turned next, of those that nobody is known to
// have or to have had.
func (d *Deck) can(free CardSet) CardSet {
	if d.Ever.Count() == d.Size { // all of it is known
		free = d.Ever
	}
	return free &^ d.turned
}

// barren says whether every card of the deck was turned on this Sunday: none of
// them names another city (MI21).
func (d *Deck) barren() bool { return d.today.Count() == d.Size }
