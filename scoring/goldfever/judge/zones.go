package judge

import (
	"saddlebag/scoring/audit"
	"saddlebag/scoring/speech"
)

// zones are the rules of where characters stand (GF2, GF7).
func (a *auditor) zones() []audit.Rule {
	var all []audit.Rule
	for m := range a.Men {
		all = append(all,
			a.LegibleZone(m),
			a.rule("GF2", func(r reading) speech.Text {
				return audit.Wrong(r.Blank(a.Sheets[m].Zone) && r.lasts(m), "goldfever.wrong-nowhere", "character", a.NameOf(m))
			}),
			a.of(m, "GF2", reading.inTwoZones),
			a.of(m, "GF7", reading.deadOnBoard),
			a.of(m, "GF2", reading.elsewhere),
		)
	}
	for zone := range a.Board {
		all = append(all, a.LegibleCrowd(zone)...)
	}
	return all
}

// onBoard are the zones of the board that a character is known to stand in.
func (r reading) onBoard(m int) []string {
	var names []string
	for zone := range r.Board {
		if c, known := r.crowdAt(zone); known && c.Men.Has(m) {
			names = append(names, r.ZoneName(zone))
		}
	}
	return names
}

// inTwoZones says that a character stands in two zones of the board.
func (r reading) inTwoZones(m int) speech.Text {
	zones := r.onBoard(m)
	if len(zones) < 2 {
		return ""
	}
	return speech.Say("goldfever.wrong-two-zones", "character", r.NameOf(m), "zone", zones[0], "other", zones[1])
}

// deadOnBoard says that the dead stand on the board.
func (r reading) deadOnBoard(m int) speech.Text {
	zones := r.onBoard(m)
	if len(zones) == 0 {
		return ""
	}
	return audit.Wrong(r.dies(m) || r.crossed(r.Sheets[m].Zone), "goldfever.wrong-dead-board", "character", r.NameOf(m), "zone", zones[0])
}

// elsewhere says that a character does not stand on the board where its sheet
// says, if that is not crossed out.
func (r reading) elsewhere(m int) speech.Text {
	text, _ := r.words(r.Sheets[m].Zone)
	if _, there := r.House.Village.Index(text); !there {
		return ""
	}
	for zone := range r.Board {
		if c, known := r.crowdAt(zone); known && c.Men.Has(m) != (r.ZoneName(zone) == text) {
			return speech.Say("goldfever.wrong-board", "character", r.NameOf(m), "zone", text, "other", r.ZoneName(zone))
		}
	}
	return ""
}

// stands is whether a living character stands in a zone, as far as the sheet and
// the board tell: surely, and maybe.
func (r reading) stands(m, zone int) (surely, maybe bool) {
	w, _ := r.At(r.Sheets[m].Zone)
	maybe = !r.dies(m) && !w.Struck
	if w.Value != "" {
		here := w.Value == r.ZoneName(zone)
		surely = here && r.lasts(m)
		maybe = maybe && here
	}
	if c, known := r.crowdAt(zone); known {
		surely = surely || c.Men.Has(m)
		maybe = maybe && c.Men.Has(m)
	}
	return surely, maybe
}
