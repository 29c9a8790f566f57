package canvas

import (
	"math"
	"strconv"
)

// Farthest is the largest number that is written. PDF readers take no
// larger one, and no drawing comes near it.
const Farthest = 30000

// AppendNumber writes a length or coordinate, rounded to a hundredth, without
// needless zeros.
func AppendNumber(b []byte, v float64) []byte { return AppendHundredths(b, Hundredths(v)) }

// Hundredths rounds a length or coordinate. NaN becomes 0: a drawing
// with a hole is better than a file that cannot be opened.
func Hundredths(v float64) int64 {
	switch {
	case math.IsNaN(v):
		return 0
	case v > Farthest:
		return 100 * Farthest
	case v < -Farthest:
		return -100 * Farthest
	}
	v *= 100
	n := int64(v)
	switch rest := v - float64(n); {
	case rest >= 0.5:
		n++
	case rest <= -0.5:
		n--
	}
	return n
}

// pairs are the numbers below a hundred in two digits.
var pairs = func() (pairs [100][2]byte) {
	for n := range pairs {
		pairs[n] = [2]byte{byte('0' + n/10), byte('0' + n%10)}
	}
	return pairs
}()

// AppendHundredths writes a number that is given in hundredths.
func AppendHundredths(b []byte, n int64) []byte {
	if n < 0 {
		b, n = append(b, '-'), -n
	}
	if n >= 100*100*100 {
		b = strconv.AppendInt(b, n/100, 10)
	} else {
		b = appendWhole(b, uint32(n)/100)
	}
	fraction := pairs[n%100]
	switch {
	case fraction[1] != '0':
		b = append(b, '.', fraction[0], fraction[1])
	case fraction[0] != '0':
		b = append(b, '.', fraction[0])
	}
	return b
}

// appendWhole writes a number below 10,000: nearly all are.
func appendWhole(b []byte, n uint32) []byte {
	upper, lower := pairs[n/100], pairs[n%100]
	switch {
	case n >= 1000:
		return append(b, upper[0], upper[1], lower[0], lower[1])
	case n >= 100:
		return append(b, upper[1], lower[0], lower[1])
	case n >= 10:
		return append(b, lower[0], lower[1])
	}
	return append(b, lower[1])
}
