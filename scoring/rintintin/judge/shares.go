package judge

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/rintintin"
)

// A view is one place where it is written who has how many circles: the columns
// of the score sheet, or the board. It says how many cavalrymen and figures a
// squad has in a group.
type view func(s *audit.Sheet, at int, of rintintin.Squad) (men, dogs audit.Span)

// columns are the columns of the score sheet. Who has captured nothing there has
// no figure there, unless it is ticked.
func (a *auditor) columns(s *audit.Sheet, at int, of rintintin.Squad) (men, dogs audit.Span) {
	captured, counted := a.Count(s, at, of)
	men, dogs = audit.Span{Most: rintintin.Circles}, audit.Span{Most: 1}
	switch doubled, ticked := s.Crossed(a.Doubles[at][of]); {
	case doubled:
		dogs.Least = 1
	case ticked, counted && captured == 0:
		dogs.Most = 0
	}
	if counted {
		men = audit.Span{Least: max(0, captured-dogs.Most), Most: min(rintintin.Circles, max(0, captured-dogs.Least))}
	}
	return men, dogs
}

// onBoard are the circles of the board, marked with the numbers of squads.
func (a *auditor) onBoard(s *audit.Sheet, at int, of rintintin.Squad) (men, dogs audit.Span) {
	covered := func(p scoring.Place) (yes, known bool) {
		mark, known := a.Mark(s, p)
		return mark == int(of)+1, known
	}
	return s.Count(a.Circles[at][:rintintin.Circles], covered), s.Count(a.Circles[at][rintintin.Circles:], covered)
}

// share is what a squad has in a group, if that is known.
func (v view) share(s *audit.Sheet, at int, of rintintin.Squad) (sh rintintin.Share, known bool) {
	men, dogs := v(s, at, of)
	if !men.Known() || !dogs.Known() {
		return rintintin.Share{}, false
	}
	return rintintin.Share{Circles: men.Least + dogs.Least, Doubled: dogs.Least > 0}, true
}

// shares are what all squads have in a group, if all of that is known.
func (a *auditor) shares(s *audit.Sheet, at int, v view) ([]rintintin.Share, bool) {
	shares := make([]rintintin.Share, len(a.Left))
	for of := range shares {
		sh, known := v.share(s, at, rintintin.Squad(of))
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
	circles, doubled := 0, 0
	for _, sh := range shares {
		circles += sh.Circles
		if sh.Doubled {
			doubled++
		}
	}
	if circles != rintintin.Circles+1 || doubled != 1 {
		return scoring.Table, known
	}
	return a.SeatOf(rintintin.BestOf(shares)), true
}
