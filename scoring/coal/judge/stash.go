package judge

import (
	"cmp"

	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
	"saddlebag/scoring/speech"
)

// stashed are the rules of what has left the Ore Stash: each letter crossed out
// is on a burro, or the Pinkertons have it.
func (a *auditor) stashed(w *sheet.Worksheet) {
	takers := "CW30" // the Pinkertons take minerals, too, but from nobody in a solo game
	if a.Solo() {
		takers = "CW40"
	}
	for _, m := range coal.Minerals() {
		a.demand(w, "CW40", func(r reader) speech.Text { return r.overloaded(r.haul(m)) })
		a.demand(w, takers, func(r reader) speech.Text { return r.taken(r.haul(m)) })
	}
	if !a.Solo() {
		a.demand(w, "CW30", reader.unevenly)
	}
}

// A haul is how many of a mineral have left the stash, and come onto burros.
type haul struct {
	coal.Mineral
	left, loaded audit.Span
}

// haul counts a mineral.
func (r reader) haul(m coal.Mineral) haul {
	return audit.Once(r.Sheet, finding{r.Worksheet, "hauls"}, r.hauls)[m]
}

// hauls counts all minerals. A burro whose delivery has no value was not used.
func (r reader) hauls() *[coal.MineralKinds]haul {
	var all [coal.MineralKinds]haul
	left := r.EveryLetter(r.Stash, sheet.Gone)
	for m := range all {
		all[m] = haul{Mineral: coal.Mineral(m), left: left[m]}
	}
	for b := range r.Burros {
		on := r.EveryLetter(r.Burros[b].Slots, sheet.Either)
		unused := r.Blank(r.Burros[b].Value)
		for m := range all {
			if unused {
				on[m].Most = 0
			}
			all[m].loaded = all[m].loaded.Plus(on[m])
		}
	}
	return &all
}

// taken is how many the Pinkertons have.
func (h haul) taken() audit.Span {
	return audit.Span{Least: h.left.Least - h.loaded.Most, Most: h.left.Most - h.loaded.Least}
}

// overloaded demands that what is on a burro has left the stash.
func (r reader) overloaded(h haul) speech.Text {
	if h.left.Most >= h.loaded.Least {
		return ""
	}
	loaded, left, _ := apart(h.numbers(r))
	return speech.Say("coal.loaded-not-crossed", "player", r.Name, "loaded", loaded, "mineral", h.Title(), "left", sheet.NoneOr(left))
}

// numbers are how many of a mineral burros and the stash have.
func (h haul) numbers(r reader) (loaded, left audit.Span) {
	all := r.haul(h.Mineral)
	return all.loaded, all.left
}

// taken demands that the Pinkertons have some of what has left the stash, if a
// seat has hired them, and none if not. Where a burro carries something and has no
// value, it is no wonder that there is more: that is told instead.
func (r reader) taken(h haul) speech.Text {
	hired, known := r.hired()
	switch {
	case !known:
		return ""
	case hired:
		return audit.Wrong(h.taken().Most <= 0, "coal.pinkertons-took-none", "player", r.Name, "mineral", h.Title())
	}
	if why := r.anyWorthless(); why != "" || h.taken().Least <= 0 {
		return why
	}
	loaded, left, _ := apart(h.numbers(r))
	return speech.Say("coal.crossed-not-loaded", "player", r.Name, "left", left, "mineral", h.Title(), "loaded", sheet.NoneOr(loaded))
}

// unevenly demands that the Pinkertons have taken as many of one mineral as of
// another. What is wrong with a mineral by itself is told as that.
func (r reader) unevenly() speech.Text {
	var fewest, most haul
	for _, m := range coal.Minerals() {
		h := r.haul(m)
		if alone := cmp.Or(r.overloaded(h), r.taken(h), r.anyWorthless()); alone != "" {
			return alone
		}
		if m == coal.Silver || h.taken().Least > most.taken().Least {
			most = h
		}
		if m == coal.Silver || h.taken().Most < fewest.taken().Most {
			fewest = h
		}
	}
	return audit.Wrong(most.taken().Least > fewest.taken().Most, "coal.pinkertons-uneven",
		"player", r.Name, "most", most.Title(), "fewest", fewest.Title())
}

// hired says whether the seat has hired the Pinkertons, as nobody does in a solo
// game.
func (r reader) hired() (yes, known bool) {
	if r.Solo() {
		return false, true
	}
	return r.named(r.Table.Pinkertons, r.Seat)
}
