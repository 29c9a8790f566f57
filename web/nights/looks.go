package nights

import (
	"html/template"
	"slices"
	"sync"

	"saddlebag/scoring"
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

// club is the group as it's drawn, which takes longer than anyone should keep a shelf.
func (v viewer) club() club.Club { return v.clubs.Club(v.shelf, v.language) }

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
