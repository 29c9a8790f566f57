package nights

import (
	"bytes"
	"io"
	"net/http"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/nights"
	"saddlebag/scoring/nights/exchange"
	"saddlebag/scoring/speech"
	"saddlebag/web/site"
)

// outPage has what can be taken out of a group: all its games, or one.
type outPage struct {
	site.Frame
	Link    string
	Query   string // that stands behind the address of each file: of one game; empty for all
	BGStats string // opens BG Stats with the game; empty for all
	Files   []outFile
	Pastes  []pasteView
}

// A pasteView is a text to be pasted elsewhere.
type pasteView struct {
	ID          string
	Label, Help speech.Text
	Text        string
}

// An outFile is a file that games can be taken out in.
type outFile struct {
	At    string // the last part of its address
	Label speech.Text
	name  string
	kind  string // media type
	write func(*exchange.Log, io.Writer, *speech.Language) error
}

// outFiles are the files, the likeliest first.
var outFiles = []outFile{
	{"game-nights.bgsplay", "groups.out-bgsplay", "game-nights.bgsplay", "application/json", func(l *exchange.Log, w io.Writer, _ *speech.Language) error { return l.BGSPlay(w) }},
	{"spreadsheet.csv", "groups.out-spreadsheet", "game-nights.csv", "text/csv; charset=utf-8", func(l *exchange.Log, w io.Writer, _ *speech.Language) error { return l.CSV(w, true) }},
	{"game-nights.csv", "groups.out-csv", "game-nights.csv", "text/csv; charset=utf-8", func(l *exchange.Log, w io.Writer, _ *speech.Language) error { return l.CSV(w, false) }},
	{"game-nights.jsonl", "groups.out-json", "game-nights.jsonl", "application/x-ndjson", func(l *exchange.Log, w io.Writer, _ *speech.Language) error { return l.JSON(w) }},
	{"game-nights.ics", "groups.out-calendar", "game-nights.ics", "text/calendar; charset=utf-8", (*exchange.Log).Calendar},
	{"game-nights.txt", "groups.out-text", "game-nights.txt", "text/plain; charset=utf-8", texts(exchange.Plain)},
	{"game-nights.md", "groups.out-markdown", "game-nights.md", "text/markdown; charset=utf-8", texts(exchange.Markdown)},
}

func texts(m exchange.Markup) func(*exchange.Log, io.Writer, *speech.Language) error {
	return func(l *exchange.Log, w io.Writer, in *speech.Language) error { return l.Text(w, in, m) }
}

// routeOut sets out the addresses of what is taken out.
func (h *handlers) routeOut() {
	h.site.Get("/nights/{link}/out", h.out)
	for _, f := range outFiles {
		h.site.Get("/nights/{link}/out/"+f.At, func(w http.ResponseWriter, r *http.Request) error { return h.sendOut(w, r, &f) })
	}
}

// log is what goes out: the game that is asked for, or else all from the oldest on that are taken,
// beginning with the latest.
func (h *handlers) log(r *http.Request, takes func(all []nights.Play, next *nights.Play) bool) (*exchange.Log, error) {
	log := exchange.Log{Shelf: h.site.Shelf, Made: h.site.Clock()}
	one := r.URL.Query().Get("play")
	view, err := h.tables.Live.LookAtGroup(r.Context(), LinkOf(r), func(shelf *nights.Shelf) {
		if p, ok := shelf.Play(one); ok {
			log.Plays = []nights.Play{p}
		}
		if one != "" {
			return
		}
		for p := range shelf.Plays() {
			if !takes(log.Plays, &p) {
				break
			}
			log.Plays = append(log.Plays, p)
		}
	})
	switch {
	case err != nil:
		return nil, Refused(err)
	case one != "" && log.Plays == nil:
		return nil, site.Refuse(http.StatusNotFound, "groups.no-such-game")
	}
	slices.Reverse(log.Plays)
	log.ID, log.People = view.ID, view.People
	return &log, nil
}

// lastNight takes the games of the latest night, and of a long one the last.
func lastNight(all []nights.Play, next *nights.Play) bool {
	return len(all) == 0 || len(all) < playsOnPage && next.Day == all[0].Day
}

// out shows what can be taken out.
func (h *handlers) out(w http.ResponseWriter, r *http.Request) error {
	if _, err := At(h.tables, r); err != nil {
		return err
	}
	log, err := h.log(r, lastNight)
	if err != nil {
		return err
	}
	in := site.Language(r)
	page := outPage{Frame: frame(w, "groups.out"), Link: LinkOf(r)}
	if log.Plays != nil {
		page.Files = outFiles
		page.Pastes = []pasteView{paste(log, in, "plain", "groups.paste-plain", exchange.Plain), paste(log, in, "markdown", "groups.paste-markdown", exchange.Markdown)}
	}
	if one := r.URL.Query(); one.Has("play") {
		p := &log.Plays[0]
		page.Title = speech.Say("groups.out-one", "game", h.info(p.Game).Title, "date", scoring.Day(p.Day))
		page.Query, page.BGStats = "?play="+p.ID, log.BGStats(p, in)
		bgg := paste(log, in, "bgg", "groups.paste-bgg", exchange.BoardGameGeek)
		bgg.Help = "groups.paste-bgg-help"
		page.Pastes = append(page.Pastes, bgg)
	}
	return h.site.Render(w, r, http.StatusOK, "groupout", page)
}

func paste(l *exchange.Log, in *speech.Language, id string, label speech.Text, m exchange.Markup) pasteView {
	var text strings.Builder
	_ = l.Text(&text, in, m) // a Builder takes all
	return pasteView{ID: id, Label: label, Text: text.String()}
}

// sendOut sends a file.
func (h *handlers) sendOut(w http.ResponseWriter, r *http.Request, f *outFile) error {
	if _, err := At(h.tables, r); err != nil {
		return err
	}
	log, err := h.log(r, func([]nights.Play, *nights.Play) bool { return true })
	if err != nil {
		return err
	}
	var b bytes.Buffer
	if err := f.write(log, &b, site.Language(r)); err != nil {
		return err
	}
	site.SendFile(w, f.kind, f.name, b.Bytes())
	return nil
}
