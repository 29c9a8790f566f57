package scoring

import (
	"strconv"
	"strings"

	"saddlebag/scoring/speech"
)

// Tenths is an amount of points or money in tenths of its unit: $12 is 120.
type Tenths int64

// Whole returns n whole units in tenths.
func Whole(n int) Tenths { return Tenths(n) * 10 }

// String writes the amount with a decimal only if it has one: "12",
// "3.5", "-0.1".
func (t Tenths) String() string {
	sign, n := "", t
	if n < 0 {
		sign, n = "-", -n
	}
	s := sign + strconv.FormatInt(int64(n/10), 10)
	if r := n % 10; r != 0 {
		s += "." + strconv.FormatInt(int64(r), 10)
	}
	return s
}

// ParseTenths reads an amount with one decimal at most: "312", "+5", "-3.5".
func ParseTenths(s string) (Tenths, bool) {
	digits := strings.TrimLeft(s, "+-")
	if len(s)-len(digits) > 1 {
		return 0, false
	}
	whole, tenth, dot := strings.Cut(digits, ".")
	if !dot {
		tenth = "0"
	}
	const mostDigits = 12 // far from where an int64 ends
	if whole == "" || len(whole) > mostDigits || len(tenth) != 1 {
		return 0, false
	}
	var n Tenths
	for _, part := range [...]string{whole, tenth} {
		for i := range len(part) {
			if part[i] < '0' || part[i] > '9' {
				return 0, false
			}
			n = 10*n + Tenths(part[i]-'0')
		}
	}
	if s[0] == '-' {
		n = -n
	}
	return n, true
}

// MarshalJSON writes the amount as a number with one decimal: 12.0.
func (t Tenths) MarshalJSON() ([]byte, error) {
	sign, n := "", t
	if n < 0 {
		sign, n = "-", -n
	}
	return []byte(sign + strconv.FormatInt(int64(n/10), 10) + "." + strconv.FormatInt(int64(n%10), 10)), nil
}

// A Score is the tally of one seat.
type Score struct {
	Lines []Line
}

// A Line is one reason for points or money.
type Line struct {
	Label  speech.Text
	Amount Tenths
	Clause string
	Event  int // Number of the event that earned it; 0 for the set-up
	// Open says that the amount isn't settled, and can still change: the value of an
	// unfinished group, or of a secret card.
	Open bool
}

// CorrectionClause is the clause of lines that a correction made.
const CorrectionClause = "LG5"

// Earn adds a line, unless the amount is 0. The number is that of the event that
// earned it.
func (s *Score) Earn(label speech.Text, amount Tenths, clause string, event int) {
	if amount != 0 {
		s.Lines = append(s.Lines, Line{Label: label, Amount: amount, Clause: clause, Event: event})
	}
}

// A Correction is the amount by which the table overruled a field of a seat (clause LG5),
// in games where only the tally shows it.
type Correction struct {
	Seat, Event int
	Amount      Tenths
}

// Corrected adds a seat's corrections of a field.
func (s *Score) Corrected(all Grown[Correction], seat int, label speech.Text) {
	for _, c := range all.All() {
		if c.Seat == seat {
			s.Lines = append(s.Lines, Line{Label: label, Amount: c.Amount, Clause: CorrectionClause, Event: c.Event})
		}
	}
}

// Total is the sum of all lines.
func (s Score) Total() Tenths {
	var sum Tenths
	for _, l := range s.Lines {
		sum += l.Amount
	}
	return sum
}

// Uncorrected is the sum of the lines that no correction made.
func (s Score) Uncorrected() Tenths {
	var sum Tenths
	for _, l := range s.Lines {
		if l.Clause != CorrectionClause {
			sum += l.Amount
		}
	}
	return sum
}

// Ranks ranks seats by the given keys, the first key first, greater is better.
// Equal seats share a rank and the next rank is skipped: 1, 1, 3. Every
// seat must have the same number of keys.
func Ranks(keys [][]Tenths) []int {
	ranks := make([]int, len(keys))
	for i := range keys {
		ranks[i] = 1
		for j := range keys {
			if better(keys[j], keys[i]) {
				ranks[i]++
			}
		}
	}
	return ranks
}

// RankTotals ranks seats by nothing but their totals, as [Ranks] does.
func RankTotals(scores []Score) []int {
	return Ranks(Each(len(scores), func(seat int) []Tenths { return []Tenths{scores[seat].Total()} }))
}

func better(a, b []Tenths) bool {
	for i := range a {
		if a[i] != b[i] {
			return a[i] > b[i]
		}
	}
	return false
}
