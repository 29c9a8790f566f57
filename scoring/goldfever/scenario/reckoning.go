package scenario

import (
	"strings"

	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
)

// A Reckoned is something that a scenario gives points for: a line of what is
// added up for each team at the end (GF60).
type Reckoned struct {
	Line   string      // "gold", "prize-2"
	Short  speech.Text // for people, above a column: "kills", "vault"
	Title  speech.Text // for people, in the middle of a sentence: "opponents killed"
	Each   speech.Text // what the points are for: "each opponent killed"
	Points int         // for each; 0 for nuggets, which are worth what they are
	Blast  bool        // it is for what is blown up
}

// Reckoning lists what a scenario gives points for.
func (sc *Scenario) Reckoning() []Reckoned {
	var all []Reckoned
	if n := sc.Nuggets; n.One+n.Two+n.Three > 0 {
		all = append(all, Reckoned{Line: terms.LineGold, Short: "goldfever.gold-short", Title: "goldfever.gold-line", Each: "goldfever.gold-each"})
	}
	if n := sc.Points.Kill; n != 0 {
		all = append(all, Reckoned{terms.LineKills, "goldfever.kills-short", "goldfever.kills-line", "goldfever.kills-each", n, false})
	}
	if n := sc.Points.Survivor; n != 0 {
		all = append(all, Reckoned{terms.LineSurvivors, "goldfever.alive-short", "goldfever.alive-line", "goldfever.alive-each", n, false})
	}
	for i, p := range sc.Prizes {
		all = append(all, Reckoned{terms.LinePrize(i), Printed(strings.TrimPrefix(p.Title, the)), Printed(p.Title), p.each(), p.Points, p.Blast})
	}
	return all
}

// each says what a prize is and how it is won: "The vault (c4) held alone by Ted".
func (p *Prize) each() speech.Text {
	var by speech.Any
	switch {
	case len(p.Who) > 0:
		by = speech.Named(p.Who...)
	case p.Team != "":
		by = speech.Any{Printed(p.Team)}
	}
	if p.Blast {
		return speech.Say("goldfever.blast-each", "prize", Printed(p.Title), "zone", p.Zone, "by", by)
	}
	return speech.Say("goldfever.prize-each", "prize", Printed(p.Title), "zone", p.Zone, "by", by)
}
