package audit

import "saddlebag/scoring"

// notASum is a number that nothing adds up to.
const notASum = "-7654321.9"

// A summed place is what it should say, if that is known.
type summed struct {
	sum   scoring.Tenths
	known bool
	read  sieve // the places that it follows from, and few others
}

// Sums are what some places should say that are sums of others, as far as that is known,
// whether or not anybody has written them: where a wrong number stood there, the rules
// would tell.
func (c Checklist) Sums(filled scoring.Filled, places []scoring.Place) map[scoring.Place]scoring.Tenths {
	return c.Memory().Sums(filled, places)
}

// Sums are what places should say, as [Checklist.Sums] has it.
func (m *Memory) Sums(filled scoring.Filled, places []scoring.Place) map[scoring.Place]scoring.Tenths {
	m.take(filled)
	if m.about == nil {
		m.about, m.sums = m.list.about(), map[scoring.Place]*summed{}
	}
	sums := make(map[scoring.Place]scoring.Tenths, len(places))
	for _, p := range places {
		s := m.sums[p]
		if s == nil {
			s = m.sum(p)
			m.sums[p] = s
		}
		if s.known {
			sums[p] = s.sum
		}
	}
	return sums
}

// about are the rules that want a number in a place, by that place.
func (c Checklist) about() map[scoring.Place][]Rule {
	about := map[scoring.Place][]Rule{}
	nothing := NewSheet(nil)
	for _, r := range c.Rules {
		if r.Sum && r.Wants != nil {
			p, _, _ := r.Wants(nothing)
			about[p] = append(about[p], r)
		}
	}
	return about
}

// sum is what a place should say.
func (m *Memory) sum(p scoring.Place) *summed {
	was, known := m.filled[p]
	m.filled[p] = scoring.Written{Value: notASum}
	m.sheet.perhaps.add(p)
	s := &summed{}
	m.sheet.trace = &s.read
	for _, r := range m.about[p] {
		if r.Fails(m.sheet) == "" {
			continue
		}
		if _, s.sum, s.known = r.Wants(m.sheet); s.known {
			break
		}
	}
	m.sheet.trace = nil
	if delete(m.filled, p); known {
		m.filled[p] = was
	}
	return s
}
