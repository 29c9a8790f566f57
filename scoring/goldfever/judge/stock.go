package judge

import (
	"fmt"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/goldfever/terms"
)

// stock are the rules of how many objects there are (GF6, GF60).
func (a *auditor) stock() []audit.Rule {
	var all []audit.Rule
	for kind := range terms.Kind(terms.Kinds) {
		if a.Has[kind] > 0 {
			all = append(all, a.rule("GF60", func(r reading) string { return r.tooManyOf(kind) }))
		}
	}
	for face := range terms.FaceWords {
		all = append(all, a.rule("GF6", func(r reading) string { return r.tooManyFaces(face) }))
	}
	return append(all, a.rule("GF60", reading.tooMany), a.rule("GF60", reading.lost))
}

// tooManyOf says that more of a kind are seen than the scenario has, or one in
// two places.
func (r reading) tooManyOf(kind terms.Kind) string {
	count, where := 0, map[int]string{}
	for st, it := range r.items() {
		if it.Kind != kind {
			continue
		}
		count++
		if other, twice := where[it.Number]; twice && it.Number > 0 {
			if other == st.Of {
				return fmt.Sprintf("%s-%d is there twice, %s.", kind, it.Number, other)
			}
			return fmt.Sprintf("%s-%d is in two places: %s and %s.", kind, it.Number, other, st.Of)
		}
		where[it.Number] = st.Of
	}
	return audit.Sentence(count > r.Has[kind], "The sheets have %s %d times, and the scenario has it %d times.", kind.Title(), count, r.Has[kind]).String()
}

// tooManyFaces says that more nuggets have a face than the scenario has.
func (r reading) tooManyFaces(face int) string {
	count := 0
	for _, it := range r.items() {
		if it.Kind == terms.Nugget && it.Face == face {
			count++
		}
	}
	return audit.Sentence(count > r.Faces[face], "%d of the nuggets carried are %s, and the scenario has %d.", count, terms.FaceTitle(face), r.Faces[face]).String()
}

// A sighting is what is seen of the objects of the scenario.
type sighting struct {
	left         [terms.Kinds]int // that are named nowhere
	count        int              // those named, and those that are only counted
	room         int              // for more: what is only counted, and hands that are not known
	boardUnknown bool
}

// seen goes through all that is written of objects.
func (r reading) seen() sighting {
	s := sighting{left: r.Has}
	for i := range r.Stores {
		st := &r.Stores[i]
		items, more, known := r.inStore(st)
		s.count += len(items) + more
		s.room += more + scoring.When(!known, 1)
		s.boardUnknown = s.boardUnknown || !known && st.Zone != fight.Nowhere
		for _, it := range items {
			s.left[it.Kind]--
		}
	}
	return s
}

// tooMany says that more objects are seen than the scenario has, those that are
// only counted among them.
func (r reading) tooMany() string {
	n := r.seen().count
	return audit.Sentence(n > len(r.Things), "The sheets have %d of the objects, and the scenario has %d.", n, len(r.Things)).String()
}

// lost says that objects are nowhere, other than those that can be gone:
// dynamite that has exploded and whisky that was drunk.
func (r reading) lost() string {
	s, short, kinds := r.seen(), 0, []string(nil)
	for kind, n := range s.left {
		if k := terms.Kind(kind); k != terms.Dynamite && k != terms.Whisky && n > 0 {
			short += n
			kinds = append(kinds, k.Title())
		}
	}
	return audit.Sentence(!s.boardUnknown && short > s.room, "%d objects of the scenario are nowhere; they can be a %s.", short-s.room, strings.Join(kinds, ", or a ")).String()
}

// blasts is how many sticks of dynamite can have exploded: those that are seen
// nowhere, as far as objects are missing.
func (r reading) blasts() int {
	s := r.seen()
	return max(0, min(s.left[terms.Dynamite], len(r.Things)-s.count))
}

// exploded says whether dynamite can have.
func (r reading) exploded() bool { return r.blasts() > 0 }
