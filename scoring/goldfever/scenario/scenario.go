package scenario

import (
	"slices"

	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
)

// A Scenario is one fight (GF60).
type Scenario struct {
	Title   string            `json:"title"`
	Story   string            `json:"story"`          // what it is about
	Aim     string            `json:"aim,omitempty"`  // how it is won, in a sentence
	Rounds  int               `json:"rounds"`         // after which it is over
	Haul    int               `json:"haul,omitempty"` // so many nuggets carried by a team at the end of a round end it; 0 for none
	Rout    int               `json:"rout,omitempty"` // so many dead of a team at the end of a round end it; 0 for none but all
	Teams   [terms.Teams]Team `json:"teams"`
	Casts   [][][]string      `json:"casts"` // for each number of players that it can be played by: whom each seat plays
	Gear    []Gear            `json:"gear"`  // of each character that takes part
	Ground  []Ground          `json:"ground"`
	Nuggets Nuggets           `json:"nuggets"`
	Points  Points            `json:"points"`
	Prizes  []Prize           `json:"prizes,omitempty"`
	Extra   *Extra            `json:"extra,omitempty"`
}

// A Team is one of the two sides.
type Team struct {
	Name       string   `json:"name"`
	Characters []string `json:"characters"`
}

// Named is what the team is called.
func (t *Team) Named() speech.Text { return Printed(t.Name) }

// Gear is what a character starts with, and where.
type Gear struct {
	Character string       `json:"character"`
	Zone      string       `json:"zone"`
	Guns      []terms.Kind `json:"guns"`    // the first is in use
	Pockets   []terms.Kind `json:"pockets"` // the other objects
}

// Ground is what lies in a zone at the start.
type Ground struct {
	Zone    string       `json:"zone"`
	Objects []terms.Kind `json:"objects"`
}

// Nuggets says what is on the faces of all nuggets of a scenario, how many of
// each; a face of rock is worth nothing (GF6).
type Nuggets struct {
	One   int `json:"one"`
	Two   int `json:"two"`
	Three int `json:"three"`
	Rock  int `json:"rock"`
}

// Points is what a team scores for, beside the nuggets it carries (GF60).
type Points struct {
	Kill     int `json:"kill"`     // for each opponent killed by one of the team
	Survivor int `json:"survivor"` // for each of its own alive at the end
}

// A Prize is a zone worth points to the team that alone holds it at the end, or
// whose dynamite is the first to explode there.
type Prize struct {
	Title  string   `json:"title"`
	Zone   string   `json:"zone"`
	Points int      `json:"points"`
	Team   string   `json:"team,omitempty"`  // that alone can have it; empty for both
	Who    []string `json:"who,omitempty"`   // hold it; all where there is none
	Blast  bool     `json:"blast,omitempty"` // it is blown up, not held
	Ends   bool     `json:"ends,omitempty"`  // the fight is over with the round in which it is won
}

// Cast says whom each of so many players plays.
func (sc *Scenario) Cast(players int) ([][]string, bool) {
	for _, cast := range sc.Casts {
		if len(cast) == players {
			return cast, true
		}
	}
	return nil, false
}

// Team is the team of a character; it is not ok for one that takes no part.
func (sc *Scenario) Team(character string) (team int, ok bool) {
	i := slices.IndexFunc(sc.Teams[:], func(t Team) bool { return slices.Contains(t.Characters, character) })
	return max(0, i), i >= 0
}
