package judge

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
)

// doubts are the rules of what hardly any fight has: that dynamite killed friends of
// whoever threw it, so that the dead count for nobody (GF62).
func (a *auditor) doubts() []audit.Rule {
	var all []audit.Rule
	for team := range terms.Teams {
		all = append(all, a.rule("GF62", func(r reading) speech.Text { return r.killedFriends(team) }))
	}
	return all
}

// killedFriends says that a team has points for fewer than are dead of the others.
func (r reading) killedFriends(team int) speech.Text {
	each := r.House.Scenario.Points.Kill
	dead := 0
	for _, m := range r.Members[terms.Teams-1-team] {
		dead += scoring.When(r.dies(m), 1)
	}
	kills := r.settled(team)[0]
	if each == 0 || !kills.known() || len(kills.can) != 1 || kills.can[0] >= dead*each {
		return ""
	}
	return speech.Say("goldfever.doubt-friends", "team", r.Side(team), "killed", kills.can[0]/each, "dead", dead,
		"other", r.Side(terms.Teams-1-team), "n", dead-kills.can[0]/each)
}
