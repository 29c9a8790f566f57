package speech

import (
	"math"
	"strconv"
	"strings"

	"golang.org/x/text/language"
	printing "golang.org/x/text/message"
	"golang.org/x/text/number"
)

// digits are how a language writes numbers, as CLDR has it.
type digits struct {
	longest string // the largest number, with what stands between its digits
	point   string // what stands before decimals
}

// fewDigits are digits that no language has anything between.
const fewDigits = 3

// mostDigits is how many the longest number has.
var mostDigits = len(strconv.FormatInt(math.MaxInt64, 10))

// digitsOf has the longest number written, with a decimal, and takes it apart. All languages
// get the digits 0 to 9, which is what people throw, cross and type.
func digitsOf(tag language.Tag) digits {
	tag, err := tag.SetTypeForKey("nu", "latn")
	if err != nil {
		panic(err) // it is a numbering that every language can have
	}
	written := printing.NewPrinter(tag).Sprint(number.Decimal(int64(math.MaxInt64), number.Scale(1)))
	before := strings.TrimSuffix(written, "0")
	longest := strings.TrimRightFunc(before, func(r rune) bool { return !isDigit(r) })
	return digits{longest, before[len(longest):]}
}

func isDigit(r rune) bool { return '0' <= r && r <= '9' }

// writeNumber writes a number, with a point before its decimals: "1234.5" as "1,234.5".
func (l *Language) writeNumber(b *strings.Builder, plain string) {
	l.numbers.Do(func() { l.digits = digitsOf(l.tag) })
	unsigned := strings.TrimPrefix(plain, "-")
	b.WriteString(plain[:len(plain)-len(unsigned)])
	whole, decimals, hasPoint := strings.Cut(unsigned, ".")
	l.digits.write(b, whole)
	if hasPoint {
		b.WriteString(l.digits.point)
		b.WriteString(decimals)
	}
}

// write writes a whole number as the end of the longest is written.
func (d digits) write(b *strings.Builder, whole string) {
	if len(whole) <= fewDigits || len(whole) > mostDigits {
		b.WriteString(whole)
		return
	}
	left := mostDigits
	for _, r := range d.longest {
		switch {
		case isDigit(r):
			if left <= len(whole) {
				b.WriteByte(whole[len(whole)-left])
			}
			left--
		case left < len(whole):
			b.WriteRune(r)
		}
	}
}
