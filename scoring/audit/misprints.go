package audit

import "saddlebag/scoring"

// Misprints are the numbers that a slip of the pen makes of one: two digits that stand beside
// each other turned round, another digit, or one too many or too few.
func Misprints(n scoring.Tenths) (turned, misprinted []scoring.Tenths) {
	digits := n.String()
	for i := range len(digits) + 1 {
		if i+1 < len(digits) && digits[i] != digits[i+1] {
			turned = appendNumber(turned, digits[:i]+digits[i+1:i+2]+digits[i:i+1]+digits[i+2:])
		}
		for d := '0'; d <= '9'; d++ {
			misprinted = appendNumber(misprinted, digits[:i]+string(d)+digits[i:])
			if i < len(digits) {
				misprinted = appendNumber(misprinted, digits[:i]+string(d)+digits[i+1:])
			}
		}
		if i < len(digits) {
			misprinted = appendNumber(misprinted, digits[:i]+digits[i+1:])
		}
	}
	return turned, misprinted
}

func appendNumber(all []scoring.Tenths, text string) []scoring.Tenths {
	if n, ok := scoring.ParseTenths(text); ok {
		return append(all, n)
	}
	return all
}
