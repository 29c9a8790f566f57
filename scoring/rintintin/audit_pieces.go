package rintintin

import (
	"fmt"

	"saddlebag/scoring"
)

// entries are the conditions of single cells.
func (a *auditor) entries() []scoring.Condition {
	var all []scoring.Condition
	one := func(clause string, p scoring.Place, fails func(scoring.Written) string) {
		all = append(all, scoring.Condition{Clause: clause, Reads: []scoring.Place{p}, Fails: func(f scoring.Filled) string {
			if w, known := f[p]; known {
				return fails(w)
			}
			return ""
		}})
	}
	for at, g := range a.board.Groups {
		for of := range squad(len(a.left)) {
			p := a.captures[at][of]
			one("RT2", p, func(w scoring.Written) string {
				if _, ok := count(scoring.Filled{p: w}, p); ok {
					return ""
				}
				return fmt.Sprintf("%s cannot have captured %s in %s, which has %d circles.", a.called(of), w.Value, g.title(), Circles+1)
			})
		}
		for _, p := range a.circles[at] {
			one("RT1", p, func(w scoring.Written) string {
				if _, ok := a.mark(scoring.Filled{p: w}, p); ok {
					return ""
				}
				return fmt.Sprintf("No squad of this table has the number %s that stands in %s.", w.Value, g.title())
			})
		}
	}
	return all
}

// pieces are the conditions of circles and of what covers them.
func (a *auditor) pieces() []scoring.Condition {
	var all []scoring.Condition
	columns, board := a.columns(), a.onBoard()
	for at := range a.groups {
		all = append(all, a.room(at))
		for of := range squad(len(a.left)) {
			all = append(all, a.doubledNothing(at, of), a.agree(at, of, columns, board))
		}
	}
	for of := range squad(len(a.left)) {
		for _, v := range []view{columns, board} {
			all = append(all, a.notTooMany(v, of), a.allPlaced(v, of))
		}
	}
	return all
}

// called is what people call a squad.
func (a *auditor) called(of squad) string {
	if a.apart > 1 {
		return fmt.Sprintf("squad %d of %s", a.number(of), a.names[a.seatOf(of)])
	}
	return a.names[a.seatOf(of)]
}

// room demands that the squads fit the circles of a group (RT2).
func (a *auditor) room(at int) scoring.Condition {
	v := a.columns()
	c := scoring.Condition{Clause: "RT2"}
	for of := range squad(v.squads) {
		c.Reads = append(c.Reads, v.reads(at, of)...)
	}
	c.Fails = func(f scoring.Filled) string {
		all, men, dogs := 0, 0, 0
		for of := range squad(v.squads) {
			m, d := v.has(f, at, of)
			men, dogs = men+m.least, dogs+d.least
			if n, known := count(f, a.captures[at][of]); known {
				all += n
			}
		}
		switch title := a.board.Groups[at].title(); {
		case dogs > 1:
			return fmt.Sprintf("%s is doubled for %d squads, and has one Rin Tin Tin circle.", title, dogs)
		case all > Circles+1:
			return fmt.Sprintf("%d are captured in %s, which has %d circles.", all, title, Circles+1)
		case men > Circles:
			return fmt.Sprintf("Cavalrymen stand on %d ordinary circles of %s, which has %d.", men, title, Circles)
		}
		return ""
	}
	return c
}

// doubledNothing demands that who has the Rin Tin Tin circle counts it (RT13).
func (a *auditor) doubledNothing(at int, of squad) scoring.Condition {
	captured, doubled := a.captures[at][of], a.doubles[at][of]
	return scoring.Condition{Clause: "RT13", Reads: []scoring.Place{captured, doubled}, Fails: func(f scoring.Filled) string {
		if n, known := count(f, captured); !known || n > 0 || !f[doubled].Struck {
			return ""
		}
		return fmt.Sprintf("%s is doubled for %s, whose Rin Tin Tin would be captured there, and nothing is.", a.board.Groups[at].title(), a.called(of))
	}}
}

// agree demands that the columns say what the board shows (RT13).
func (a *auditor) agree(at int, of squad, columns, board view) scoring.Condition {
	reads := append(columns.reads(at, of), board.reads(at, of)...)
	apart := func(x, y span) bool { return x.most < y.least || y.most < x.least }
	return scoring.Condition{Clause: "RT13", Reads: reads, Fails: func(f scoring.Filled) string {
		men, dogs := columns.has(f, at, of)
		stand, figures := board.has(f, at, of)
		sum := func(x, y span) span { return span{x.least + y.least, x.most + y.most} }
		captured := span{0, Circles + 1}
		if n, known := count(f, a.captures[at][of]); known {
			captured = span{n, n}
		}
		if !apart(men, stand) && !apart(dogs, figures) && !apart(captured, sum(stand, figures)) {
			return ""
		}
		return fmt.Sprintf("The column of %s says otherwise than the board who has captured what in %s.", a.called(of), a.board.Groups[at].title())
	}}
}

// reads are all places of a squad in a view.
func (a *auditor) reads(v view, of squad) []scoring.Place {
	var places []scoring.Place
	for at := range a.groups {
		places = append(places, v.reads(at, of)...)
	}
	return places
}

// placed is how many pieces a squad has on the board.
func (a *auditor) placed(f scoring.Filled, v view, of squad) (men, dogs span) {
	for at := range a.groups {
		m, d := v.has(f, at, of)
		men = span{men.least + m.least, men.most + m.most}
		dogs = span{dogs.least + d.least, dogs.most + d.most}
	}
	return men, dogs
}

// notTooMany demands that a squad covers no more circles than it has pieces
// (RT1).
func (a *auditor) notTooMany(v view, of squad) scoring.Condition {
	return scoring.Condition{Clause: "RT1", Reads: a.reads(v, of), Fails: func(f scoring.Filled) string {
		men, dogs := a.placed(f, v, of)
		switch has := a.left[of]; {
		case men.least > has.men:
			return fmt.Sprintf("%s has %d cavalrymen, and %d are on the board.", a.called(of), has.men, men.least)
		case dogs.least > has.dogs:
			return fmt.Sprintf("%s has %d figures of Rin Tin Tin, and %d are on the board.", a.called(of), has.dogs, dogs.least)
		}
		return ""
	}}
}

// allPlaced demands that a squad has placed all: no table has more pieces than
// the board has circles for them, so that they fit until the last (RT17).
func (a *auditor) allPlaced(v view, of squad) scoring.Condition {
	return scoring.Condition{Clause: "RT17", Reads: a.reads(v, of), Fails: func(f scoring.Filled) string {
		men, dogs := a.placed(f, v, of)
		switch has := a.left[of]; {
		case men.most < has.men:
			return fmt.Sprintf("%s could still place a cavalryman: %d of %d are on the board.", a.called(of), men.most, has.men)
		case dogs.most < has.dogs:
			return fmt.Sprintf("%s could still place a figure of Rin Tin Tin: %d of %d are on the board.", a.called(of), dogs.most, has.dogs)
		}
		return ""
	}}
}
