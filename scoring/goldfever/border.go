package goldfever

// A Border is how two zones adjoin.
type Border string

// The borders, the easiest to see through first.
const (
	OpenBorder   Border = "open"
	DoorBorder   Border = Border(Door)
	WindowBorder Border = Border(Window)
)

// Border says how two zones adjoin, and whether one can walk between them
// (GF2, GF3). Where they adjoin in several ways it is the widest: open ground,
// else a door.
func (v *Village) Border(a, b int) (Border, bool) { return "", false }

// Neighbours are the zones that can be walked to from a zone, in order.
func (v *Village) Neighbours(zone int) []int {
	var found []int
	for other := range v.Zones {
		if _, ok := v.Border(zone, other); ok {
			found = append(found, other)
		}
	}
	return found
}
