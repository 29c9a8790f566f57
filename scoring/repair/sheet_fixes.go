package repair

import (
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// What fixes cost: the less, the likelier they are what was meant. What sums want
// comes first, then what pencils do to single cells, to two, to columns.
const (
	costWanted   = 0  // a number that a sum wants
	costTurned   = 20 // two digits turned round
	costToggled  = 20 // crossed, crossed out, or neither
	costDigit    = 30 // another digit, or a digit more or less
	costBy       = 30 // as much more or less as a sum is wrong by
	costDoubled  = 35 // a doubling forgotten, or made twice
	costBlank    = 40 // written too much
	costHole     = 60 // and it is in every row
	costSign     = 15 // below 0, where what is written is not
	costElse     = 40 // what stands in another cell
	costChoice   = 45 // what else can stand there
	costReworded = 50 // a word of an entry
	costRow      = 50 // a whole row written too much
	costLetter   = 3  // each letter of a word that is another
	costSwap     = 30 // two cells exchanged
	costMovedOn  = 45 // counted in the one and not in the other
	costShift    = 45 // a column, by a row
	costColumns  = 50 // two columns exchanged
	costCarried  = 40 // what sums agree with is wrong all the same
	costSum      = 2  // each cell that is added up again
	costNear     = 15 // not named, but in the row or column of what is
	costFar      = 30 // not named, but read
)

const (
	mostSuspects = 600
	// mostPaired is how many suspects are exchanged with others.
	mostPaired = 60
	// mostMovedOn is how much is tried that another player was given.
	mostMovedOn = 20
	// mostFixes is how many are tried.
	mostFixes = 20_000
)

// A sheetFix is a repair of filled sheets: what some cells are to say.
type sheetFix struct {
	now    scoring.Filled
	say    func() speech.Text
	cost   int
	fails  []int // rules, after it
	helps  bool
	repair ledger.Repair
}

// fixes are what may put findings right, the likeliest first.
func (s *sheets) fixes(found []scoring.Contradiction) []*sheetFix {
	all := s.left
	s.left = all / 2
	defer func() { s.left += all - all/2 }() // for what is found
	suspects := s.suspects(found)
	l := &fixList{sheets: s, found: found, tried: map[[2]scoring.Place]bool{}, swaps: map[[2]audit.Column]bool{}, cleared: map[scoring.Place]bool{}}
	for _, p := range suspects {
		if p.still == suspects[0].still || p.still < len(s.balance.failing) && p.cost == 0 {
			l.change(p)
		}
	}
	for _, p := range suspects[:min(len(suspects), mostPaired)] {
		l.pair(p)
		l.clear(p)
		l.shift(p)
		l.swap(p)
	}
	slices.SortStableFunc(l.all, func(a, b *sheetFix) int { return a.cost - b.cost })
	return l.all
}

// A fixList gathers what may put findings right.
type fixList struct {
	*sheets
	found   []scoring.Contradiction
	all     []*sheetFix
	tried   map[[2]scoring.Place]bool
	swaps   map[[2]audit.Column]bool
	cleared map[scoring.Place]bool
}

func (l *fixList) add(cost int, now scoring.Filled, say func() speech.Text) {
	if len(l.all) < mostFixes {
		l.all = append(l.all, &sheetFix{now: now, cost: cost, say: say})
	}
}

// change changes one cell.
func (l *fixList) change(p suspect) {
	kind, was := l.Cells[p.Place].Kind, l.filled[p.Place]
	for _, v := range l.values(p.Place, l.found) {
		l.add(v.cost+p.cost, scoring.Filled{p.Place: v.Written}, func() speech.Text {
			return speech.Say("repair.value", "place", l.name(p.Place), "now", shown(kind, v.Written), "was", shown(kind, was))
		})
	}
}

// clear leaves a whole row blank.
func (l *fixList) clear(p suspect) {
	row := audit.RowOf(p.Place)
	now := scoring.Filled{}
	for _, q := range l.Rows[row] {
		if !l.filled[q].Blank() {
			now[q] = scoring.Written{}
		}
	}
	if len(now) > 1 && !l.cleared[row] {
		l.cleared[row] = true
		l.add(costRow+p.cost, now, func() speech.Text { return speech.Say("repair.row-gone", "place", l.name(p.Place)) })
	}
}

// pair exchanges a cell with another, or moves a number from one to the other: of
// the same findings, of its row, of its column, of another owner.
func (l *fixList) pair(p suspect) {
	var named []scoring.Place
	for _, c := range l.found {
		named = append(named, c.Places...)
	}
	for i, list := range [][]scoring.Place{
		audit.Beside(l.Rows[audit.RowOf(p.Place)], p.Place), audit.Beside(l.Columns[l.Shapes[p.Place]], p.Place), l.Others(p.Place), audit.Beside(named, p.Place),
	} {
		for far, q := range list {
			if l.left <= 0 {
				return
			}
			if l.tried[[2]scoring.Place{q, p.Place}] || l.tried[[2]scoring.Place{p.Place, q}] {
				continue
			}
			l.tried[[2]scoring.Place{p.Place, q}] = true
			if q == p.Place || l.Cells[p.Place].Kind != l.Cells[q].Kind || l.filled[p.Place] == l.filled[q] && l.Cells[q].Kind == scoring.Box {
				continue
			}
			if still := l.without(p.Place, q); still < len(l.balance.failing) && still <= p.still {
				l.exchange(p, q, 2*far+10*(i/3))
				l.moveOn(p, q, 2*far+10*(i/3))
			}
		}
	}
}

// exchange exchanges two cells.
func (l *fixList) exchange(p suspect, q scoring.Place, far int) {
	one, other := l.filled[p.Place], l.filled[q]
	if one == other {
		return
	}
	l.add(costSwap+p.cost+far, scoring.Filled{p.Place: other, q: one}, func() speech.Text {
		return speech.Say("repair.swapped", "one", l.name(p.Place), "other", l.name(q))
	})
}

// moveOn takes some from one number and adds it to the other.
func (l *fixList) moveOn(p suspect, q scoring.Place, far int) {
	if kind := l.Cells[q].Kind; kind != scoring.Figure && kind != scoring.Money {
		return
	}
	one, ok := l.filled[p.Place].Number()
	other, also := l.filled[q].Number()
	if !ok || !also {
		return
	}
	by := []scoring.Tenths{scoring.Whole(1), scoring.Whole(-1), one, -other}
	if p.Owner != q.Owner {
		for n := 2; n <= mostMovedOn; n++ {
			by = append(by, scoring.Whole(n), scoring.Whole(-n))
		}
	}
	for _, d := range l.amiss(p.Place) {
		by = append(by, d, -d)
	}
	for i, n := range by {
		if n == 0 || slices.Contains(by[:i], n) {
			continue
		}
		l.add(costMovedOn+p.cost+far, scoring.Filled{p.Place: l.figure(p.Place, one-n), q: l.figure(q, other+n)}, func() speech.Text {
			return speech.Say("repair.moved-on", "place", l.name(p.Place), "now", speech.Tenths(one-n), "other", l.name(q), "too", speech.Tenths(other+n))
		})
	}
}

// shift moves what stands in a column from a cell on by a row, or back.
func (l *fixList) shift(p suspect) {
	all := l.Columns[l.Shapes[p.Place]]
	part := all[slices.Index(all, p.Place):]
	for len(part) > 0 && l.filled[part[len(part)-1]].Blank() {
		part = part[:len(part)-1]
	}
	if len(part) < 2 {
		return
	}
	first, n := len(all)-len(all[slices.Index(all, p.Place):]), len(part)
	if first+n < len(all) {
		now := scoring.Filled{part[0]: {}}
		for i := range n {
			now[all[first+i+1]] = l.filled[part[i]]
		}
		l.add(costShift+p.cost, now, func() speech.Text { return speech.Say("repair.row-early", "place", l.name(part[0])) })
	}
	if first > 0 && l.filled[all[first-1]].Blank() {
		now := scoring.Filled{part[n-1]: {}}
		for i := range n {
			now[all[first+i-1]] = l.filled[part[i]]
		}
		l.add(costShift+p.cost, now, func() speech.Text { return speech.Say("repair.row-late", "place", l.name(part[0])) })
	}
}

// swap exchanges two columns: of the same rows, or of two owners.
func (l *fixList) swap(p suspect) {
	for _, q := range slices.Concat(l.Rows[audit.RowOf(p.Place)], l.Others(p.Place)) {
		one, other := l.Shapes[p.Place], l.Shapes[q]
		if one == other || l.swaps[[2]audit.Column{other, one}] || l.swaps[[2]audit.Column{one, other}] || l.Cells[p.Place].Kind != l.Cells[q].Kind {
			continue
		}
		l.swaps[[2]audit.Column{one, other}] = true
		if now := l.swapped(one, q); len(now) > 2 { // two cells are an exchange
			l.add(costColumns+p.cost, now, func() speech.Text {
				return speech.Say("repair.columns-swapped", "one", l.name(p.Place), "other", l.name(q))
			})
		}
	}
}

// swapped are the cells of two columns that differ, exchanged row by row; q is in
// the other column.
func (s *sheets) swapped(one audit.Column, q scoring.Place) scoring.Filled {
	now := scoring.Filled{}
	for _, a := range s.Columns[one] {
		b := scoring.Place{Owner: q.Owner, Cell: a.Cell}
		if one.Owner == q.Owner {
			b.Cell = scoring.CellGroup(a.Cell) + strings.TrimPrefix(q.Cell, scoring.CellGroup(q.Cell))
		}
		if _, ok := s.Cells[b]; ok && s.filled[a] != s.filled[b] {
			now[a], now[b] = s.filled[b], s.filled[a]
		}
	}
	return now
}

// alike says what a fix does, but for where in its columns.
func (s *sheets) alike(f *sheetFix) string {
	var all []string
	for p, w := range f.now {
		all = append(all, fmt.Sprintf("%v %v %v", s.Shapes[p], s.filled[p], w))
	}
	slices.Sort(all)
	return strings.Join(all, "\n")
}
