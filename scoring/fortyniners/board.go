package fortyniners

// What a board can hold at most.
const (
	MaxSpots      = 120
	MaxSettlement = 99 // points
	CrossingRoads = 2  // road edges of a crossing, which a coach jumps over
)

// A Board is the house data of a game that is played on a board (FN5). A spot
// is named by its id; all that is on the board is told of spots.
type Board struct {
	Start     string   `json:"start"`
	End       string   `json:"end"`     // End of Run
	Sheriff   string   `json:"sheriff"` // where he starts (FN6)
	Blocks    []string `json:"blocks"`
	Lookouts  []string `json:"lookouts"`
	Jail      Pair     `json:"jail"`
	Hideouts  Pair     `json:"hideouts"`
	Crossings []string `json:"crossings"`
	Spots     []Spot   `json:"spots"`
	Road      []Edge   `json:"road"`
	Trail     []Edge   `json:"trail"`
	// River is where a river runs, for the eye alone: places in millimetres as those of
	// spots, from its source; nil where there is none.
	River [][2]int `json:"river,omitempty"`
}

// A Pair is what there is one of for each bandit.
type Pair struct {
	Red  string `json:"red"`  // Roarin' Red's
	Blue string `json:"blue"` // Bluebeard's
}

// A Spot is a place for pieces.
type Spot struct {
	ID         string `json:"id"`
	At         [2]int `json:"at"`                   // in millimetres from the left and from the top of the board
	Settlement int    `json:"settlement,omitempty"` // its points; 0 where there is none
	Name       string `json:"name,omitempty"`       // of the settlement, for the eye alone
}

// An Edge joins two spots that are a mile apart.
type Edge [2]string

// NoBoard is the house data of a table with a published board of its own: only
// the score is kept (FN41).
type NoBoard struct {
	ScoreOnly bool `json:"score-only"`
}
