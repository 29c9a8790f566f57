// Package nights is what a group of people remembers of the games they have played: which,
// when, who, and how they went. A [Play] is one finished game. People are named by ids in it,
// so a name can change, or go, and no play has to be touched.
//
// Nothing here does input or output or reads a clock, and no game is known by name.
package nights

import (
	"time"

	"saddlebag/scoring"
)

// A Play is one game that a group has finished.
type Play struct {
	ID      string    `json:"id"`                // a UUID, which stays the same when the play is recorded anew
	Game    string    `json:"game"`              // Info.ID
	Data    string    `json:"data,omitempty"`    // name of the house data: "lode-1"
	Day     string    `json:"day"`               // 2006-01-02, where it was played
	Began   time.Time `json:"began,omitzero"`    // UTC; zero where only the day is known
	Minutes int       `json:"minutes,omitempty"` // that it took; 0 where nobody knows
	Source  Source    `json:"source"`
	Table   string    `json:"table,omitempty"`   // id of the table that has its ledger
	Stopped bool      `json:"stopped,omitempty"` // the table stopped it early (clause LG7)
	Place   string    `json:"place,omitempty"`   // where it was played, as people call it
	Note    string    `json:"note,omitempty"`
	Seats   []Seat    `json:"seats"` // in seating order
	Feats   []Feat    `json:"feats,omitempty"`
}

// A Source is how a group came to know of a play.
type Source string

// The sources of plays.
const (
	FromTable  Source = "table"  // played on phones here
	FromLedger Source = "ledger" // a ledger that was brought
	FromSheets Source = "sheets" // filled sheets that were settled
	FromResult Source = "result" // only the result was told
	FromImport Source = "import" // a file of another program
)

// A Seat is how a play went for one person.
type Seat struct {
	Person string         `json:"person"`          // id in People
	Score  scoring.Tenths `json:"score,omitempty"` // in the unit of the game
	Scored bool           `json:"scored"`          // the score is known
	Rank   int            `json:"rank,omitempty"`  // 1 is best, equal ranks share; 0 where nobody knows
	Role   string         `json:"role,omitempty"`  // character or colour, as another program calls it
	First  bool           `json:"first,omitempty"` // began the game
	Rival  bool           `json:"rival,omitempty"` // played by the rules, not by a person
}

// A Feat is what the seats of a play have done of one kind, as [scoring.Feat] has it.
type Feat struct {
	ID      string           `json:"id"`              // of scoring.Feat, unique in its game
	Figures []scoring.Tenths `json:"figures"`         // by seat
	Of      []scoring.Tenths `json:"of,omitempty"`    // by seat, out of how many; only of a share
	Lines   []*Line          `json:"lines,omitempty"` // by seat, what made the figure; only of a best; nil where nothing did
}

// A Line is the entry of a ledger that made a record. A player that it names is "@" and
// the number of the seat, from 0.
type Line struct {
	Entry int      `json:"entry"` // its number in the ledger
	Verb  string   `json:"verb"`
	Args  []string `json:"args,omitempty"`
}
