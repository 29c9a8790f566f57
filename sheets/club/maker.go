package club

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/nights"
	"saddlebag/scoring/speech"
)

// A Maker makes clubs of what groups remember, wherever they're told. It is safe for concurrent
// use.
type Maker struct {
	Catalog ledger.Catalog
	Games   []Game // each with Info and Icon, in the order in which they're told

	mu     sync.Mutex
	states map[string]scoring.State // by game, before anything happens: it knows what things are called
}

// Club is what's on a shelf in a language, without the group's name, with the calendar of the
// year that the group played in last.
func (m *Maker) Club(shelf *nights.Shelf, in *speech.Language) Club {
	c := Club{Stats: *shelf.Stats(), Language: in}
	if n := len(c.Stats.Nights); n > 0 {
		last, _ := time.Parse(time.DateOnly, c.Stats.Nights[n-1].Day)
		c.Year = last.Year()
	}
	for _, g := range m.Games {
		lines := map[string]speech.Text{} // by the feat
		for _, s := range c.Stats.Games {
			for i := range s.Records {
				if s.Game == g.Info.ID {
					lines[s.Records[i].Feat] = m.line(shelf, g.Info, &s.Records[i], in)
				}
			}
		}
		g.Line = func(r nights.Record) speech.Text { return lines[r.Feat] }
		m.in(g.Info, func(s scoring.State) {
			if s != nil {
				g.Feats = scoring.Feats(s)
			}
		})
		c.Games = append(c.Games, g)
	}
	return c
}

// line says what made a record; empty for a score, and where it can't be said.
func (m *Maker) line(shelf *nights.Shelf, info *scoring.Info, r *nights.Record, in *speech.Language) (says speech.Text) {
	p, ok := shelf.Play(r.Play)
	if !ok || r.Line == nil {
		return ""
	}
	called := func(id string) string { return cmp.Or(shelf.People().Name(id), in.Of("club.somebody")) }
	e := scoring.Event{Verb: r.Line.Verb, Args: slices.Clone(r.Line.Args)}
	for i, arg := range e.Args {
		if seat, err := strconv.Atoi(strings.TrimPrefix(arg, "@")); err == nil && strings.HasPrefix(arg, "@") {
			e.Args[i] = ""
			if seat < len(p.Seats) {
				e.Args[i] = called(p.Seats[seat].Person)
			}
		}
	}
	verb := info.Form(e)
	if verb == nil {
		return ""
	}
	m.in(info, func(s scoring.State) {
		names, _ := s.(scoring.Namer)
		says = verb.Sentence(names, called(r.Person), e)
	})
	return says
}

// in does something with the state of a game; nil where there is none.
func (m *Maker) in(info *scoring.Info, do func(scoring.State)) {
	m.mu.Lock()
	defer m.mu.Unlock()
	state, known := m.states[info.ID]
	if !known {
		players := scoring.Each(info.MinPlayers, func(seat int) string { return string(rune('A' + seat)) })
		if fold, _, err := m.Catalog.Start(&ledger.Header{Game: info.ID, Players: players}, nil); err == nil {
			state = fold.State()
		}
		if m.states == nil {
			m.states = map[string]scoring.State{}
		}
		m.states[info.ID] = state
	}
	do(state)
}
