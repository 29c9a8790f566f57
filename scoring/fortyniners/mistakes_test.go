package fortyniners

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
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
			paper, err := newPaper(setup)
			if err != nil {
				return false
			}
			driver := newAuditor(paper).of(r.IntN(Players))
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
func (p page) row(take func(i int, l line) bool) (l line, i int, ok bool) {
	for _, i := range p.Perm(p.turns) {
		if take(i, p.lines[i]) {
			return p.lines[i], i, true
		}
	}
	return line{}, 0, false
}

// written says whether a cell of a row has something in it.
func (p page) written(of func(line) scoring.Place) (l line, i int, ok bool) {
	return p.row(func(_ int, l line) bool { return p.Filled[of(l)].Value != "" })
}

func passedOf(l line) scoring.Place { return l.passed }

// sums corrects the sums of the sheet to what its rows say.
func (p page) sums() bool {
	capped := p.Filled[p.runSheet.credited].Struck
	credited, _ := p.column(creditedOf)(p.read())
	lost, _ := p.column(lostOf)(p.read())
	p.Filled[p.runSheet.credited] = scoring.Written{Value: credited.Total.String(), Struck: capped}
	p.write(p.runSheet.lost, lost.Total.String())
	if capped {
		credited.Total = 0
	}
	return p.write(p.result, (credited.Total - lost.Total).String())
}

// thrown is a throw of the table's dice of which the first shows a face.
func (p page) thrown(face string) string {
	if p.dice == 1 {
		return face
	}
	return face + "+1"
}

func (p page) capped() bool { return p.Filled[p.runSheet.credited].Struck }

// mistakes are what goes wrong on paper, each such that no game has its sheets.
var mistakes = slices.Concat(totalMistakes, []scoringtest.Mistake{
	mistake("a loss of another amount", scoring.WrongTotal, "FN11", func(p page) bool {
		l, _, ok := p.written(lostOf)
		return ok && p.add(l.lost, 1) && p.sums()
	}),
	mistake("a loss of nothing passed", scoring.WrongTotal, "FN11", func(p page) bool {
		l, _, ok := p.row(func(_ int, l line) bool { return blank(p.read(), l.lost) })
		return ok && p.write(l.lost, "4") && p.sums()
	}),
	mistake("a loss below nothing", scoring.WrongTotal, "FN11", func(p page) bool {
		l, _, ok := p.written(lostOf)
		return ok && p.write(l.lost, "-"+p.Filled[l.lost].Value) && p.sums()
	}),
	mistake("a credit of another settlement's points", scoring.Impossible, "FN11", func(p page) bool {
		l, _, ok := p.written(creditedOf)
		other := map[string]string{"2": "4", "3": "4", "4": "6", "6": "7", "7": "9", "9": "2"}[p.Filled[l.credited].Value]
		return ok && p.write(l.credited, other) && p.sums()
	}),
	mistake("a credit that no settlement is worth", scoring.Impossible, "FN11", func(p page) bool {
		l, _, ok := p.written(creditedOf)
		return ok && p.write(l.credited, "98") && p.sums()
	}),
	mistake("a credit of half a point", scoring.Impossible, "FN11", func(p page) bool {
		l, _, ok := p.written(creditedOf)
		return ok && p.write(l.credited, "2.5")
	}),
	mistake("a credit where there is no settlement", scoring.Impossible, "FN11", func(p page) bool {
		l, _, ok := p.row(func(_ int, l line) bool {
			at, _ := p.spotAt(p.read(), l.stands)
			return p.net.spots[at].Settlement == 0
		})
		return ok && p.write(l.credited, "4") && p.sums()
	}),
	mistake("a credit forgotten", scoring.Impossible, "FN11", func(p page) bool {
		l, _, ok := p.written(creditedOf)
		return ok && p.write(l.credited, "") && p.sums()
	}),
	mistake("a settlement passed and forgotten", scoring.Impossible, "FN11", func(p page) bool {
		l, i, ok := p.written(passedOf)
		ids := strings.Fields(p.Filled[l.passed].Value)
		if !ok || p.avoidable(i, ids[0]) {
			return false
		}
		at, _ := p.net.index[ids[0]]
		p.add(l.lost, -p.net.spots[at].Settlement)
		return p.write(l.passed, strings.Join(ids[1:], " ")) && p.sums()
	}),
	mistake("a settlement passed twice", scoring.Impossible, "FN11", func(p page) bool {
		l, i, ok := p.written(passedOf)
		later, _, also := p.row(func(j int, _ line) bool { return j > i })
		ids := strings.Fields(p.Filled[l.passed].Value)
		if !ok || !also {
			return false
		}
		at, _ := p.net.index[ids[0]]
		p.add(later.lost, p.net.spots[at].Settlement)
		return p.write(later.passed, strings.TrimSpace(p.Filled[later.passed].Value+" "+ids[0])) && p.sums()
	}),
	mistake("a passed spot that is no settlement", scoring.Impossible, "FN11", func(p page) bool {
		l, _, ok := p.row(func(int, line) bool { return true })
		return ok && p.write(l.passed, strings.TrimSpace(p.Filled[l.passed].Value+" r1"))
	}),
	mistake("a throw of three dice", scoring.HardToRead, "FN3", func(p page) bool {
		l, _, ok := p.written(func(l line) scoring.Place { return l.throw })
		return ok && p.write(l.throw, "1+2+3")
	}),
	mistake("a die of seven", scoring.HardToRead, "FN3", func(p page) bool {
		l, _, ok := p.written(func(l line) scoring.Place { return l.throw })
		return ok && p.write(l.throw, p.thrown("7"))
	}),
	mistake("a place that is nowhere", scoring.HardToRead, "FN10", func(p page) bool {
		l, _, ok := p.row(func(int, line) bool { return true })
		return ok && p.write(l.stands, "r99")
	}),
	mistake("a coach on a trail", scoring.Impossible, "FN10", func(p page) bool {
		l, _, ok := p.row(func(int, line) bool { return true })
		return ok && p.write(l.stands, "t3")
	}),
	mistake("a coach back at Start", scoring.Impossible, "FN3", func(p page) bool {
		l, _, ok := p.row(func(i int, _ line) bool {
			before, known := p.spotAt(p.read(), p.lines[max(i, 1)-1].stands)
			return i > 0 && known && p.far(before)
		})
		return ok && p.write(l.stands, p.net.id(p.net.start))
	}),
	mistake("a turn that is not written down", scoring.Impossible, "FN33", func(p page) bool {
		_, i, ok := p.row(func(i int, _ line) bool { return i > 0 && i < p.turns-1 })
		return ok && p.clear(i) && p.sums()
	}),
	mistake("a turn without a throw", scoring.Impossible, "FN33", func(p page) bool {
		l, _, ok := p.row(func(i int, _ line) bool { return i < p.turns-1 })
		return ok && p.write(l.throw, "")
	}),
	mistake("a turn that ends nowhere", scoring.Impossible, "FN33", func(p page) bool {
		l, _, ok := p.row(func(i int, _ line) bool { return i < p.turns-1 })
		return ok && p.write(l.stands, "")
	}),
	mistake("a run that goes on", scoring.Impossible, "FN14", func(p page) bool {
		if p.turns == p.rows || p.capped() {
			return false
		}
		l := p.lines[p.turns]
		return p.write(l.throw, p.thrown("2")) && p.write(l.stands, p.Filled[p.lines[p.turns-1].stands].Value)
	}),
	mistake("a run that breaks off", scoring.Impossible, "FN16", func(p page) bool {
		return p.turns > 1 && p.clear(p.turns-1) && p.sums()
	}),
	mistake("a credit kept at the turn cap", scoring.WrongTotal, "FN15", func(p page) bool {
		if n, _ := p.read().Whole(p.runSheet.credited); !p.capped() || n == 0 {
			return false
		}
		p.Filled[p.runSheet.credited] = scoring.Written{Value: p.Filled[p.runSheet.credited].Value}
		return p.sums()
	}),
	mistake("a credit void for who arrived", scoring.Impossible, "FN16", func(p page) bool {
		if p.capped() {
			return false
		}
		p.Filled[p.runSheet.credited] = scoring.Written{Value: p.Filled[p.runSheet.credited].Value, Struck: true}
		return p.sums()
	}),
})

// avoidable says whether a way could have gone round a settlement, or it had
// counted before.
func (p page) avoidable(i int, id string) bool {
	at := p.net.index[id]
	t, _ := p.turnOf(p.read(), i)
	stands, _ := p.spotAt(p.read(), p.lines[i].stands)
	return slices.ContainsFunc(p.outcomes(t), func(o outcome) bool { return o.end == stands && !o.passed.has(at) })
}

// far says whether more miles than any throw shows lie between a spot and Start.
func (p page) far(at spot) bool {
	near := map[spot]bool{p.net.start: true}
	for range MaxDice*Faces + 1 {
		for from := range maps.Clone(near) {
			for _, to := range p.net.ways[coach][from] {
				near[to] = true
			}
		}
	}
	return !near[at]
}

// clear blanks a row.
func (p page) clear(i int) bool {
	for _, at := range p.lines[i].all() {
		p.write(at, "")
	}
	return true
}

// totalMistakes are those of sums, with a board or without.
var totalMistakes = []scoringtest.Mistake{
	mistake("a result of one more", scoring.WrongTotal, "FN15", func(p page) bool { return p.add(p.result, 1) }),
	mistake("a credit of two less", scoring.WrongTotal, "FN15", func(p page) bool {
		n, _ := p.read().Whole(p.runSheet.credited)
		return p.write(p.runSheet.credited, strconv.Itoa(n-2))
	}),
	mistake("a total loss of three more", scoring.WrongTotal, "FN15", func(p page) bool { return p.add(p.runSheet.lost, 3) }),
	mistake("a loss added", scoring.WrongTotal, "FN15", func(p page) bool {
		lost, _ := p.read().Whole(p.runSheet.lost)
		return lost != 0 && p.add(p.result, 2*lost)
	}),
	mistake("a result with the wrong sign", scoring.WrongTotal, "FN15", func(p page) bool {
		n, _ := p.read().Whole(p.result)
		return n != 0 && p.write(p.result, strconv.Itoa(-n))
	}),
	mistake("a blank result", scoring.WrongTotal, "FN15", func(p page) bool {
		n, _ := p.read().Whole(p.result)
		return n != 0 && p.write(p.result, "")
	}),
}

// slateMistakes are those at a table without a board.
var slateMistakes = slices.Concat(totalMistakes, []scoringtest.Mistake{
	mistake("a settlement of a hundred", scoring.Impossible, "FN41", func(p page) bool {
		l, _, ok := p.written(creditedOf)
		return ok && p.write(l.credited, "100") && p.sums()
	}),
	mistake("a loss below nothing", scoring.Impossible, "FN41", func(p page) bool {
		l, _, ok := p.written(lostOf)
		return ok && p.write(l.lost, "-3") && p.sums()
	}),
	mistake("credited and lost", scoring.Impossible, "FN41", func(p page) bool {
		l, _, ok := p.written(creditedOf)
		return ok && p.write(l.lost, "3") && p.sums()
	}),
	mistake("a throw that nobody counts", scoring.Impossible, "FN41", func(p page) bool {
		return p.write(p.lines[0].throw, "3+4")
	}),
	mistake("a line left out", scoring.Impossible, "FN41", func(p page) bool {
		next := p.lines[1]
		return (!blank(p.read(), next.credited) || !blank(p.read(), next.lost)) &&
			p.write(p.lines[0].credited, "") && p.write(p.lines[0].lost, "")
	}),
	mistake("a credit row changed", scoring.WrongTotal, "FN15", func(p page) bool {
		l, _, ok := p.written(creditedOf)
		n, _ := p.read().Whole(l.credited)
		return ok && n < MaxSettlement && p.write(l.credited, strconv.Itoa(n+1))
	}),
})
