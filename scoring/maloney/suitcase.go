package maloney

import (
	"strconv"
	"strings"

	"saddlebag/scoring/speech"
)

// A Suitcase is what the driver finds in a city: points or money, never both,
// good or bad (MI5).
type Suitcase struct {
	Points int
	Money  int // in dollars, a multiple of Step
}

// The bounds of suitcases (MI5).
const (
	WorstPoints = -3
	BestPoints  = 5
	WorstMoney  = -1000
	BestMoney   = 1500
)

// String is the suitcase as ledgers and house data write it: "+3", "-$1000".
func (c Suitcase) String() string {
	n, unit := c.Points, ""
	if c.Money != 0 {
		n, unit = c.Money, "$"
	}
	if n < 0 {
		return "-" + unit + strconv.Itoa(-n)
	}
	return "+" + unit + strconv.Itoa(n)
}

// Amount is what's in the suitcase as people write it: "+3", "+$1,000".
func (c Suitcase) Amount() speech.Text {
	switch {
	case c.Money > 0:
		return speech.Say("ledger.signed-amount", "sign", "+", "amount", Dollars(c.Money))
	case c.Money < 0:
		return InDollars(c.Money)
	}
	return speech.Words(c.String())
}

// MarshalText writes the suitcase as house data does.
func (c Suitcase) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads a suitcase of house data.
func (c *Suitcase) UnmarshalText(text []byte) error {
	read, ok := ParseSuitcase(string(text))
	if !ok {
		return speech.Err("maloney.house-suitcase", "word", strconv.Quote(string(text)), "worst", Suitcase{Points: WorstPoints}.String(), "best", Suitcase{Points: BestPoints}.String(),
			"loss", Suitcase{Money: WorstMoney}.String(), "gain", Suitcase{Money: BestMoney}.String(), "step", "$"+strconv.Itoa(Step))
	}
	*c = read
	return nil
}

// ParseSuitcase reads a suitcase in the one way in which it is written.
func ParseSuitcase(word string) (Suitcase, bool) {
	digits, isMoney := word, false
	if len(word) > 1 && word[1] == '$' {
		digits, isMoney = strings.Replace(word, "$", "", 1), true
	}
	n, err := strconv.Atoi(digits)
	if err != nil || n == 0 {
		return Suitcase{}, false
	}
	c, within := Suitcase{Points: n}, n >= WorstPoints && n <= BestPoints
	if isMoney {
		c, within = Suitcase{Money: n}, n >= WorstMoney && n <= BestMoney && n%Step == 0
	}
	return c, within && c.String() == word
}

// AnySuitcases are all the suitcases that house data can have, as written.
func AnySuitcases() []string {
	var words []string
	for points := WorstPoints; points <= BestPoints; points++ {
		if points != 0 {
			words = append(words, Suitcase{Points: points}.String())
		}
	}
	for money := WorstMoney; money <= BestMoney; money += Step {
		if money != 0 {
			words = append(words, Suitcase{Money: money}.String())
		}
	}
	return words
}
