package nights

import (
	"bytes"
	"io"
	"net/http"
	"slices"
	"time"

	"github.com/gorilla/mux"

	"saddlebag/scoring/nights"
	"saddlebag/scoring/nights/exchange"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/club"
	"saddlebag/sheets/press"
	"saddlebag/web/print"
	"saddlebag/web/site"
)

// A format is how all games of a group can be taken away as a file.
type format struct {
	ext, kind string
	write     func(l *exchange.Log, w io.Writer, in *speech.Language) error
}

// formats are all, in the order in which the page has them.
var formats = []format{
	{"csv", "text/csv; charset=utf-8", func(l *exchange.Log, w io.Writer, _ *speech.Language) error { return l.CSV(w, true) }},
	{"bgsplay", "application/octet-stream", func(l *exchange.Log, w io.Writer, _ *speech.Language) error { return l.BGSPlay(w) }},
	{"jsonl", "application/jsonl", func(l *exchange.Log, w io.Writer, _ *speech.Language) error { return l.JSON(w) }},
	{"txt", "text/plain; charset=utf-8", func(l *exchange.Log, w io.Writer, in *speech.Language) error { return l.Text(w, in, exchange.Plain) }},
	{"md", "text/markdown; charset=utf-8", func(l *exchange.Log, w io.Writer, in *speech.Language) error { return l.Text(w, in, exchange.Markdown) }},
	{"ics", "text/calendar; charset=utf-8", func(l *exchange.Log, w io.Writer, in *speech.Language) error { return l.Calendar(w, in) }},
}

// logOf is a group's log for other programs, with those plays that are wanted.
func (h *handlers) logOf(r *http.Request, want func(*nights.Shelf) []nights.Play) (*exchange.Log, error) {
	l := exchange.Log{Shelf: h.site.Shelf, Made: h.site.Clock()}
	view, err := h.tables.Live.LookAtGroup(r.Context(), LinkOf(r), func(shelf *nights.Shelf) { l.Plays = want(shelf) })
	if err != nil {
		return nil, Refused(err)
	}
	l.ID, l.People = view.ID, view.People
	return &l, nil
}

// take sends all games of a group as a file.
func (h *handlers) take(w http.ResponseWriter, r *http.Request) error {
	at := slices.IndexFunc(formats, func(f format) bool { return f.ext == mux.Vars(r)["format"] })
	if at < 0 {
		return site.Refuse(http.StatusNotFound, "site.nothing-here")
	}
	l, err := h.logOf(r, func(shelf *nights.Shelf) []nights.Play {
		plays := slices.Collect(shelf.Plays())
		slices.Reverse(plays)
		return plays
	})
	if err != nil {
		return err
	}
	var file bytes.Buffer
	if err := formats[at].write(l, &file, site.Language(r)); err != nil {
		return err
	}
	site.SendFile(w, formats[at].kind, "game-nights."+formats[at].ext, file.Bytes())
	return nil
}

// send leads to BG Stats with a game.
func (h *handlers) send(w http.ResponseWriter, r *http.Request) error {
	l, err := h.logOf(r, func(shelf *nights.Shelf) (plays []nights.Play) {
		if p, ok := shelf.Play(mux.Vars(r)["play"]); ok {
			plays = append(plays, p)
		}
		return plays
	})
	if err != nil {
		return err
	}
	if len(l.Plays) == 0 {
		return site.Refuse(http.StatusNotFound, "groups.no-play")
	}
	w.Header().Set("Cache-Control", "no-store")
	http.Redirect(w, r, l.BGStats(&l.Plays[0], site.Language(r)), http.StatusSeeOther)
	return nil
}

// clubOf is a group as it's drawn.
func (h *handlers) clubOf(r *http.Request) (c club.Club, err error) {
	view, err := h.tables.Live.LookAtGroup(r.Context(), LinkOf(r), func(shelf *nights.Shelf) {
		c = viewer{h, shelf, site.Language(r)}.club()
	})
	c.Name = view.Name
	return c, Refused(err)
}

// sheet sends what a group's games come to as a sheet for the wall.
func (h *handlers) sheet(w http.ResponseWriter, r *http.Request) error {
	c, err := h.clubOf(r)
	if err != nil {
		return err
	}
	paper := print.PaperFor(h.site, r)
	job := press.Job{Paper: press.Papers[0], Margin: print.MarginMM, Date: h.site.Clock().Format(time.DateOnly)}
	for _, p := range press.Papers {
		if p.Name == paper {
			job.Paper = p
		}
	}
	var pdf bytes.Buffer
	err = h.site.AtWork(r, func() error {
		pages, err := c.Sheet(job)
		if err == nil {
			_, err = press.Write(r.Context(), &pdf, pages, press.Options{Spot: club.Spot, Margin: print.MarginMM, Title: c.Name, Language: site.Language(r).Tag()})
		}
		return err
	})
	if err != nil {
		return err
	}
	w.Header().Set("Cache-Control", "no-store")
	site.SendPDF(w, r, "game-nights", pdf.Bytes())
	return nil
}

// picture sends who wins as a picture, to show around.
func (h *handlers) picture(w http.ResponseWriter, r *http.Request) error {
	c, err := h.clubOf(r)
	if err != nil {
		return err
	}
	var picture []byte
	err = h.site.AtWork(r, func() (err error) {
		picture, err = c.PNG(r.Context())
		return err
	})
	if err == nil {
		site.SendFile(w, "image/png", "game-nights.png", picture)
	}
	return err
}
