package village

import (
	"slices"

	"saddlebag/scoring"
)

// A Border is how two zones adjoin, where one can get across.
type Border string

// The borders, the widest first.
const (
	OpenBorder   Border = "open"
	DoorBorder   Border = "door"
	WindowBorder Border = "window"
)

// Border says how two zones adjoin, and whether one can get across (GF2, GF3).
// Of several ways across it is the widest.
func (v *Village) Border(a, b int) (Border, bool) {
	if a == b {
		return "", false
	}
	pieces := v.shared(a, b)
	if len(v.open(pieces)) > 0 {
		return OpenBorder, true
	}
	var widest Border
	for _, o := range v.Openings {
		lies := func(piece Segment) bool { return piece.covers(o.Line) }
		if widest != DoorBorder && slices.ContainsFunc(pieces, lies) {
			widest = Border(o.Kind)
		}
	}
	return widest, widest != ""
}

// Neighbours are the zones that can be walked to from a zone, in order.
func (v *Village) Neighbours(zone int) []int {
	return scoring.Where(len(v.Zones), func(other int) bool {
		_, ok := v.Border(zone, other)
		return ok
	})
}

// Dashes are the borders over open ground, piece by piece, each once.
func (v *Village) Dashes() []Segment {
	var found []Segment
	for a := range v.Zones {
		for b := range a {
			found = append(found, v.open(v.shared(a, b))...)
		}
	}
	return found
}

// shared are the pieces of the outline that two zones have in common.
func (v *Village) shared(a, b int) []Segment {
	var pieces []Segment
	for s := range edges(v.Zones[a].Outline) {
		for t := range edges(v.Zones[b].Outline) {
			if piece, ok := s.shared(t); ok {
				pieces = append(pieces, piece)
			}
		}
	}
	return pieces
}

// open is what barriers leave of pieces, but for what a tree covers. Trees do
// not touch, so that none is covered by several together.
func (v *Village) open(pieces []Segment) []Segment {
	for _, b := range v.Barriers {
		if len(pieces) == 0 {
			return nil
		}
		for straight := range b.straights() {
			pieces = cutAll(pieces, straight)
		}
	}
	return slices.DeleteFunc(pieces, func(piece Segment) bool {
		return slices.ContainsFunc(v.Trees, func(t Tree) bool { return t.covers(piece) })
	})
}

// covers says whether nothing of a segment sticks out of a tree.
func (t Tree) covers(s Segment) bool {
	for _, end := range s {
		if to := end.minus(t.Centre); dot(to, to) > t.Radius*t.Radius {
			return false
		}
	}
	return true
}
