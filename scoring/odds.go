package scoring

import (
	"fmt"

	"saddlebag/scoring/speech"
)

// OddsProvider is implemented by games that know exact odds.
type OddsProvider interface {
	// Odds lists the odds of the game with that house data, which is from
	// ReadHouse of the same game. The result is the caller's.
	Odds(House) []Odds
}

// Odds is one table of exact odds.
type Odds struct {
	Title   speech.Text   `json:"title"`
	Clause  string        `json:"clause"`  // the clause whose chances these are
	Note    speech.Text   `json:"note"`    // how to read the table; may be empty
	Columns []speech.Text `json:"columns"` // heads: of the labels, then of each chance
	Rows    []OddsRow     `json:"rows"`
}

// OddsRow is one line of a table of odds.
type OddsRow struct {
	Label   speech.Text `json:"label"`
	Chances []Chance    `json:"chances"` // one for each column; empty, not nil, where the row cannot occur
	Note    speech.Text `json:"note"`    // may be empty
}

// A Chance is an exact fraction: some ways out of a number of equally likely
// ones. It need not be in lowest terms: 96/216 shows that there are three dice.
type Chance struct {
	Ways int64 `json:"ways"`
	Of   int64 `json:"of"` // not 0
}

// String writes the fraction and its percentage, rounded half up to a tenth:
// "91/216 (42.1 %)".
func (c Chance) String() string {
	tenths := (c.Ways*2000 + c.Of) / (2 * c.Of)
	return fmt.Sprintf("%d/%d (%d.%d %%)", c.Ways, c.Of, tenths/10, tenths%10)
}
