package sheet

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/speech"
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
	takesNames  speech.Text = "coal.takes-names"
	takesStash  speech.Text = "coal.part-stash-takes"
	takesBurro  speech.Text = "coal.part-burro-takes"
	takesRow    speech.Text = "coal.part-column-takes"
	takesSaloon speech.Text = "coal.part-saloon-takes"
	takesEnd    speech.Text = "coal.part-end-takes"
	takesBuyers speech.Text = "coal.part-buyers-takes"
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
func part(name string, title, takes speech.Text, depth audit.Depth, idle bool, places ...[]scoring.Place) audit.Part {
	all := slices.Concat(places...)
	cells := scoring.Each(len(all), func(i int) string { return all[i].Cell })
	return audit.Part{Owner: all[0].Owner, Name: name, Title: title, Takes: takes, Depth: depth, Idle: idle, Cells: cells}
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
		part(partMine, "coal.part-mine", speech.Say("coal.part-mine-takes", "tunnels", strings.Join(a.tunnels(), ", ")), audit.Everything, false, w.Deposits...),
		part(partDigs, "coal.part-digs", "coal.part-digs-takes", audit.Everything, true, digs),
		part("stash", "coal.part-stash", takesStash, audit.WhatMadeIt, false, w.Stash),
	}
	tins, bandits := []scoring.Place{w.Won}, []scoring.Place{w.WonBandits}
	for b := range w.Burros {
		p := &w.Burros[b]
		all = append(all, part(coal.BurroID(b), coal.BurroTitle(b), takesBurro, audit.WhatMadeIt, company && b == coal.Burro7,
			p.Bandits, p.Slots, []scoring.Place{p.Value}))
		tins, bandits = append(tins, p.Won), append(bandits, p.Extra)
	}
	column := scoring.Each(len(w.Rows), func(i int) []scoring.Place { return append(w.Rows[i].Change(), w.Rows[i].Hand) })
	return append(all,
		part(partColumn, "coal.part-column", takesRow, audit.WhatMadeIt, false, column...),
		part(partEnd, "coal.part-end", takesEnd, audit.TheEnd, false, []scoring.Place{w.End.Deliveries, w.End.Shares, w.End.Waiting, w.Cash}),
		part("share", "coal.part-shares", "coal.part-shares-takes", audit.Everything, true, w.Shares),
		part(coal.TackCell, "coal.tack", "coal.part-tack-takes", audit.Everything, a.Printed.Prices.Tack > 0, []scoring.Place{w.Tack}),
		part("tonic", "coal.part-tonics", "coal.part-tonics-takes", audit.Everything, company, w.TonicsBought),
		part(partSaloon, "coal.part-saloon", takesSaloon, audit.Everything, company, tins, bandits),
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
	all := []audit.Part{part("round", "coal.part-rounds", "coal.part-rounds-takes", audit.WhatMadeIt, false, t.Rounds)}
	if !a.Solo() {
		for seat, places := range t.Shares {
			name := scoring.CellGroup(places[0].Cell)
			all = append(all, part(name, speech.Say("coal.part-player-shares", "player", a.Names[seat]), "coal.part-copy-takes", audit.Everything, true, places))
		}
	}
	all = append(all,
		part("wash-day", "coal.part-wash-day", takesBuyers, audit.Everything, a.Printed.Prices.WashDay > 0, t.WashDay),
		part("strike-gold", "coal.part-strike-gold", takesBuyers, audit.Everything, a.Printed.Prices.StrikeGold > 0, t.StrikeGold),
		part(coal.TackCell, "coal.part-tack-owners", takesNames, audit.Everything, true, one(t.Tack)),
		part(coal.CoalBaronCell, "coal.part-baron", takesNames, audit.Everything, false, one(t.CoalBaron)),
	)
	if a.Solo() {
		return append(all, part(coal.Burro7Cell, "coal.part-burro-7", "coal.part-name-takes", audit.Everything, a.Printed.Prices.Burro7 > 0, one(t.Burro7)))
	}
	return append(all, part(coal.PinkertonsCell, "coal.part-pinkertons", takesNames, audit.Everything, false, one(t.Pinkertons)))
}
