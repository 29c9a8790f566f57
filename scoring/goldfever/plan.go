package goldfever

// A plan is what never changes in a village, worked out once: who is next door,
// and what is seen from where as long as nobody is in the way.
type plan struct {
	zones  map[string]int // by name
	next   [][]int        // by zone: those that it borders (GF3)
	open   [][]int        // of those the ones over open ground (GF55)
	sights [][]view
}

// A view is what is seen of a zone from another one, and the zones whose circles
// the line touches: whoever stands there is in the way (GF41).
type view struct {
	Sight
	circles []int
}

// newPlan looks from every zone of a village at every other.
func newPlan(v *Village) *plan {
	n := len(v.Zones)
	p := &plan{zones: make(map[string]int, n), next: make([][]int, n), open: make([][]int, n), sights: make([][]view, n)}
	for a := range n {
		p.zones[v.Zones[a].Name] = a
		p.next[a] = v.Neighbours(a)
		for _, b := range p.next[a] {
			if border, _ := v.Border(a, b); border == OpenBorder {
				p.open[a] = append(p.open[a], b)
			}
		}
		p.sights[a] = make([]view, n)
		for b := range n {
			at := &p.sights[a][b]
			at.Sight = v.Sight(a, b, func(zone int) bool {
				at.circles = append(at.circles, zone)
				return false
			})
		}
	}
	return p
}
