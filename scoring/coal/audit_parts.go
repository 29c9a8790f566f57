package coal

import (
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// The names of parts that are not those of a group of cells.
const (
	partMine   = "mine"
	partDigs   = "digs"
	partColumn = "cash-column"
	partEnd    = "end"
	partSaloon = "saloon"
)

// What stands in parts.
const (
	takesNames  = "names of players, with commas between them"
	takesMine   = "how many claims in"
	takesStash  = "S T C B, a / before what is crossed out; or 3S /2T"
	takesBurro  = "x if a bandit is scratched; S T C B, /S if stolen; value $"
	takesRow    = "round, what for, + or - $, in hand $: 1 varmint +14 14"
	takesSaloon = "Tins for the next burro, burro 1 … 7, a T each; then bandits, how many"
	takesEnd    = "deliveries, shares paid, still in the stash, cash in hand"
)

// parts are what is filled in together, in the order of the paper.
func (a *auditor) parts() []audit.Part {
	var all []audit.Part
	for seat := range a.sheets {
		all = append(all, a.seatParts(&a.sheets[seat])...)
	}
	return append(all, a.tableParts()...)
}

// part makes a part of some places of one owner.
func part(name, title, takes string, depth audit.Depth, idle bool, places ...[]scoring.Place) audit.Part {
	all := slices.Concat(places...)
	cells := scoring.Each(len(all), func(i int) string { return all[i].Cell })
	return audit.Part{Owner: all[0].Owner, Name: name, Title: title, Takes: takes, Depth: depth, Idle: idle, Cells: cells}
}

// seatParts are those of a worksheet. What only the solo player uses is idle in
// company, and the other way round; so is what the cash column says, too.
func (a *auditor) seatParts(w *worksheet) []audit.Part {
	company := !a.solo()
	var digs []scoring.Place
	for t := range w.digs {
		digs = append(digs, slices.Concat(w.digs[t]...)...)
	}
	all := []audit.Part{
		part(partMine, "mine", takesMine+" "+strings.Join(a.tunnels(), ", "), audit.Everything, false, w.deposits...),
		part(partDigs, "DIG boxes", "x for a box that is crossed", audit.Everything, true, digs),
		part("stash", "Ore Stash", takesStash, audit.WhatMadeIt, false, w.stash),
	}
	tins, bandits := []scoring.Place{w.won}, []scoring.Place{w.wonBandits}
	for b := range w.burros {
		p := &w.burros[b]
		all = append(all, part(burroID(b), fmt.Sprintf("burro %d", b+1), takesBurro, audit.WhatMadeIt, company && b == burro7,
			p.bandits, p.slots, []scoring.Place{p.value}))
		tins, bandits = append(tins, p.won), append(bandits, p.extra)
	}
	column := scoring.Each(len(w.rows), func(i int) []scoring.Place { return append(w.rows[i].change(), w.rows[i].hand) })
	return append(all,
		part(partColumn, "cash column", takesRow, audit.WhatMadeIt, false, column...),
		part(partEnd, "reckoning at the end", takesEnd, audit.TheEnd, false, []scoring.Place{w.end.deliveries, w.end.shares, w.end.waiting, w.cash}),
		part("share", "Railroad Shares", "how many were bought, round by round", audit.Everything, true, w.shares),
		part(TackCell, "Tack and Harness", "x if it was bought", audit.Everything, a.sheet.Prices.Tack > 0, []scoring.Place{w.tack}),
		part("tonic", "Workhorse Tonics", "T for each bottle, a / before what was used", audit.Everything, company, w.tonics),
		part(partSaloon, "saloon", takesSaloon, audit.Everything, company, tins, bandits),
	)
}

// tunnels are the tunnels in short: "S1".
func (a *auditor) tunnels() []string {
	return scoring.Each(len(a.sheet.Tunnels), func(t int) string { return a.sheet.Tunnels[t].Mineral.Letter() + a.sheet.Tunnels[t].number() })
}

// tableParts are those of the General Store's sheet. Copies of what worksheets
// say are idle.
func (a *auditor) tableParts() []audit.Part {
	t := &a.table
	one := func(p scoring.Place) []scoring.Place { return []scoring.Place{p} }
	all := []audit.Part{part("round", "rounds played", "x for each, or how many", audit.WhatMadeIt, false, t.rounds)}
	if !a.solo() {
		for seat, places := range t.shares {
			name := scoring.CellGroup(places[0].Cell)
			all = append(all, part(name, "shares of "+a.names[seat], "a copy from the worksheet", audit.Everything, true, places))
		}
	}
	all = append(all,
		part("wash-day", "Wash Day", "who bought it, round by round", audit.Everything, a.sheet.Prices.WashDay > 0, t.washDay),
		part("strike-gold", "Strike Gold", "who bought it, round by round", audit.Everything, a.sheet.Prices.StrikeGold > 0, t.strikeGold),
		part(TackCell, "owners of Tack and Harness", takesNames, audit.Everything, true, one(t.tack)),
		part(CoalBaronCell, "Coal Baron", takesNames, audit.Everything, false, one(t.coalBaron)),
	)
	if a.solo() {
		return append(all, part(Burro7Cell, "buyer of Burro 7", "the player's name", audit.Everything, a.sheet.Prices.Burro7 > 0, one(t.burro7)))
	}
	return append(all, part(PinkertonsCell, "who hired the Pinkertons", takesNames, audit.Everything, false, one(t.pinkertons)))
}
