package scoring

import (
	"slices"

	"saddlebag/scoring/speech"
)

// A BadgeGiver is implemented by states of games in which some deeds are worth a mention
// at the end, whoever has won.
type BadgeGiver interface {
	// Badges are two to four badges, each with how much every seat has done for it.
	Badges() []Badge
}

// A Badge is for whoever has done the most of something.
type Badge struct {
	Title   speech.Text // what it's for: "Biggest delivery"
	Clause  string      // the rule by which it's done
	Unit    string      // of the figures, as in Info; empty for a count
	Figures []Tenths    // by seat, in that unit; 0 for a seat that hasn't done it
}

// Badges are the badges that somebody has earned, if the game gives any.
func Badges(s State) []Badge {
	giver, ok := s.(BadgeGiver)
	if !ok {
		return nil
	}
	return slices.DeleteFunc(giver.Badges(), func(b Badge) bool { return len(b.Holders()) == 0 })
}

// Most is the best figure.
func (b Badge) Most() Tenths { return slices.Max(b.Figures) }

// Holders are the seats with the best figure, who share the badge; none if nobody has done
// anything.
func (b Badge) Holders() []int {
	most := b.Most()
	return Where(len(b.Figures), func(seat int) bool { return most > 0 && b.Figures[seat] == most })
}

// Amount is the best figure in its unit.
func (b Badge) Amount() speech.Text { return inUnit(b.Most(), b.Unit) }
