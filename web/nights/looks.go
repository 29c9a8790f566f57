package nights

import (
	"html/template"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/nights"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/club"
	"saddlebag/web/site"
)

// A chartView is a chart of what a group's games come to, with its figures as a table.
type chartView struct {
	Title   speech.Text
	Picture template.HTML
	Heads   []speech.Text
	Rows    [][]speech.Text
}

// A viewer shows a shelf.
type viewer struct {
	*handlers
	shelf    *nights.Shelf
	language *speech.Language
}

// called is what a person is called.
func (v viewer) called(id string) speech.Text { return called(v.shelf.People().Name(id)) }

func called(name string) speech.Text {
	if name == "" {
		return "groups.somebody"
	}
	return speech.Words(name)
}

// info describes a game. Of one that isn't here it has the id alone.
func (h *handlers) info(id string) *scoring.Info {
	if game, ok := h.site.Shelf.Game(id); ok {
		return game.Info()
	}
	return &scoring.Info{ID: id, Title: speech.Words(id)}
}

// date is a day of a play as people write it.
func date(day string) speech.Text {
	t, err := time.Parse(time.DateOnly, day)
	if err != nil {
		return speech.Words(day)
	}
	return site.Date(t)
}

// club is the group as it's drawn, which takes longer than anyone should keep a shelf.
func (v viewer) club() club.Club {
	c := club.Club{Stats: *v.shelf.Stats(), Language: v.language}
	if n := len(c.Stats.Nights); n > 0 {
		last, _ := time.Parse(time.DateOnly, c.Stats.Nights[n-1].Day)
		c.Year = last.Year()
	}
	for _, t := range v.site.Titles {
		info := t.Game.Info()
		lines := map[string]speech.Text{} // by the feat
		for _, g := range c.Stats.Games {
			for i := range g.Records {
				if g.Game == info.ID {
					lines[g.Records[i].Feat] = v.line(info, &g.Records[i])
				}
			}
		}
		c.Games = append(c.Games, club.Game{
			Info: info, Icon: t.Icon, Feats: v.words.feats(v.site.Shelf, info),
			Line: func(r nights.Record) speech.Text { return lines[r.Feat] },
		})
	}
	return c
}

// A gallery has the charts of the groups that were looked at last. Drawing them takes longer than
// all else of a page. It's safe for use at the same time.
type gallery struct {
	mu   sync.Mutex
	hung []hungCharts // the latest first
}

// hungCharts are charts of figures that nobody changes, in a language.
type hungCharts struct {
	stats    *nights.Stats
	language *speech.Language
	charts   []chartView
}

// mostHung is how many groups' charts stay, each in one language.
const mostHung = 20

// of are the charts of some figures; nil where they've gone.
func (g *gallery) of(stats *nights.Stats, language *speech.Language) []chartView {
	g.mu.Lock()
	defer g.mu.Unlock()
	at := slices.IndexFunc(g.hung, func(h hungCharts) bool { return h.stats == stats && h.language == language })
	if at < 0 {
		return nil
	}
	found := g.hung[at]
	g.hung = slices.Insert(slices.Delete(g.hung, at, at+1), 0, found)
	return found.charts
}

// hang keeps charts.
func (g *gallery) hang(h hungCharts) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.hung = slices.Insert(g.hung[:min(len(g.hung), mostHung-1)], 0, h)
}

// charts show what a group's games come to.
func charts(c club.Club) (all []chartView) {
	for _, ch := range c.Charts()[1:] { // the page has a title already
		if len(ch.Rows) > 0 {
			all = append(all, chartView{ch.Panel.Title, site.Picture(ch.Page()), ch.Heads, ch.Rows})
		}
	}
	return all
}

// line says what made a record; empty for a score, and where it can't be said.
func (v viewer) line(info *scoring.Info, r *nights.Record) speech.Text {
	p, ok := v.shelf.Play(r.Play)
	if !ok || r.Line == nil {
		return ""
	}
	name := func(seat int) string {
		if seat >= len(p.Seats) {
			return ""
		}
		return v.language.Of(v.called(p.Seats[seat].Person))
	}
	return v.words.sentence(v.site.Shelf, info, r.Line, v.language.Of(v.called(r.Person)), name)
}

// wordings have for each game a state in which nothing has happened: it knows what things are
// called. They are safe for use at the same time.
type wordings struct {
	mu     sync.Mutex
	states map[string]scoring.State
}

// in does something with the state of a game; nil where there is none.
func (ws *wordings) in(shelf ledger.Catalog, info *scoring.Info, do func(scoring.State)) {
	ws.mu.Lock()
	defer ws.mu.Unlock()
	state, known := ws.states[info.ID]
	if !known {
		players := scoring.Each(info.MinPlayers, func(seat int) string { return string(rune('A' + seat)) })
		if fold, _, err := shelf.Start(&ledger.Header{Game: info.ID, Players: players}, nil); err == nil {
			state = fold.State()
		}
		if ws.states == nil {
			ws.states = map[string]scoring.State{}
		}
		ws.states[info.ID] = state
	}
	do(state)
}

// feats are what a game tells of the seats beside the score.
func (ws *wordings) feats(shelf ledger.Catalog, info *scoring.Info) (all []scoring.Feat) {
	ws.in(shelf, info, func(s scoring.State) {
		if s != nil {
			all = scoring.Feats(s)
		}
	})
	return all
}

// sentence says what somebody did with a line; empty where that can't be said.
func (ws *wordings) sentence(shelf ledger.Catalog, info *scoring.Info, line *nights.Line, who string, name func(seat int) string) (says speech.Text) {
	e := scoring.Event{Verb: line.Verb, Args: slices.Clone(line.Args)}
	for i, arg := range e.Args {
		if seat, err := strconv.Atoi(strings.TrimPrefix(arg, "@")); err == nil && strings.HasPrefix(arg, "@") {
			e.Args[i] = name(seat)
		}
	}
	verb := info.Form(e)
	if verb == nil {
		return ""
	}
	ws.in(shelf, info, func(s scoring.State) {
		names, _ := s.(scoring.Namer)
		says = verb.Sentence(names, who, e)
	})
	return says
}
