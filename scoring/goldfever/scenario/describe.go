package scenario

import (
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/house"
	"saddlebag/scoring/speech"
)

// Printed is what house data says on paper, in the reader's language where the words are ours.
func Printed(words string) speech.Text { return speech.Printed("goldfever.data-", words) }

// Named is what the scenario is called.
func (sc *Scenario) Named() speech.Text { return Printed(strings.TrimSuffix(sc.Title, mark)) }

// mark stands behind the titles of scenarios that come with the program.
const mark = " (house)"

// Marked is what the scenario is called, with its mark.
func (sc *Scenario) Marked() speech.Text {
	if !strings.HasSuffix(sc.Title, mark) {
		return sc.Named()
	}
	return speech.Say("goldfever.marked", "title", sc.Named())
}

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
		Title: sc.Named(), Marked: sc.Marked(), Length: speech.Say("goldfever.length", "n", sc.Rounds), Story: Printed(sc.Story), Aim: Printed(sc.Aim),
		Players: scoring.Where(terms.MaxPlayers+1, func(n int) bool { _, ok := sc.Cast(n); return ok }),
	}
	if sc.Extra != nil {
		d.Extra = speech.Say("goldfever.extra", "title", Printed(sc.Extra.Title), "text", sc.Extra.Text())
	}
	for _, players := range d.Players {
		cast, _ := sc.Cast(players)
		d.Leads = append(d.Leads, scoring.Each(len(cast), func(seat int) speech.Text {
			return speech.Say("goldfever.led", "names", speech.All(speech.Named(cast[seat]...)))
		}))
	}
	return d
}

// Over says when the fight ends, in a sentence (GF60).
func (sc *Scenario) Over() speech.Text {
	return speech.Say("goldfever.over", "n", sc.Rounds, "early", sc.Early())
}

// Early are what ends the fight before its last round, if a round ends with it.
func (sc *Scenario) Early() speech.Any {
	var ends speech.Any
	if sc.Haul > 0 {
		ends = append(ends, speech.Say("goldfever.early-haul", "n", sc.Haul))
	}
	for _, p := range sc.Prizes {
		switch {
		case !p.Ends:
		case p.Blast:
			ends = append(ends, speech.Say("goldfever.early-blast", "prize", inText(p.Title)))
		default:
			ends = append(ends, speech.Say("goldfever.early-prize", "prize", inText(p.Title)))
		}
	}
	if sc.Rout > 0 {
		ends = append(ends, speech.Say("goldfever.early-rout", "n", sc.Rout))
	}
	return ends
}

// inText is a title in the middle of a sentence.
func inText(title string) speech.Text {
	if !strings.HasPrefix(title, the) {
		return Printed(title)
	}
	return speech.Say("goldfever.in-text", "title", Printed(title))
}

// the is what the titles of places begin with, unless they are names.
const the = "The "
