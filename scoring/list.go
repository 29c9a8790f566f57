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

// A Grown list only grows, at its end. Copies of a state share it: what one of them adds, the
// others don't have, and nothing is copied for it. The zero value is empty.
type Grown[T any] struct{ last *grown[T] }

// grown is an item, and those before it.
type grown[T any] struct {
	item   T
	number int // from 1
	before *grown[T]
}

// And is the list with one more item.
func (g Grown[T]) And(item T) Grown[T] {
	next := &grown[T]{item: item, number: 1, before: g.last}
	if g.last != nil {
		next.number += g.last.number
	}
	return Grown[T]{next}
}

// All are the items, the oldest first, in a slice of the caller's own.
func (g Grown[T]) All() []T {
	if g.last == nil {
		return nil
	}
	all := make([]T, g.last.number)
	for at := g.last; at != nil; at = at.before {
		all[at.number-1] = at.item
	}
	return all
}
