package audit

import "slices"

// A finding out is what was made of what stands on a sheet, and what was read for that.
type findingOut struct {
	key   any
	value any
	cost  int   // how often an entry was read
	read  sieve // the places that were, and few others
	hits  sieve // of these those that are known, and few others
}

// Once is what a function makes of what stands on a sheet, under a key that is its own.
// Rules that want the same find it out once, as long as the sheet does not change; it
// counts as if each had read it. Nobody changes what it has made.
func Once[T any](s *Sheet, key any, read func() T) T {
	if !s.still || s.notes != nil {
		return read()
	}
	for i := range s.once {
		if f := &s.once[i]; f.key == key {
			*s.reads += f.cost
			s.note(f)
			return f.value.(T)
		}
	}
	f := findingOut{key: key}
	before, trace, hits := *s.reads, s.trace, s.hits
	s.trace, s.hits = &f.read, &f.hits
	value := read()
	s.trace, s.hits = trace, hits
	f.value, f.cost = value, *s.reads-before
	s.once = append(s.once, f)
	s.note(&f)
	return value
}

// note notes what was read to find something out.
func (s *Sheet) note(f *findingOut) {
	if s.trace != nil {
		s.trace.join(&f.read)
	}
	if s.hits != nil {
		s.hits.join(&f.hits)
	}
}

// lose sets aside what follows from entries that are gone.
func (s *Sheet) lose(gone *sieve) {
	s.away = s.away[:0]
	s.once = slices.DeleteFunc(s.once, func(f findingOut) bool {
		lost := f.hits.meets(gone)
		if lost {
			s.away = append(s.away, f)
		}
		return lost
	})
	s.stayed = len(s.once)
}

// regain undoes that: what has been found out in the meantime follows from less than is
// there again.
func (s *Sheet) regain() { s.once = append(s.once[:s.stayed], s.away...) }
