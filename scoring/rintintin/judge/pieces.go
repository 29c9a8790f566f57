package judge

import (
	"cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/rintintin"
	"saddlebag/scoring/speech"
)

// pieces are the rules of circles and of what covers them.
func (a *auditor) pieces() []audit.Rule {
	var all []audit.Rule
	for at := range a.Groups {
		all = append(all, a.room(at))
		for of := range rintintin.Squad(len(a.Left)) {
			all = append(all, a.doubledNothing(at, of), a.agree(at, of))
		}
	}
	for of := range rintintin.Squad(len(a.Left)) {
		for _, v := range []view{a.columns, a.onBoard} {
			all = append(all, a.asManyAsThereAre(v, of)...)
		}
	}
	return all
}

// room demands that the squads fit the circles of a group (RT2).
func (a *auditor) room(at int) audit.Rule {
	return audit.Rule{Clause: "RT2", Fails: func(s *audit.Sheet) speech.Text {
		all, men, dogs := 0, 0, 0
		for of := range rintintin.Squad(len(a.Left)) {
			m, d := a.columns(s, at, of)
			men, dogs = men+m.Least, dogs+d.Least
			if n, known := a.Count(s, at, of); known {
				all += n
			}
		}
		switch title := a.Board.Groups[at].Title(); {
		case dogs > 1:
			return speech.Say("rintintin.doubled-twice", "group", title, "squads", dogs)
		case all > rintintin.Circles+1:
			return speech.Say("rintintin.too-many-captured", "captured", all, "group", title, "circles", rintintin.Circles+1)
		case men > rintintin.Circles:
			return speech.Say("rintintin.too-many-circles", "captured", men, "group", title, "circles", rintintin.Circles)
		}
		return ""
	}}
}

// doubledNothing demands that who has the Rin Tin Tin circle counts it (RT13).
func (a *auditor) doubledNothing(at int, of rintintin.Squad) audit.Rule {
	title, squad := a.Board.Groups[at].Title(), a.Called(of)
	return audit.Rule{Clause: "RT13", Fails: func(s *audit.Sheet) speech.Text {
		doubled, _ := s.Crossed(a.Doubles[at][of])
		n, known := a.Count(s, at, of)
		return audit.Wrong(known && n == 0 && doubled, "rintintin.doubled-for-nothing", "group", title, "squad", squad)
	}}
}

// agree demands that the columns say what the board shows (RT13).
func (a *auditor) agree(at int, of rintintin.Squad) audit.Rule {
	title, squad := a.Board.Groups[at].Title(), a.Called(of)
	captured := func(s *audit.Sheet) (scoring.Place, scoring.Tenths, bool) {
		stand, figures := a.onBoard(s, at, of)
		all := stand.Plus(figures)
		return a.Captures[at][of], scoring.Whole(all.Least), all.Known()
	}
	return audit.Rule{Clause: "RT13", Wants: captured, Fails: func(s *audit.Sheet) speech.Text {
		if !a.otherwise(s, at, of) {
			return ""
		}
		stand, figures := a.onBoard(s, at, of)
		n, counted := a.Count(s, at, of)
		switch board := stand.Plus(figures); {
		case counted && board.Known() && n != board.Least:
			return speech.Say("rintintin.column-and-board", "squad", squad, "captured", n, "group", title, "board", board.Least)
		case figures.Known() && figures.Least > 0:
			return speech.Say("rintintin.not-doubled", "squad", squad, "group", title)
		case figures.Known():
			return speech.Say("rintintin.doubled-without-circle", "squad", squad, "group", title)
		}
		return speech.Say("rintintin.column-or-board", "squad", squad, "group", title)
	}}
}

// otherwise says whether the column of a squad and the board cannot both be right
// about a group.
func (a *auditor) otherwise(s *audit.Sheet, at int, of rintintin.Squad) bool {
	men, dogs := a.columns(s, at, of)
	stand, figures := a.onBoard(s, at, of)
	captured := audit.Unknown
	if n, known := a.Count(s, at, of); known {
		captured = audit.Exactly(n)
	}
	return men.Apart(stand) || dogs.Apart(figures) || captured.Apart(stand.Plus(figures))
}

// asManyAsThereAre demands that a squad covers no more circles than it has pieces
// (RT1) and that it has placed all: no table has more pieces than the board has circles
// for them, so that they fit until the last (RT17). It leaves it to others to tell where
// nothing is captured, and then a group is ticked as doubled, and where the column and
// the board differ (RT13).
func (a *auditor) asManyAsThereAre(v view, of rintintin.Squad) []audit.Rule {
	squad := a.Called(of)
	compare := func(clause, ofMen, ofDogs string, says func(has int, on audit.Span, name string) speech.Text) audit.Rule {
		return audit.Rule{Clause: clause, Alone: true, Fails: func(s *audit.Sheet) speech.Text {
			var men, dogs audit.Span
			for at := range a.Groups {
				m, d := v(s, at, of)
				men, dogs = men.Plus(m), dogs.Plus(d)
			}
			for at := range a.Groups {
				if a.otherwise(s, at, of) {
					return ""
				}
			}
			has := a.Left[of]
			return cmp.Or(says(has.Men, men, ofMen), says(has.Dogs, dogs, ofDogs))
		}}
	}
	return []audit.Rule{
		compare("RT1", "rintintin.more-cavalrymen", "rintintin.more-figures", func(has int, on audit.Span, name string) speech.Text {
			return audit.Wrong(on.Least > has, name, "squad", squad, "n", has, "placed", on.Least)
		}),
		compare("RT17", "rintintin.could-place-cavalryman", "rintintin.could-place-figure", func(has int, on audit.Span, name string) speech.Text {
			return audit.Wrong(on.Most < has, name, "squad", squad, "placed", on.Most, "n", has)
		}),
	}
}
