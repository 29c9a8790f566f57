package sheets

import "saddlebag/scoring"

// A Title is a game with everything that is drawn for it: one line in the
// program's list of games.
type Title struct {
	Game scoring.Game
	Spot RGB  // the game's one spot colour
	Icon Icon // the engraving that stands for the game
	// Vignette is what DrawVignette draws; nil for the icon in the open country.
	Vignette func(c Canvas, house scoring.House)
	Sheets   []Sheet
	// Panels returns the panels of one seat (or scoring.Table) in reading
	// order. Every cell of that owner has exactly one slot on them. Which panels and
	// slots there are depends on the players, on the cells of that owner and on the
	// table's, and on nothing else of the job; those of the table may depend on all cells.
	Panels          func(job PrintJob, seat int) []Panel
	FixedLayout     bool   // panels and slots depend on which cells there are, and not on what is written on them
	SharedSheet     string // name of the sheet on which one person writes for the whole table; empty for none
	ViewerDependent bool   // panels are laid out for who looks at them: PrintJob.Viewer matters
}

// RGB is a colour as printed at full ink.
type RGB struct{ R, G, B uint8 }

// RGBA makes it a colour of Go's pictures.
func (c RGB) RGBA() (r, g, b, a uint32) {
	const wide = 0x101 // from 8 bits to 16
	return uint32(c.R) * wide, uint32(c.G) * wide, uint32(c.B) * wide, 0xFF * wide
}

// A Sheet is one printable.
type Sheet struct {
	Name         string // as on the command line: "worksheet"
	About        string // a short sentence
	InDefaultSet bool   // a game night needs it
	// Craft is what one makes of it before a game: empty for nothing.
	Craft Craft
	Use   string // what one does with it at the table, a sentence; empty where that is plain
	// Played marks a sheet that can only be made of a game that was played:
	// Pages asks for no other.
	Played bool
	Make   Make
}

// A Craft is how a sheet becomes what is played with.
type Craft struct {
	Stock string // what to print it on: "card"
	Do    string // what to do with it, a sentence
	// Secret marks what nobody may know from behind: its backs hide it.
	Secret bool
}

// Make makes the pages of a sheet, or of a part of one.
type Make func(PrintJob) ([]Page, error)

// A PrintJob is what a sheet is made for.
type PrintJob struct {
	Cells   CellList        // as they are to be shown
	Tally   []scoring.Score // of the ledger, by seat; nil where there is none
	Moment  scoring.Moment  // of the ledger; zero where there is none
	Outcome scoring.Outcome // of the ledger; zero where there is none
	Setup   scoring.Setup   // names are empty on sheets for nobody yet
	Players int             // how many play; 0 when unknown
	Started bool            // false: a blank sheet, to be filled in by pencil
	Data    string          // what the house data in force is called, as people see it
	House   bool            // that data is ours, and so are its prices
	Others  []string        // titles of the other house data that comes with the program and that so many can play by: see OnShelf
	// Code is what the code on the sheet of a player of that name says: the
	// header of a ledger, or a link. The name of nobody yet is empty.
	Code     func(name string) string
	CodeSays string // what scanning the code brings, for people
	Ledger   string // name of the ledger the state comes from, whose lines are its events' numbers; empty for none
	Paper    Size
	Margin   float64 // mm
	Duplex   Duplex
	TwoUp    bool     // small sheets are printed two to a page
	Warnings []string // for people: which names are left to be written by hand
	Viewer   int      // the seat before whose screen the panels lie, counted from 1; 0 on paper
}

// Showing is the job with a game as it stands.
func (j PrintJob) Showing(state scoring.State) PrintJob {
	j.Cells, j.Tally, j.Moment, j.Outcome = state.Cells(), state.Tally(), state.Moment(), state.Outcome()
	return j
}

// Nameless is the job of blank sheets for so many players who have no names
// yet. It fails as the game's New does.
func (j PrintJob) Nameless(game scoring.Game, players int) (PrintJob, error) {
	j.Setup.Players = make([]string, players)
	state, err := game.New(j.Setup)
	if err != nil {
		return PrintJob{}, err
	}
	j.Cells = state.Cells()
	return j, nil
}

// Linked is the job with codes that lead to a live table: link is where the one
// on the sheet of a player of that name leads.
func (j PrintJob) Linked(link func(name string) string) PrintJob {
	j.Code, j.CodeSays = link, "scan to open this table"
	return j
}

// A Page is one side of a sheet of paper, or of a tile of it.
type Page struct {
	Size  Size
	Sheet string // the sheet that it is of; Pages fills it in
	Name  string // for people and errors: "worksheet Ann"
	Back  bool   // printed on both sides, it lies behind the page before it
	bare  bool   // it has secrets, and no back that hides them
	blank bool
	half  bool // it is made for half of the paper
	// edge is what it leaves blank, mm, where marks may stand in the margin; else 0.
	edge float64
	// beside is what else is on the paper, two to a page.
	beside []Page
	// Decor draws what is not a panel: titles, names, rulers.
	Decor  func(Canvas)
	Placed []Placement
	Cells  []scoring.Cell // what the panels show
}

// A Placement is a panel at its place on a page.
type Placement struct {
	Panel Panel
	X, Y  float64 // of the panel's origin, mm
	// Window is the part of the panel that shows, in the panel's own
	// measure: one tile of a board. The zero Area shows all of it.
	Window Area
}

// Duplex says over which edge a sheet is turned when both sides are printed.
type Duplex int

// The ways of printing on both sides.
const (
	OneSided Duplex = iota
	LongEdge
	ShortEdge
)
