package tabletest

import (
	"slices"
	"strings"
)

// An Anatomy is how the page is divided, in CSS pixels, as a finger finds it.
type Anatomy struct {
	Height int
	Sheet  int // in sight
	Bar    int
	Wide   int    // by which the page is wider than its screen
	Hidden bool   // there is something to do, and none of it is in sight
	Under  string // elements that lie between the bars where sheet could be, by their ids
}

// Share is how much of the height is sheet, in hundredths.
func (a Anatomy) Share() int { return 100 * a.Sheet / a.Height }

// Anatomy measures the page.
func (p *Player) Anatomy() Anatomy {
	p.T.Helper()
	return on[Anatomy](p, "anatomy")
}

// Enlarge makes all text as large as its reader wants it, in hundredths.
func (p *Player) Enlarge(text int) {
	p.T.Helper()
	on[bool](p, "enlarge", text)
}

// Phase is what can be done now: the verbs that are offered.
func Phase(offers []Offer) string {
	var verbs []string
	for _, o := range offers {
		verbs = append(verbs, o.Verb)
	}
	slices.Sort(verbs)
	return strings.Join(slices.Compact(verbs), " ")
}
