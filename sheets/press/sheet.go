package press

import "saddlebag/speech"

// A Sheet is one printable.
type Sheet struct {
	Name         string      // as on the command line: "worksheet"
	About        speech.Text // a short sentence
	InDefaultSet bool        // a game night needs it
	// Craft is what one makes of it before a game: empty for nothing.
	Craft Craft
	Use   speech.Text // what one does with it at the table, a sentence; empty where that is plain
	// Played marks a sheet that can only be made of a game that was played:
	// Pages asks for no other.
	Played bool
	Make   Make
}

// A Craft is how a sheet becomes what is played with.
type Craft struct {
	Stock speech.Text // what to print it on: "card"
	Do    speech.Text // what to do with it, a sentence
	// Secret marks what nobody may know from behind: its backs hide it.
	Secret bool
}

// Make makes the pages of a sheet, or of a part of one.
type Make func(Job) ([]Page, error)
