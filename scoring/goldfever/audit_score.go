package goldfever

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
)

// A reason is something that a team can have points for, and how many they can
// be.
type reason struct {
	label   string
	clause  string
	can     []int           // in ascending order
	missing []scoring.Place // that would tell, where that is not known
}

func (p *reason) known() bool { return len(p.missing) == 0 }

// reasons are all that a team can have points for (GF6, GF60): first the
// opponents killed, then those alive, what they carry, and the zones they hold.
// So many sticks of dynamite can have exploded.
func (a *auditor) reasons(f scoring.Filled, team, blasts int) []reason {
	all := []reason{a.kills(f, team, blasts)}
	for m := range a.men {
		if a.men[m].team != team {
			continue
		}
		all = append(all, a.survivor(f, m))
		for _, p := range a.sheets[m].pockets {
			all = append(all, a.gold(f, m, p))
		}
	}
	for _, prize := range a.house.Scenario.Prizes {
		all = append(all, a.prize(f, team, &prize))
	}
	return all
}

// kills are the opponents killed by the team. The sheets do not say who has
// killed whom: dynamite, but nothing else, kills friends as well, for which
// nobody scores.
func (a *auditor) kills(f scoring.Filled, team, blasts int) reason {
	p := reason{label: "Opponents killed", clause: "GF60"}
	least, most := 0, 0
	for m := range a.men {
		dead, alive := a.dies(f, m), a.lasts(f, m)
		if a.men[m].team == team {
			continue
		}
		if dead {
			least++
		}
		if !alive {
			most++
		}
		if dead == alive {
			p.missing = append(p.missing, a.third(m))
		}
	}
	if blasts > 0 {
		least = 0
	}
	for n := least; n <= most; n++ {
		p.can = append(p.can, n*a.house.Scenario.Points.Kill)
	}
	p.can = slices.Compact(p.can)
	if p.known() && len(p.can) > 1 {
		p.missing = []scoring.Place{a.scores[a.seats[team][0]]}
	}
	return p
}

// third is the wound that tells whether a character is dead.
func (a *auditor) third(m int) scoring.Place { return a.sheets[m].wounds[Deadly-1] }

// survivor are the points for a character alive at the end.
func (a *auditor) survivor(f scoring.Filled, m int) reason {
	p := reason{label: a.name(m) + " is alive", clause: "GF60"}
	dead, alive := a.dies(f, m), a.lasts(f, m)
	if !alive {
		p.can = append(p.can, 0)
	}
	if !dead {
		p.can = append(p.can, a.house.Scenario.Points.Survivor)
	}
	if dead == alive {
		p.missing = append(p.missing, a.third(m))
	}
	p.can = slices.Compact(p.can)
	return p
}

// gold are the points for a nugget in a pocket. The dead have none.
func (a *auditor) gold(f scoring.Filled, m int, place scoring.Place) reason {
	p := reason{label: a.name(m) + " has a nugget", clause: "GF6"}
	it, there, known := a.itemAt(f, place)
	nugget := known && there && it.kind == Nugget
	if nugget && it.number > 0 {
		p.label = fmt.Sprintf("%s has %s-%d", a.name(m), it.kind, it.number)
	}
	for face := range faceWords {
		switch {
		case face > 0 && a.dies(f, m):
		case face > 0 && known && !nugget:
		case nugget && it.face != unknown && it.face != face:
		default:
			p.can = append(p.can, face)
		}
	}
	if len(p.can) != 1 {
		p.missing = append(p.missing, place)
	}
	return p
}

// prize are the points for a zone that the team alone holds.
func (a *auditor) prize(f scoring.Filled, team int, prize *Prize) reason {
	p := reason{label: prize.Title, clause: "GF60"}
	var surely, maybe [Teams]bool
	for m := range a.men {
		is, can := a.stands(f, m, a.zone(prize.Zone))
		side := a.men[m].team
		surely[side], maybe[side] = surely[side] || is, maybe[side] || can
		if can && !is {
			p.missing = append(p.missing, a.whereabouts(f, m))
		}
	}
	other := Teams - 1 - team
	if !surely[team] || maybe[other] {
		p.can = append(p.can, 0)
	}
	if maybe[team] && !surely[other] {
		p.can = append(p.can, prize.Points)
	}
	if p.can = slices.Compact(p.can); len(p.can) == 1 {
		p.missing = nil
	}
	return p
}

// whereabouts is the cell to know for whether a character stands somewhere.
func (a *auditor) whereabouts(f scoring.Filled, m int) scoring.Place {
	if _, known := f[a.sheets[m].zone]; known {
		return a.third(m)
	}
	return a.sheets[m].zone
}
