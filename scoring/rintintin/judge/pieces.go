package judge

import (
	"cmp"
	"fmt"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/rintintin"
	"saddlebag/speech"
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
			return speech.Words(fmt.Sprintf("%s is doubled for %d squads, and has one Rin Tin Tin circle.", title, dogs))
		case all > rintintin.Circles+1:
			return speech.Words(fmt.Sprintf("%d are captured in %s, which has %d circles.", all, title, rintintin.Circles+1))
		case men > rintintin.Circles:
			return speech.Words(fmt.Sprintf("Cavalrymen stand on %d ordinary circles of %s, which has %d.", men, title, rintintin.Circles))
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
		return audit.Sentence(known && n == 0 && doubled,
			"%s is doubled for %s, whose Rin Tin Tin would be captured there, and nothing is.", title, squad)
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
			return speech.Words(fmt.Sprintf("%s has captured %s in %s by the column, and %d by the board.", squad, said(n), title, board.Least))
		case figures.Known() && figures.Least > 0:
			return speech.Words(fmt.Sprintf("%s has the Rin Tin Tin circle of %s by the board, and is not doubled there in the column.", squad, title))
		case figures.Known():
			return speech.Words(fmt.Sprintf("%s is doubled in %s, and has not the Rin Tin Tin circle there by the board.", squad, title))
		}
		return speech.Words(fmt.Sprintf("The column of %s says otherwise than the board who has captured what in %s.", squad, title))
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

// said is a number as people say it of what they have.
func said(n int) string {
	if n == 0 {
		return "nothing"
	}
	return strconv.Itoa(n)
}

// asManyAsThereAre demands that a squad covers no more circles than it has pieces
// (RT1) and that it has placed all: no table has more pieces than the board has circles
// for them, so that they fit until the last (RT17). It leaves it to others to tell where
// nothing is captured, and then a group is ticked as doubled, and where the column and
// the board differ (RT13).
func (a *auditor) asManyAsThereAre(v view, of rintintin.Squad) []audit.Rule {
	compare := func(clause string, says func(has int, on audit.Span, one, many string) string) audit.Rule {
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
			return speech.Words(cmp.Or(says(has.Men, men, "cavalryman", "cavalrymen"), says(has.Dogs, dogs, "figure of Rin Tin Tin", "figures of Rin Tin Tin")))
		}}
	}
	return []audit.Rule{
		compare("RT1", func(has int, on audit.Span, _, many string) string {
			return audit.Sentence(on.Least > has, "%s has %d %s, and %d are on the board.", a.Called(of), has, many, on.Least).String()
		}),
		compare("RT17", func(has int, on audit.Span, one, _ string) string {
			return audit.Sentence(on.Most < has, "%s could still place a %s: %d of %d are on the board.", a.Called(of), one, on.Most, has).String()
		}),
	}
}
