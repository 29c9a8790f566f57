package judge

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/fortyniners/sheet"
	"saddlebag/scoring/scoringtest"
)

// A page is one driver's filled run sheet that a mistake is made in.
type page struct {
	*rand.Rand
	*reader
	scoring.Filled
	turns int // of the run
}

// mistake makes one of scoringtest's, on the sheet of any driver.
func mistake(name string, verdict scoring.Verdict, clause string, do func(page) bool) scoringtest.Mistake {
	return scoringtest.Mistake{
		Name: name, Verdict: verdict, Clause: clause,
		Make: func(r *rand.Rand, setup scoring.Setup, filled scoring.Filled) bool {
			paper, err := sheet.NewPaper(setup)
			if err != nil {
				return false
			}
			driver := newAuditor(paper).of(r.IntN(fortyniners.Players))
			return do(page{r, driver, filled, driver.length(audit.NewSheet(filled))})
		},
	}
}

// read reads what is written now.
func (p page) read() *audit.Sheet { return audit.NewSheet(p.Filled) }

func (p page) write(at scoring.Place, value string) bool {
	p.Filled[at] = scoring.Written{Value: value, Struck: p.Filled[at].Struck}
	return true
}

func (p page) add(at scoring.Place, n int) bool {
	w := p.Filled[at]
	scoringtest.Add(p.Filled, at.Owner, at.Cell, scoring.Whole(n))
	return p.write(at, p.Filled[at].Value) && !w.Struck
}

// row is any row that a function takes.
func (p page) row(take func(i int, l sheet.Line) bool) (l sheet.Line, i int, ok bool) {
	for _, i := range p.Perm(p.turns) {
		if take(i, p.Lines[i]) {
			return p.Lines[i], i, true
		}
	}
	return sheet.Line{}, 0, false
}

// written says whether a cell of a row has something in it.
func (p page) written(of func(sheet.Line) scoring.Place) (l sheet.Line, i int, ok bool) {
	return p.row(func(_ int, l sheet.Line) bool { return p.Filled[of(l)].Value != "" })
}

func passedOf(l sheet.Line) scoring.Place { return l.Passed }

// sums corrects the sums of the sheet to what its rows say.
func (p page) sums() bool {
	capped := p.Filled[p.RunSheet.Credited].Struck
	credited, _ := p.column(creditedOf)(p.read())
	lost, _ := p.column(lostOf)(p.read())
	p.Filled[p.RunSheet.Credited] = scoring.Written{Value: credited.Total.String(), Struck: capped}
	p.write(p.RunSheet.Lost, lost.Total.String())
	if capped {
		credited.Total = 0
	}
	return p.write(p.Result, (credited.Total - lost.Total).String())
}

// thrown is a throw of the table's dice of which the first shows a face.
func (p page) thrown(face string) string {
	if p.Dice == 1 {
		return face
	}
	return face + "+1"
}

func (p page) capped() bool { return p.Filled[p.RunSheet.Credited].Struck }

// Mistakes are what goes wrong on paper, each such that no game has its sheets.
var Mistakes = slices.Concat(totalMistakes, []scoringtest.Mistake{
	mistake("a loss of another amount", scoring.WrongTotal, "FN11", func(p page) bool {
		l, _, ok := p.written(lostOf)
		return ok && p.add(l.Lost, 1) && p.sums()
	}),
	mistake("a loss of nothing passed", scoring.WrongTotal, "FN11", func(p page) bool {
		l, _, ok := p.row(func(_ int, l sheet.Line) bool { return blank(p.read(), l.Lost) })
		return ok && p.write(l.Lost, "4") && p.sums()
	}),
	mistake("a loss below nothing", scoring.WrongTotal, "FN11", func(p page) bool {
		l, _, ok := p.written(lostOf)
		return ok && p.write(l.Lost, "-"+p.Filled[l.Lost].Value) && p.sums()
	}),
	mistake("a credit of another settlement's points", scoring.Impossible, "FN11", func(p page) bool {
		l, _, ok := p.written(creditedOf)
		other := map[string]string{"2": "4", "3": "4", "4": "6", "6": "7", "7": "9", "9": "2"}[p.Filled[l.Credited].Value]
		return ok && p.write(l.Credited, other) && p.sums()
	}),
	mistake("a credit that no settlement is worth", scoring.Impossible, "FN11", func(p page) bool {
		l, _, ok := p.written(creditedOf)
		return ok && p.write(l.Credited, "98") && p.sums()
	}),
	mistake("a credit of half a point", scoring.Impossible, "FN11", func(p page) bool {
		l, _, ok := p.written(creditedOf)
		return ok && p.write(l.Credited, "2.5")
	}),
	mistake("a credit where there is no settlement", scoring.Impossible, "FN11", func(p page) bool {
		l, _, ok := p.row(func(_ int, l sheet.Line) bool {
			at, _ := p.SpotAt(p.read(), l.Stands)
			return p.Net.Spots[at].Settlement == 0
		})
		return ok && p.write(l.Credited, "4") && p.sums()
	}),
	mistake("a credit forgotten", scoring.Impossible, "FN11", func(p page) bool {
		l, _, ok := p.written(creditedOf)
		return ok && p.write(l.Credited, "") && p.sums()
	}),
	mistake("a settlement passed and forgotten", scoring.Impossible, "FN11", func(p page) bool {
		l, i, ok := p.written(passedOf)
		ids := strings.Fields(p.Filled[l.Passed].Value)
		if !ok || p.avoidable(i, ids[0]) {
			return false
		}
		at, _ := p.Net.Index[ids[0]]
		p.add(l.Lost, -p.Net.Spots[at].Settlement)
		return p.write(l.Passed, strings.Join(ids[1:], " ")) && p.sums()
	}),
	mistake("a settlement passed twice", scoring.Impossible, "FN11", func(p page) bool {
		l, i, ok := p.written(passedOf)
		later, _, also := p.row(func(j int, _ sheet.Line) bool { return j > i })
		ids := strings.Fields(p.Filled[l.Passed].Value)
		if !ok || !also {
			return false
		}
		at, _ := p.Net.Index[ids[0]]
		p.add(later.Lost, p.Net.Spots[at].Settlement)
		return p.write(later.Passed, strings.TrimSpace(p.Filled[later.Passed].Value+" "+ids[0])) && p.sums()
	}),
	mistake("a passed spot that is no settlement", scoring.Impossible, "FN11", func(p page) bool {
		l, _, ok := p.row(func(int, sheet.Line) bool { return true })
		return ok && p.write(l.Passed, strings.TrimSpace(p.Filled[l.Passed].Value+" r1"))
	}),
	mistake("a throw of three dice", scoring.HardToRead, "FN3", func(p page) bool {
		l, _, ok := p.written(func(l sheet.Line) scoring.Place { return l.Throw })
		return ok && p.write(l.Throw, "1+2+3")
	}),
	mistake("a die of seven", scoring.HardToRead, "FN3", func(p page) bool {
		l, _, ok := p.written(func(l sheet.Line) scoring.Place { return l.Throw })
		return ok && p.write(l.Throw, p.thrown("7"))
	}),
	mistake("a place that is nowhere", scoring.HardToRead, "FN10", func(p page) bool {
		l, _, ok := p.row(func(int, sheet.Line) bool { return true })
		return ok && p.write(l.Stands, "r99")
	}),
	mistake("a coach on a trail", scoring.Impossible, "FN10", func(p page) bool {
		l, _, ok := p.row(func(int, sheet.Line) bool { return true })
		return ok && p.write(l.Stands, "t3")
	}),
	mistake("a coach back at Start", scoring.Impossible, "FN3", func(p page) bool {
		l, _, ok := p.row(func(i int, _ sheet.Line) bool {
			before, known := p.SpotAt(p.read(), p.Lines[max(i, 1)-1].Stands)
			return i > 0 && known && p.far(before)
		})
		return ok && p.write(l.Stands, p.Net.ID(p.Net.Start))
	}),
	mistake("a turn that is not written down", scoring.Impossible, "FN33", func(p page) bool {
		_, i, ok := p.row(func(i int, _ sheet.Line) bool { return i > 0 && i < p.turns-1 })
		return ok && p.clear(i) && p.sums()
	}),
	mistake("a turn without a throw", scoring.Impossible, "FN33", func(p page) bool {
		l, _, ok := p.row(func(i int, _ sheet.Line) bool { return i < p.turns-1 })
		return ok && p.write(l.Throw, "")
	}),
	mistake("a turn that ends nowhere", scoring.Impossible, "FN33", func(p page) bool {
		l, _, ok := p.row(func(i int, _ sheet.Line) bool { return i < p.turns-1 })
		return ok && p.write(l.Stands, "")
	}),
	mistake("a run that goes on", scoring.Impossible, "FN14", func(p page) bool {
		if p.turns == p.Rows || p.capped() {
			return false
		}
		l := p.Lines[p.turns]
		return p.write(l.Throw, p.thrown("2")) && p.write(l.Stands, p.Filled[p.Lines[p.turns-1].Stands].Value)
	}),
	mistake("a run that breaks off", scoring.Impossible, "FN16", func(p page) bool {
		return p.turns > 1 && p.clear(p.turns-1) && p.sums()
	}),
	mistake("a credit kept at the turn cap", scoring.WrongTotal, "FN15", func(p page) bool {
		if n, _ := p.read().Whole(p.RunSheet.Credited); !p.capped() || n == 0 {
			return false
		}
		p.Filled[p.RunSheet.Credited] = scoring.Written{Value: p.Filled[p.RunSheet.Credited].Value}
		return p.sums()
	}),
	mistake("a credit void for who arrived", scoring.Impossible, "FN16", func(p page) bool {
		if p.capped() {
			return false
		}
		p.Filled[p.RunSheet.Credited] = scoring.Written{Value: p.Filled[p.RunSheet.Credited].Value, Struck: true}
		return p.sums()
	}),
})

// avoidable says whether a way could have gone round a settlement, or it had
// counted before.
func (p page) avoidable(i int, id string) bool {
	at := p.Net.Index[id]
	t, _ := p.turnOf(p.read(), i)
	stands, _ := p.SpotAt(p.read(), p.Lines[i].Stands)
	return slices.ContainsFunc(p.Outcomes(t), func(o sheet.Outcome) bool { return o.End == stands && !o.Passed.Has(at) })
}

// far says whether more miles than any throw shows lie between a spot and Start.
func (p page) far(at fortyniners.SpotIndex) bool {
	near := map[fortyniners.SpotIndex]bool{p.Net.Start: true}
	for range fortyniners.MaxDice*fortyniners.Faces + 1 {
		for from := range maps.Clone(near) {
			for _, to := range p.Net.Ways[fortyniners.Coach][from] {
				near[to] = true
			}
		}
	}
	return !near[at]
}

// clear blanks a row.
func (p page) clear(i int) bool {
	for _, at := range p.Lines[i].All() {
		p.write(at, "")
	}
	return true
}

// totalMistakes are those of sums, with a board or without.
var totalMistakes = []scoringtest.Mistake{
	mistake("a result of one more", scoring.WrongTotal, "FN15", func(p page) bool { return p.add(p.Result, 1) }),
	mistake("a credit of two less", scoring.WrongTotal, "FN15", func(p page) bool {
		n, _ := p.read().Whole(p.RunSheet.Credited)
		return p.write(p.RunSheet.Credited, strconv.Itoa(n-2))
	}),
	mistake("a total loss of three more", scoring.WrongTotal, "FN15", func(p page) bool { return p.add(p.RunSheet.Lost, 3) }),
	mistake("a loss added", scoring.WrongTotal, "FN15", func(p page) bool {
		lost, _ := p.read().Whole(p.RunSheet.Lost)
		return lost != 0 && p.add(p.Result, 2*lost)
	}),
	mistake("a result with the wrong sign", scoring.WrongTotal, "FN15", func(p page) bool {
		n, _ := p.read().Whole(p.Result)
		return n != 0 && p.write(p.Result, strconv.Itoa(-n))
	}),
	mistake("a blank result", scoring.WrongTotal, "FN15", func(p page) bool {
		n, _ := p.read().Whole(p.Result)
		return n != 0 && p.write(p.Result, "")
	}),
}

// SlateMistakes are those at a table without a board.
var SlateMistakes = slices.Concat(totalMistakes, []scoringtest.Mistake{
	mistake("a settlement of a hundred", scoring.Impossible, "FN41", func(p page) bool {
		l, _, ok := p.written(creditedOf)
		return ok && p.write(l.Credited, "100") && p.sums()
	}),
	mistake("a loss below nothing", scoring.Impossible, "FN41", func(p page) bool {
		l, _, ok := p.written(lostOf)
		return ok && p.write(l.Lost, "-3") && p.sums()
	}),
	mistake("credited and lost", scoring.Impossible, "FN41", func(p page) bool {
		l, _, ok := p.written(creditedOf)
		return ok && p.write(l.Lost, "3") && p.sums()
	}),
	mistake("a throw that nobody counts", scoring.Impossible, "FN41", func(p page) bool {
		return p.write(p.Lines[0].Throw, "3+4")
	}),
	mistake("a line left out", scoring.Impossible, "FN41", func(p page) bool {
		next := p.Lines[1]
		return (!blank(p.read(), next.Credited) || !blank(p.read(), next.Lost)) &&
			p.write(p.Lines[0].Credited, "") && p.write(p.Lines[0].Lost, "")
	}),
	mistake("a credit row changed", scoring.WrongTotal, "FN15", func(p page) bool {
		l, _, ok := p.written(creditedOf)
		n, _ := p.read().Whole(l.Credited)
		return ok && n < fortyniners.MaxSettlement && p.write(l.Credited, strconv.Itoa(n+1))
	}),
})
