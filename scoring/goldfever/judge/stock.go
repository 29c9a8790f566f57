package judge

import (
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/goldfever/terms"
)

// A store is a place where objects can be.
type store struct {
	place scoring.Place
	of    string // "with Ted", "in zone c4"
	zone  int    // of the board; nowhere for a sheet
}

// storage lists the hands and pockets, then the zones.
func (a *auditor) storage() []store {
	var all []store
	for m := range a.Men {
		for _, p := range slices.Concat(a.Sheets[m].Guns, a.Sheets[m].Pockets) {
			all = append(all, store{p, "with " + a.NameOf(m), fight.Nowhere})
		}
	}
	for zone, p := range a.Board {
		all = append(all, store{p, "in zone " + a.ZoneName(zone), zone})
	}
	return all
}

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
			if other == st.of {
				return fmt.Sprintf("%s-%d is there twice, %s.", kind, it.Number, other)
			}
			return fmt.Sprintf("%s-%d is in two places: %s and %s.", kind, it.Number, other, st.of)
		}
		where[it.Number] = st.of
	}
	return audit.Sentence(count > r.Has[kind], "The sheets have %s %d times, and the scenario has it %d times.", kind.Title(), count, r.Has[kind])
}

// tooManyFaces says that more nuggets have a face than the scenario has.
func (r reading) tooManyFaces(face int) string {
	count := 0
	for _, it := range r.items() {
		if it.Kind == terms.Nugget && it.Face == face {
			count++
		}
	}
	return audit.Sentence(count > r.Faces[face], "%d of the nuggets carried are %s, and the scenario has %d.", count, terms.FaceTitle(face), r.Faces[face])
}

// tooMany says that more objects are seen than the scenario has, those that are
// only counted among them.
func (r reading) tooMany() string {
	count := 0
	for _, st := range r.stores {
		items, more, _ := r.inStore(st)
		count += len(items) + more
	}
	return audit.Sentence(count > len(r.Things), "The sheets have %d of the objects, and the scenario has %d.", count, len(r.Things))
}

// lost says that objects are nowhere, other than those that can be gone:
// dynamite that has exploded and whisky that was drunk.
func (r reading) lost() string {
	room, left := 0, r.Has
	for _, st := range r.stores {
		items, more, known := r.inStore(st)
		switch {
		case !known && st.zone != fight.Nowhere:
			return ""
		case !known:
			room++
		}
		room += more
		for _, it := range items {
			left[it.Kind]--
		}
	}
	short, kinds := 0, []string(nil)
	for kind, n := range left {
		if k := terms.Kind(kind); k != terms.Dynamite && k != terms.Whisky && n > 0 {
			short += n
			kinds = append(kinds, k.Title())
		}
	}
	return audit.Sentence(short > room, "%d objects of the scenario are nowhere; they can be a %s.", short-room, strings.Join(kinds, ", or a "))
}

// blasts is how many sticks of dynamite can have exploded: those that are seen
// nowhere, as far as objects are missing.
func (r reading) blasts() int {
	gone, missing := r.Has[terms.Dynamite], len(r.Things)
	for _, st := range r.stores {
		items, more, _ := r.inStore(st)
		missing -= len(items) + more
		for _, it := range items {
			if it.Kind == terms.Dynamite {
				gone--
			}
		}
	}
	return max(0, min(gone, missing))
}

// exploded says whether dynamite can have.
func (r reading) exploded() bool { return r.blasts() > 0 }
