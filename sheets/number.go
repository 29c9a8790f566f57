package sheets

import (
	"math"
	"strconv"
)

// farthest is the largest number that is written. Readers of PDF take no
// larger one, and no drawing comes near it.
const farthest = 30000

// appendNumber writes a length or coordinate, rounded to a hundredth, without
// needless zeros.
func appendNumber(b []byte, v float64) []byte { return appendHundredths(b, hundredths(v)) }

// hundredths rounds a length or coordinate. What is no number is 0: a drawing
// with a hole is better than a file that cannot be opened.
func hundredths(v float64) int64 {
	if math.IsNaN(v) {
		return 0
	}
	return int64(math.Round(100 * max(-farthest, min(farthest, v))))
}

func appendHundredths(b []byte, n int64) []byte {
	if n < 0 {
		b, n = append(b, '-'), -n
	}
	b = strconv.AppendInt(b, n/100, 10)
	if n %= 100; n != 0 {
		b = append(b, '.', byte('0'+n/10))
		if n%10 != 0 {
			b = append(b, byte('0'+n%10))
		}
	}
	return b
}
