package goldfever

import (
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
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
		for _, p := range slices.Concat(a.sheets[m].guns[:], a.sheets[m].pockets[:]) {
			all = append(all, store{p, "with " + a.name(m), nowhere})
		}
	}
	for zone, p := range a.board {
		all = append(all, store{p, "in zone " + a.zoneName(zone), zone})
	}
	return all
}

// inStore are the objects in a store, and how many more are only counted.
func (a *auditor) inStore(f scoring.Filled, st store) (items []item, more int, known bool) {
	if st.zone != nowhere {
		c, known := a.crowdAt(f, st.zone)
		return c.items, c.more, known
	}
	it, there, known := a.itemAt(f, st.place)
	if there && known {
		items = []item{it}
	}
	return items, 0, known
}

// everywhere are the places of all stores.
func (a *auditor) everywhere() []scoring.Place {
	places := make([]scoring.Place, len(a.stores))
	for i, st := range a.stores {
		places[i] = st.place
	}
	return places
}

// stock are the conditions of how many objects there are.
func (a *auditor) stock() []scoring.Condition {
	var all []scoring.Condition
	for kind := range Kind(Kinds) {
		if a.has[kind] > 0 {
			all = append(all, a.notMoreOf(kind))
		}
	}
	for face := range faceWords {
		all = append(all, a.notMoreFaces(face))
	}
	return append(all, a.notMore(), a.noneLost())
}

// notMoreOf demands that no more of a kind are seen than the scenario has, and
// none in two places (GF60).
func (a *auditor) notMoreOf(kind Kind) scoring.Condition {
	return demand("GF60", func(f scoring.Filled) string {
		count, where := 0, map[int]string{}
		for _, st := range a.stores {
			items, _, _ := a.inStore(f, st)
			for _, it := range items {
				if it.kind != kind {
					continue
				}
				count++
				if other, twice := where[it.number]; twice && it.number > 0 {
					return fmt.Sprintf("%s-%d is in two places: %s and %s.", kind, it.number, other, st.of)
				}
				where[it.number] = st.of
			}
		}
		if count <= a.has[kind] {
			return ""
		}
		return fmt.Sprintf("The sheets have %s %d times, and the scenario has it %d times.", kind.Title(), count, a.has[kind])
	}, a.everywhere()...)
}

// notMoreFaces demands that no more nuggets have a face than the scenario says
// (GF6).
func (a *auditor) notMoreFaces(face int) scoring.Condition {
	var pockets []scoring.Place
	for m := range a.sheets {
		pockets = append(pockets, a.sheets[m].pockets[:]...)
	}
	return demand("GF6", func(f scoring.Filled) string {
		count := 0
		for _, p := range pockets {
			if it, there, known := a.itemAt(f, p); known && there && it.kind == Nugget && it.face == face {
				count++
			}
		}
		if count <= a.faces[face] {
			return ""
		}
		return fmt.Sprintf("%d of the nuggets carried are %s, and the scenario has %d.", count, faceTitle(face), a.faces[face])
	}, pockets...)
}

// notMore demands that no more objects are seen than the scenario has, those
// that are only counted among them (GF60).
func (a *auditor) notMore() scoring.Condition {
	return demand("GF60", func(f scoring.Filled) string {
		count := 0
		for _, st := range a.stores {
			items, more, _ := a.inStore(f, st)
			count += len(items) + more
		}
		if count <= len(a.things) {
			return ""
		}
		return fmt.Sprintf("The sheets have %d of the objects, and the scenario has %d.", count, len(a.things))
	}, a.everywhere()...)
}

// noneLost demands that all objects are somewhere but for those that can be
// gone: dynamite that has exploded and whisky that was drunk (GF60).
func (a *auditor) noneLost() scoring.Condition {
	return demand("GF60", func(f scoring.Filled) string {
		room, left := 0, a.has
		for _, st := range a.stores {
			items, more, known := a.inStore(f, st)
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
		short, lost := 0, []string(nil)
		for kind, n := range left {
			if k := Kind(kind); k != Dynamite && k != Whisky && n > 0 {
				short += n
				lost = append(lost, k.Title())
			}
		}
		if short <= room {
			return ""
		}
		return fmt.Sprintf("%d objects of the scenario are nowhere; they can be a %s.", short-room, strings.Join(lost, ", or a "))
	}, a.everywhere()...)
}

// blasts is how many sticks of dynamite can have exploded: those that are seen
// nowhere.
func (a *auditor) blasts(f scoring.Filled) int {
	gone := a.has[Dynamite]
	for _, st := range a.stores {
		items, _, _ := a.inStore(f, st)
		for _, it := range items {
			if it.kind == Dynamite {
				gone--
			}
		}
	}
	return max(0, gone)
}
