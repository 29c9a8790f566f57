package goldfever

import (
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
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
	for m := range a.men {
		for _, p := range slices.Concat(a.sheets[m].guns, a.sheets[m].pockets) {
			all = append(all, store{p, "with " + a.name(m), nowhere})
		}
	}
	for zone, p := range a.board {
		all = append(all, store{p, "in zone " + a.zoneName(zone), zone})
	}
	return all
}

// stock are the rules of how many objects there are (GF6, GF60).
func (a *auditor) stock() []audit.Rule {
	var all []audit.Rule
	for kind := range Kind(Kinds) {
		if a.has[kind] > 0 {
			all = append(all, a.rule("GF60", func(r reading) string { return r.tooManyOf(kind) }))
		}
	}
	for face := range faceWords {
		all = append(all, a.rule("GF6", func(r reading) string { return r.tooManyFaces(face) }))
	}
	return append(all, a.rule("GF60", reading.tooMany), a.rule("GF60", reading.lost))
}

// tooManyOf says that more of a kind are seen than the scenario has, or one in
// two places.
func (r reading) tooManyOf(kind Kind) string {
	count, where := 0, map[int]string{}
	for st, it := range r.items() {
		if it.kind != kind {
			continue
		}
		count++
		if other, twice := where[it.number]; twice && it.number > 0 {
			if other == st.of {
				return fmt.Sprintf("%s-%d is there twice, %s.", kind, it.number, other)
			}
			return fmt.Sprintf("%s-%d is in two places: %s and %s.", kind, it.number, other, st.of)
		}
		where[it.number] = st.of
	}
	return audit.Sentence(count > r.has[kind], "The sheets have %s %d times, and the scenario has it %d times.", kind.Title(), count, r.has[kind])
}

// tooManyFaces says that more nuggets have a face than the scenario has.
func (r reading) tooManyFaces(face int) string {
	count := 0
	for _, it := range r.items() {
		if it.kind == Nugget && it.face == face {
			count++
		}
	}
	return audit.Sentence(count > r.faces[face], "%d of the nuggets carried are %s, and the scenario has %d.", count, faceTitle(face), r.faces[face])
}

// tooMany says that more objects are seen than the scenario has, those that are
// only counted among them.
func (r reading) tooMany() string {
	count := 0
	for _, st := range r.stores {
		items, more, _ := r.inStore(st)
		count += len(items) + more
	}
	return audit.Sentence(count > len(r.things), "The sheets have %d of the objects, and the scenario has %d.", count, len(r.things))
}

// lost says that objects are nowhere, other than those that can be gone:
// dynamite that has exploded and whisky that was drunk.
func (r reading) lost() string {
	room, left := 0, r.has
	for _, st := range r.stores {
		items, more, known := r.inStore(st)
		switch {
		case !known && st.zone != nowhere:
			return ""
		case !known:
			room++
		}
		room += more
		for _, it := range items {
			left[it.kind]--
		}
	}
	short, kinds := 0, []string(nil)
	for kind, n := range left {
		if k := Kind(kind); k != Dynamite && k != Whisky && n > 0 {
			short += n
			kinds = append(kinds, k.Title())
		}
	}
	return audit.Sentence(short > room, "%d objects of the scenario are nowhere; they can be a %s.", short-room, strings.Join(kinds, ", or a "))
}

// blasts is how many sticks of dynamite can have exploded: those that are seen
// nowhere, as far as objects are missing.
func (r reading) blasts() int {
	gone, missing := r.has[Dynamite], len(r.things)
	for _, st := range r.stores {
		items, more, _ := r.inStore(st)
		missing -= len(items) + more
		for _, it := range items {
			if it.kind == Dynamite {
				gone--
			}
		}
	}
	return max(0, min(gone, missing))
}

// exploded says whether dynamite can have.
func (r reading) exploded() bool { return r.blasts() > 0 }
