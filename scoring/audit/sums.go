package audit

import (
	"maps"

	"saddlebag/scoring"
)

// notASum is a number that nothing adds up to.
const notASum = "-7654321.9"

// Sums are what some places should say that are sums of others, as far as that is known,
// whether or not anybody has written them: where a wrong number stood there, the rules
// would tell.
func (c Checklist) Sums(filled scoring.Filled, places []scoring.Place) map[scoring.Place]scoring.Tenths {
	about := map[scoring.Place][]Rule{}
	nothing := NewSheet(nil)
	for _, r := range c.Rules {
		if r.Sum && r.Wants != nil {
			p, _, _ := r.Wants(nothing)
			about[p] = append(about[p], r)
		}
	}
	sums := map[scoring.Place]scoring.Tenths{}
	filled = maps.Clone(filled)
	sheet := NewSheet(filled)
	for _, p := range places {
		was, known := filled[p]
		filled[p] = scoring.Written{Value: notASum}
		sheet.perhaps.add(p)
		for _, r := range about[p] {
			if r.Fails(sheet) == "" {
				continue
			}
			if _, n, ok := r.Wants(sheet); ok {
				sums[p] = n
				break
			}
		}
		if delete(filled, p); known {
			filled[p] = was
		}
	}
	return sums
}
