package press

import "saddlebag/scoring/speech"

// A Sheet is one printable.
type Sheet struct {
	Name         string      // as on the command line: "worksheet"
	About        speech.Text // a short sentence
	InDefaultSet bool        // a game night needs it
	Record       bool        // of what happens in a game, to be written on
	// Craft is what you make of it before a game; empty for nothing.
	Craft Craft
	Use   speech.Text // what one does with it at the table, a sentence; empty where that is plain
	// Played marks a sheet that can only show a played game: Pages refuses any
	// other job.
	Played bool
	Make   Make
	// Pieces are what it is made of where all of it is cut out; nil for other sheets. In a set,
	// those that fill no leaf lie where another has room for them.
	Pieces Pieces
	// Beside names the sheets whose pieces may lie in the empty parts of its leaves. Pieces on
	// the same stock may always share a leaf.
	Beside []string
}

// A Craft is how you make something to play with out of a sheet.
type Craft struct {
	Stock speech.Text // what to print it on: "card"
	Do    speech.Text // what to do with it, a sentence
	// Secret marks pieces that nobody may recognise from behind: backs hide them.
	Secret bool
	// Scissors marks leaves on which not all cuts are straight.
	Scissors bool
}

// Make makes the pages of a sheet, or of a part of one.
type Make func(Job) ([]Page, error)

// Pieces are the batches that a sheet is cut into.
type Pieces func(Job) ([]Batch, error)
