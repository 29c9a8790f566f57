package scoringtest

import (
	"reflect"
	"slices"

	"saddlebag/scoring"
)

// checkFeats checks that every feat is well-formed, and that they are the same ones all game
// long. Nobody may learn a secret from them: as long as there are secrets, the feats are those
// of the game as an onlooker reads it.
func (m *match) checkFeats() {
	m.t.Helper()
	feats := scoring.Feats(m.state)
	known := map[string]bool{}
	for i := range feats {
		f := &feats[i]
		if f.ID == "" || slices.ContainsFunc([]rune(f.ID), func(r rune) bool { return r < 'a' || r > 'z' }) || known[f.ID] {
			m.t.Errorf("feat %q is there twice, or no word", f.ID)
		}
		known[f.ID] = true
		if f.Title == "" || !m.knows(f.Clause) {
			m.t.Errorf("a feat that explains nothing: %#v", f)
		}
		m.checkFigures(f)
	}
	if same := scoring.Each(len(feats), func(i int) scoring.Feat { return bare(feats[i]) }); m.feats == nil {
		m.feats = same
	} else if !reflect.DeepEqual(same, m.feats) {
		m.t.Errorf("feats %v, before %v", same, m.feats)
	}
	if m.onlooker != nil && !reflect.DeepEqual(scoring.Feats(m.onlooker), feats) {
		m.t.Errorf("feats %v tell secrets; an onlooker has %v", feats, scoring.Feats(m.onlooker))
	}
}

// bare is a feat without its figures.
func bare(f scoring.Feat) scoring.Feat {
	f.Figures, f.Of, f.Events = nil, nil, nil
	return f
}

// checkFigures checks that a feat has figures for every seat, with what its kind demands.
func (m *match) checkFigures(f *scoring.Feat) {
	m.t.Helper()
	seats := len(m.setup.Players)
	of, events := 0, 0
	switch f.Kind {
	case scoring.Best:
		events = seats
	case scoring.Share:
		of = seats
	case scoring.Total:
	}
	if len(f.Figures) != seats || len(f.Of) != of || len(f.Events) != events {
		m.t.Fatalf("%d seats, and feat %+v", seats, f)
	}
	for seat, figure := range f.Figures {
		switch {
		case figure < 0, of > 0 && figure > f.Of[seat]:
			m.t.Errorf("seat %d has %v of feat %+v", seat, figure, f)
		case events > 0 && ((figure > 0) != (f.Events[seat] > 0) || f.Events[seat] > len(m.events)):
			m.t.Errorf("seat %d has done %v in no event: %+v", seat, figure, f)
		}
	}
}

// watch shows an onlooker an event: all that's secret in it is hidden. Once everything is
// disclosed there's nothing to watch any more.
func (m *match) watch(e scoring.Event) {
	m.t.Helper()
	d, discloses := m.state.(scoring.SecretsDiscloser)
	if m.state.Over() || discloses && d.Disclosed() {
		m.onlooker = nil
	}
	if m.onlooker == nil {
		return
	}
	info := m.Game.Info()
	form := info.Verbs[slices.IndexFunc(info.Verbs, func(v scoring.Verb) bool { return v.Name == e.Verb && scoring.HasWords(v.Args, e.Args) })]
	e.Args = slices.Clone(e.Args)
	for i := range e.Args {
		if n := len(form.Args); n > 0 && form.Args[min(i, n-1)].Secret != scoring.Open {
			e.Args[i] = scoring.Hidden
		}
	}
	if v := scoring.Apply(info, m.onlooker, e); v != nil {
		m.t.Fatalf("refused as an onlooker reads it: %s: %v", describe(e), v)
	}
}
