package scoring

import (
	"fmt"
	"strings"
)

// Where lists the numbers below n for which something holds, in ascending order:
// indexes of seats, zones or cards.
func Where(n int, holds func(i int) bool) []int {
	var list []int
	for i := range n {
		if holds(i) {
			list = append(list, i)
		}
	}
	return list
}

// Each lists a value for each number below n, such as for each seat.
func Each[T any](n int, of func(i int) T) []T {
	list := make([]T, n)
	for i := range list {
		list[i] = of(i)
	}
	return list
}

// Sum adds up numbers.
func Sum[T ~int | ~int64](numbers ...T) (sum T) {
	for _, n := range numbers {
		sum += n
	}
	return sum
}

// Some counts things for people: "1 card", "2 cards".
func Some(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// Either lists words to choose one from: "red-1, blue-2 or green-1".
func Either(words []string) string { return joined(words, " or ") }

// All lists words that belong together: "2, 3 and 4".
func All(words []string) string { return joined(words, " and ") }

func joined(words []string, last string) string {
	n := len(words) - 1
	if n < 1 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:n], ", ") + last + words[n]
}
