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
		all = append(all, a.readable(p, a.BrokenItem, "with "+a.NameOf(m))...)
		all = append(all, a.rule("GF4", func(r reading) string { return r.misfit(m, p, gun) }))
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
					return audit.Sentence(known && !there && r.crossed(sh.Jams[i]), "%s has a jam on a gun that is not there.", a.NameOf(m))
				}),
			)
		}
		carried(m, sh.Use, true)
		all = append(all, a.of(m, "GF25", reading.notInUse))
	}
	return all
}

// readable are the rules that the text of an entry can be read (GF4) and names what
// the scenario has (GF6, GF60): broken returns the clause by which it does not.
func (a *auditor) readable(p scoring.Place, broken func(text string) (clause string), where string) []audit.Rule {
	demand := func(clause, format string) audit.Rule {
		return a.rule(clause, func(r reading) string {
			text, _ := r.words(p)
			return audit.Sentence(text != "" && broken(text) == clause, format, where, text)
		})
	}
	reads := demand("GF4", "What is it that is written %s: %q?")
	reads.Reads = true
	return []audit.Rule{
		reads,
		demand("GF6", "What is written %s is on no nugget: %s. Their faces are 1, 2, 3 and rock."),
		demand("GF60", "The scenario has not what is written %s: %s."),
	}
}

// misfit says that something else than a gun is where guns are carried, or a
// gun elsewhere.
func (r reading) misfit(m int, p scoring.Place, gun bool) string {
	format := "%s has a %s in a pocket, and guns are carried beside those."
	if gun {
		format = "%s has a %s for a gun."
	}
	it, there, known := r.itemAt(p)
	return audit.Sentence(known && there && it.Kind.Gun() != gun, format, r.NameOf(m), it.Kind.Title())
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
	return audit.Sentence(n > r.mostShells(), "No gun of the scenario holds %d shells.", n)
}

// mostShells is what the largest gun of the scenario holds.
func (a *auditor) mostShells() int {
	most := 0
	for kind, n := range a.Has {
		if terms.Kind(kind).Gun() && n > 0 {
			most = max(most, terms.Weapons[kind].Shells)
		}
	}
	return most
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
	return audit.Sentence(uses && others == terms.Guns, "The %s that %s uses is none that %s has.", used.Kind.Title(), r.NameOf(m), r.NameOf(m))
}
