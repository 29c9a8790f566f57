package dice

import (
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// A Thrower throws dice that are alike, or spins a spinner.
type Thrower struct {
	Name  string
	Label speech.Text
	Count int                      // how many are thrown at once; 1 for a spinner
	Sides []string                 // faces of each die, equal sectors of a spinner
	Side  func(string) speech.Text // what people call a side; nil where they call it as Sides do
}

// In is the thrower with what people call its sides in a language.
func (t Thrower) In(l *speech.Language) Thrower {
	if t.Side != nil {
		t.Sides = scoring.Each(len(t.Sides), func(i int) string { return l.Of(t.Side(t.Sides[i])) })
	}
	return t
}

// From makes the throwers of a game: its dice and spinners, in the order of
// its Info. Piles are made with [NewPile]: they remember what was drawn.
func From(info *scoring.Info) []Thrower {
	var throwers []Thrower
	for _, d := range info.Devices {
		switch d.Kind {
		case scoring.Dice:
			throwers = append(throwers, Thrower{Name: d.Name, Label: d.Label, Count: d.Count, Sides: d.Sides, Side: d.Side})
		case scoring.Spinner:
			throwers = append(throwers, Thrower{Name: d.Name, Label: d.Label, Count: 1, Sides: d.Sides, Side: d.Side})
		case scoring.Pile:
		}
	}
	return throwers
}

// Throw throws once.
func (t Thrower) Throw(src Source) Result {
	faces := make(Result, t.Count)
	for i := range faces {
		faces[i] = t.Sides[Intn(src, len(t.Sides))]
	}
	return faces
}

// A Result is the faces that a throw shows, in the order thrown.
type Result []string

// String writes the result as an argument of an event: "2+3+4".
func (r Result) String() string { return strings.Join(r, "+") }

// Sum adds the faces up. It is not ok where a face is not a number.
func (r Result) Sum() (sum int, ok bool) {
	for _, face := range r {
		n, err := strconv.Atoi(face)
		if err != nil {
			return 0, false
		}
		sum += n
	}
	return sum, true
}
