package judge

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/goldfever/terms"
)

// doubts are the rules of what hardly any fight has: that dynamite killed friends of
// whoever threw it, so that the dead count for nobody (GF62).
func (a *auditor) doubts() []audit.Rule {
	var all []audit.Rule
	for team := range terms.Teams {
		all = append(all, a.rule("GF62", func(r reading) string { return r.killedFriends(team) }))
	}
	return all
}

// killedFriends says that a team has points for fewer than are dead of the others.
func (r reading) killedFriends(team int) string {
	each := r.House.Scenario.Points.Kill
	dead := 0
	for _, m := range r.Members[terms.Teams-1-team] {
		dead += scoring.When(r.dies(m), 1)
	}
	kills := r.settled(team)[0]
	if each == 0 || !kills.known() || len(kills.can) != 1 || kills.can[0] >= dead*each {
		return ""
	}
	return fmt.Sprintf("%s: points for %d killed, and %d of %s are dead. That is so only if dynamite of their own side killed %s.",
		r.Side(team), kills.can[0]/each, dead, r.Side(terms.Teams-1-team), scoring.Some(dead-kills.can[0]/each, "friend"))
}
