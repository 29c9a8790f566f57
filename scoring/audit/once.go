package audit

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

// changed has everything be found out again: something else stands on the sheet.
func (s *Sheet) changed() {
	clear(s.once)
	s.once = s.once[:0]
}
