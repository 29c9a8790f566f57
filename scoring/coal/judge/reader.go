package judge

import (
	"fmt"
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
	"saddlebag/scoring/speech"
)

// A reader reads the sheets of a game: for the rules of a seat its worksheet, and
// what the table shares.
type reader struct {
	sheet.Marks
	*auditor
	*sheet.Worksheet // nil for rules of the whole table
}

// A finding is the key of what several rules want to find out of a worksheet; see [audit.Once].
type finding struct {
	*sheet.Worksheet
	what string
}

func (r reader) of(seat int) reader { return reader{r.Marks, r.auditor, &r.Sheets[seat]} }

// apart compares two numbers that should be the same, and says whether they cannot
// be; if so a and b are what to tell of them: what is certain of the one at least
// and of the other at most.
func apart(x, y audit.Span) (a, b int, yes bool) {
	switch {
	case !x.Apart(y):
		return 0, 0, false
	case x.Most < y.Least:
		return x.Most, y.Least, true
	}
	return x.Least, y.Most, true
}

// named says whether a seat's name is among those in a cell.
func (r reader) named(p scoring.Place, seat int) (yes, known bool) {
	names, known := r.buyers(p)
	return slices.Contains(names, seat), known
}

// buyers reads the names of players. They are not known where one is nobody's,
// or stands there twice.
func (r reader) buyers(p scoring.Place) (seats []int, known bool) {
	w, known := r.At(p)
	if !known || w.Value == "" {
		return nil, known
	}
	return r.NamesIn(w.Value, nil)
}

// column is what is known of the seat's cash column.
func (r reader) column() *sheet.Column { return sheet.ColumnOf(r.Marks, r.Worksheet) }

// told is the entry as people tell it: "+15 for Varmint Huntin' in round 3".
func told(e *coal.Entry) speech.Text {
	return speech.Say("coal.entry", "amount", fmt.Sprintf("%+d", e.Amount), "item", e.Reason.Title(), "round", roundOf(e.Round))
}

// roundOf is the number of a round in a sentence, which is empty where there is none.
func roundOf(round int) string {
	if round == 0 {
		return ""
	}
	return strconv.Itoa(round)
}
