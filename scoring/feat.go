package scoring

import (
	"slices"

	"saddlebag/scoring/speech"
)

// A FeatGiver is implemented by states of games whose record tells what the players have done
// beside the score.
type FeatGiver interface {
	// Feats are always the same feats in the same order, whatever has been done. What hangs on
	// a secret is 0 until everybody may know it.
	Feats() []Feat
}

// A Feat is something that the record of a game tells of each seat beside the score.
type Feat struct {
	ID      string      // unique in its game, and for good: groups of players keep it ("delivery")
	Title   speech.Text // what the figures are: "Claims"
	Badge   speech.Text // what whoever has done the most is told at the end: "Most claims"; empty where it isn't worth a mention
	Clause  string      // the rule by which it's done
	Unit    string      // of the figures, as in Info; empty for a count
	Kind    FeatKind
	Figures []Tenths // by seat, in that unit; 0 for a seat that hasn't done it
	Of      []Tenths // by seat, out of how many; only of a Share
	Events  []int    // by seat, the number of the entry that did it, 0 for none; only of a Best
}

// A FeatKind is how figures of several games go together.
type FeatKind int

// The kinds of feats.
const (
	Best  FeatKind = iota // the best single deed: the greatest of all games is the record
	Total                 // what all deeds come to: games add up
	Share                 // how many of how many: both add up
)

// A Deed is told of a seat: its figure, and the number of the event that did it.
type Deed func(figure Tenths, event int)

// Bests is the feat of a number of seats as a [Best]. Each tells all deeds of a seat; of equal
// ones the earliest event counts.
func (f Feat) Bests(seats int, each func(seat int, tell Deed)) Feat {
	f.Kind, f.Figures, f.Events = Best, make([]Tenths, seats), make([]int, seats)
	for seat := range seats {
		each(seat, func(figure Tenths, event int) {
			if best := f.Figures[seat]; figure > best || figure > 0 && figure == best && event < f.Events[seat] {
				f.Figures[seat], f.Events[seat] = figure, event
			}
		})
	}
	return f
}

// Totals is the feat of a number of seats as a [Total], with what a seat has done in whole
// units.
func (f Feat) Totals(seats int, done func(seat int) int) Feat {
	f.Kind, f.Figures = Total, Each(seats, func(seat int) Tenths { return Whole(done(seat)) })
	return f
}

// Shares is the feat of a number of seats as a [Share], with what a seat has done in whole
// units, and out of how many.
func (f Feat) Shares(seats int, done func(seat int) (n, of int)) Feat {
	f.Kind, f.Figures, f.Of = Share, make([]Tenths, seats), make([]Tenths, seats)
	for seat := range seats {
		n, of := done(seat)
		f.Figures[seat], f.Of[seat] = Whole(n), Whole(of)
	}
	return f
}

// Feats are what the record tells of the seats, if the game tells anything.
func Feats(s State) []Feat {
	if giver, ok := s.(FeatGiver); ok {
		return giver.Feats()
	}
	return nil
}

// Badges are the feats worth a mention at the end that somebody has done.
func Badges(s State) []Feat {
	return slices.DeleteFunc(Feats(s), func(f Feat) bool { return f.Badge == "" || len(f.Holders()) == 0 })
}

// Most is the greatest figure.
func (f Feat) Most() Tenths { return slices.Max(f.Figures) }

// Holders are the seats with the greatest figure, who share a badge for it; none if nobody has
// done anything.
func (f Feat) Holders() []int {
	most := f.Most()
	return Where(len(f.Figures), func(seat int) bool { return most > 0 && f.Figures[seat] == most })
}

// Amount is the greatest figure in its unit.
func (f Feat) Amount() speech.Text { return inUnit(f.Most(), f.Unit) }
