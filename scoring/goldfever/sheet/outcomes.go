package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/terms"
)

// Outcomes are what the two teams can have together, whatever is done: a pair of
// points for each.
type Outcomes map[[terms.Teams]int]bool

// with adds to each outcome each of some points that both have for something else.
func (o Outcomes) with(more Outcomes) Outcomes {
	sums := make(Outcomes, len(o)*len(more))
	for a := range o {
		for b := range more {
			sums[[terms.Teams]int{a[0] + b[0], a[1] + b[1]}] = true
		}
	}
	return sums
}

// outcomes are those of the scenario (GF60), without what the table corrects.
func (a *Paper) outcomes() Outcomes {
	all := a.livesAndKills().with(a.allGold())
	for _, p := range a.House.Scenario.Prizes {
		all = all.with(Outcomes{{}: true, {p.Points, 0}: true, {0, p.Points}: true})
	}
	return all
}

// livesAndKills are the points for who lives and who was killed: nobody is both. Only
// dynamite kills for no points.
func (a *Paper) livesAndKills() Outcomes {
	size := [terms.Teams]int{len(a.Members[0]), len(a.Members[1])}
	points, all := a.House.Scenario.Points, Outcomes{}
	least := func(dead int) int { return scoring.When(a.Has[terms.Dynamite] == 0, dead) }
	for one := range size[0] + 1 {
		for other := range size[1] + 1 { // are dead
			for kills := least(other); kills <= other; kills++ {
				for lost := least(one); lost <= one; lost++ {
					all[[terms.Teams]int{
						kills*points.Kill + (size[0]-one)*points.Survivor,
						lost*points.Kill + (size[1]-other)*points.Survivor,
					}] = true
				}
			}
		}
	}
	return all
}

// allGold are the points for nuggets: each is carried by one team or none. Nobody
// carries more than pockets hold.
func (a *Paper) allGold() Outcomes {
	all := Outcomes{{}: true}
	for face, n := range a.Faces[:len(terms.FaceWords)] {
		for range n {
			all = all.with(Outcomes{{}: true, {face, 0}: true, {0, face}: true})
		}
	}
	return all
}
