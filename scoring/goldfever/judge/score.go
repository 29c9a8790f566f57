package judge

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/sheet"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
)

// A reason is something that a team can have points for, and how many they can
// be.
type reason struct {
	label   speech.Text
	of      string // the line of the reckoning
	clause  string
	can     []int           // in ascending order
	missing []scoring.Place // that would tell, where that is not known
}

func (p *reason) known() bool { return len(p.missing) == 0 }

// might adds what the points can be, if they can.
func (p *reason) might(be int, can bool) {
	if can && !slices.Contains(p.can, be) {
		p.can = append(p.can, be)
	}
}

// reasons are all that a team can have points for (GF6, GF60): first the
// opponents killed, then those alive, what they carry, and the zones they hold.
// Whether dynamite can have exploded is asked where it matters.
func (r reading) reasons(team int, exploded func() bool) []reason {
	all := []reason{r.kills(team, exploded)}
	for _, m := range r.Members[team] {
		all = append(all, r.survivor(m))
		for _, p := range r.Sheets[m].Pockets {
			all = append(all, r.gold(m, p))
		}
	}
	for i := range r.House.Scenario.Prizes {
		all = append(all, r.prize(team, i))
	}
	return all
}

// kills are the opponents killed by the team. The sheets do not say who has
// killed whom: dynamite, but nothing else, kills friends as well, for which
// nobody scores.
func (r reading) kills(team int, exploded func() bool) reason {
	p := reason{label: "goldfever.kills-score", of: terms.LineKills, clause: "GF60"}
	opponents := r.Members[terms.Teams-1-team]
	for _, m := range opponents {
		if r.dies(m) == r.lasts(m) {
			p.missing = append(p.missing, r.third(m))
		}
	}
	living := r.living(terms.Teams - 1 - team)
	least, most := len(opponents)-living.Most, len(opponents)-living.Least
	if least > 0 && exploded() {
		least = 0
	}
	for n := least; n <= most; n++ {
		p.might(n*r.House.Scenario.Points.Kill, true)
	}
	if p.known() && len(p.can) > 1 {
		p.missing = []scoring.Place{sheet.TablePlace(terms.TeamCell(team, terms.LineKills))}
	}
	return p
}

// survivor are the points for a character alive at the end.
func (r reading) survivor(m int) reason {
	p := reason{label: speech.Say("goldfever.alive", "character", r.NameOf(m)), of: terms.LineSurvivors, clause: "GF60"}
	dead, alive := r.dies(m), r.lasts(m)
	p.might(0, !alive)
	p.might(r.House.Scenario.Points.Survivor, !dead)
	if dead == alive {
		p.missing = append(p.missing, r.third(m))
	}
	return p
}

// gold are the points for a nugget in a pocket. The dead have none.
func (r reading) gold(m int, place scoring.Place) reason {
	p := reason{label: speech.Say("goldfever.has-some-nugget", "character", r.NameOf(m)), of: terms.LineGold, clause: "GF6"}
	it, there, known := r.itemAt(place)
	nugget := known && there && it.Kind == terms.Nugget
	if called := r.House.Nugget(it.Number); nugget && called != nil {
		p.label = speech.Say("goldfever.has-nugget", "character", r.NameOf(m), "nugget", called.Alone.Away.Title)
	}
	nothing, shown := r.dies(m) || known && !nugget, nugget && it.Face != terms.UnknownFace
	for face := range terms.FaceWords {
		p.might(face, (face == 0 || !nothing) && (!shown || face == it.Face))
	}
	if len(p.can) != 1 {
		p.missing = append(p.missing, place)
	}
	return p
}

// prize are the points for a zone that the team alone holds.
func (r reading) prize(team, i int) reason {
	prize := &r.House.Scenario.Prizes[i]
	p := reason{label: scenario.Printed(prize.Title), of: terms.LinePrize(i), clause: "GF60"}
	if prize.Blast {
		return r.blownUp(team, i)
	}
	var surely, maybe [terms.Teams]bool
	for m := range r.Men {
		is, can := r.stands(m, r.Prizes[i])
		side := r.Men[m].Team
		if wins := r.CanWin(m, prize); side == team {
			is, can = is && wins, can && wins
		}
		surely[side], maybe[side] = surely[side] || is, maybe[side] || can
		if can && !is {
			p.missing = append(p.missing, r.whereabouts(m))
		}
	}
	other := terms.Teams - 1 - team
	p.might(0, !surely[team] || maybe[other])
	p.might(prize.Points, maybe[team] && !surely[other])
	if len(p.can) == 1 {
		p.missing = nil
	}
	return p
}

// blownUp are the points for a zone that the team has blown up. No sheet says who
// did but the line of the reckoning.
func (r reading) blownUp(team, i int) reason {
	prize, line := &r.House.Scenario.Prizes[i], sheet.TablePlace(terms.TeamCell(team, terms.LinePrize(i)))
	p := reason{label: scenario.Printed(prize.Title), of: terms.LinePrize(i), clause: "GF60", can: []int{0}}
	can := slices.ContainsFunc(r.Members[team], func(m int) bool { return r.CanWin(m, prize) })
	p.might(prize.Points, can && r.exploded())
	if n, written := r.Whole(line); written && slices.Contains(p.can, n) {
		p.can = []int{n}
	}
	if len(p.can) > 1 {
		p.missing = []scoring.Place{line}
	}
	return p
}

// whereabouts is the cell to know for whether a character stands somewhere.
func (r reading) whereabouts(m int) scoring.Place {
	if r.Known(r.Sheets[m].Zone) {
		return r.third(m)
	}
	return r.Sheets[m].Zone
}
