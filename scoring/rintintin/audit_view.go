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
			return []scoring.Place{a.column(at, of, columnCaptured), a.column(at, of, columnDoubled)}
		},
		has: func(f scoring.Filled, at int, of squad) (men, dogs span) {
			captured, counted := count(f, a.column(at, of, columnCaptured), Circles+1)
			doubled, ticked := f[a.column(at, of, columnDoubled)]
			switch {
			case ticked && doubled.Struck:
				dogs = span{1, 1}
			case !ticked && !(counted && captured == 0):
				dogs = span{0, 1}
			}
			if !counted {
				return span{0, Circles}, dogs
			}
			return span{max(0, captured-dogs.most), min(Circles, max(0, captured-dogs.least))}, dogs
		},
	}
}

// column is a cell of a squad in a group.
func (a *auditor) column(at int, of squad, name string) scoring.Place {
	return scoring.Place{Owner: a.seatOf(of), Cell: a.squadGroup(at, of) + "/" + name}
}

// circles are the circles of the board, marked with the numbers of squads.
func (a *auditor) circles() view {
	counted := func(f scoring.Filled, places []scoring.Place, of squad) (n span) {
		for _, p := range places {
			switch w, known := f[p]; {
			case !known || !a.isMark(w):
				n.most++
			case w.Value == strconv.Itoa(int(of)+1):
				n.least, n.most = n.least+1, n.most+1
			}
		}
		return n
	}
	return view{
		squads: len(a.left),
		reads:  func(at int, _ squad) []scoring.Place { return a.boardPlaces(at) },
		has: func(f scoring.Filled, at int, of squad) (men, dogs span) {
			places := a.boardPlaces(at)
			return counted(f, places[:Circles], of), counted(f, places[Circles:], of)
		},
	}
}

// boardPlaces are the circles of a group, that of Rin Tin Tin last.
func (s *state) boardPlaces(at int) []scoring.Place {
	var places []scoring.Place
	for i := range Circles {
		places = append(places, scoring.Place{Owner: scoring.Table, Cell: circleCell(s.board.Groups[at].ID, i)})
	}
	return append(places, scoring.Place{Owner: scoring.Table, Cell: dogCell(s.board.Groups[at].ID)})
}

// isMark says whether a circle can look like that: blank, or with the number of a
// squad.
func (a *auditor) isMark(w scoring.Written) bool {
	n, err := strconv.Atoi(w.Value)
	return w.Blank() || err == nil && n >= 1 && n <= len(a.left) && !w.Struck
}

// count reads a whole number from 0 to most; a blank cell is 0. It is not known
// where the cell is not, or says what nobody can count.
func count(f scoring.Filled, p scoring.Place, most int) (n int, known bool) {
	w, known := f[p]
	t, ok := w.Number()
	n = int(t / scoring.Whole(1))
	return n, known && ok && scoring.Whole(n) == t && n >= 0 && n <= most
}
