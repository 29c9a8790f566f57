package scenario

import (
	"strings"

	"saddlebag/scoring/goldfever/terms"
)

// A Reckoned is something that a scenario gives points for: a line of what is
// added up for each team at the end (GF60).
type Reckoned struct {
	Line   string // "gold", "prize-2"
	Short  string // for people, above a column: "kills", "vault"
	Title  string // for people, in the middle of a sentence: "opponents killed"
	Each   string // what the points are for: "each opponent killed"
	Points int    // for each; 0 for nuggets, which are worth what they are
	Blast  bool   // it is for what is blown up
}

// Reckoning lists what a scenario gives points for.
func (sc *Scenario) Reckoning() []Reckoned {
	var all []Reckoned
	if n := sc.Nuggets; n.One+n.Two+n.Three > 0 {
		all = append(all, Reckoned{Line: terms.LineGold, Short: "gold", Title: "nuggets carried", Each: "nuggets carried at the end: their value"})
	}
	if n := sc.Points.Kill; n != 0 {
		all = append(all, Reckoned{terms.LineKills, "kills", "opponents killed", "each opponent killed", n, false})
	}
	if n := sc.Points.Survivor; n != 0 {
		all = append(all, Reckoned{terms.LineSurvivors, "alive", "those alive", "each of the team alive", n, false})
	}
	for i, p := range sc.Prizes {
		all = append(all, Reckoned{terms.LinePrize(i), strings.TrimPrefix(p.Title, "The "), p.Title, p.Title + " (" + p.Zone + ") " + p.how(), p.Points, p.Blast})
	}
	return all
}

// how says how a prize is won: "held alone by Ted", "blown up by the Gang".
func (p *Prize) how() string {
	how := "held alone"
	if p.Blast {
		how = "blown up"
	}
	switch {
	case len(p.Who) > 0:
		how += " by " + strings.Join(p.Who, " or ")
	case p.Team != "":
		how += " by " + p.Team
	}
	return how
}
