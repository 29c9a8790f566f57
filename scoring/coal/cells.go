package coal

import (
	"strconv"

	"saddlebag/scoring"
)

// The ids of cells that have no number. Tack and Harness is a box of each seat,
// and a line of the table's.
const (
	CashCell       = "cash"
	TackCell       = "tack"
	WonCell        = "won/minerals"
	WonBanditsCell = "won/bandits"
	CoalBaronCell  = "coal-baron"
	PinkertonsCell = "pinkertons"
	Burro7Cell     = "burro-7"
)

// What makes the cash in hand at the end, and what decides between equals.
const (
	EndDeliveriesCell = "end/deliveries"
	EndSharesCell     = "end/shares"
	EndWaitingCell    = "end/waiting"
)

// partWon ends the id of what a burro carries besides its slots.
const partWon = "/won"

// tonicMark is what stands for a Workhorse Tonic in hand.
const tonicMark = "T"

// How many cells a seat's sheet and the table's have, with room for some more.
const (
	seatCells  = 400
	tableCells = 40
)

// Cells lists every seat's sheet in the order of seats, then the table's.
func (s *state) Cells() []scoring.Cell { return s.AppendCells(nil) }

// AppendCells appends what Cells lists.
func (s *state) AppendCells(to []scoring.Cell) []scoring.Cell {
	w := scoring.WriteCells(to, len(s.seats)*seatCells+tableCells)
	for seat := range s.seats {
		w.Owner = seat
		p := &s.seats[seat]
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

func (s *state) writeMine(w *scoring.CellWriter, p *seat) {
	for t := range s.sheet.Tunnels {
		dug, deposits := &p.mine[t], s.sheet.words[t].deposits
		for d := range deposits {
			w.Box(deposits[d].id, deposits[d].label, d < dug.claimed)
			for i, box := range deposits[d].boxes {
				w.Box(box.id, box.label, i < int(dug.dug[d]))
			}
		}
	}
}

func (s *state) writeStash(w *scoring.CellWriter, p *seat) {
	for i := range s.sheet.Stash {
		id, label := stashBoxes.ID.At(i), stashBoxes.Label.At(i)
		if i < len(p.stash) {
			w.Add(id, label, scoring.Letter, p.stash[i].mineral.Letter(), p.stash[i].left)
		} else {
			w.Add(id, label, scoring.Letter, "", false)
		}
	}
}

func (s *state) writeBurros(w *scoring.CellWriter, p *seat) {
	for b := range p.burros {
		d := &p.burros[b]
		bandits, slots := &burroBandits[b], &burroSlots[b]
		w.Use = useFor(b != burro7 || s.solo())
		for i := range s.sheet.Burros[b].Bandits {
			w.Box(bandits.ID.At(i), bandits.Label.At(i), i < d.scratched)
		}
		for i := range MaxSlots {
			value, stolen := "", false
			if i < d.loaded {
				value, stolen = d.slots[i].mineral.Letter(), d.slots[i].stolen
			}
			w.Add(slots.ID.At(i), slots.Label.At(i), scoring.Letter, value, stolen)
		}
		value := w.Use
		w.Use = useFor(s.solo())
		w.Add(burroWon.ID.At(b), burroWon.Label.At(b), scoring.Entry, d.won.letters(d.robbed), false)
		w.Figure(burroExtras.ID.At(b), burroExtras.Label.At(b), d.wonBandits)
		w.Use = value
		w.Sum(burroValues.ID.At(b), burroValues.Label.At(b), scoring.Money, scoring.When(d.used, strconv.Itoa(d.value)))
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

func (s *state) writeMoney(w *scoring.CellWriter, p *seat) {
	rows := CashRows
	entries := p.entries()
	for rows < len(entries) {
		rows += CashRows
	}
	hand := 0
	for i := range rows {
		if i >= len(entries) {
			writeRow(w, i, nil, 0)
			continue
		}
		hand += entries[i].amount
		writeRow(w, i, entries[i], hand)
	}
	s.writeEnd(w, p)
}

// writeRow writes a row of the cash column, which is blank without an entry.
func writeRow(w *scoring.CellWriter, i int, e *entry, hand int) {
	var round, what, amount, inHand string
	if e != nil {
		round, what, amount, inHand = strconv.Itoa(e.round), e.reason.word(), strconv.Itoa(e.amount), strconv.Itoa(hand)
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
func (s *state) writeEnd(w *scoring.CellWriter, p *seat) {
	deliveries, shares, waiting, loaded := 0, 0, "", false
	for e := p.last; e != nil; e = e.before {
		switch e.reason {
		case delivered:
			deliveries, loaded = deliveries+e.amount, true
		case sharesPaid:
			shares += e.amount
		default:
		}
	}
	if s.phase == over {
		waiting = strconv.Itoa(p.waiting.value())
	}
	w.Sum(EndDeliveriesCell, "Deliveries, all together", scoring.Money, scoring.When(loaded, strconv.Itoa(deliveries)))
	w.Use = useFor(!s.solo())
	w.Sum(EndSharesCell, "Railroad Shares, all together", scoring.Money, scoring.When(shares > 0, strconv.Itoa(shares)))
	w.Use = scoring.Once
	w.Sum(EndWaitingCell, "Value still waiting in the Ore Stash at the end", scoring.Money, waiting)
	w.Sum(CashCell, "Cash in hand", scoring.Money, scoring.When(p.last != nil, strconv.Itoa(p.cash)))
}

func (s *state) writeGear(w *scoring.CellWriter, p *seat) {
	w.Use = useFor(!s.solo())
	for i, n := range p.shares {
		w.Figure(shareBoxes.ID.At(i), shareBoxes.Label.At(i), n)
	}
	w.Use = scoring.Once
	w.Box(TackCell, "Tack and Harness", p.tack)
	w.Use = useFor(s.solo())
	for i := range Tonics {
		w.Add(tonicBoxes.ID.At(i), tonicBoxes.Label.At(i), scoring.Letter, scoring.When(i < p.tonics, tonicMark), i < p.tonicsUsed)
	}
	w.Add(WonCell, "Minerals won at Blackjack, for the next burro", scoring.Entry, p.won.letters([len(minerals)]bool{}), false)
	w.Figure(WonBanditsCell, "Bandits won at Blackjack, for the next burro", p.wonBandits)
	w.Use = scoring.Once
}
