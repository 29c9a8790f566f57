package final

import (
	"cmp"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// A Range is from what to what a score can be.
type Range struct {
	Least scoring.Tenths `json:"least"`
	Most  scoring.Tenths `json:"most"`
}

// Repaired is what sheets that contradict themselves come to by all of the best repairs.
type Repaired struct {
	Scores  []PlayerReport `json:"scores"` // in seating order
	Winners []string       `json:"winners"`
	Repair  *Mended        `json:"repair"` // null where several places may be what is wrong
}

// A Mended is a repair of filled sheets.
type Mended struct {
	Say     speech.Text `json:"say"` // "Ann's Burro 5, value of the delivery is $33, not $32"
	Entries []Change    `json:"entries"`
}

// A Change is an entry, and what it is to say.
type Change struct {
	Entry
	Now string `json:"now"`
}

// settle puts into a report what the sheets come to.
func (r *Report) settle(d *Document, audit scoring.Audit) {
	s := audit.Settled
	if s.Basis == scoring.AsWritten || len(audit.Findings) == 0 {
		for seat := range r.Players {
			r.Players[seat].score(s.Seats[seat])
		}
		r.Winners = d.seated(s.Winners)
	} else if len(s.Winners) > 0 {
		r.Repaired = &Repaired{Winners: d.seated(s.Winners), Scores: make([]PlayerReport, len(r.Players))}
		for seat, p := range r.Players {
			r.Repaired.Scores[seat] = PlayerReport{Name: p.Name, Claimed: p.Claimed, Lines: p.Lines}
			r.Repaired.Scores[seat].score(s.Seats[seat])
		}
		if len(s.Repairs) == 1 {
			r.Repaired.Repair = d.mended(s.Repairs[0])
		}
	}
	t := teller{d, audit}
	r.Headline, r.Question = t.headline(), t.question()
}

// score gives a player a score.
func (p *PlayerReport) score(s scoring.Settled) {
	if !s.Known {
		return
	}
	p.Range = &Range{s.Least, s.Most}
	if s.Exact() {
		p.Score = &p.Range.Least
		p.Lines = linesOf(s.Lines)
	}
	if s.Rank > 0 {
		p.Rank = &s.Rank
	}
}

// seated are the players in some seats.
func (d *Document) seated(seats []int) []string {
	return scoring.Each(len(seats), func(i int) string { return d.Setup.Players[seats[i]] })
}

// Told are the players with the scores that everybody is told: those that the sheets say
// or, where they contradict themselves, those as repaired.
func (r *Report) Told() []PlayerReport {
	if r.Repaired != nil {
		return r.Repaired.Scores
	}
	return r.Players
}

// ByRank are the players as they are told, the winners first; in the order of seats where
// nobody can say.
func (r *Report) ByRank() []PlayerReport {
	return slices.SortedStableFunc(slices.Values(r.Told()), func(a, b PlayerReport) int { return cmp.Compare(a.Place(), b.Place()) })
}

// Place is the player's rank; 0 where it is not known.
func (p PlayerReport) Place() int {
	if p.Rank == nil {
		return 0
	}
	return *p.Rank
}

// Points is the score for people: "$104", "$101 to $104"; empty where it is not known.
func (p PlayerReport) Points(info *scoring.Info) speech.Text {
	if p.Range == nil {
		return ""
	}
	return between(info, p.Range.Least, p.Range.Most)
}

func between(info *scoring.Info, least, most scoring.Tenths) speech.Text {
	if least == most {
		return info.Amount(least)
	}
	if info.Unit == "$" {
		return speech.Say("final.between", "least", info.Amount(least), "most", info.Amount(most))
	}
	return speech.Say("final.between", "least", speech.Tenths(least), "most", info.Amount(most))
}

// A teller tells in sentences what sheets come to.
type teller struct {
	*Document
	scoring.Audit
}

// headline says who has won, and by how much: "Bob wins, $104 to Ann's $90, if Ann's Burro
// 5, value of the delivery is $33, not $32." It is empty where there is nothing to say yet.
func (t teller) headline() speech.Text {
	s := t.Settled
	switch {
	case len(t.Findings) > 0 && s.Basis != scoring.AsWritten:
		return t.contradicted()
	case len(t.Setup.Players) < 2:
		return ""
	case len(s.Winners) > 0:
		return speech.Say("final.headline", "wins", t.wins(s.Seats))
	}
	return t.byTotals()
}

// contradicted is the headline of sheets that contradict themselves.
func (t teller) contradicted() speech.Text {
	s := t.Settled
	switch {
	case len(s.Repairs) == 0 && len(t.Missing) > 0:
		return "final.unsettled-unknown"
	case len(s.Repairs) == 0:
		return "final.unsettled-unexplained"
	case len(s.Winners) == 0:
		return t.either()
	case len(s.Repairs) == 1:
		return speech.Say("final.headline-if", "wins", t.wins(s.Seats), "slip", t.say(s.Repairs[0], false))
	}
	return speech.Say("final.headline-wherever", "wins", t.wins(s.Seats))
}

// either says who would win by which of the repairs that are told: two of them by name.
func (t teller) either() speech.Text {
	var ways []speech.Text
	for _, r := range t.Settled.Repairs {
		if way := t.wins(r.Seats); way != "" && !slices.Contains(ways, way) {
			ways = append(ways, way)
		}
	}
	switch {
	case len(ways) == 0:
		return "final.unsettled-unknown"
	case len(ways) == 1:
		return speech.Say("final.unsettled-perhaps", "wins", ways[0])
	case len(ways) == 2:
		return speech.Say("final.unsettled-either", "wins", ways[0], "or", ways[1])
	}
	return speech.Say("final.unsettled-several", "wins", ways[0], "or", ways[1])
}

// question is what to look at first, so that a yes settles it; empty where nothing is open.
func (t teller) question() speech.Text {
	s := t.Settled
	if len(s.Repairs) == 0 || s.Basis == scoring.AsWritten || len(s.Repairs) == 1 && len(s.Winners) > 0 {
		return ""
	}
	return speech.Say("final.look-again", "slip", t.say(s.Repairs[0], true))
}

// wins says who has won: "Bob wins, $104 to Ann's $90"; empty where a score is not known.
func (t teller) wins(seats []scoring.Settled) speech.Text {
	info, winners := t.Game.Info(), scoring.Winners(seats)
	points := func(seat int) speech.Text { return between(info, seats[seat].Least, seats[seat].Most) }
	switch {
	case slices.ContainsFunc(seats, func(s scoring.Settled) bool { return !s.Known }):
		return ""
	case len(seats) == 1:
		return speech.Say("final.has", "player", t.Setup.Players[0], "points", points(0))
	case len(winners) > 1:
		return speech.Say("final.share", "players", speech.All(speech.Named(t.seated(winners)...)), "points", points(winners[0]))
	}
	second := -1
	for seat := range seats {
		if seat != winners[0] && (second < 0 || seats[seat].Most > seats[second].Most) {
			second = seat
		}
	}
	player, other := t.Setup.Players[winners[0]], t.Setup.Players[second]
	if !seats[winners[0]].Exact() || !seats[second].Exact() {
		return speech.Say("final.wins-about", "player", player, "points", points(winners[0]), "other", other, "less", points(second))
	}
	return speech.Say("final.wins", "player", player, "points", points(winners[0]), "other", other, "less", points(second))
}

// byTotals says who would have won by the totals as they are written, if all have one and
// nothing contradicts.
func (t teller) byTotals() speech.Text {
	seats := make([]scoring.Settled, len(t.Scores))
	keys := make([][]scoring.Tenths, len(t.Scores))
	for seat, s := range t.Scores {
		if !s.Written {
			return ""
		}
		seats[seat] = scoring.Settled{Known: true, Least: s.Claimed, Most: s.Claimed}
		keys[seat] = []scoring.Tenths{s.Claimed}
	}
	for seat, rank := range scoring.Ranks(keys) {
		seats[seat].Rank = rank
	}
	return speech.Say("final.by-totals", "wins", t.wins(seats))
}

// Meant says in a sentence what a repair takes for meant.
func (d *Document) Meant(r scoring.SheetRepair) speech.Text {
	return speech.Say("final.meant", "slip", d.say(r, false))
}

// mended describes a repair.
func (d *Document) mended(r scoring.SheetRepair) *Mended {
	m := &Mended{Say: d.say(r, false), Entries: []Change{}}
	for _, c := range d.Paper {
		p := scoring.Place{Owner: c.Owner, Cell: c.ID}
		if w, changes := r.Now[p]; changes {
			m.Entries = append(m.Entries, Change{d.entry(p), d.alone(c, w)})
		} else if slices.Contains(r.Gone, p) {
			m.Entries = append(m.Entries, Change{d.entry(p), unknown})
		}
	}
	return m
}

// say says what a repair takes for meant, or asks whether it was.
func (d *Document) say(r scoring.SheetRepair, ask bool) speech.Text {
	row := func() speech.Text { return d.called(r.At[0], true) }
	switch {
	case r.Kind == scoring.Moved && len(r.At) == 2:
		rows := len(r.Now)+len(r.Gone) > len(r.At)
		one, other := d.called(r.At[0], rows), d.called(r.At[1], rows)
		if ask {
			return speech.Say("final.ask-swapped", "one", one, "other", other)
		}
		return speech.Say("final.slip-swapped", "one", one, "other", other)
	case r.Kind == scoring.Moved && ask:
		return speech.Say("final.ask-twice", "place", row())
	case r.Kind == scoring.Moved:
		return speech.Say("final.slip-twice", "place", row())
	case r.Kind == scoring.RowLost && ask:
		return speech.Say("final.ask-row-lost", "place", row())
	case r.Kind == scoring.RowLost:
		return speech.Say("final.slip-row-lost", "place", row())
	case r.Kind == scoring.RowGone && ask:
		return speech.Say("final.ask-row-gone", "place", row())
	case r.Kind == scoring.RowGone:
		return speech.Say("final.slip-row-gone", "place", row())
	}
	var all speech.Text
	for i, p := range r.At {
		slip := d.sayValue(p, r.Now[p], ask)
		if i > 0 {
			slip = speech.Say("final.slips", "before", all, "next", slip)
		}
		all = slip
	}
	return all
}

// sayValue says, or asks, whether a value was meant for the one that stands in a place.
func (d *Document) sayValue(p scoring.Place, w scoring.Written, ask bool) speech.Text {
	now := d.saysIn(d.cellAt(p), w)
	if ask {
		return speech.Say("final.ask-value", "place", d.called(p, false), "now", now, "was", d.stands(p))
	}
	return speech.Say("final.slip-value", "place", d.called(p, false), "now", now, "was", d.stands(p))
}

// called is what people call a place, or the row that it is in.
func (d *Document) called(p scoring.Place, row bool) speech.Text {
	e := d.entry(p)
	if part := e.part(); row && part.called != e.Label.String() {
		return part.of
	}
	return e.Called()
}

// saysIn is what stands in a cell, for people.
func (d *Document) saysIn(c scoring.Cell, w scoring.Written) speech.Text {
	if n, ok := w.Number(); ok && c.Kind == scoring.Money && w.Value != "" && !w.Struck {
		return speech.Say("final.dollars", "amount", speech.Money(n))
	}
	if c.Kind == scoring.Box && !w.Struck {
		return "final.open"
	}
	words := d.list.Choices(scoring.Place{Owner: c.Owner, Cell: c.ID})
	if at := slices.Index(words, w.Value); at >= 0 && !w.Struck {
		word := d.list.Words(scoring.Place{Owner: c.Owner, Cell: c.ID})[at]
		return cmp.Or(word.Label, speech.Words(word.Value))
	}
	return Entry{Value: d.alone(c, w)}.Says()
}
