package judge

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/goldfever/terms"
)

// gear are the rules of what a character carries.
func (a *auditor) gear() []audit.Rule {
	var all []audit.Rule
	carried := func(m int, p scoring.Place, gun bool) {
		all = append(append(all, a.LegibleItem(m, p)...), a.rule("GF4", func(r reading) string { return r.misfit(m, p, gun) }))
	}
	for m := range a.Men {
		sh := &a.Sheets[m]
		for _, p := range sh.Pockets {
			carried(m, p, false)
		}
		for i, p := range sh.Guns {
			carried(m, p, true)
			all = append(all,
				a.rule("GF5", func(r reading) string { return r.overloaded(m, i) }),
				a.rule("GF53", func(r reading) string {
					_, there, known := r.itemAt(p)
					return audit.Sentence(known && !there && r.crossed(sh.Jams[i]), "%s has a jam on a gun that is not there.", a.NameOf(m)).String()
				}),
			)
		}
		carried(m, sh.Use, true)
		all = append(all, a.of(m, "GF25", reading.notInUse))
	}
	return all
}

// misfit says that something else than a gun is where guns are carried, or a
// gun elsewhere.
func (r reading) misfit(m int, p scoring.Place, gun bool) string {
	format := "%s has a %s in a pocket, and guns are carried beside those."
	if gun {
		format = "%s has a %s for a gun."
	}
	it, there, known := r.itemAt(p)
	return audit.Sentence(known && there && it.Kind.Gun() != gun, format, r.NameOf(m), it.Kind.Title()).String()
}

// overloaded says that a gun has more shells than it holds, or what is no
// number of them.
func (r reading) overloaded(m, i int) string {
	p := r.Sheets[m].Shells[i]
	w, known := r.At(p)
	n, whole := r.Whole(p)
	it, there, seen := r.itemAt(r.Sheets[m].Guns[i])
	switch {
	case !known || whole && n == 0:
		return ""
	case !whole || n < 0:
		return fmt.Sprintf("No gun of %s has %s shells.", r.NameOf(m), w.Value)
	case seen && !there:
		return fmt.Sprintf("%s has %d shells for a gun that is not there.", r.NameOf(m), n)
	case seen && it.Kind.Gun() && n > terms.Weapons[it.Kind].Shells:
		return fmt.Sprintf("The %s of %s holds %d shells, not %d.", it.Kind.Title(), r.NameOf(m), terms.Weapons[it.Kind].Shells, n)
	}
	return audit.Sentence(n > r.MostShells(), "No gun of the scenario holds %d shells.", n).String()
}

// notInUse says that none of a character's guns is in use, though there are
// some, or a gun that is none of them.
func (r reading) notInUse(m int) string {
	used, uses, known := r.itemAt(r.Sheets[m].Use)
	if !known {
		return ""
	}
	others := 0
	for _, p := range r.Sheets[m].Guns {
		gun, there, seen := r.itemAt(p)
		switch {
		case seen && there && !uses:
			return fmt.Sprintf("%s has a %s, and no gun in use.", r.NameOf(m), gun.Kind.Title())
		case seen && (!there || !gun.Is(used)):
			others++
		}
	}
	return audit.Sentence(uses && others == terms.Guns, "The %s that %s uses is none that %s has.", used.Kind.Title(), r.NameOf(m), r.NameOf(m)).String()
}
