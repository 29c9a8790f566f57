package maloney

// A deck is what is known of the cards that were not dealt (MI21).
type deck struct {
	size   int     // cards in it, those turned included
	ever   cardSet // turned at any time: none of them was ever in a hand (MI4)
	turned cardSet // since the deck was shuffled: they lie beside it
	today  cardSet // turned on this Sunday
	last   card    // turned last
}

// turn turns a card over. The last one has the whole deck shuffled again.
func (d *deck) turn(c card) {
	d.ever, d.turned, d.today, d.last = d.ever.with(c), d.turned.with(c), d.today.with(c), c
	if d.turned.count() == d.size {
		d.turned = 0
	}
}

// can are the cards that can be turned next, of those that nobody is known to
// have or to have had.
func (d *deck) can(free cardSet) cardSet {
	if d.ever.count() == d.size { // all of it is known
		free = d.ever
	}
	return free &^ d.turned
}

// barren says whether every card of the deck was turned on this Sunday: none of
// them names another city (MI21).
func (d *deck) barren() bool { return d.today.count() == d.size }
