package goldfever

import (
	"fmt"

	"saddlebag/scoring"
)

// zones are the conditions of where characters stand.
func (a *auditor) zones() []scoring.Condition {
	var all []scoring.Condition
	for m := range a.men {
		all = append(all, a.somewhere(m), a.onceOnBoard(m), a.offBoard(m), a.agrees(m))
	}
	for zone, p := range a.board {
		all = append(all, a.readable(p, func(text string) string {
			_, broken := a.readCrowd(text)
			return broken
		}, "Zone %s cannot have what is written there: %s.", a.zoneName(zone))...)
	}
	return all
}

// somewhere demands that the zone of a character is one of the village (GF2).
func (a *auditor) somewhere(m int) scoring.Condition {
	sh := &a.sheets[m]
	return demand("GF2", func(f scoring.Filled) string {
		w, known := f[sh.zone]
		_, there := a.house.Village.Index(w.Value)
		switch {
		case w.Value != "" && !there:
			return fmt.Sprintf("%s cannot be in %s: the village has no such zone.", a.name(m), w.Value)
		case known && w.Blank() && a.lasts(f, m):
			return fmt.Sprintf("%s is alive, and in no zone.", a.name(m))
		}
		return ""
	}, append(sh.wounds[:], sh.zone)...)
}

// onBoard are the zones of the board that a character is known to stand in.
func (a *auditor) onBoard(f scoring.Filled, m int) []string {
	var names []string
	for zone := range a.board {
		if c, known := a.crowdAt(f, zone); known && c.men.has(m) {
			names = append(names, a.zoneName(zone))
		}
	}
	return names
}

// onceOnBoard demands that a character stands in one zone of the board (GF2).
func (a *auditor) onceOnBoard(m int) scoring.Condition {
	return demand("GF2", func(f scoring.Filled) string {
		zones := a.onBoard(f, m)
		if len(zones) < 2 {
			return ""
		}
		return fmt.Sprintf("%s stands in %s and in %s on the board.", a.name(m), zones[0], zones[1])
	}, a.board...)
}

// offBoard demands that the dead stand nowhere on the board (GF7).
func (a *auditor) offBoard(m int) scoring.Condition {
	at := a.sheets[m].zone
	return demand("GF7", func(f scoring.Filled) string {
		if !a.dies(f, m) && !f[at].Struck {
			return ""
		}
		if zones := a.onBoard(f, m); len(zones) > 0 {
			return fmt.Sprintf("%s is dead, and stands in %s on the board.", a.name(m), zones[0])
		}
		return ""
	}, append([]scoring.Place{a.third(m), at}, a.board...)...)
}

// agrees demands that a character stands on the board where its sheet says, if
// that is not crossed out (GF2).
func (a *auditor) agrees(m int) scoring.Condition {
	at := a.sheets[m].zone
	return demand("GF2", func(f scoring.Filled) string {
		text, _ := wordsAt(f, at)
		if _, there := a.house.Village.Index(text); !there {
			return ""
		}
		for zone := range a.board {
			if c, known := a.crowdAt(f, zone); known && c.men.has(m) != (a.zoneName(zone) == text) {
				return fmt.Sprintf("The sheet of %s says %s, and zone %s of the board says otherwise.", a.name(m), text, a.zoneName(zone))
			}
		}
		return ""
	}, append([]scoring.Place{at}, a.board...)...)
}

// stands is whether a living character stands in a zone, as far as the sheet and
// the board tell: surely, and maybe.
func (a *auditor) stands(f scoring.Filled, m, zone int) (surely, maybe bool) {
	w := f[a.sheets[m].zone]
	maybe = !a.dies(f, m) && !w.Struck
	if w.Value != "" {
		here := w.Value == a.zoneName(zone)
		surely = here && a.lasts(f, m)
		maybe = maybe && here
	}
	if c, known := a.crowdAt(f, zone); known {
		surely = surely || c.men.has(m)
		maybe = maybe && c.men.has(m)
	}
	return surely, maybe
}
