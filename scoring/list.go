package scoring

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
