package goldfever

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// zones are the rules of where characters stand (GF2, GF7).
func (a *auditor) zones() []audit.Rule {
	var all []audit.Rule
	for m := range a.men {
		all = append(all,
			audit.Legible("GF2", a.sheets[m].zone, func(w scoring.Written) string {
				_, there := a.house.Village.Index(w.Value)
				return audit.Sentence(!there && w.Value != "", "Which zone of the village is %q, where %s stands?", w.Value, a.name(m))
			}),
			a.rule("GF2", func(r reading) string { return r.inNoZone(m) }),
			a.rule("GF2", func(r reading) string { return r.inTwoZones(m) }),
			a.rule("GF7", func(r reading) string { return r.deadOnBoard(m) }),
			a.rule("GF2", func(r reading) string { return r.elsewhere(m) }),
		)
	}
	for zone, p := range a.board {
		all = append(all, a.readable(p, a.brokenCrowd, "in zone "+a.zoneName(zone))...)
	}
	return all
}

// inNoZone says that a living character has no zone.
func (r reading) inNoZone(m int) string {
	return audit.Sentence(r.Blank(r.sheets[m].zone) && r.lasts(m), "%s is alive, and in no zone.", r.name(m))
}

// onBoard are the zones of the board that a character is known to stand in.
func (r reading) onBoard(m int) []string {
	var names []string
	for zone := range r.board {
		if c, known := r.crowdAt(zone); known && c.men.has(m) {
			names = append(names, r.zoneName(zone))
		}
	}
	return names
}

// inTwoZones says that a character stands in two zones of the board.
func (r reading) inTwoZones(m int) string {
	zones := r.onBoard(m)
	if len(zones) < 2 {
		return ""
	}
	return fmt.Sprintf("%s stands in %s and in %s on the board.", r.name(m), zones[0], zones[1])
}

// deadOnBoard says that the dead stand on the board.
func (r reading) deadOnBoard(m int) string {
	zones := r.onBoard(m)
	if len(zones) == 0 {
		return ""
	}
	return audit.Sentence(r.dies(m) || r.crossed(r.sheets[m].zone), "%s is dead, and stands in %s on the board.", r.name(m), zones[0])
}

// elsewhere says that a character does not stand on the board where its sheet
// says, if that is not crossed out.
func (r reading) elsewhere(m int) string {
	text, _ := r.words(r.sheets[m].zone)
	if _, there := r.house.Village.Index(text); !there {
		return ""
	}
	for zone := range r.board {
		if c, known := r.crowdAt(zone); known && c.men.has(m) != (r.zoneName(zone) == text) {
			return fmt.Sprintf("The sheet of %s says %s, and zone %s of the board says otherwise.", r.name(m), text, r.zoneName(zone))
		}
	}
	return ""
}

// stands is whether a living character stands in a zone, as far as the sheet and
// the board tell: surely, and maybe.
func (r reading) stands(m, zone int) (surely, maybe bool) {
	w, _ := r.At(r.sheets[m].zone)
	maybe = !r.dies(m) && !w.Struck
	if w.Value != "" {
		here := w.Value == r.zoneName(zone)
		surely = here && r.lasts(m)
		maybe = maybe && here
	}
	if c, known := r.crowdAt(zone); known {
		surely = surely || c.men.has(m)
		maybe = maybe && c.men.has(m)
	}
	return surely, maybe
}
