package sheet

import (
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/speech"
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

// Parts are what is filled in together, in the order of the paper.
func (a *Paper) Parts() []audit.Part {
	var all []audit.Part
	for seat := range a.Sheets {
		all = append(all, a.seatParts(&a.Sheets[seat])...)
	}
	return append(all, a.tableParts()...)
}

// part makes a part of some places of one owner.
func part(name, title, takes string, depth audit.Depth, idle bool, places ...[]scoring.Place) audit.Part {
	all := slices.Concat(places...)
	cells := scoring.Each(len(all), func(i int) string { return all[i].Cell })
	return audit.Part{Owner: all[0].Owner, Name: name, Title: speech.Text(title), Takes: speech.Text(takes), Depth: depth, Idle: idle, Cells: cells}
}

// seatParts are those of a worksheet. What only the solo player uses is idle in
// company, and the other way round; so is what the cash column says, too.
func (a *Paper) seatParts(w *Worksheet) []audit.Part {
	company := !a.Solo()
	var digs []scoring.Place
	for t := range w.Digs {
		digs = append(digs, slices.Concat(w.Digs[t]...)...)
	}
	all := []audit.Part{
		part(partMine, "mine", takesMine+" "+strings.Join(a.tunnels(), ", "), audit.Everything, false, w.Deposits...),
		part(partDigs, "DIG boxes", "x for a box that is crossed", audit.Everything, true, digs),
		part("stash", "Ore Stash", takesStash, audit.WhatMadeIt, false, w.Stash),
	}
	tins, bandits := []scoring.Place{w.Won}, []scoring.Place{w.WonBandits}
	for b := range w.Burros {
		p := &w.Burros[b]
		all = append(all, part(coal.BurroID(b), fmt.Sprintf("burro %d", b+1), takesBurro, audit.WhatMadeIt, company && b == coal.Burro7,
			p.Bandits, p.Slots, []scoring.Place{p.Value}))
		tins, bandits = append(tins, p.Won), append(bandits, p.Extra)
	}
	column := scoring.Each(len(w.Rows), func(i int) []scoring.Place { return append(w.Rows[i].Change(), w.Rows[i].Hand) })
	return append(all,
		part(partColumn, "cash column", takesRow, audit.WhatMadeIt, false, column...),
		part(partEnd, "reckoning at the end", takesEnd, audit.TheEnd, false, []scoring.Place{w.End.Deliveries, w.End.Shares, w.End.Waiting, w.Cash}),
		part("share", "Railroad Shares", "how many were bought, round by round", audit.Everything, true, w.Shares),
		part(coal.TackCell, "Tack and Harness", "x if it was bought", audit.Everything, a.Printed.Prices.Tack > 0, []scoring.Place{w.Tack}),
		part("tonic", "Workhorse Tonics", "T for each bottle, a / before what was used", audit.Everything, company, w.TonicsBought),
		part(partSaloon, "saloon", takesSaloon, audit.Everything, company, tins, bandits),
	)
}

// tunnels are the tunnels in short: "S1".
func (a *Paper) tunnels() []string {
	return scoring.Each(len(a.Printed.Tunnels), func(t int) string { return a.Printed.Tunnels[t].Mineral.Letter() + a.Printed.Tunnels[t].Number() })
}

// tableParts are those of the General Store's sheet. Copies of what worksheets
// say are idle.
func (a *Paper) tableParts() []audit.Part {
	t := &a.Table
	one := func(p scoring.Place) []scoring.Place { return []scoring.Place{p} }
	all := []audit.Part{part("round", "rounds played", "x for each, or how many", audit.WhatMadeIt, false, t.Rounds)}
	if !a.Solo() {
		for seat, places := range t.Shares {
			name := scoring.CellGroup(places[0].Cell)
			all = append(all, part(name, "shares of "+a.Names[seat], "a copy from the worksheet", audit.Everything, true, places))
		}
	}
	all = append(all,
		part("wash-day", "Wash Day", "who bought it, round by round", audit.Everything, a.Printed.Prices.WashDay > 0, t.WashDay),
		part("strike-gold", "Strike Gold", "who bought it, round by round", audit.Everything, a.Printed.Prices.StrikeGold > 0, t.StrikeGold),
		part(coal.TackCell, "owners of Tack and Harness", takesNames, audit.Everything, true, one(t.Tack)),
		part(coal.CoalBaronCell, "Coal Baron", takesNames, audit.Everything, false, one(t.CoalBaron)),
	)
	if a.Solo() {
		return append(all, part(coal.Burro7Cell, "buyer of Burro 7", "the player's name", audit.Everything, a.Printed.Prices.Burro7 > 0, one(t.Burro7)))
	}
	return append(all, part(coal.PinkertonsCell, "who hired the Pinkertons", takesNames, audit.Everything, false, one(t.Pinkertons)))
}
