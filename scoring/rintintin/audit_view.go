package rintintin

import (
	"strconv"

	"saddlebag/scoring"
)

// A span is between what and what a number lies, as far as it is known.
type span struct{ least, most int }

// A view is one place where it is written who has how many circles: the columns
// of the score sheet, or the board.
type view struct {
	squads int
	reads  func(at int, of squad) []scoring.Place
	// has is how many cavalrymen and figures a squad has in a group.
	has func(f scoring.Filled, at int, of squad) (men, dogs span)
}

// shares are what all squads have in a group, if all of that is known.
func (v view) shares(f scoring.Filled, at int) ([]share, bool) {
	shares := make([]share, v.squads)
	for of := range shares {
		men, dogs := v.has(f, at, squad(of))
		if men.least != men.most || dogs.least != dogs.most {
			return nil, false
		}
		shares[of] = share{circles: men.least + dogs.least, doubled: dogs.least > 0}
	}
	return shares, true
}

// columns are the columns of the score sheet.
func (a *auditor) columns() view {
	return view{
		squads: len(a.left),
		reads: func(at int, of squad) []scoring.Place {
			return []scoring.Place{a.captures[at][of], a.doubles[at][of]}
		},
		has: func(f scoring.Filled, at int, of squad) (men, dogs span) {
			captured, counted := count(f, a.captures[at][of])
			doubled, ticked := f[a.doubles[at][of]]
			switch {
			case ticked && doubled.Struck:
				dogs = span{1, 1}
			case !ticked && (!counted || captured > 0):
				dogs = span{0, 1}
			}
			if !counted {
				return span{0, Circles}, dogs
			}
			return span{max(0, captured-dogs.most), min(Circles, max(0, captured-dogs.least))}, dogs
		},
	}
}

// onBoard are the circles of the board, marked with the numbers of squads.
func (a *auditor) onBoard() view {
	counted := func(f scoring.Filled, places []scoring.Place, of squad) (n span) {
		for _, p := range places {
			switch mark, known := a.mark(f, p); {
			case !known:
				n.most++
			case mark == int(of)+1:
				n.least, n.most = n.least+1, n.most+1
			}
		}
		return n
	}
	return view{
		squads: len(a.left),
		reads:  func(at int, _ squad) []scoring.Place { return a.circles[at] },
		has: func(f scoring.Filled, at int, of squad) (men, dogs span) {
			return counted(f, a.circles[at][:Circles], of), counted(f, a.circles[at][Circles:], of)
		},
	}
}

// mark reads a circle: the number of the squad that covers it, or 0 where it is
// blank. It is not known where no squad has that number.
func (a *auditor) mark(f scoring.Filled, p scoring.Place) (number int, known bool) {
	w, known := f[p]
	if w.Blank() {
		return 0, known
	}
	n, err := strconv.Atoi(w.Value)
	return n, err == nil && n >= 1 && n <= len(a.left) && !w.Struck
}

// count reads how many a squad has captured in a group; a blank cell is 0. It is
// not known where a group has not so many.
func count(f scoring.Filled, p scoring.Place) (n int, known bool) {
	t, ok := f.Number(p)
	n = int(t / scoring.Whole(1))
	return n, ok && scoring.Whole(n) == t && n >= 0 && n <= Circles+1
}
