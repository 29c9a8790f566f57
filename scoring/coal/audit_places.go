package coal

import (
	"slices"

	"saddlebag/scoring"
)

// A worksheet is where a seat's entries stand.
type worksheet struct {
	seat       int
	name       string
	deposits   [][]scoring.Place   // by tunnel
	digs       [][][]scoring.Place // by tunnel and deposit
	stash      []scoring.Place
	burros     [Burros]packs
	rows       []scoring.Place // of the cash column
	cash       scoring.Place
	shares     []scoring.Place // by round
	tack       scoring.Place
	tonics     []scoring.Place
	won        scoring.Place // minerals from Blackjack that no burro has taken
	wonBandits scoring.Place
}

// packs are the places of one burro.
type packs struct {
	bandits, slots    []scoring.Place
	won, extra, value scoring.Place
}

// all are the places that say what became of the delivery.
func (b *packs) all() []scoring.Place {
	return reading(b.bandits, b.slots, []scoring.Place{b.won, b.extra, b.value})
}

func (a *auditor) worksheet(seat int) worksheet {
	at := func(id string) scoring.Place { return scoring.Place{Owner: seat, Cell: id} }
	w := worksheet{
		seat: seat, name: a.names[seat],
		stash:  places(seat, a.sheet.Stash, stashCell),
		rows:   places(seat, paperRows, rowCell),
		cash:   at(cellCash),
		shares: places(seat, Rounds, shareCell),
		tack:   at(cellTack), tonics: places(seat, Tonics, tonicCell),
		won: at(cellWon), wonBandits: at(cellWonBandits),
	}
	for _, t := range a.sheet.Tunnels {
		w.deposits = append(w.deposits, places(seat, len(t.Deposits), func(d int) string { return depositCell(t.ID, d) }))
		var digs [][]scoring.Place
		for d, deposit := range t.Deposits {
			digs = append(digs, places(seat, deposit.Digs, func(i int) string { return digCell(t.ID, d, i) }))
		}
		w.digs = append(w.digs, digs)
	}
	for b := range w.burros {
		id := burroID(b)
		w.burros[b] = packs{
			bandits: places(seat, a.sheet.Burros[b].Bandits, func(i int) string { return banditCell(b, i) }),
			slots:   places(seat, MaxSlots, func(i int) string { return slotCell(b, i) }),
			won:     at(id + partWon), extra: at(id + partExtraBandits), value: at(id + partValue),
		}
	}
	return w
}

// A storeSheet is where the entries of the table stand.
type storeSheet struct {
	rounds     []scoring.Place
	shares     [][]scoring.Place // by seat and round; none in a solo game
	washDay    []scoring.Place   // by round
	strikeGold []scoring.Place
	tack       scoring.Place
	coalBaron  scoring.Place
	pinkertons scoring.Place // in company
	burro7     scoring.Place // in a solo game
}

func (a *auditor) storeSheet() storeSheet {
	at := func(id string) scoring.Place { return scoring.Place{Owner: scoring.Table, Cell: id} }
	s := storeSheet{
		rounds:     places(scoring.Table, a.rounds(), roundCell),
		washDay:    places(scoring.Table, a.rounds(), washDayCell),
		strikeGold: places(scoring.Table, a.rounds(), strikeGoldCell),
		tack:       at(cellTack), coalBaron: at(cellCoalBaron), pinkertons: at(cellPinkertons), burro7: at(cellBurro7),
	}
	for seat := range a.seats {
		if !a.solo() {
			s.shares = append(s.shares, places(scoring.Table, Rounds, func(i int) string { return seatShareCell(seat, i) }))
		}
	}
	return s
}

// places are so many cells of an owner.
func places(owner, n int, id func(int) string) []scoring.Place {
	all := make([]scoring.Place, n)
	for i := range all {
		all[i] = scoring.Place{Owner: owner, Cell: id(i)}
	}
	return all
}

// reading joins what a condition looks at.
func reading(parts ...[]scoring.Place) []scoring.Place {
	return slices.Concat(parts...)
}
