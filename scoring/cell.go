package scoring

import (
	"strings"

	"saddlebag/scoring/speech"
)

// A Cell is one place of a sheet that you can write on. Sheets draw cells, phones
// tap them, and final documents list them.
type Cell struct {
	ID     string      // unique for its owner: "borax-1/2/dig-1", "stash/17"
	Owner  int         // a seat, or Table
	Label  speech.Text // for people: "Borax tunnel 1, deposit 2, DIG box 1"
	Value  string      // as a pencil would write it; empty when blank
	Kind   CellKind
	Struck bool // crossed out: a dug box, a mineral that has left the stash
	// Sum says that the cell is added up from others: a finished sheet that only lacks sums
	// contradicts nothing. If nobody has added up, it's better unknown than blank.
	Sum bool
	Use CellUse
}

// CellUse says what a cell is for. Phones show all cells. Documents have all except
// those that are only shown. Paper has those that somebody writes on.
type CellUse uint8

// The uses of cells.
const (
	Once  CellUse = iota // written, or changed, in its place
	Row                  // a value in a row of a column that grows downwards
	Shown                // shows how things stand; nobody writes it down
	Laid                 // shows where a piece lies; on paper the piece itself shows it
	Idle                 // of no use to so many players: paper leaves it out
)

// CellGroup is the group of a cell by its id: the part before the last slash. An
// id without a slash is in no group, and is returned itself.
func CellGroup(id string) string {
	if at := strings.LastIndexByte(id, '/'); at >= 0 {
		return id[:at]
	}
	return id
}

// CellKind says what a pencil does to a cell. It's a number, because there are thousands of
// cells; in JSON it's a word.
type CellKind uint8

// The kinds of cells.
const (
	Box    CellKind = iota + 1 // crossed or not; Value stays empty
	Letter                     // one letter
	Figure                     // a whole number
	Money                      // an amount in the game's currency
	Entry                      // a line of words and amounts
)

var cellKinds = [...]string{"", "box", "letter", "figure", "money", "entry"}

// String is the kind as a word: "box".
func (k CellKind) String() string { return cellKinds[k] }

// MarshalText is String as JSON has it.
func (k CellKind) MarshalText() ([]byte, error) { return []byte(k.String()), nil }
