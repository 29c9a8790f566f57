package judge

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/sheet"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/scoringtest"
)

// slip is what a person does wrong in writing down how a fight has ended, whatever
// comes of it.
func slip(name string, do func(page) bool) scoringtest.Mistake { return mistake(name, "", "", do) }

func (p page) number(at scoring.Place) int {
	n, _ := p.read().Whole(at)
	return n
}

func (p page) figure(at scoring.Place, n int) bool { return p.write(at, strconv.Itoa(n)) }

// total is that of a team at random.
func (p page) total() scoring.Place { return p.Totals[p.IntN(terms.Teams)] }

// line is a line of the reckoning of a team at random in which there are points.
func (p page) line(take func(n int) bool) (at scoring.Place, ok bool) {
	for _, team := range p.Perm(terms.Teams) {
		for _, i := range p.Perm(len(p.Lines[team])) {
			if at := p.Lines[team][i]; take(p.number(at)) {
				return at, true
			}
		}
	}
	return at, false
}

func (p page) lineOf(team int, line string) (scoring.Place, bool) {
	i := slices.IndexFunc(p.Counts, func(c sheet.Row) bool { return c.Line == line })
	if i < 0 {
		return scoring.Place{}, false
	}
	return p.Lines[team][i], true
}

// added adds to a line of the reckoning, and to all that is added up of it.
func (p page) added(team int, line string, n int) bool {
	at, ok := p.lineOf(team, line)
	if !ok || n == 0 {
		return false
	}
	p.add(at, n)
	for _, claim := range p.Claims(team) {
		p.add(claim, n)
	}
	return true
}

func (p page) swap(a, b scoring.Place) bool {
	p.Filled[a], p.Filled[b] = p.Filled[b], p.Filled[a]
	return true
}

// nugget is a pocket of somebody alive with a nugget worth something.
func (p page) nugget() (m int, at scoring.Place, ok bool) {
	_, m, ok = p.man(true, func(sh *sheet.Card) bool {
		i := slices.IndexFunc(sh.Pockets, func(at scoring.Place) bool {
			it, _ := p.ReadItem(p.words(at))
			return it.Kind == terms.Nugget && it.Face > 0
		})
		if i >= 0 {
			at = sh.Pockets[i]
		}
		return i >= 0
	})
	return m, at, ok
}

func (p page) faced(at scoring.Place, face int) bool {
	word, _, _ := strings.Cut(p.words(at), " ")
	return p.write(at, word+" ("+terms.FaceWords[face]+")")
}

// sumSlips are in adding up.
var sumSlips = []scoringtest.Mistake{
	slip("a score of one more", func(p page) bool { return p.add(p.score(), 1) }),
	slip("a score of ten more", func(p page) bool { return p.add(p.score(), 10) }),
	slip("a score left blank", func(p page) bool {
		at := p.score()
		return p.number(at) != 0 && p.write(at, "")
	}),
	slip("the other team's score", func(p page) bool {
		seat := p.IntN(len(p.Names))
		n := p.number(p.Totals[terms.Teams-1-p.TeamOf(seat)])
		return n != p.number(p.Scores[seat]) && p.figure(p.Scores[seat], n)
	}),
	slip("a total of one more", func(p page) bool { return p.add(p.total(), 1) }),
	slip("a total of two less", func(p page) bool {
		at := p.total()
		return p.number(at) > 1 && p.add(at, -2)
	}),
	slip("totals exchanged", func(p page) bool {
		return p.number(p.Totals[0]) != p.number(p.Totals[1]) && p.swap(p.Totals[0], p.Totals[1])
	}),
	slip("two digits of a total turned round", func(p page) bool {
		at := p.total()
		digits := p.words(at)
		return len(digits) == 2 && digits[0] != digits[1] && p.write(at, digits[1:]+digits[:1])
	}),
	slip("a total without one of its lines", func(p page) bool {
		team := p.IntN(terms.Teams)
		for i := range p.Counts {
			if n := p.number(p.Lines[team][i]); n > 0 {
				return p.add(p.Totals[team], -n)
			}
		}
		return false
	}),
	slip("a total with one of its lines twice", func(p page) bool {
		team := p.IntN(terms.Teams)
		for i := range p.Counts {
			if n := p.number(p.Lines[team][i]); n > 0 {
				return p.add(p.Totals[team], n)
			}
		}
		return false
	}),
	slip("a line of one more", func(p page) bool {
		at, ok := p.line(func(int) bool { return true })
		return ok && p.add(at, 1)
	}),
	slip("a line forgotten", func(p page) bool {
		at, ok := p.line(func(n int) bool { return n > 0 })
		return ok && p.write(at, "")
	}),
	slip("a line doubled", func(p page) bool {
		at, ok := p.line(func(n int) bool { return n > 0 })
		return ok && p.figure(at, 2*p.number(at))
	}),
	slip("two lines exchanged", func(p page) bool {
		team := p.IntN(terms.Teams)
		i, j := p.IntN(len(p.Counts)), p.IntN(len(p.Counts))
		one, two := p.Lines[team][i], p.Lines[team][j]
		return p.number(one) != p.number(two) && p.swap(one, two)
	}),
	slip("a line of both teams exchanged", func(p page) bool {
		i := p.IntN(len(p.Counts))
		one, two := p.Lines[0][i], p.Lines[1][i]
		return p.number(one) != p.number(two) && p.swap(one, two)
	}),
	slip("a total that scores less than nothing", func(p page) bool { return p.figure(p.total(), -2) }),
}

// countSlips are in what points are for, and are added up all the same.
var countSlips = []scoringtest.Mistake{
	slip("one kill too many", func(p page) bool { return p.added(p.IntN(terms.Teams), terms.LineKills, p.House.Scenario.Points.Kill) }),
	slip("a kill of one point", func(p page) bool {
		return p.House.Scenario.Points.Kill > 1 && p.added(p.IntN(terms.Teams), terms.LineKills, 1)
	}),
	slip("the own dead counted as kills", func(p page) bool {
		team := p.IntN(terms.Teams)
		kills := 0
		for _, m := range p.Members[team] {
			if p.Filled[p.third(m)].Struck {
				kills++
			}
		}
		at, ok := p.lineOf(team, terms.LineKills)
		return ok && p.added(team, terms.LineKills, kills*p.House.Scenario.Points.Kill-p.number(at))
	}),
	slip("one too many alive", func(p page) bool {
		return p.added(p.IntN(terms.Teams), terms.LineSurvivors, p.House.Scenario.Points.Survivor)
	}),
	slip("one alive forgotten", func(p page) bool {
		team := p.IntN(terms.Teams)
		at, ok := p.lineOf(team, terms.LineSurvivors)
		return ok && p.number(at) > 0 && p.added(team, terms.LineSurvivors, -p.House.Scenario.Points.Survivor)
	}),
	slip("the dead counted as alive", func(p page) bool {
		team := p.IntN(terms.Teams)
		at, ok := p.lineOf(team, terms.LineSurvivors)
		return ok && p.added(team, terms.LineSurvivors, len(p.Members[team])*p.House.Scenario.Points.Survivor-p.number(at))
	}),
	slip("a point of gold too many", func(p page) bool { return p.added(p.IntN(terms.Teams), terms.LineGold, 1) }),
	slip("a nugget forgotten", func(p page) bool {
		m, at, ok := p.nugget()
		it, _ := p.ReadItem(p.words(at))
		return ok && p.added(p.Men[m].Team, terms.LineGold, -it.Face)
	}),
	slip("a nugget counted twice", func(p page) bool {
		m, at, ok := p.nugget()
		it, _ := p.ReadItem(p.words(at))
		return ok && p.added(p.Men[m].Team, terms.LineGold, it.Face)
	}),
	slip("nuggets counted as one each", func(p page) bool {
		m, at, ok := p.nugget()
		it, _ := p.ReadItem(p.words(at))
		return ok && p.added(p.Men[m].Team, terms.LineGold, 1-it.Face)
	}),
	slip("a prize that nobody holds", func(p page) bool {
		if len(p.Prizes) == 0 {
			return false
		}
		team, i := p.IntN(terms.Teams), p.IntN(len(p.Prizes))
		at, _ := p.lineOf(team, terms.LinePrize(i))
		return p.number(at) == 0 && p.added(team, terms.LinePrize(i), p.House.Scenario.Prizes[i].Points)
	}),
	slip("a prize forgotten", func(p page) bool {
		for i, prize := range p.House.Scenario.Prizes {
			for team := range terms.Teams {
				if at, _ := p.lineOf(team, terms.LinePrize(i)); p.number(at) > 0 {
					return p.added(team, terms.LinePrize(i), -prize.Points)
				}
			}
		}
		return false
	}),
}

// sheetSlips are on the cards of characters.
var sheetSlips = []scoringtest.Mistake{
	slip("a nugget of another face", func(p page) bool {
		_, at, ok := p.nugget()
		it, _ := p.ReadItem(p.words(at))
		return ok && p.faced(at, 1+it.Face%3)
	}),
	slip("a nugget that was a rock", func(p page) bool {
		_, at, ok := p.nugget()
		return ok && p.faced(at, 0)
	}),
	slip("a nugget left out", func(p page) bool {
		_, at, ok := p.nugget()
		return ok && p.write(at, "")
	}),
	slip("a nugget in two pockets", func(p page) bool {
		_, at, ok := p.nugget()
		free, also := p.free()
		return ok && also && p.write(free, p.words(at))
	}),
	slip("a nugget with a friend's opponent", func(p page) bool {
		m, at, ok := p.nugget()
		other, _, also := p.man(true, func(sh *sheet.Card) bool {
			return p.words(sh.Pockets[1]) == "" && p.Men[p.manOf(sh)].Team != p.Men[m].Team
		})
		return ok && also && p.swap(at, other.Pockets[1])
	}),
	slip("a nugget of the dead kept", change(false, func(p page, sh *sheet.Card) bool { return p.write(sh.Pockets[0], "nugget (1)") })),
	slip("a wound too many, and dead", change(true, func(p page, sh *sheet.Card) bool {
		return p.cross(sh.Wounds[0]) && p.cross(sh.Wounds[1]) && p.cross(sh.Wounds[2])
	})),
	slip("the last wound of the dead forgotten", change(false, func(p page, sh *sheet.Card) bool { return p.write(sh.Wounds[2], "") })),
	slip("the second wound instead of the first", change(true, func(p page, sh *sheet.Card) bool {
		return !p.Filled[sh.Wounds[0]].Struck && p.cross(sh.Wounds[1])
	})),
	slip("the cards of two characters exchanged", func(p page) bool {
		_, m, ok := p.man(false, func(*sheet.Card) bool { return true })
		other, o, also := p.man(true, func(sh *sheet.Card) bool { return true })
		if !ok || !also || p.Men[m].Team == p.Men[o].Team {
			return false
		}
		for i, at := range slices.Concat(p.Sheets[m].Wounds, p.Sheets[m].Pockets) {
			p.swap(at, slices.Concat(other.Wounds, other.Pockets)[i])
		}
		return true
	}),
	slip("somebody out of a zone that brings a prize", func(p page) bool {
		for i, zone := range p.Prizes {
			there := func(sh *sheet.Card) bool { return p.words(sh.Zone) == p.ZoneName(zone) }
			sh, m, ok := p.man(true, there)
			alone := ok && len(scoring.Where(len(p.Sheets), func(i int) bool { return there(&p.Sheets[i]) })) == 1
			if held, _ := p.lineOf(p.Men[max(m, 0)].Team, terms.LinePrize(i)); alone && p.number(held) > 0 {
				return p.write(sh.Zone, p.ZoneName((zone+1)%len(p.Board)))
			}
		}
		return false
	}),
	slip("a zone of the dead", change(false, func(p page, sh *sheet.Card) bool { return p.write(sh.Zone, p.ZoneName(p.IntN(len(p.Board)))) })),
	slip("a zone left out", change(true, func(p page, sh *sheet.Card) bool { return p.write(sh.Zone, "") })),
	slip("somebody on two zones of the board", func(p page) bool {
		sh, m, ok := p.man(true, func(sh *sheet.Card) bool { return true })
		at, also := p.elsewhere()
		return ok && also && sh != nil && p.write(at, p.NameOf(m))
	}),
	slip("somebody gone from the board", change(true, func(p page, sh *sheet.Card) bool { return p.write(p.zoneOf(sh), "") })),
	slip("a gun left out where all is named", func(p page) bool {
		sh, i, ok := p.slot()
		return ok && p.allNamed() && p.write(sh.Guns[i], "") && p.write(sh.Shells[i], "")
	}),
	slip("more shells than a gun holds", func(p page) bool {
		sh, i, ok := p.slot()
		return ok && p.write(sh.Shells[i], "12")
	}),
}

// manOf is whose sheet it is.
func (p page) manOf(sh *sheet.Card) int {
	return slices.IndexFunc(p.Sheets, func(other sheet.Card) bool { return other.Zone == sh.Zone })
}

// Slips are all of these.
var Slips = slices.Concat(sumSlips, countSlips, sheetSlips)
