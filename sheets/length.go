package sheets

import (
	"strconv"
	"strings"

	"saddlebag/scoring/reading"
	"saddlebag/scoring/speech"
)

// A LengthError is something that somebody has typed and that is no length on paper.
type LengthError struct {
	Typed string
	Can   []string // what it can be, where that is several
}

func (e *LengthError) Error() string { return e.Said().String() }

// Said is why it is none.
func (e *LengthError) Said() speech.Text {
	if e.Can != nil {
		return speech.Say("sheets.which-length", "typed", strconv.Quote(e.Typed), "can", speech.Any(speech.Named(e.Can...)))
	}
	return speech.Say("sheets.no-length", "typed", strconv.Quote(e.Typed))
}

// ParseMillimetres reads a length on paper as people write it: "10", "10.5", "10,5", "10 mm".
// If a comma could also separate thousands, the user is asked. The error is a *LengthError.
func ParseMillimetres(typed string) (float64, error) {
	number := strings.TrimSpace(strings.TrimSuffix(strings.ToLower(reading.Plain(reading.Name(typed))), "mm"))
	point := strings.Replace(number, ",", ".", 1)
	mm, err := strconv.ParseFloat(point, 64)
	if err != nil {
		return 0, &LengthError{Typed: typed}
	}
	if whole := reading.WholeNumber(number); point != number && whole != number {
		return 0, &LengthError{typed, []string{point, whole}}
	}
	return mm, nil
}
