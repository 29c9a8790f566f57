package scoring

// longestEdited is how many letters of a word are compared.
const longestEdited = 200

// Edits is how many letters must be written, rubbed out or written over to make one
// word of another.
func Edits(a, b string) int {
	x, y := []rune(a), []rune(b)
	x, y = x[:min(len(x), longestEdited)], y[:min(len(y), longestEdited)]
	row := Each(len(y)+1, func(i int) int { return i })
	for i := range x {
		before := row[0]
		row[0] = i + 1
		for k := range y {
			over := before
			if x[i] != y[k] {
				over++
			}
			before, row[k+1] = row[k+1], min(over, row[k]+1, row[k+1]+1)
		}
	}
	return row[len(y)]
}
