package sheet

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
)

// A Paper is what lies on the table as a game starts: where everything is written.
type Paper struct {
	*coal.State
	Sheets []Worksheet
	Table  storeSheet
	yields map[int]yield // by the slots of a burro
}

// NewPaper is the paper of a game that starts.
func NewPaper(blank *coal.State) *Paper {
	p := &Paper{State: blank}
	p.Sheets = scoring.Each(len(p.Seats), p.worksheet)
	p.Table = p.storeSheet()
	p.yields = map[int]yield{coal.Slots: p.yieldOf(coal.Slots), coal.MaxSlots: p.yieldOf(coal.MaxSlots)}
	return p
}

// A Worksheet is where a seat's entries stand.
type Worksheet struct {
	Seat         int
	Name         string
	Deposits     [][]scoring.Place   // by tunnel
	Digs         [][][]scoring.Place // by tunnel and deposit
	Stash        []scoring.Place
	Burros       [coal.Burros]Packs
	Rows         []RowPlaces // of the cash column
	End          reckoning
	Cash         scoring.Place
	Shares       []scoring.Place // by round
	Tack         scoring.Place
	TonicsBought []scoring.Place
	Won          scoring.Place // minerals from Blackjack that no burro has taken
	WonBandits   scoring.Place
}

// RowPlaces are those of one row of the cash column.
type RowPlaces struct {
	Round, What, Amount, Hand scoring.Place
}

// Change are the places that say what the row does to the cash.
func (p *RowPlaces) Change() []scoring.Place { return []scoring.Place{p.Round, p.What, p.Amount} }

// A reckoning is where what made the cash is added up in the end.
type reckoning struct{ Deliveries, Shares, Waiting scoring.Place }

// Packs are the places of one burro.
type Packs struct {
	Bandits, Slots    []scoring.Place
	Won, Extra, Value scoring.Place
}

// All are the places that say what became of the delivery.
func (b *Packs) All() []scoring.Place {
	return slices.Concat(b.Bandits, b.Slots, []scoring.Place{b.Won, b.Extra, b.Value})
}

// Overall adds a number of each burro up.
func (w *Worksheet) Overall(number func(*Packs) audit.Span) (n audit.Span) {
	for b := range w.Burros {
		n = n.Plus(number(&w.Burros[b]))
	}
	return n
}

func (a *Paper) worksheet(seat int) Worksheet {
	at := func(id string) scoring.Place { return scoring.Place{Owner: seat, Cell: id} }
	w := Worksheet{
		Seat: seat, Name: a.Names[seat],
		Stash: audit.At(seat, a.Printed.Stash, coal.StashCell),
		Rows: scoring.Each(PaperRows, func(i int) RowPlaces {
			return RowPlaces{
				at(coal.CashRoundCell(i)), at(coal.CashWhatCell(i)), at(coal.CashAmountCell(i)), at(coal.CashHandCell(i)),
			}
		}),
		End:    reckoning{at(coal.EndDeliveriesCell), at(coal.EndSharesCell), at(coal.EndWaitingCell)},
		Cash:   at(coal.CashCell),
		Shares: audit.At(seat, coal.Rounds, coal.ShareCell),
		Tack:   at(coal.TackCell), TonicsBought: audit.At(seat, coal.Tonics, coal.TonicCell),
		Won: at(coal.WonCell), WonBandits: at(coal.WonBanditsCell),
	}
	for _, t := range a.Printed.Tunnels {
		w.Deposits = append(w.Deposits, audit.At(seat, len(t.Deposits), func(d int) string { return coal.DepositCell(t.ID, d) }))
		w.Digs = append(w.Digs, scoring.Each(len(t.Deposits), func(d int) []scoring.Place {
			return audit.At(seat, t.Deposits[d].Digs, func(i int) string { return coal.DigCell(t.ID, d, i) })
		}))
	}
	for b := range w.Burros {
		w.Burros[b] = Packs{
			Bandits: audit.At(seat, a.Printed.Burros[b].Bandits, func(i int) string { return coal.BanditCell(b, i) }),
			Slots:   audit.At(seat, coal.MaxSlots, func(i int) string { return coal.SlotCell(b, i) }),
			Won:     at(coal.BurroWonCell(b)), Extra: at(coal.BurroExtraBanditsCell(b)), Value: at(coal.BurroValueCell(b)),
		}
	}
	return w
}

// Claims are where the deposits of a mineral are claimed.
func (a *Paper) Claims(w *Worksheet, m coal.Mineral) []scoring.Place {
	var all []scoring.Place
	for t := range a.Printed.Tunnels {
		if a.Printed.Tunnels[t].Mineral == m {
			all = append(all, w.Deposits[t]...)
		}
	}
	return all
}

// A storeSheet is where the entries of the table stand.
type storeSheet struct {
	Rounds     []scoring.Place
	Shares     [][]scoring.Place // by seat and round; in company
	WashDay    []scoring.Place   // by round
	StrikeGold []scoring.Place
	Tack       scoring.Place
	CoalBaron  scoring.Place
	Pinkertons scoring.Place // in company
	Burro7     scoring.Place // in a solo game
}

func (a *Paper) storeSheet() storeSheet {
	at := func(id string) scoring.Place { return scoring.Place{Owner: scoring.Table, Cell: id} }
	return storeSheet{
		Rounds:     audit.At(scoring.Table, a.Rounds(), coal.RoundCell),
		WashDay:    audit.At(scoring.Table, a.Rounds(), coal.WashDayCell),
		StrikeGold: audit.At(scoring.Table, a.Rounds(), coal.StrikeGoldCell),
		Tack:       at(coal.TackCell), CoalBaron: at(coal.CoalBaronCell), Pinkertons: at(coal.PinkertonsCell), Burro7: at(coal.Burro7Cell),
		Shares: scoring.Each(len(a.Seats), func(seat int) []scoring.Place {
			return audit.At(scoring.Table, coal.Rounds, func(i int) string { return coal.SeatShareCell(seat, i) })
		}),
	}
}
