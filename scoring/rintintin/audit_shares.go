package rintintin

import (
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// A view is one place where it is written who has how many circles: the columns
// of the score sheet, or the board. It says how many cavalrymen and figures a
// squad has in a group.
type view func(s *audit.Sheet, at int, of squad) (men, dogs audit.Span)

// columns are the columns of the score sheet. Who has captured nothing there has
// no figure there, unless it is ticked.
func (a *auditor) columns(s *audit.Sheet, at int, of squad) (men, dogs audit.Span) {
	captured, counted := a.count(s, at, of)
	men, dogs = audit.Span{Most: Circles}, audit.Span{Most: 1}
	switch doubled, ticked := s.Crossed(a.doubles[at][of]); {
	case doubled:
		dogs.Least = 1
	case ticked, counted && captured == 0:
		dogs.Most = 0
	}
	if counted {
		men = audit.Span{Least: max(0, captured-dogs.Most), Most: min(Circles, max(0, captured-dogs.Least))}
	}
	return men, dogs
}

// onBoard are the circles of the board, marked with the numbers of squads.
func (a *auditor) onBoard(s *audit.Sheet, at int, of squad) (men, dogs audit.Span) {
	covered := func(p scoring.Place) (yes, known bool) {
		mark, known := a.mark(s, p)
		return mark == int(of)+1, known
	}
	return s.Count(a.circles[at][:Circles], covered), s.Count(a.circles[at][Circles:], covered)
}

// count is how many the column of a squad says that it has captured in a group;
// a blank cell is 0. It is not known where a group has not so many.
func (a *auditor) count(s *audit.Sheet, at int, of squad) (n int, known bool) {
	n, ok := s.Whole(a.captures[at][of])
	return n, ok && n >= 0 && n <= Circles+1
}

// mark reads a circle: the number of the squad that covers it, or 0 where it is
// blank. It is not known where no squad has that number.
func (a *auditor) mark(s *audit.Sheet, p scoring.Place) (number int, known bool) {
	w, known := s.At(p)
	if w.Blank() {
		return 0, known
	}
	number = a.squadOf(w)
	return number, number > 0
}

// squadOf is the number of the squad that a mark on the board stands for, from 1;
// 0 where it stands for none.
func (a *auditor) squadOf(w scoring.Written) int {
	n, err := strconv.Atoi(w.Value)
	if err != nil || n < 1 || n > len(a.left) || w.Struck {
		return 0
	}
	return n
}

// share is what a squad has in a group, if that is known.
func (v view) share(s *audit.Sheet, at int, of squad) (sh share, known bool) {
	men, dogs := v(s, at, of)
	if !men.Known() || !dogs.Known() {
		return share{}, false
	}
	return share{circles: men.Least + dogs.Least, doubled: dogs.Least > 0}, true
}

// shares are what all squads have in a group, if all of that is known.
func (a *auditor) shares(s *audit.Sheet, at int, v view) ([]share, bool) {
	shares := make([]share, len(a.left))
	for of := range shares {
		sh, known := v.share(s, at, squad(of))
		if !known {
			return nil, false
		}
		shares[of] = sh
	}
	return shares, true
}

// source is where the shares of a group are read: in the columns, or on the
// board where that is known and the columns are not.
func (a *auditor) source(s *audit.Sheet, at int) view {
	if _, known := a.shares(s, at, a.columns); !known {
		if _, known := a.shares(s, at, a.onBoard); known {
			return a.onBoard
		}
	}
	return a.columns
}

// drawer is the seat that draws a card for a group (RT14), or scoring.Table
// where the group is not full.
func (a *auditor) drawer(s *audit.Sheet, at int) (seat int, known bool) {
	shares, known := a.shares(s, at, a.source(s, at))
	if !known || !full(shares) {
		return scoring.Table, known
	}
	return a.seatOf(bestOf(shares)), true
}

// full says whether the shares make up a whole group.
func full(shares []share) bool {
	circles, doubled := 0, 0
	for _, sh := range shares {
		circles += sh.circles
		if sh.doubled {
			doubled++
		}
	}
	return circles == Circles+1 && doubled == 1
}
