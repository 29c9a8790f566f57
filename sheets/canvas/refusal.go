package canvas

import (
	"math"
	"strconv"

	"saddlebag/scoring/speech"
)

// A Refusal is a request that can't be fulfilled, though nothing is wrong with the
// program or the machine.
type Refusal struct {
	Reason speech.Text // a clause for people, as in an error
}

// Error returns the reason in English.
func (r *Refusal) Error() string { return r.Reason.String() }

// Said returns the reason.
func (r *Refusal) Said() speech.Text { return r.Reason }

// Refused makes a Refusal whose reason is a message with its arguments, as [speech.Say]
// makes it.
func Refused(name string, args ...any) *Refusal { return &Refusal{Reason: speech.Say(name, args...)} }

// decimal is a length in millimetres as messages have it, with all its decimals.
func decimal(mm float64) speech.Decimal {
	return speech.Decimal(strconv.FormatFloat(mm, 'f', -1, 64))
}

// Tenths is a length in millimetres as messages have it, to a tenth.
func Tenths(mm float64) speech.Tenths { return speech.Tenths(math.Round(10 * mm)) }
