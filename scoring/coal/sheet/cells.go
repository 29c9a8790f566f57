// Package sheet is what a game of Coal n' Write looks like to people: the cells of the
// worksheets and of the General Store's sheet, what a tap on one of them means, where
// everything is on paper, and what it's all called.
//
// It reads the state of package coal and never changes it. It knows what a cell or row of
// filled sheets can say by itself, and which facts are written twice; package judge knows
// what contradicts what. Begin at [View], which makes a state of the rules visible;
// [Paper] does the same for sheets that somebody fills in.
package sheet

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
)

// TonicMark is what stands for a Workhorse Tonic in hand.
const TonicMark = "T"

// How many cells a seat's sheet and the table's have, with room for some more.
const (
	seatCells  = 400
	tableCells = 40
)

// A View is a game with what its sheets show of it. It reads the state and changes
// nothing.
type View struct{ *coal.State }

// Of is the view of a state.
func Of(s *coal.State) View { return View{s} }

// Clone returns an independent copy.
func (s View) Clone() scoring.State { return View{s.State.Clone()} }

// Cells lists every seat's sheet in the order of seats, then the table's.
func (s View) Cells() []scoring.Cell { return s.AppendCells(nil) }

// AppendCells appends what Cells lists.
func (s View) AppendCells(to []scoring.Cell) []scoring.Cell {
	w := scoring.WriteCells(to, len(s.Seats)*seatCells+tableCells)
	for seat := range s.Seats {
		w.Owner = seat
		p := &s.Seats[seat]
		s.writeMine(&w, p)
		s.writeStash(&w, p)
		s.writeBurros(&w, p)
		s.writeMoney(&w, p)
		s.writeGear(&w, p)
	}
	w.Owner = scoring.Table
	s.writeDice(&w)
	s.writeStore(&w)
	return w.Cells
}

func (s View) writeMine(w *scoring.CellWriter, p *coal.Seat) {
	for t := range s.Printed.Tunnels {
		dug, deposits := &p.Mine[t], s.Printed.DepositWords(t)
		for d := range deposits {
			w.Box(deposits[d].ID, deposits[d].Label, d < dug.Claimed)
			for i, box := range deposits[d].Boxes {
				w.Box(box.ID, box.Label, i < int(dug.Dug[d]))
			}
		}
	}
}

func (s View) writeStash(w *scoring.CellWriter, p *coal.Seat) {
	for i := range s.Printed.Stash {
		id, label := stashBoxes.ID.At(i), stashBoxes.Label.At(i)
		if i < len(p.Stash) {
			w.Add(id, label, scoring.Letter, p.Stash[i].Mineral.Letter(), p.Stash[i].Left)
		} else {
			w.Add(id, label, scoring.Letter, "", false)
		}
	}
}

func (s View) writeBurros(w *scoring.CellWriter, p *coal.Seat) {
	for b := range p.Burros {
		d := &p.Burros[b]
		bandits, slots := &burroBandits[b], &burroSlots[b]
		w.Use = useFor(b != coal.Burro7 || s.Solo())
		for i := range s.Printed.Burros[b].Bandits {
			w.Box(bandits.ID.At(i), bandits.Label.At(i), i < d.Scratched)
		}
		for i := range coal.MaxSlots {
			value, stolen := "", false
			if i < d.Loaded {
				value, stolen = d.Slots[i].Mineral.Letter(), d.Slots[i].Stolen
			}
			w.Add(slots.ID.At(i), slots.Label.At(i), scoring.Letter, value, stolen)
		}
		value := w.Use
		w.Use = useFor(s.Solo())
		w.Add(burroWon.ID.At(b), burroWon.Label.At(b), scoring.Entry, letters(&d.Won, d.Robbed), false)
		w.Figure(burroExtras.ID.At(b), burroExtras.Label.At(b), d.WonBandits)
		w.Use = value
		w.Sum(burroValues.ID.At(b), burroValues.Label.At(b), scoring.Money, scoring.When(d.Used, strconv.Itoa(d.Value)))
	}
	w.Use = scoring.Once
}

// useFor is what a cell is for that so many players may or may not write on: burro 7,
// Tonics and Blackjack are the solo player's, shares are for company.
func useFor(ours bool) scoring.CellUse {
	if ours {
		return scoring.Once
	}
	return scoring.Idle
}

func (s View) writeMoney(w *scoring.CellWriter, p *coal.Seat) {
	rows := coal.CashRows
	entries := p.Entries()
	for rows < len(entries) {
		rows += coal.CashRows
	}
	hand := 0
	for i := range rows {
		if i >= len(entries) {
			WriteRow(w, i, nil, 0)
			continue
		}
		hand += entries[i].Amount
		WriteRow(w, i, entries[i], hand)
	}
	s.writeEnd(w, p)
}

// WriteRow writes a row of the cash column, which is blank without an entry.
func WriteRow(w *scoring.CellWriter, i int, e *coal.Entry, hand int) {
	var round, what, amount, inHand string
	if e != nil {
		round, what, amount, inHand = strconv.Itoa(e.Round), e.Reason.Word(), strconv.Itoa(e.Amount), strconv.Itoa(hand)
	}
	w.Use = scoring.Row
	w.Add(cashRounds.ID.At(i), cashRounds.Label.At(i), scoring.Figure, round, false)
	w.Add(cashWhats.ID.At(i), cashWhats.Label.At(i), scoring.Entry, what, false)
	w.Add(cashAmounts.ID.At(i), cashAmounts.Label.At(i), scoring.Money, amount, false)
	w.Sum(cashHands.ID.At(i), cashHands.Label.At(i), scoring.Money, inHand)
	w.Use = scoring.Once
}

// writeEnd writes what makes the cash in hand, and at the end what still waits:
// it decides between equals (CW43).
func (s View) writeEnd(w *scoring.CellWriter, p *coal.Seat) {
	deliveries, shares, waiting, loaded := 0, 0, "", false
	for e := p.Last; e != nil; e = e.Before {
		switch e.Reason {
		case coal.Delivered:
			deliveries, loaded = deliveries+e.Amount, true
		case coal.SharesPaid:
			shares += e.Amount
		default:
		}
	}
	if s.Phase == coal.Over {
		waiting = strconv.Itoa(p.Waiting.Value())
	}
	w.Sum(coal.EndDeliveriesCell, "coal.end-deliveries", scoring.Money, scoring.When(loaded, strconv.Itoa(deliveries)))
	w.Use = useFor(!s.Solo())
	w.Sum(coal.EndSharesCell, "coal.end-shares", scoring.Money, scoring.When(shares > 0, strconv.Itoa(shares)))
	w.Use = scoring.Once
	w.Sum(coal.EndWaitingCell, "coal.end-waiting", scoring.Money, waiting)
	w.Sum(coal.CashCell, "coal.cash-in-hand", scoring.Money, scoring.When(p.Last != nil, strconv.Itoa(p.Cash)))
}

func (s View) writeGear(w *scoring.CellWriter, p *coal.Seat) {
	w.Use = useFor(!s.Solo())
	for i, n := range p.Shares {
		w.Figure(shareBoxes.ID.At(i), shareBoxes.Label.At(i), n)
	}
	w.Use = scoring.Once
	w.Box(coal.TackCell, "coal.tack", p.Tack)
	w.Use = useFor(s.Solo())
	for i := range coal.Tonics {
		w.Add(tonicBoxes.ID.At(i), tonicBoxes.Label.At(i), scoring.Letter, scoring.When(i < p.TonicsBought, TonicMark), i < p.TonicsUsed)
	}
	w.Add(coal.WonCell, "coal.won-cell", scoring.Entry, letters(&p.Won, [coal.MineralKinds]bool{}), false)
	w.Figure(coal.WonBanditsCell, "coal.won-bandits-cell", p.WonBandits)
	w.Use = scoring.Once
}

// letters writes a load out, kinds that were stolen in brackets: "(T) C C".
func letters(l *coal.Load, stolen [coal.MineralKinds]bool) string {
	var all []string
	for m, count := range l {
		letter := coal.Mineral(m).Letter()
		if stolen[m] {
			letter = "(" + letter + ")"
		}
		all = append(all, slices.Repeat([]string{letter}, count)...)
	}
	return strings.Join(all, " ")
}

// PaperRows is how many rows of the cash column filled sheets can have: more
// than any table comes to need.
const PaperRows = 3 * coal.CashRows

// Blank are the cells that somebody writes on, blank: the worksheets and the General
// Store's sheet.
func (s View) Blank() []scoring.Cell {
	w := scoring.CellWriter{}
	for _, c := range s.Cells() {
		if c.Use == scoring.Shown {
			continue
		}
		if c.ID == coal.EndDeliveriesCell { // the rows that a longer game adds
			w.Owner = c.Owner
			for i := coal.CashRows; i < PaperRows; i++ {
				WriteRow(&w, i, nil, 0)
			}
		}
		c.Value, c.Struck = "", false
		w.Cells = append(w.Cells, c)
	}
	return w.Cells
}
