package scenario

import (
	"fmt"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/house"
	"saddlebag/speech"
)

// Describe tells people what the scenario is.
func (h *House) Describe() scoring.Description { return h.Scenario.describe() }

// Describe tells people what the scenario of house data is, of which it reads no
// more: the village takes ten times as long.
func Describe(file string, text []byte) (scoring.Description, error) {
	var h struct {
		Scenario Scenario `json:"scenario"`
	}
	if err := house.DecodePart(file, text, "scenario", &h); err != nil {
		return scoring.Description{}, err
	}
	return h.Scenario.describe(), nil
}

func (sc *Scenario) describe() scoring.Description {
	d := scoring.Description{
		Title: sc.Title, Length: speech.Words(fmt.Sprintf("%d rounds", sc.Rounds)), Story: sc.Story, Aim: sc.Aim,
		Players: scoring.Where(terms.MaxPlayers+1, func(n int) bool { _, ok := sc.Cast(n); return ok }),
	}
	if sc.Extra != nil {
		d.Extra = sc.Extra.Title + ": " + sc.Extra.Text()
	}
	for _, players := range d.Players {
		cast, _ := sc.Cast(players)
		d.Leads = append(d.Leads, scoring.Each(len(cast), func(seat int) string { return scoring.All(cast[seat]) }))
	}
	return d
}

// Over says when the fight ends, in a sentence (GF60).
func (sc *Scenario) Over() string {
	ends := []string{"after " + scoring.Some(sc.Rounds, "round")}
	if sc.Haul > 0 {
		ends = append(ends, "after a round at whose end a team carries "+scoring.Some(sc.Haul, "nugget"))
	}
	held, blown := sc.endings()
	if len(held) > 0 {
		ends = append(ends, "after a round at whose end "+scoring.Either(held)+" is held alone")
	}
	if len(blown) > 0 {
		ends = append(ends, "after a round at whose end "+scoring.Either(blown)+" is blown up")
	}
	if sc.Rout > 0 {
		ends = append(ends, "after a round at whose end a team has "+strconv.Itoa(sc.Rout)+" dead")
	}
	return "Over " + strings.Join(ends, ", ") + ", or at once when a team is dead."
}

// endings are the prizes that end the fight, those to be held and those to be blown up.
func (sc *Scenario) endings() (held, blown []string) {
	for _, p := range sc.Prizes {
		switch {
		case !p.Ends:
		case p.Blast:
			blown = append(blown, inText(p.Title))
		default:
			held = append(held, inText(p.Title))
		}
	}
	return held, blown
}

// inText is a title in the middle of a sentence.
func inText(title string) string {
	if rest, ok := strings.CutPrefix(title, "The "); ok {
		return "the " + rest
	}
	return title
}

// Sooner says what is not so either in a fight that is not over before its last
// round.
func (sc *Scenario) Sooner() string {
	var ends []string
	if sc.Haul > 0 {
		ends = append(ends, "carries "+scoring.Some(sc.Haul, "nugget"))
	}
	if sc.Rout > 0 {
		ends = append(ends, "has "+strconv.Itoa(sc.Rout)+" dead")
	}
	for _, p := range sc.Prizes {
		if p.Ends {
			ends = append(ends, "has "+inText(p.Title))
		}
	}
	if ends == nil {
		return ""
	}
	return ", and neither " + scoring.Either(ends)
}
