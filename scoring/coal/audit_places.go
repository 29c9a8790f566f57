package coal

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// A worksheet is where a seat's entries stand.
type worksheet struct {
	seat       int
	name       string
	deposits   [][]scoring.Place   // by tunnel
	digs       [][][]scoring.Place // by tunnel and deposit
	stash      []scoring.Place
	burros     [Burros]packs
	rows       []rowPlaces // of the cash column
	end        reckoning
	cash       scoring.Place
	shares     []scoring.Place // by round
	tack       scoring.Place
	tonics     []scoring.Place
	won        scoring.Place // minerals from Blackjack that no burro has taken
	wonBandits scoring.Place
}

// rowPlaces are those of one row of the cash column.
type rowPlaces struct {
	label                     string // "row 7 of Ann's cash column"
	round, what, amount, hand scoring.Place
}

// change are the places that say what the row does to the cash.
func (p *rowPlaces) change() []scoring.Place { return []scoring.Place{p.round, p.what, p.amount} }

// A reckoning is where what made the cash is added up in the end.
type reckoning struct{ deliveries, shares, waiting scoring.Place }

// packs are the places of one burro.
type packs struct {
	bandits, slots    []scoring.Place
	won, extra, value scoring.Place
}

// all are the places that say what became of the delivery.
func (b *packs) all() []scoring.Place {
	return slices.Concat(b.bandits, b.slots, []scoring.Place{b.won, b.extra, b.value})
}

// overall adds a number of each burro up.
func (w *worksheet) overall(number func(*packs) audit.Span) (n audit.Span) {
	for b := range w.burros {
		n = n.Plus(number(&w.burros[b]))
	}
	return n
}

func (a *auditor) worksheet(seat int) worksheet {
	at := func(id string) scoring.Place { return scoring.Place{Owner: seat, Cell: id} }
	w := worksheet{
		seat: seat, name: a.names[seat],
		stash: audit.At(seat, a.sheet.Stash, StashCell),
		rows: scoring.Each(paperRows, func(i int) rowPlaces {
			return rowPlaces{
				fmt.Sprintf("row %d of %s's cash column", i+1, a.names[seat]),
				at(CashRoundCell(i)), at(CashWhatCell(i)), at(CashAmountCell(i)), at(CashHandCell(i)),
			}
		}),
		end:    reckoning{at(EndDeliveriesCell), at(EndSharesCell), at(EndWaitingCell)},
		cash:   at(CashCell),
		shares: audit.At(seat, Rounds, ShareCell),
		tack:   at(TackCell), tonics: audit.At(seat, Tonics, TonicCell),
		won: at(WonCell), wonBandits: at(WonBanditsCell),
	}
	for _, t := range a.sheet.Tunnels {
		w.deposits = append(w.deposits, audit.At(seat, len(t.Deposits), func(d int) string { return DepositCell(t.ID, d) }))
		w.digs = append(w.digs, scoring.Each(len(t.Deposits), func(d int) []scoring.Place {
			return audit.At(seat, t.Deposits[d].Digs, func(i int) string { return DigCell(t.ID, d, i) })
		}))
	}
	for b := range w.burros {
		w.burros[b] = packs{
			bandits: audit.At(seat, a.sheet.Burros[b].Bandits, func(i int) string { return BanditCell(b, i) }),
			slots:   audit.At(seat, MaxSlots, func(i int) string { return SlotCell(b, i) }),
			won:     at(BurroWonCell(b)), extra: at(BurroExtraBanditsCell(b)), value: at(BurroValueCell(b)),
		}
	}
	return w
}

// A storeSheet is where the entries of the table stand.
type storeSheet struct {
	rounds     []scoring.Place
	shares     [][]scoring.Place // by seat and round; in company
	washDay    []scoring.Place   // by round
	strikeGold []scoring.Place
	tack       scoring.Place
	coalBaron  scoring.Place
	pinkertons scoring.Place // in company
	burro7     scoring.Place // in a solo game
}

func (a *auditor) storeSheet() storeSheet {
	at := func(id string) scoring.Place { return scoring.Place{Owner: scoring.Table, Cell: id} }
	return storeSheet{
		rounds:     audit.At(scoring.Table, a.rounds(), RoundCell),
		washDay:    audit.At(scoring.Table, a.rounds(), WashDayCell),
		strikeGold: audit.At(scoring.Table, a.rounds(), StrikeGoldCell),
		tack:       at(TackCell), coalBaron: at(CoalBaronCell), pinkertons: at(PinkertonsCell), burro7: at(Burro7Cell),
		shares: scoring.Each(len(a.seats), func(seat int) []scoring.Place {
			return audit.At(scoring.Table, Rounds, func(i int) string { return SeatShareCell(seat, i) })
		}),
	}
}
