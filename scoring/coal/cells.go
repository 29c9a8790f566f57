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

// partWon ends the id of what a burro carries besides its slots.
const partWon = "/won"

// tonicMark is what stands for a Workhorse Tonic in hand.
const tonicMark = "T"

func rowLabel(i int) string { return "Cash column, row " + strconv.Itoa(i+1) }

// cellsExpected is roughly how many cells a sheet has.
const cellsExpected = 320

// Cells lists every seat's sheet in the order of seats, then the table's.
func (s *state) Cells() []scoring.Cell {
	w := scoring.CellWriter{Cells: make([]scoring.Cell, 0, (len(s.seats)+1)*cellsExpected)}
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
		tunnel, dug := &s.sheet.Tunnels[t], &p.mine[t]
		for d, deposit := range tunnel.Deposits {
			label := tunnel.Mineral.Title() + " tunnel " + tunnel.number() + ", deposit " + strconv.Itoa(d+1)
			w.Box(DepositCell(tunnel.ID, d), label, d < dug.claimed)
			for i := range deposit.Digs {
				w.Box(DigCell(tunnel.ID, d, i), label+", DIG box "+strconv.Itoa(i+1), i < dug.dug[d])
			}
		}
	}
}

func (s *state) writeStash(w *scoring.CellWriter, p *seat) {
	for i := range s.sheet.Stash {
		id, label := StashCell(i), "Ore Stash, box "+strconv.Itoa(i+1)
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
		label := "Burro " + strconv.Itoa(b+1) + ", "
		for i := range s.sheet.Burros[b].Bandits {
			w.Box(BanditCell(b, i), label+"bandit "+strconv.Itoa(i+1), i < d.scratched)
		}
		for i := range MaxSlots {
			value, stolen := "", false
			if i < d.loaded {
				value, stolen = d.slots[i].mineral.Letter(), d.slots[i].stolen
			}
			w.Add(SlotCell(b, i), label+"slot "+strconv.Itoa(i+1), scoring.Letter, value, stolen)
		}
		w.Add(BurroWonCell(b), label+"minerals won at Blackjack", scoring.Entry, d.won.letters(d.robbed), false)
		w.Figure(BurroExtraBanditsCell(b), label+"bandits won at Blackjack", d.wonBandits)
		w.Sum(BurroValueCell(b), label+"value of the delivery", scoring.Money, scoring.When(d.used, strconv.Itoa(d.value)))
	}
}

func (s *state) writeMoney(w *scoring.CellWriter, p *seat) {
	rows := CashRows
	entries := p.entries()
	for rows < len(entries) {
		rows += CashRows
	}
	for i := range rows {
		value := ""
		if i < len(entries) {
			value = entries[i].column()
		}
		w.Add(CashRowCell(i), rowLabel(i), scoring.Entry, value, false)
	}
	w.Sum(CashCell, "Cash in hand", scoring.Money, strconv.Itoa(p.cash))
}

func (s *state) writeGear(w *scoring.CellWriter, p *seat) {
	for i, n := range p.shares {
		w.Figure(ShareCell(i), "Railroad Shares bought in round "+strconv.Itoa(i+1), n)
	}
	w.Box(TackCell, "Tack and Harness", p.tack)
	for i := range Tonics {
		w.Add(TonicCell(i), "Workhorse Tonic "+strconv.Itoa(i+1), scoring.Letter, scoring.When(i < p.tonics, tonicMark), i < p.tonicsUsed)
	}
	w.Add(WonCell, "Minerals won at Blackjack, for the next burro", scoring.Entry, p.won.letters([len(minerals)]bool{}), false)
	w.Figure(WonBanditsCell, "Bandits won at Blackjack, for the next burro", p.wonBandits)
}
