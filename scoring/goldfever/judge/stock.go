package judge

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
)

// stock are the rules of how many objects there are (GF6, GF60).
func (a *auditor) stock() []audit.Rule {
	var all []audit.Rule
	for kind := range terms.Kind(terms.Kinds) {
		if a.Has[kind] > 0 {
			all = append(all, a.rule("GF60", func(r reading) speech.Text { return r.tooManyOf(kind) }))
		}
	}
	for face := range terms.FaceWords {
		all = append(all, a.rule("GF6", func(r reading) speech.Text { return r.tooManyFaces(face) }))
	}
	return append(all, a.rule("GF60", reading.tooMany), a.rule("GF60", reading.lost))
}

// tooManyOf says that more of a kind are seen than the scenario has, or one in
// two places.
func (r reading) tooManyOf(kind terms.Kind) speech.Text {
	count, where := 0, map[int]speech.Text{}
	for st, it := range r.items() {
		if it.Kind != kind {
			continue
		}
		count++
		if other, twice := where[it.Number]; twice && it.Number > 0 {
			if other == st.Of {
				return speech.Say("goldfever.wrong-twice", "object", kind.Named(it.Number), "where", other)
			}
			return speech.Say("goldfever.wrong-two-places", "object", kind.Named(it.Number), "where", other, "other", st.Of)
		}
		where[it.Number] = st.Of
	}
	return audit.Wrong(count > r.Has[kind], "goldfever.wrong-stock", "object", kind.Title(), "count", count, "n", r.Has[kind])
}

// tooManyFaces says that more nuggets have a face than the scenario has.
func (r reading) tooManyFaces(face int) speech.Text {
	count := 0
	for _, it := range r.items() {
		if it.Kind == terms.Nugget && it.Face == face {
			count++
		}
	}
	return audit.Wrong(count > r.Faces[face], "goldfever.wrong-faces", "count", count, "face", terms.FaceTitle(face), "n", r.Faces[face])
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
func (r reading) tooMany() speech.Text {
	n := r.seen().count
	return audit.Wrong(n > len(r.Things), "goldfever.wrong-objects", "count", n, "n", len(r.Things))
}

// lost says that objects are nowhere, other than those that can be gone:
// dynamite that has exploded and whisky that was drunk.
func (r reading) lost() speech.Text {
	s, short, kinds := r.seen(), 0, speech.Any(nil)
	for kind, n := range s.left {
		if k := terms.Kind(kind); k != terms.Dynamite && k != terms.Whisky && n > 0 {
			short += n
			kinds = append(kinds, k.Title())
		}
	}
	return audit.Wrong(!s.boardUnknown && short > s.room, "goldfever.wrong-lost", "n", short-s.room, "objects", kinds)
}

// blasts is how many sticks of dynamite can have exploded: those that are seen
// nowhere, as far as objects are missing.
func (r reading) blasts() int {
	s := r.seen()
	return max(0, min(s.left[terms.Dynamite], len(r.Things)-s.count))
}

// exploded says whether dynamite can have.
func (r reading) exploded() bool { return r.blasts() > 0 }
