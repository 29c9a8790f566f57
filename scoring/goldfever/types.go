package goldfever

// House is the house data of a game: who fights where, with what, for what. It
// is immutable.
type House struct {
	Scenario   Scenario    `json:"scenario"`
	Village    Village     `json:"village"`
	Characters []Character `json:"characters"`
	Decks      Decks       `json:"decks"`
	Jokers     []Joker     `json:"jokers"`
	Fight      *Fight      `json:"fight,omitempty"`

	plan *plan // of the village
}

// A Scenario is one fight (GF60).
type Scenario struct {
	Title   string       `json:"title"`
	Story   string       `json:"story"`          // what it is about
	Aim     string       `json:"aim,omitempty"`  // how it is won, in a sentence
	Rounds  int          `json:"rounds"`         // after which it is over
	Haul    int          `json:"haul,omitempty"` // so many nuggets carried by a team at the end of a round end it; 0 for none
	Rout    int          `json:"rout,omitempty"` // so many dead of a team at the end of a round end it; 0 for none but all
	Teams   [Teams]Team  `json:"teams"`
	Casts   [][][]string `json:"casts"` // for each number of players that it can be played by: whom each seat plays
	Gear    []Gear       `json:"gear"`  // of each character that takes part
	Ground  []Ground     `json:"ground"`
	Nuggets Nuggets      `json:"nuggets"`
	Points  Points       `json:"points"`
	Prizes  []Prize      `json:"prizes,omitempty"`
	Extra   *Extra       `json:"extra,omitempty"`
}

// A Team is one of the two sides.
type Team struct {
	Name       string   `json:"name"`
	Characters []string `json:"characters"`
}

// Gear is what a character starts with, and where.
type Gear struct {
	Character string `json:"character"`
	Zone      string `json:"zone"`
	Guns      []Kind `json:"guns"`    // the first is in use
	Pockets   []Kind `json:"pockets"` // the other objects
}

// Ground is what lies in a zone at the start.
type Ground struct {
	Zone    string `json:"zone"`
	Objects []Kind `json:"objects"`
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

// A Character is one of the twelve (GF1).
type Character struct {
	Name  string `json:"name"`
	Trade string `json:"trade"`
}

// Decks says how many cards of each sort are in each pile (GF50).
type Decks struct {
	Easy      Hits   `json:"easy"`
	Average   Hits   `json:"average"`
	Difficult Hits   `json:"difficult"`
	Panic     Panics `json:"panic"`
}

// Hits is a hit pile.
type Hits struct {
	Miss      int `json:"miss"`
	Wound     int `json:"wound"`
	TwoWounds int `json:"two-wounds"`
	Jam       int `json:"jam"`
	Panic     int `json:"panic"`
}

// Panics is the panic pile (GF54).
type Panics struct {
	Nothing int `json:"nothing"`
	Startle int `json:"startle"` // the ambush is lost
	Drop    int `json:"drop"`    // the gun in use is dropped
	Flee    int `json:"flee"`    // to a zone next door
	Shake   int `json:"shake"`   // no shot in the next phase
}

// A Fight says what the clauses leave to the data: GF51, GF52 and GF56.
type Fight struct {
	Knife  Pile `json:"knife"`  // that a thrown one draws from
	Melee  Pile `json:"melee"`  // hand to hand
	Back   Pile `json:"back"`   // for who strikes back
	Ambush int  `json:"ambush"` // steps easier to fire or throw from an ambush
	Snatch bool `json:"snatch"` // who is wounded hand to hand drops the nuggets
}

// firstFight is how fights go where the data say nothing of it.
var firstFight = Fight{Knife: Difficult, Melee: Average, Back: Difficult}

// fights says how fights go.
func (h *House) fights() *Fight {
	if h.Fight == nil {
		return &firstFight
	}
	return h.Fight
}

// PileOf is the pile that a weapon draws from, all else being plain (GF51).
func (h *House) PileOf(kind Kind) Pile {
	if kind == Knife {
		return h.fights().Knife
	}
	w, _ := kind.Weapon()
	return w.Pile
}

// A Joker is a card that a character may hold (GF8).
type Joker struct {
	Kind  Power  `json:"kind"` // what it does, as ledgers name it
	Title string `json:"title"`
	Text  string `json:"text"`  // what it does, for people
	Count int    `json:"count"` // how many there are
}
