package judge

import (
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
)

// gear are the rules of what a character carries.
func (a *auditor) gear() []audit.Rule {
	var all []audit.Rule
	carried := func(m int, p scoring.Place, gun bool) {
		all = append(append(all, a.LegibleItem(m, p)...), a.rule("GF4", func(r reading) speech.Text { return r.misfit(m, p, gun) }))
	}
	for m := range a.Men {
		sh := &a.Sheets[m]
		for _, p := range sh.Pockets {
			carried(m, p, false)
		}
		for i, p := range sh.Guns {
			carried(m, p, true)
			all = append(all,
				a.rule("GF5", func(r reading) speech.Text { return r.overloaded(m, i) }),
				a.rule("GF53", func(r reading) speech.Text {
					_, there, known := r.itemAt(p)
					return audit.Wrong(known && !there && r.crossed(sh.Jams[i]), "goldfever.wrong-jam", "character", a.NameOf(m), "number", i+1)
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
func (r reading) misfit(m int, p scoring.Place, gun bool) speech.Text {
	message := "goldfever.wrong-pocket"
	if gun {
		message = "goldfever.wrong-gun"
	}
	it, there, known := r.itemAt(p)
	return audit.Wrong(known && there && it.Kind.Gun() != gun, message, "character", r.NameOf(m), "object", it.Kind.Title())
}

// overloaded says that a gun has more shells than it holds, or what is no
// number of them.
func (r reading) overloaded(m, i int) speech.Text {
	p := r.Sheets[m].Shells[i]
	w, known := r.At(p)
	n, whole := r.Whole(p)
	it, there, seen := r.itemAt(r.Sheets[m].Guns[i])
	switch {
	case !known || whole && n == 0:
		return ""
	case !whole || n < 0:
		return speech.Say("goldfever.wrong-shells", "character", r.NameOf(m), "word", strconv.Quote(w.Value))
	case seen && !there:
		return speech.Say("goldfever.wrong-loose-shells", "character", r.NameOf(m), "n", n)
	case seen && it.Kind.Gun() && n > terms.Weapons[it.Kind].Shells:
		return speech.Say("goldfever.wrong-load", "gun", it.Kind.Title(), "character", r.NameOf(m), "n", terms.Weapons[it.Kind].Shells, "shells", n)
	}
	return audit.Wrong(n > r.MostShells(), "goldfever.wrong-big-load", "n", n)
}

// notInUse says that none of a character's guns is in use, though there are
// some, or a gun that is none of them.
func (r reading) notInUse(m int) speech.Text {
	used, uses, known := r.itemAt(r.Sheets[m].Use)
	if !known {
		return ""
	}
	others := 0
	for _, p := range r.Sheets[m].Guns {
		gun, there, seen := r.itemAt(p)
		switch {
		case seen && there && !uses:
			return speech.Say("goldfever.wrong-unused", "character", r.NameOf(m), "gun", gun.Kind.Title())
		case seen && (!there || !gun.Is(used)):
			others++
		}
	}
	return audit.Wrong(uses && others == terms.Guns, "goldfever.wrong-use", "gun", used.Kind.Title(), "character", r.NameOf(m))
}
