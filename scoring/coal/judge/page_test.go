package judge

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
	"saddlebag/scoring/scoringtest"
)

// A page is filled sheets that a mistake is made in.
type page struct {
	*rand.Rand
	*auditor
	scoring.Filled
	seat int // of the sheet
	last int // round
}

// mistake makes one of scoringtest's, in the sheet of some seat.
func mistake(name string, verdict scoring.Verdict, clause string, do func(page) bool) scoringtest.Mistake {
	return scoringtest.Mistake{
		Name: name, Verdict: verdict, Clause: clause,
		Make: func(r *rand.Rand, setup scoring.Setup, filled scoring.Filled) bool {
			s, err := sheet.Start(setup)
			if err != nil {
				return false
			}
			last := 0
			for p, w := range filled {
				if strings.HasPrefix(p.Cell, "round/") && w.Struck {
					last++
				}
			}
			const tries = 3 // of each seat
			for range tries {
				for _, seat := range r.Perm(len(setup.Players)) {
					mistaken := maps.Clone(filled)
					if do(page{r, newAuditor(s.State), mistaken, seat, last}) && !maps.Equal(mistaken, filled) {
						maps.Copy(filled, mistaken)
						return true
					}
				}
			}
			return false
		},
	}
}

func impossible(name, clause string, do func(page) bool) scoringtest.Mistake {
	return mistake(name, scoring.Impossible, clause, do)
}

func unread(name, clause string, do func(page) bool) scoringtest.Mistake {
	return mistake(name, scoring.HardToRead, clause, do)
}

func wrong(name, clause string, do func(page) bool) scoringtest.Mistake {
	return mistake(name, scoring.WrongTotal, clause, do)
}

func (p page) sheet() *sheet.Worksheet { return &p.Sheets[p.seat] }

// read reads what is written.
func (p page) read() reader {
	return reader{sheet.On(audit.NewSheet(p.Filled)), p.auditor, p.sheet()}
}

// some is a cell at random of those that a function takes.
func (p page) some(places []scoring.Place, take func(scoring.Written) bool) (scoring.Place, bool) {
	return scoringtest.Pick(p.Rand, p.Filled, func(at scoring.Place, w scoring.Written) bool {
		return slices.Contains(places, at) && take(w)
	})
}

// change writes otherwise on a cell that a function takes.
func (p page) change(places []scoring.Place, take func(scoring.Written) bool, write func(scoring.Written) scoring.Written) bool {
	at, ok := p.some(places, take)
	if ok {
		p.Filled[at] = write(p.Filled[at])
	}
	return ok
}

func blank(w scoring.Written) bool     { return w.Blank() }
func full(w scoring.Written) bool      { return w.Value != "" }
func struckOut(w scoring.Written) bool { return w.Struck }
func standing(w scoring.Written) bool  { return full(w) && !w.Struck }
func flip(w scoring.Written) scoring.Written {
	return scoring.Written{Value: w.Value, Struck: !w.Struck}
}

// as writes something.
func as(value string) func(scoring.Written) scoring.Written {
	return func(scoring.Written) scoring.Written { return scoring.Written{Value: value} }
}

// another is the letter of another mineral.
func another(w scoring.Written) scoring.Written {
	m, _ := coal.MineralOf(w.Value)
	next := coal.Minerals()[(int(m)+1)%coal.MineralKinds]
	return scoring.Written{Value: next.Letter(), Struck: w.Struck}
}

// add adds to a number.
func (p page) add(at scoring.Place, n int) bool {
	scoringtest.Add(p.Filled, at.Owner, at.Cell, scoring.Whole(n))
	return true
}

// column are the rows of the cash column.
func (p page) column() []coal.Entry { return p.read().column().Entries }

// keep writes the rows of the cash column anew, and what is in hand after each.
func (p page) keep(entries []coal.Entry) {
	hand := 0
	for i, row := range p.sheet().Rows {
		w := scoring.CellWriter{Owner: p.seat}
		if i < len(entries) {
			hand += entries[i].Amount
			sheet.WriteRow(&w, i, &entries[i], hand)
		} else {
			sheet.WriteRow(&w, i, nil, 0)
		}
		for n, at := range append(row.Change(), row.Hand) {
			p.Filled[at] = scoring.Written{Value: w.Cells[n].Value}
		}
	}
}

// row is the index of a row of the cash column, at random of those with a reason,
// earned or spent.
func (p page) row(r coal.Reason, spent bool) (int, coal.Entry, bool) {
	all := p.column()
	some := scoring.Where(len(all), func(i int) bool { return sheet.Kind{Reason: r, Spent: spent}.Of(&all[i]) })
	if len(some) == 0 {
		return 0, coal.Entry{}, false
	}
	i := some[p.IntN(len(some))]
	return i, all[i], true
}

// rewrite writes another row in the place of one.
func (p page) rewrite(row int, e coal.Entry) {
	all := p.column()
	all[row] = e
	p.keep(all)
}

// pay changes the amount of such a row.
func (p page) pay(r coal.Reason, spent bool, by int) bool {
	i, e, ok := p.row(r, spent)
	if e.Amount += by; ok {
		p.rewrite(i, e)
	}
	return ok
}

// append writes one more row.
func (p page) append(r coal.Reason, amount, round int) bool {
	p.keep(append(p.column(), coal.Entry{Reason: r, Amount: amount, Round: round}))
	return true
}

// remove takes a row away that earns something; those below move up.
func (p page) remove(r coal.Reason) bool {
	i, _, ok := p.row(r, false)
	if ok {
		p.keep(slices.Delete(p.column(), i, i+1))
	}
	return ok
}

// name adds a seat to the names in a cell.
func (p page) name(at scoring.Place, seat int) bool {
	seats, _ := p.read().buyers(at)
	if slices.Contains(seats, seat) {
		return false
	}
	w := p.Filled[at]
	if w.Value != "" {
		w.Value += ", "
	}
	w.Value += p.Names[seat]
	p.Filled[at] = w
	return true
}

func (p page) hires() bool {
	hired, _ := p.read().hired()
	return hired
}

// behind is a deposit behind the first unclaimed one of a tunnel.
func (p page) behind() (t, d int, ok bool) {
	for _, t := range p.Perm(len(p.sheet().Deposits)) {
		if d := p.read().Crosses(p.sheet().Deposits[t]).Least + 1; d < len(p.sheet().Deposits[t]) {
			return t, d, true
		}
	}
	return 0, 0, false
}

// laden is a burro that was used, at random.
func (p page) laden() (*sheet.Packs, bool) {
	var used []*sheet.Packs
	for b := range p.sheet().Burros {
		if burro := &p.sheet().Burros[b]; full(p.Filled[burro.Value]) {
			used = append(used, burro)
		}
	}
	return used[p.IntN(len(used))], len(used) > 0
}

// plain says whether nothing on the sheet but the deliveries tells the rounds of
// burros: a wrong value contradicts no other entry.
func (p page) plain() bool {
	for _, r := range []coal.Reason{coal.Pistols, coal.Baron, coal.Washed, coal.Harness, coal.Blackjack, coal.ExtraBurro} {
		for _, spent := range []bool{true, false} {
			if _, _, there := p.row(r, spent); there {
				return false
			}
		}
	}
	return true
}

// safe says whether nothing was stolen from a burro.
func (p page) safe(burro *sheet.Packs) bool {
	return !slices.ContainsFunc(burro.Slots, func(at scoring.Place) bool { return p.Filled[at].Struck })
}
