package goldfever

import (
	"fmt"

	"saddlebag/scoring"
)

// gear are the conditions of what a character carries.
func (a *auditor) gear() []scoring.Condition {
	var all []scoring.Condition
	for m := range a.men {
		sh := &a.sheets[m]
		for _, p := range sh.pockets {
			all = append(append(all, a.called(m, p)...), a.fits(m, p, false))
		}
		for i, p := range sh.guns {
			all = append(append(all, a.called(m, p)...), a.fits(m, p, true), a.loaded(m, i), a.jammed(m, i))
		}
		all = append(append(all, a.called(m, sh.use)...), a.fits(m, sh.use, true), a.inUse(m))
	}
	return all
}

// called are the conditions that an entry names an object of the scenario, and
// a nugget's face one that there is (GF4, GF6, GF60).
func (a *auditor) called(m int, p scoring.Place) []scoring.Condition {
	return a.readable(p, func(text string) string {
		_, broken := a.readItem(text)
		return broken
	}, "No object of the scenario that %s could have is called %s.", a.name(m))
}

// readable are the conditions that the text of an entry can be read: read returns
// the clause by which it cannot. The sentence has the name and the text in it.
func (a *auditor) readable(p scoring.Place, read func(text string) string, sentence, name string) []scoring.Condition {
	var all []scoring.Condition
	for _, clause := range []string{"GF4", "GF6", "GF60"} {
		all = append(all, demand(clause, func(f scoring.Filled) string {
			if text, known := wordsAt(f, p); known && text != "" && read(text) == clause {
				return fmt.Sprintf(sentence, name, text)
			}
			return ""
		}, p))
	}
	return all
}

// fits demands that guns, and nothing else, are where guns are carried (GF4).
func (a *auditor) fits(m int, p scoring.Place, gun bool) scoring.Condition {
	return demand("GF4", func(f scoring.Filled) string {
		it, there, known := a.itemAt(f, p)
		switch {
		case !known || !there || it.kind.Gun() == gun:
			return ""
		case gun:
			return fmt.Sprintf("%s has a %s for a gun.", a.name(m), it.kind.Title())
		}
		return fmt.Sprintf("%s has a %s in a pocket, and guns are carried beside those.", a.name(m), it.kind.Title())
	}, p)
}

// loaded demands that a gun has no more shells than it holds (GF5).
func (a *auditor) loaded(m, i int) scoring.Condition {
	gun, shells := a.sheets[m].guns[i], a.sheets[m].shells[i]
	return demand("GF5", func(f scoring.Filled) string {
		w, known := f[shells]
		if !known {
			return ""
		}
		it, there, seen := a.itemAt(f, gun)
		n, whole := wholeAt(f, shells)
		switch {
		case !whole || n < 0:
			return fmt.Sprintf("No gun of %s has %s shells.", a.name(m), w.Value)
		case seen && !there && n > 0:
			return fmt.Sprintf("%s has %d shells for a gun that is not there.", a.name(m), n)
		case seen && there && it.kind.Gun() && n > weapons[it.kind].Shells:
			return fmt.Sprintf("The %s of %s holds %d shells, not %d.", it.kind.Title(), a.name(m), weapons[it.kind].Shells, n)
		case n > a.mostShells():
			return fmt.Sprintf("No gun of the scenario holds %d shells.", n)
		}
		return ""
	}, gun, shells)
}

// mostShells is what the largest gun of the scenario holds.
func (a *auditor) mostShells() int {
	most := 0
	for kind, n := range a.has {
		if Kind(kind).Gun() && n > 0 {
			most = max(most, weapons[kind].Shells)
		}
	}
	return most
}

// jammed demands that what is jammed is a gun that is there (GF53).
func (a *auditor) jammed(m, i int) scoring.Condition {
	gun, jam := a.sheets[m].guns[i], a.sheets[m].jams[i]
	return demand("GF53", func(f scoring.Filled) string {
		if _, there, seen := a.itemAt(f, gun); !seen || there || !f[jam].Struck {
			return ""
		}
		return fmt.Sprintf("%s has a jam on a gun that is not there.", a.name(m))
	}, gun, jam)
}

// inUse demands that one of a character's guns is in use, if there is any
// (GF25).
func (a *auditor) inUse(m int) scoring.Condition {
	sh := &a.sheets[m]
	return demand("GF25", func(f scoring.Filled) string {
		used, uses, known := a.itemAt(f, sh.use)
		if !known {
			return ""
		}
		others := 0
		for _, p := range sh.guns {
			gun, there, seen := a.itemAt(f, p)
			switch {
			case seen && there && !uses:
				return fmt.Sprintf("%s has a %s, and no gun in use.", a.name(m), gun.kind.Title())
			case seen && (!there || !gun.is(used)):
				others++
			}
		}
		if uses && others == len(sh.guns) {
			return fmt.Sprintf("The %s that %s uses is none that %s has.", used.kind.Title(), a.name(m), a.name(m))
		}
		return ""
	}, append(sh.guns[:], sh.use)...)
}
