package judge

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/rintintin"
	"saddlebag/scoring/rintintin/sheet"
	"saddlebag/scoring/scoringtest"
)

// cardPlace is where a seat's card of a number, from 0, is written.
func cardPlace(seat, i int) scoring.Place {
	return scoring.Place{Owner: seat, Cell: rintintin.CardCell(i)}
}

// A page is filled sheets that a mistake is made in.
type page struct {
	*rand.Rand
	*auditor
	scoring.Filled
}

// mistake makes one of scoringtest's.
func mistake(name string, verdict scoring.Verdict, clause string, do func(page) bool) scoringtest.Mistake {
	return scoringtest.Mistake{
		Name: name, Verdict: verdict, Clause: clause,
		Make: func(r *rand.Rand, setup scoring.Setup, filled scoring.Filled) bool {
			s, err := sheet.Start(setup)
			return err == nil && do(page{r, &auditor{sheet.NewPaper(s)}, filled})
		},
	}
}

func (p page) pick(take func(scoring.Place, scoring.Written) bool) (scoring.Place, bool) {
	return scoringtest.Pick(p.Rand, p.Filled, take)
}

// write writes on a cell.
func (p page) write(at scoring.Place, value string) bool {
	p.Filled[at] = scoring.Written{Value: value}
	return true
}

func (p page) add(at scoring.Place, n int) bool {
	scoringtest.Add(p.Filled, at.Owner, at.Cell, scoring.Whole(n))
	return true
}

// earn adds to a seat's sums.
func (p page) earn(seat int, cell string, n int) {
	scoringtest.Add(p.Filled, seat, cell, scoring.Whole(n))
	scoringtest.Add(p.Filled, seat, rintintin.ScoreCell, scoring.Whole(n))
}

func (p page) seat() int { return p.IntN(len(p.Names)) }

// sum is one of a seat's sums.
func (p page) sum(cell string) scoring.Place { return scoring.Place{Owner: p.seat(), Cell: cell} }

// captured is a cell of a column that says how many, and whether it takes it.
func (p page) column(take func(n int) bool) (scoring.Place, bool) {
	return p.pick(func(at scoring.Place, w scoring.Written) bool {
		n, _ := strconv.Atoi(w.Value)
		return strings.HasSuffix(at.Cell, rintintin.CapturedCell("")) && take(n)
	})
}

// circle is a circle of the board; blank or not, Rin Tin Tin's or not.
func (p page) circle(blank, dog bool) (scoring.Place, bool) {
	return p.pick(func(at scoring.Place, w scoring.Written) bool {
		return at.Owner == scoring.Table && w.Blank() == blank && strings.HasSuffix(at.Cell, rintintin.DogCell("")) == dog
	})
}

// other is the number of another squad.
func (p page) other(mark string) string {
	of, _ := strconv.Atoi(mark)
	return strconv.Itoa(of%len(p.Left) + 1)
}

// held are the cards of a seat.
func (p page) held(seat int) []int {
	var cards []int
	for i := range sheet.PaperCards {
		if n, err := strconv.Atoi(p.Filled[cardPlace(seat, i)].Value); err == nil {
			cards = append(cards, n)
		}
	}
	return cards
}

// untied says whether there are as many cards as groups, so that none was drawn
// for a tie; and how many are of a value.
func (p page) untied(value int) (of int, untied bool) {
	drawn, full := 0, 0
	for seat := range p.Names {
		for _, v := range p.held(seat) {
			drawn++
			if v == value {
				of++
			}
		}
	}
	for at := range p.Board.Groups {
		open := func(at scoring.Place) bool { return p.Filled[at].Blank() }
		if !slices.ContainsFunc(p.Circles[at], open) {
			full++
		}
	}
	return of, drawn == full
}

// columnOf are the cells of the column of a squad for a circle of the board.
func (p page) columnOf(circle scoring.Place, mark string) (captured, doubled scoring.Place) {
	of, _ := strconv.Atoi(mark)
	group, _, _ := strings.Cut(circle.Cell, "/")
	at := slices.IndexFunc(p.Board.Groups, func(g rintintin.Group) bool { return g.ID == group })
	return p.Captures[at][of-1], p.Doubles[at][of-1]
}

// Mistakes are what goes wrong on paper, each such that no game has its sheets.
var Mistakes = slices.Concat(sumMistakes, columnMistakes, boardMistakes, cardMistakes)

var sumMistakes = []scoringtest.Mistake{
	mistake("a score of one more", scoring.WrongTotal, "RT18", func(p page) bool { return p.add(p.sum(rintintin.ScoreCell), 1) }),
	mistake("outlaws of five less", scoring.WrongTotal, "RT18", func(p page) bool { return p.add(p.sum(rintintin.OutlawsCell), -5) }),
	mistake("boodle of ten more", scoring.WrongTotal, "RT18", func(p page) bool { return p.add(p.sum(rintintin.BoodleCell), 10) }),
	mistake("a score without the boodle", scoring.WrongTotal, "RT18", func(p page) bool {
		at := p.sum(rintintin.ScoreCell)
		p.Filled[at] = p.Filled[scoring.Place{Owner: at.Owner, Cell: rintintin.OutlawsCell}]
		return len(p.held(at.Owner)) > 0 && p.Filled[scoring.Place{Owner: at.Owner, Cell: rintintin.BoodleCell}].Value != "0"
	}),
	mistake("a score left blank", scoring.WrongTotal, "RT18", func(p page) bool { return p.write(p.sum(rintintin.ScoreCell), "") }),
	mistake("two scores swapped", scoring.WrongTotal, "RT18", func(p page) bool {
		one, two := scoring.Place{Owner: 0, Cell: rintintin.ScoreCell}, scoring.Place{Owner: 1, Cell: rintintin.ScoreCell}
		p.Filled[one], p.Filled[two] = p.Filled[two], p.Filled[one]
		return true
	}),
	mistake("digits turned round", scoring.WrongTotal, "RT18", func(p page) bool {
		at := p.sum(rintintin.ScoreCell)
		digits := []byte(p.Filled[at].Value)
		slices.Reverse(digits)
		n, _ := strconv.Atoi(string(digits))
		return p.write(at, strconv.Itoa(n))
	}),
	mistake("nothing doubled in the sum", scoring.WrongTotal, "RT18", func(p page) bool {
		at, ok := p.pick(func(_ scoring.Place, w scoring.Written) bool { return w.Struck })
		group, _, _ := strings.Cut(at.Cell, rintintin.DoubledCell(""))
		n, _ := strconv.Atoi(p.Filled[scoring.Place{Owner: at.Owner, Cell: rintintin.CapturedCell(group)}].Value)
		p.earn(at.Owner, rintintin.OutlawsCell, -n)
		return ok
	}),
}

var columnMistakes = []scoringtest.Mistake{
	mistake("one captured too many", scoring.Impossible, "RT13", func(p page) bool {
		at, ok := p.column(func(n int) bool { return n < rintintin.Circles })
		return ok && p.add(at, 1)
	}),
	mistake("one captured too few", scoring.Impossible, "RT13", func(p page) bool {
		at, ok := p.column(func(n int) bool { return n > 0 })
		return ok && p.add(at, -1)
	}),
	mistake("seven captured", scoring.Impossible, "RT2", func(p page) bool {
		at, ok := p.column(func(int) bool { return true })
		return ok && p.write(at, "7")
	}),
	mistake("half a captured outlaw", scoring.Impossible, "RT2", func(p page) bool {
		at, ok := p.column(func(int) bool { return true })
		return ok && p.write(at, "2.5")
	}),
	mistake("fewer than no outlaws", scoring.Impossible, "RT2", func(p page) bool {
		at, ok := p.column(func(int) bool { return true })
		return ok && p.write(at, "-1")
	}),
	mistake("doubled without its circle", scoring.Impossible, "RT13", func(p page) bool {
		at, ok := p.pick(func(at scoring.Place, w scoring.Written) bool {
			return strings.HasSuffix(at.Cell, rintintin.DoubledCell("")) && !w.Struck
		})
		p.Filled[at] = scoring.Written{Struck: true}
		return ok
	}),
	mistake("not doubled with its circle", scoring.Impossible, "RT13", func(p page) bool {
		at, ok := p.pick(func(_ scoring.Place, w scoring.Written) bool { return w.Struck })
		return ok && p.write(at, "")
	}),
	mistake("an outlaw in another's column", scoring.Impossible, "RT13", func(p page) bool {
		at, ok := p.circle(false, false)
		if !ok {
			return false
		}
		mark := p.Filled[at].Value
		from, _ := p.columnOf(at, mark)
		to, _ := p.columnOf(at, p.other(mark))
		return p.add(from, -1) && p.add(to, 1)
	}),
	mistake("an outlaw in another group", scoring.Impossible, "RT13", func(p page) bool {
		from, ok := p.column(func(n int) bool { return n > 0 })
		to, also := p.column(func(n int) bool { return n < rintintin.Circles })
		return ok && also && from != to && p.add(from, -1) && p.add(to, 1)
	}),
}

var boardMistakes = []scoringtest.Mistake{
	mistake("a circle of another squad", scoring.Impossible, "RT13", func(p page) bool {
		at, ok := p.circle(false, false)
		return ok && p.write(at, p.other(p.Filled[at].Value))
	}),
	mistake("a Rin Tin Tin circle of another squad", scoring.Impossible, "RT13", func(p page) bool {
		at, ok := p.circle(false, true)
		return ok && p.write(at, p.other(p.Filled[at].Value))
	}),
	mistake("a circle without its man", scoring.Impossible, "RT13", func(p page) bool {
		at, ok := p.circle(false, false)
		return ok && p.write(at, "")
	}),
	mistake("a man on an open circle", scoring.Impossible, "RT13", func(p page) bool {
		at, ok := p.circle(true, false)
		return ok && p.write(at, "1")
	}),
	mistake("a squad that nobody leads", scoring.HardToRead, "RT1", func(p page) bool {
		at, ok := p.circle(false, p.IntN(2) == 0)
		return ok && p.write(at, "5")
	}),
	mistake("an eleventh man, counted and scored", scoring.Impossible, "RT1", func(p page) bool {
		at, ok := p.circle(true, false)
		dog := p.Filled[scoring.Place{Owner: scoring.Table, Cell: rintintin.DogCell(strings.Split(at.Cell, "/")[0])}]
		if !ok || dog.Value == "1" {
			return false
		}
		p.earn(0, rintintin.OutlawsCell, 1)
		column, _ := p.columnOf(at, "1")
		return p.write(at, "1") && p.add(column, 1)
	}),
	mistake("a man never placed, nor counted", scoring.Impossible, "RT17", func(p page) bool {
		at, ok := p.circle(false, false)
		mark := p.Filled[at].Value
		if !ok {
			return false
		}
		column, doubled := p.columnOf(at, mark)
		if p.Filled[doubled].Struck {
			return false
		}
		p.earn(column.Owner, rintintin.OutlawsCell, -1)
		return p.write(at, "") && p.add(column, -1)
	}),
}

var cardMistakes = []scoringtest.Mistake{
	mistake("a card that no deck has", scoring.HardToRead, "RT3", func(p page) bool {
		at, ok := p.pick(func(at scoring.Place, w scoring.Written) bool {
			return strings.HasPrefix(at.Cell, rintintin.CardGroup+"/") && !w.Blank()
		})
		return ok && p.write(at, "3")
	}),
	mistake("a third card of ten", scoring.Impossible, "RT3", func(p page) bool {
		tens, untied := p.untied(10)
		at, ok := p.pick(func(at scoring.Place, w scoring.Written) bool {
			return strings.HasPrefix(at.Cell, rintintin.CardGroup+"/") && !w.Blank() && w.Value != "10"
		})
		return untied && tens == 2 && ok && p.write(at, "10")
	}),
	mistake("a card too many", scoring.Impossible, "RT14", func(p page) bool {
		seat := p.seat()
		fives, untied := p.untied(5)
		p.earn(seat, rintintin.BoodleCell, 5)
		return untied && fives < 2 && p.write(cardPlace(seat, len(p.held(seat))), "5")
	}),
	mistake("a card forgotten", scoring.Impossible, "RT14", func(p page) bool {
		seat := p.seat()
		cards := p.held(seat)
		if _, untied := p.untied(0); !untied || len(cards) == 0 {
			return false
		}
		p.earn(seat, rintintin.BoodleCell, -cards[len(cards)-1])
		return p.write(cardPlace(seat, len(cards)-1), "")
	}),
	mistake("a card of another player", scoring.Impossible, "RT14", func(p page) bool {
		from := p.seat()
		to, cards := (from+1)%len(p.Names), p.held(from)
		if _, untied := p.untied(0); !untied || len(cards) == 0 {
			return false
		}
		last := cards[len(cards)-1]
		p.earn(from, rintintin.BoodleCell, -last)
		p.earn(to, rintintin.BoodleCell, last)
		return p.write(cardPlace(to, len(p.held(to))), strconv.Itoa(last)) && p.write(cardPlace(from, len(cards)-1), "")
	}),
	mistake("a gap between cards", scoring.Impossible, "RT20", func(p page) bool {
		seat := p.seat()
		cards := p.held(seat)
		if len(cards) < 2 {
			return false
		}
		return p.write(cardPlace(seat, len(cards)-2), "")
	}),
}
