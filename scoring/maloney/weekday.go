package maloney

import (
	"slices"
	"strconv"

	"saddlebag/scoring/speech"
)

// A Weekday is one of the seven, Monday first.
type Weekday uint8

// The days of the week.
const (
	Monday Weekday = iota
	Tuesday
	Wednesday
	Thursday
	Friday
	Saturday
	Sunday
)

// Days is how many days a week has.
const Days = 7

// The days as ledgers and house data write them, and for people: whole and in short.
var (
	DayWords  = []string{"mon", "tue", "wed", "thu", "fri", "sat", "sun"}
	DayNames  = []speech.Text{"maloney.monday", "maloney.tuesday", "maloney.wednesday", "maloney.thursday", "maloney.friday", "maloney.saturday", "maloney.sunday"}
	dayShorts = []speech.Text{"maloney.mon", "maloney.tue", "maloney.wed", "maloney.thu", "maloney.fri", "maloney.sat", "maloney.sun"}
)

// String is the day as ledgers and house data write it: "thu".
func (d Weekday) String() string { return DayWords[d] }

// Name is the day for people: "Thursday".
func (d Weekday) Name() speech.Text { return DayNames[d] }

// Short is the day for people, where there is little room: "Thu".
func (d Weekday) Short() speech.Text { return dayShorts[d] }

// ParseDay reads a day as ledgers write it.
func ParseDay(word string) (Weekday, bool) {
	i := slices.Index(DayWords, word)
	return Weekday(max(i, 0)), i >= 0 //nolint:gosec // an index of seven
}

// MarshalText writes the day as house data does.
func (d Weekday) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// UnmarshalText reads a day of house data.
func (d *Weekday) UnmarshalText(text []byte) error {
	day, ok := ParseDay(string(text))
	if !ok {
		return speech.Err("house.unknown", "word", strconv.Quote(string(text)), "words", speech.Any(speech.Named(DayWords...)))
	}
	*d = day
	return nil
}

// Doubled says whether cards count twice on the day (MI18).
func (d Weekday) Doubled() bool { return d == Tuesday || d == Friday }

// Jokers says whether a joker can be played on the day (MI13).
func (d Weekday) Jokers() bool {
	return d == Monday || d == Wednesday || d == Thursday || d == Saturday
}

// Next is the day after.
func (d Weekday) Next() Weekday { return (d + 1) % Days }
