package coal

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
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
			s, err := start(setup)
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
					if do(page{r, newAuditor(s), mistaken, seat, last}) && !maps.Equal(mistaken, filled) {
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

func (p page) sheet() *worksheet { return &p.sheets[p.seat] }

// read reads what is written.
func (p page) read() reader { return reader{audit.NewSheet(p.Filled), p.auditor, p.sheet()} }

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
	m, _ := mineralOf(w.Value)
	next := Minerals()[(int(m)+1)%len(minerals)]
	return scoring.Written{Value: next.Letter(), Struck: w.Struck}
}

// add adds to a number.
func (p page) add(at scoring.Place, n int) bool {
	scoringtest.Add(p.Filled, at.Owner, at.Cell, scoring.Whole(n))
	return true
}

// row is a row of the cash column, at random of those with a reason, earned or
// spent.
func (p page) row(r reason, spent bool) (scoring.Place, entry, bool) {
	at, ok := p.some(p.sheet().rows, func(w scoring.Written) bool {
		e, ok := readRow(w)
		return ok && e.reason == r && e.amount < 0 == spent
	})
	e, _ := readRow(p.Filled[at])
	return at, e, ok
}

// pay changes the amount of such a row.
func (p page) pay(r reason, spent bool, by int) bool {
	at, e, ok := p.row(r, spent)
	if ok {
		e.amount += by
		p.Filled[at] = scoring.Written{Value: e.column()}
	}
	return ok
}

// append writes one more row.
func (p page) append(r reason, amount, round int) bool {
	for _, at := range p.sheet().rows {
		if p.Filled[at].Blank() {
			p.Filled[at] = scoring.Written{Value: (&entry{reason: r, amount: amount, round: round}).column()}
			return true
		}
	}
	return false
}

// remove takes a row away that earns something; those below move up.
func (p page) remove(r reason) bool {
	at, _, ok := p.row(r, false)
	if !ok {
		return false
	}
	rows := p.sheet().rows
	i := slices.Index(rows, at)
	for ; i < len(rows)-1; i++ {
		p.Filled[rows[i]] = p.Filled[rows[i+1]]
	}
	p.Filled[rows[i]] = scoring.Written{}
	return true
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
	w.Value += p.names[seat]
	p.Filled[at] = w
	return true
}

func (p page) hires() bool {
	hired, _ := p.read().hired()
	return hired
}

// behind is a deposit behind the first unclaimed one of a tunnel.
func (p page) behind() (t, d int, ok bool) {
	for _, t := range p.Perm(len(p.sheet().deposits)) {
		if d := p.read().Crosses(p.sheet().deposits[t]).Least + 1; d < len(p.sheet().deposits[t]) {
			return t, d, true
		}
	}
	return 0, 0, false
}

// laden is a burro that was used, at random.
func (p page) laden() (*packs, bool) {
	var used []*packs
	for b := range p.sheet().burros {
		if burro := &p.sheet().burros[b]; full(p.Filled[burro.value]) {
			used = append(used, burro)
		}
	}
	return used[p.IntN(len(used))], len(used) > 0
}

// plain says whether nothing on the sheet but the deliveries tells the rounds of
// burros: a wrong value contradicts no other entry.
func (p page) plain() bool {
	for _, r := range []reason{pistols, baron, washed, harness, blackjack, extraBurro} {
		for _, spent := range []bool{true, false} {
			if _, _, there := p.row(r, spent); there {
				return false
			}
		}
	}
	return true
}

// safe says whether nothing was stolen from a burro.
func (p page) safe(burro *packs) bool {
	return !slices.ContainsFunc(burro.slots, func(at scoring.Place) bool { return p.Filled[at].Struck })
}
