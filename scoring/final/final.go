// Package final is the text form of filled sheets: what the paper of a finished
// game says, for tables that kept no ledger.
//
// A document has the header of a ledger with the word "final" on its first
// line. Below it a line fills a cell, a group of cells in their order, or a part of
// the sheet:
//
//	Ann burro-3 S T T C
//	ann "burro 3" 2S 3T /T $26
//	Ann cash 1 varmint +14 14
//	Ann rest -
//	table round 6
//	Bob
//	burro-1 S S
//
// A line with only a name is a heading: lines below it without a name belong to that
// owner. If a word can't be read, nothing on its line is taken, but a row of a column
// keeps its place.
//
// "-" is a blank cell, "x" a crossed box, "/" in front crosses out what follows it, and "?" is
// what nobody knows; "18?" is a guess, and not taken. A "?" is one field and keeps its place,
// as does a row with nothing but "?"; if only "?" follows the name of a group, it stands for
// the whole group. If a part has any entry, its other cells are blank, except sums; a part that
// no line mentions is unknown. What people write in another way is read if it can mean only one
// thing. Otherwise it's kept, so they can be asked ([Unread]).
//
// This package reads documents ([Open]), writes them ([Document.String],
// [Document.Form]), takes them from a game's state ([Of]) and reports on them. The game's
// [audit.Auditor] says whether such sheets are possible. Nothing here knows a
// concrete game, and nothing does input or output.
package final

import (
	"context"
	"errors"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/ledger"
	typed "saddlebag/scoring/reading"
	"saddlebag/scoring/settle"
	"saddlebag/scoring/speech"
)

// MaxBytes is the size of the largest document that is read. The sheets of the
// largest tables are a twentieth of it.
const MaxBytes = 1 << 20

// A Document is filled sheets, and the game that they are sheets of.
type Document struct {
	Header ledger.Header
	House  ledger.HouseData
	Game   scoring.Game
	Setup  scoring.Setup
	Paper  []scoring.Cell // every cell that can be filled, blank, in sheet order
	Parts  []audit.Part   // what of it is filled in together; each cell is in one
	Filled scoring.Filled
	Unread []*Unread // what is written and cannot be read

	own        *speech.Language       // the reader's, whose words go before those of others; may be nil
	doubtful   map[scoring.Place]bool // places with a "?": nobody knows what stands there
	list       audit.Checklist
	memory     *audit.Memory         // of what was judged; nil until something is
	shown      []scoring.Cell        // that phones show and nobody writes down
	cells      map[scoring.Place]int // of the paper
	lines      map[scoring.Place]int // of the text, that fill the cells
	targets    map[int]group         // what the lines fill
	lexicons   map[scoring.Place]*lexicon
	catalogues map[int]*catalogue // what lines can name, by owner
	asked      int                // readings of cells so far
	troubles   int                // what could not be read so far
}

// Open reads a document, with the house data that its header names or with the
// user's own, which must be what the header means; own may be nil. The file
// name is used in errors only: what is wrong with the text is a
// *ledger.SyntaxError behind it.
func Open(shelf ledger.Catalog, file, text string, own ledger.DataLoader) (*Document, error) {
	return OpenIn(nil, shelf, file, text, own)
}

// OpenIn is [Open] for somebody who reads a language: what two languages mean differently is
// what theirs means by it.
func OpenIn(l *speech.Language, shelf ledger.Catalog, file, text string, own ledger.DataLoader) (*Document, error) {
	d, err := read(l, shelf, text, own)
	var syntax *ledger.SyntaxError
	if errors.As(err, &syntax) {
		return nil, syntax.In(file)
	}
	return d, err
}

func read(l *speech.Language, shelf ledger.Catalog, text string, own ledger.DataLoader) (*Document, error) {
	if len(text) > MaxBytes {
		return nil, &ledger.SyntaxError{Line: 1, Column: 1, Message: "final.too-large"}
	}
	header, rest, above, err := ledger.ParseHeader(typed.Header(text))
	if err != nil {
		return nil, err
	}
	if !header.Final {
		return nil, header.At("saddlebag", "final.a-ledger")
	}
	d, err := Start(shelf, header, own)
	if err != nil {
		return nil, err
	}
	d.own = l
	return d, d.fill(rest, above)
}

// Start is a document of which nothing is filled in.
func Start(shelf ledger.Catalog, header ledger.Header, own ledger.DataLoader) (*Document, error) {
	fold, house, err := shelf.Start(&header, own)
	if err != nil {
		return nil, err
	}
	header.Final = true
	d := &Document{Header: header, House: house, Game: fold.Game(), Filled: scoring.Filled{}, doubtful: map[scoring.Place]bool{}}
	d.lines, d.targets, d.cells, d.lexicons = map[scoring.Place]int{}, map[int]group{}, map[scoring.Place]int{}, map[scoring.Place]*lexicon{}
	d.catalogues = map[int]*catalogue{}
	if d.Setup, err = header.Setup(d.Game.Info(), house.House); err != nil {
		return nil, err
	}
	auditor, ok := d.Game.(audit.Auditor)
	if !ok {
		return nil, header.At("saddlebag", speech.Say("final.not-judged", "game", d.Game.Info().Title))
	}
	cells, err := auditor.BlankCells(d.Setup)
	if err != nil {
		return nil, header.At("saddlebag", speech.OfError(err))
	}
	if d.list, err = auditor.Checklist(d.Setup); err != nil {
		return nil, header.At("saddlebag", speech.OfError(err))
	}
	d.Paper = withCorrections(cells, d.Game.Info(), len(d.Setup.Players))
	for i, c := range d.Paper {
		d.cells[scoring.Place{Owner: c.Owner, Cell: c.ID}] = i
	}
	d.Parts = withRest(d.list.Parts, d.Paper)
	d.shown = slices.DeleteFunc(fold.State().Cells(), func(c scoring.Cell) bool { return c.Use != scoring.Shown })
	return d, nil
}

// withRest adds to parts those of the cells of a paper that are in none. Nobody
// asks for corrections: who has made some knows.
func withRest(parts []audit.Part, paper []scoring.Cell) []audit.Part {
	in := map[scoring.Place]bool{}
	for _, part := range parts {
		for _, cell := range part.Cells {
			in[scoring.Place{Owner: part.Owner, Cell: cell}] = true
		}
	}
	rest := audit.PartsOf(slices.DeleteFunc(slices.Clone(paper), func(c scoring.Cell) bool { return in[scoring.Place{Owner: c.Owner, Cell: c.ID}] }))
	for i := range rest {
		if rest[i].Name == scoring.CellGroup(scoring.CorrectionCell("")) {
			rest[i].Title, rest[i].Idle = "final.corrections", true
		}
	}
	return slices.Concat(parts, rest)
}

// withCorrections adds to the cells of each seat those of corrections (LG5).
func withCorrections(cells []scoring.Cell, info *scoring.Info, seats int) []scoring.Cell {
	var all []scoring.Cell
	for seat := range seats {
		for _, c := range cells {
			if c.Owner == seat {
				all = append(all, c)
			}
		}
		for _, f := range info.Fields {
			all = append(all, scoring.Cell{
				ID: scoring.CorrectionCell(f.Name), Owner: seat, Label: speech.Say("final.correction", "field", f.Label), Kind: scoring.Figure,
			})
		}
	}
	for _, c := range cells {
		if c.Owner == scoring.Table {
			all = append(all, c)
		}
	}
	return all
}

// Checklist is what the game's rules say of such sheets.
func (d *Document) Checklist() audit.Checklist { return d.list }

// judged remembers what the rules say of the document, for when little of it changes.
func (d *Document) judged() *audit.Memory {
	if d.memory == nil {
		d.memory = d.list.Memory()
	}
	return d.memory
}

// Sums are what some places should say that are sums of others, as far as that is known.
func (d *Document) Sums(places []scoring.Place) map[scoring.Place]scoring.Tenths {
	return d.judged().Sums(d.Filled, places)
}

// Judge has the game say what contradicts on the sheets, without settling them. What the
// document could not be read as comes first of all that cannot be read. Once ctx is done it
// ends with the error of that.
func (d *Document) Judge(ctx context.Context) (scoring.Audit, error) {
	a, err := d.judged().Judge(ctx, d.Filled)
	if err != nil {
		return a, err
	}
	a.Unread = append(d.questions(), a.Unread...)
	if len(a.Unread) > 0 && len(a.Findings) == 0 {
		a.Verdict = scoring.HardToRead
	}
	return a, nil
}

// Audit has the game judge the sheets, and settles them. Once ctx is done it ends with the
// error of that.
func (d *Document) Audit(ctx context.Context) (scoring.Audit, error) {
	a, err := d.Judge(ctx)
	if err != nil {
		return a, err
	}
	if a.Settled, err = settle.Of(ctx, d.list, d.Paper, d.Filled, a); err != nil {
		return a, err
	}
	if len(a.Findings) == 0 && a.Settled.Settled() {
		a.Missing = nil // whatever stands there, the scores are these
		if a.Verdict == scoring.CannotBeTold {
			a.Verdict = scoring.Right
		}
	}
	return a, nil
}

// Fingerprint names the sheets by what is known of them: it is that of the
// canonical text.
func (d *Document) Fingerprint() string { return fingerprint(d.String()) }

func fingerprint(text string) string { return ledger.Digest([]byte(text)) }

// Of is the filled sheets of a ledger's game as it stands, with what the table
// has corrected.
func Of(shelf ledger.Catalog, o *ledger.Opened) (*Document, error) {
	header := o.Doc.Header
	header.Players = o.Fold.Names()
	d, err := Start(shelf, header, func(scoring.Game) (ledger.HouseData, error) { return o.House, nil })
	if err != nil {
		return nil, err
	}
	if err := d.room(o.Fold.State()); err != nil {
		return nil, err
	}
	d.Filled = scoring.FilledFrom(d.Paper, o.Fold.State())
	for seat := range d.Setup.Players {
		for _, field := range d.Game.Info().Fields {
			if sum, any := o.Fold.Corrected(seat, field.Name); any {
				d.Filled[scoring.Place{Owner: seat, Cell: scoring.CorrectionCell(field.Name)}] = scoring.Written{Value: sum.String()}
			}
		}
	}
	return d, nil
}

// room says which row of a game the sheets have no room for.
func (d *Document) room(state scoring.State) error {
	cells := map[scoring.Place]bool{}
	for _, c := range d.Paper {
		cells[scoring.Place{Owner: c.Owner, Cell: c.ID}] = true
	}
	for _, c := range state.Cells() {
		if c.Use == scoring.Row && !cells[scoring.Place{Owner: c.Owner, Cell: c.ID}] {
			return speech.Err("final.no-room", "cell", c.ID)
		}
	}
	return nil
}
