package scoring

import "saddlebag/scoring/speech"

// A Feat is something that the record of a game tells of each seat beside the score.
type Feat struct {
	ID      string      // unique in its game, and for good: groups of players keep it ("delivery")
	Title   speech.Text // what it is, or what a badge for it says: "Biggest delivery"
	Clause  string      // the rule by which it's done
	Unit    string      // of the figures, as in Info; empty for a count
	Kind    FeatKind
	Badge   bool     // worth a mention at the end, for whoever has done the most of it
	Figures []Tenths // by seat, in that unit; 0 for a seat that hasn't done it
	Of      []Tenths // by seat, out of how many; only of a Share
	Events  []int    // by seat, the number of the entry that did it, 0 for none; only of a Best
}

// A FeatKind is how figures of several games go together.
type FeatKind int

// The kinds of feats.
const (
	Best  FeatKind = iota // the best single deed: the greatest of all games is the record
	Sum                   // what all deeds come to: games add up
	Share                 // how many of how many: both add up
)
