package ledger

// A Cause is a finding that others follow from, and what may have been meant.
// Causes are told one after the other: each is the first finding that is left
// after the first repair of every cause before it. Lines are those of the file
// as it was checked.
type Cause struct {
	Line    int      `json:"line"` // of filled sheets: of the first entry that contradicts others
	Entry   int      `json:"entry"`
	Clause  string   `json:"clause"`
	Message string   `json:"message"`
	Follow  int      `json:"follow"`  // how many further findings the first repair does away with
	Repairs []Repair `json:"repairs"` // the best first; empty where none was found
	Asks    bool     `json:"-"`       // which of several repairs is meant, people have to say
}

// A Repair is a way to change a file so that fewer findings are left: an edit,
// and others that go with it.
type Repair struct {
	Edit
	Also   []Edit `json:"also"`
	Leaves int    `json:"leaves"` // findings
	Say    string `json:"say"`    // what was wrong, in a sentence for people
}

// An Edit changes one line of a file.
type Edit struct {
	Do   Doing  `json:"do"`
	Line int    `json:"line"` // Insert: the one that Text goes before; one past the last for the end
	To   int    `json:"to"`   // Move: the one that it goes before; else 0
	Text string `json:"text"` // Insert, Change: what the line says; else empty
}

// Doing says what an edit does.
type Doing string

// What an edit does.
const (
	Insert Doing = "insert"
	Change Doing = "change"
	Remove Doing = "remove"
	Move   Doing = "move"
)

// Edits are all edits of a repair.
func (r *Repair) Edits() []Edit { return append([]Edit{r.Edit}, r.Also...) }
