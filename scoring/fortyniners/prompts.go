package fortyniners

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"sync"

	"saddlebag/scoring"
)

// Prompts lists what may happen now: the throw or the moves of the role in turn,
// and the miles that a bandit on a lookout may still travel.
func (s *state) Prompts() []scoring.Prompt {
	if s.Over() {
		return nil
	}
	var prompts []scoring.Prompt
	if s.onward.open {
		j := s.bonusJourney()
		prompts = s.promptPaths(&j, verbLookout, s.onward.role)
	}
	if s.phase == throwing {
		return append(prompts, scoring.Prompt{
			Seat: s.seat(s.turn), Verb: verbRoll, Cell: ThrowCell, Owner: scoring.Table, Label: fmt.Sprintf("Throw for the %s", s.turn.Piece()),
			Args: []scoring.Arg{{Name: "dice", Kind: scoring.Throw, From: s.dice, To: s.dice, Faces: Faces, Device: deviceDice}},
		})
	}
	j := s.journey()
	if prompts := s.promptPaths(&j, verbMove, s.turn); len(prompts) > 0 {
		return prompts
	}
	return []scoring.Prompt{{
		Seat: s.seat(s.turn), Verb: verbPass, Cell: ThrowCell, Owner: scoring.Table,
		Label: fmt.Sprintf("Pass: there is no way for the %s", s.turn.Piece()),
	}}
}

// An effect is what a path comes to, as far as players care: two paths with the
// same one are as good as each other.
type effect struct {
	end    spot
	passed spotSet // by the coach, of the settlements that still count
	stop   bool    // the coach is credited at the end
	caught [Roles]bool
	before spot // a bandit on a lookout came from there, and does not start back (FN23)
}

// An offer is all paths that come to the same.
type offer struct {
	effect
	label string
	paths []string
	count int
}

// A found path is a part of a text, and the offer that it belongs to.
type found struct{ offer, end int }

// A search is room for finding all paths.
type search struct {
	offers []offer
	order  []int // of the offers
	paths  []found
	text   []byte // of one path after the other
}

// searches are kept for the next prompts: there are hundreds of paths each time.
var searches = sync.Pool{New: func() any { return new(search) }}

// promptPaths offers every path, a prompt for each end and all that it can come
// to, in the order of spots on the board.
func (s *state) promptPaths(j *journey, verb string, r Role) []scoring.Prompt {
	found := searches.Get().(*search)
	defer searches.Put(found)
	s.find(found, j, r)
	offers, order := found.offers, found.order[:0]
	for i := range offers {
		order = append(order, i)
	}
	slices.SortFunc(order, func(a, b int) int { return cmp.Or(int(offers[a].end-offers[b].end), a-b) })
	found.order = order
	prompts, args := make([]scoring.Prompt, len(offers)), make([]scoring.Arg, len(offers))
	for i, at := range order {
		o := &offers[at]
		args[i] = scoring.Arg{Name: "path", Kind: scoring.Path, Choices: o.paths}
		prompts[i] = scoring.Prompt{
			Seat: s.seat(r), Verb: verb, Cell: s.net.id(o.end), Owner: scoring.Table, Label: o.label, Args: args[i : i+1 : i+1],
		}
	}
	clear(offers) // of what the prompts have now
	return prompts
}

// find finds all paths, by what they come to.
func (s *state) find(all *search, j *journey, r Role) {
	all.offers, all.paths, all.text = all.offers[:0], all.paths[:0], all.text[:0]
	j.paths(func(path []spot) {
		e := s.effect(r, path)
		i := slices.IndexFunc(all.offers, func(o offer) bool { return o.effect == e })
		if i < 0 {
			i = len(all.offers)
			all.offers = append(all.offers, offer{effect: e, label: s.label(r, path, e)})
		}
		all.offers[i].count++
		for n, at := range path {
			if n > 0 {
				all.text = append(all.text, ' ')
			}
			all.text = append(all.text, s.net.id(at)...)
		}
		all.paths = append(all.paths, found{i, len(all.text)})
	})
	words, choices, from := string(all.text), make([]string, len(all.paths)), 0
	for i := range all.offers {
		o := &all.offers[i]
		o.paths, choices = choices[:0:o.count], choices[o.count:]
	}
	for _, f := range all.paths {
		o := &all.offers[f.offer]
		o.paths = append(o.paths, words[from:f.end])
		from = f.end
	}
}

// effect is what a role's path comes to.
func (s *state) effect(r Role, path []spot) effect {
	e := effect{end: path[len(path)-1], before: nowhere}
	switch r {
	case Blackjack:
		last := len(path) - 1
		e.stop = s.counts(path, last)
		for i, at := range path[:last] {
			if s.counts(path, i) {
				e.passed.add(at)
			}
		}
	case White:
		for _, bandit := range bandits {
			e.caught[bandit] = s.meets(bandit, path)
		}
	default:
		if s.looksOut(r, e.end) {
			e.before = s.before(r, path)
		}
	}
	return e
}

// label says where a role's path ends, and what it costs or brings.
func (s *state) label(r Role, path []spot, e effect) string {
	to := "To " + s.net.title(e.end)
	if words := s.comesTo(r, path, e); len(words) > 0 {
		return to + "; " + strings.Join(words, "; ")
	}
	return to
}

// comesTo says what a role's path costs or brings, beside where it ends.
func (s *state) comesTo(r Role, path []spot, e effect) []string {
	var words []string
	switch r {
	case Blackjack:
		if e.stop {
			words = append(words, fmt.Sprintf("%d credited", s.net.spots[e.end].Settlement))
		}
		passed, _ := s.reckon(path) // in the order passed
		for _, m := range passed {
			words = append(words, fmt.Sprintf("%d lost at %s", m.points, m.spot))
		}
	case White:
		for _, caught := range s.caught(path) {
			words = append(words, "catching "+caught.String())
		}
	default:
		if e.before != nowhere {
			words = append(words, "coming from "+s.net.id(e.before))
		}
		if e.end == s.at[White] {
			words = append(words, "onto the sheriff")
		}
	}
	return words
}
