package fortyniners

import (
	"sync"

	"saddlebag/scoring/speech"
)

// A search is room for finding all paths of a journey, by what they come to.
type search struct {
	offers []offer
	first  [MaxSpots]int // by spot: the first offer of paths that end there, or none
	last   [MaxSpots]int // by spot: the last one, where there is one
	paths  []found
	text   []byte // of all paths
}

// none is no offer.
const none = -1

// An offer is all paths that come to the same.
type offer struct {
	effect
	next  int // offer of paths that end on the same spot, or none
	label speech.Text
	count int // of its paths
	from  int // where its choices begin among all
	to    int // where they end
}

// A found path is a part of the text, and the offer that it belongs to.
type found struct {
	offer int
	span
}

// A span is a part of a text.
type span struct{ from, to int }

func (p span) in(text string) string { return text[p.from:p.to] }

// searches are kept for the next prompts: there are hundreds of paths each time.
var searches = sync.Pool{New: func() any { return new(search) }}

// find finds all paths of a role.
func (all *search) find(s *State, j *journey, r Role) {
	all.offers, all.paths, all.text = all.offers[:0], all.paths[:0], all.text[:0]
	for at := range all.first {
		all.first[at] = none
	}
	j.paths(func(path []SpotIndex) {
		e := s.effect(r, path)
		i := all.with(&e)
		if i == none {
			i = all.add(offer{effect: e, next: none, label: s.label(r, path, &e)})
		}
		all.offers[i].count++
		from := len(all.text)
		for n, at := range path {
			if n > 0 {
				all.text = append(all.text, ' ')
			}
			all.text = append(all.text, s.Net.ID(at)...)
		}
		all.paths = append(all.paths, found{i, span{from, len(all.text)}})
	})
}

// with is the offer of an effect, or none.
func (all *search) with(e *effect) int {
	i := all.first[e.end]
	for i != none && all.offers[i].effect != *e {
		i = all.offers[i].next
	}
	return i
}

// add adds an offer behind those that end on the same spot.
func (all *search) add(o offer) int {
	i := len(all.offers)
	all.offers = append(all.offers, o)
	if all.first[o.end] == none {
		all.first[o.end] = i
	} else {
		all.offers[all.last[o.end]].next = i
	}
	all.last[o.end] = i
	return i
}

// choices are the paths as ledgers write them, those of one offer after those of
// another; the text is that of the search.
func (all *search) choices(text string) []string {
	list, at := make([]string, len(all.paths)), 0
	for i := range all.offers {
		o := &all.offers[i]
		o.from, o.to = at, at
		at += o.count
	}
	for _, f := range all.paths {
		o := &all.offers[f.offer]
		list[o.to] = f.in(text)
		o.to++
	}
	return list
}
