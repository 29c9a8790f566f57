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

// AtHand is what is wrong with what lies at hand: what a finger can't reach without a
// scroll, what is cut off or broken, and a page that is wider than its screen.
func (p *Player) AtHand() []string {
	p.T.Helper()
	return on[[]string](p, "atHand")
}

// Asking is what is wrong where the page asks for more, of what can be entered now: what
// ends that is always in sight, and the rest is within reach by a scroll of that alone.
func (p *Player) Asking() []string {
	p.T.Helper()
	return on[[]string](p, "asking")
}

// Noted is what is wrong with the note in sight, of which there is one: it covers what can
// be tapped, is not read whole, or can't be closed.
func (p *Player) Noted() []string {
	p.T.Helper()
	return on[[]string](p, "noted")
}

// Split are the words among some that go on in the next line, each with where it stands.
func (p *Player) Split(words ...string) []string {
	p.T.Helper()
	return on[[]string](p, "split", words)
}

// Letters is how large text is that is always in sight, in CSS pixels, by where it is.
func (p *Player) Letters() map[string]float64 {
	p.T.Helper()
	return on[map[string]float64](p, "letters")
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
