package coal

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
)

// Cells that have no number.
const (
	cellCash       = "cash"
	cellTack       = "tack"
	cellWon        = "won/minerals"
	cellWonBandits = "won/bandits"
	cellCoalBaron  = "coal-baron"
	cellPinkertons = "pinkertons"
	cellBurro7     = "burro-7"
)

// Cells of a burro, after its id.
const (
	partWon          = "/won"
	partExtraBandits = "/extra-bandits"
	partValue        = "/value"
)

// tonicMark is what stands for a Workhorse Tonic in hand.
const tonicMark = "T"

// numbered is the id of a cell in a group, counted from 0.
func numbered(group string, i int) string { return group + "/" + strconv.Itoa(i+1) }

func depositCell(tunnel string, d int) string { return numbered(tunnel, d) }
func digCell(tunnel string, d, box int) string {
	return depositCell(tunnel, d) + "/dig-" + strconv.Itoa(box+1)
}
func banditCell(b, bandit int) string { return burroID(b) + "/bandit-" + strconv.Itoa(bandit+1) }
func slotCell(b, slot int) string     { return burroID(b) + "/slot-" + strconv.Itoa(slot+1) }
func tonicCell(i int) string          { return numbered("tonic", i) }
func stashCell(i int) string          { return numbered("stash", i) }
func rowCell(i int) string            { return numbered(cellCash, i) }
func shareCell(i int) string          { return numbered("share", i) }
func dieCell(i int) string            { return numbered("die", i) }
func bunkhouseCell(i int) string      { return numbered("bunkhouse", i) }
func roundCell(i int) string          { return numbered("round", i) }
func washDayCell(i int) string        { return numbered("wash-day", i) }
func strikeGoldCell(i int) string     { return numbered("strike-gold", i) }

// seatShareCell is the copy of a seat's shares on the General Store's sheet.
func seatShareCell(seat, i int) string { return numbered("share-"+strconv.Itoa(seat+1), i) }

func rowLabel(i int) string { return "Cash column, row " + strconv.Itoa(i+1) }

// cellsExpected is roughly how many cells a sheet has.
const cellsExpected = 320

// Cells lists every seat's sheet in the order of seats, then the table's.
func (s *state) Cells() []scoring.Cell {
	w := cellWriter{cells: make([]scoring.Cell, 0, (len(s.seats)+1)*cellsExpected)}
	for seat := range s.seats {
		w.owner = seat
		p := &s.seats[seat]
		s.writeMine(&w, p)
		s.writeStash(&w, p)
		s.writeBurros(&w, p)
		s.writeMoney(&w, p)
		s.writeGear(&w, p)
	}
	w.owner = scoring.Table
	s.writeDice(&w)
	s.writeStore(&w)
	return w.cells
}

// A cellWriter collects the cells of one owner after the other.
type cellWriter struct {
	owner int
	cells []scoring.Cell
}

func (w *cellWriter) add(id, label string, kind scoring.CellKind, value string, struck bool) {
	w.cells = append(w.cells, scoring.Cell{ID: id, Owner: w.owner, Label: label, Kind: kind, Value: value, Struck: struck})
}

func (w *cellWriter) box(id, label string, struck bool) { w.add(id, label, scoring.Box, "", struck) }

// figure writes a number; nothing stands for 0.
func (w *cellWriter) figure(id, label string, n int) {
	value := ""
	if n != 0 {
		value = strconv.Itoa(n)
	}
	w.add(id, label, scoring.Figure, value, false)
}

func (s *state) writeMine(w *cellWriter, p *seat) {
	for t := range s.sheet.Tunnels {
		tunnel, dug := &s.sheet.Tunnels[t], &p.mine[t]
		for d, deposit := range tunnel.Deposits {
			label := tunnel.Mineral.Title() + " tunnel " + tunnel.number() + ", deposit " + strconv.Itoa(d+1)
			w.box(depositCell(tunnel.ID, d), label, d < dug.claimed)
			for i := range deposit.Digs {
				w.box(digCell(tunnel.ID, d, i), label+", DIG box "+strconv.Itoa(i+1), i < dug.dug[d])
			}
		}
	}
}

func (s *state) writeStash(w *cellWriter, p *seat) {
	for i := range s.sheet.Stash {
		id, label := stashCell(i), "Ore Stash, box "+strconv.Itoa(i+1)
		if i < len(p.stash) {
			w.add(id, label, scoring.Letter, p.stash[i].mineral.Letter(), p.stash[i].left)
		} else {
			w.add(id, label, scoring.Letter, "", false)
		}
	}
}

func (s *state) writeBurros(w *cellWriter, p *seat) {
	for b := range p.burros {
		d := &p.burros[b]
		id, label := burroID(b), "Burro "+strconv.Itoa(b+1)+", "
		for i := range s.sheet.Burros[b].Bandits {
			w.box(banditCell(b, i), label+"bandit "+strconv.Itoa(i+1), i < d.scratched)
		}
		for i := range MaxSlots {
			value, stolen := "", false
			if i < d.loaded {
				value, stolen = d.slots[i].mineral.Letter(), d.slots[i].stolen
			}
			w.add(slotCell(b, i), label+"slot "+strconv.Itoa(i+1), scoring.Letter, value, stolen)
		}
		w.add(id+partWon, label+"minerals won at Blackjack", scoring.Entry, d.wonColumn(), false)
		w.figure(id+partExtraBandits, label+"bandits won at Blackjack", d.wonBandits)
		value := ""
		if d.used {
			value = strconv.Itoa(d.value)
		}
		w.add(id+partValue, label+"value of the delivery", scoring.Money, value, false)
	}
}

func (s *state) writeMoney(w *cellWriter, p *seat) {
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
		w.add(rowCell(i), rowLabel(i), scoring.Entry, value, false)
	}
	w.add(cellCash, "Cash in hand", scoring.Money, strconv.Itoa(p.cash), false)
}

func (s *state) writeGear(w *cellWriter, p *seat) {
	for i, n := range p.shares {
		w.figure(shareCell(i), "Railroad Shares bought in round "+strconv.Itoa(i+1), n)
	}
	w.box(cellTack, "Tack and Harness", p.tack)
	for i := range Tonics {
		value := ""
		if i < p.tonics {
			value = tonicMark
		}
		w.add(tonicCell(i), "Workhorse Tonic "+strconv.Itoa(i+1), scoring.Letter, value, i < p.tonicsUsed)
	}
	w.add(cellWon, "Minerals won at Blackjack, for the next burro", scoring.Entry, p.won.letters(), false)
	w.figure(cellWonBandits, "Bandits won at Blackjack, for the next burro", p.wonBandits)
}

// wonColumn is what a player writes of the minerals won at Blackjack: those
// that were stolen in brackets.
func (b *burro) wonColumn() string {
	var words []string
	for m, n := range b.won {
		letter := Mineral(m).Letter()
		if b.robbed[m] {
			letter = "(" + letter + ")"
		}
		words = append(words, slices.Repeat([]string{letter}, n)...)
	}
	return strings.Join(words, " ")
}
