package web

import (
	"bytes"
	"errors"
	"fmt"
	"html/template"
	"io"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/gorilla/mux"

	"saddlebag/scoring/ledger"
	"saddlebag/sheets"
)

// mostPreview is how many pages a preview shows at the most.
const mostPreview = 24

// printPage is the form of what to print, and the preview of it.
type printPage struct {
	frame
	Games    []choice
	Sheets   []choice
	Players  []nameField
	Papers   []choice
	Inks     []choice
	Duplexes []choice
	Margin   string
	Copies   string
	Most     int // copies
	Reason   string
	Warnings []string
	Pages    []template.HTML // as SVG
	Hidden   int             // pages that the preview leaves out
	PDF      string          // the address of the document
	Document string          // the address without what is asked for
}

// A nameField is where a player's name goes.
type nameField struct {
	Number int
	Name   string
}

// A choice is one of several in a form.
type choice struct {
	Value, Label string
	Chosen       bool
}

func (a *app) print(w http.ResponseWriter, r *http.Request) error {
	form := r.URL.Query()
	if form.Get("game") == "" {
		form.Set("game", a.Titles[0].Game.Info().ID)
	}
	title, err := a.title(form.Get("game"))
	if err != nil {
		return err
	}
	if !form.Has("paper") { // nobody has filled the form in yet
		return a.render(w, http.StatusOK, "print", a.printForm(title, form))
	}
	page := a.printForm(title, form)
	err = a.atWork(r, func() error { return a.preview(&page, title, form) })
	var refused *refusal
	if errors.As(err, &refused) {
		page.Reason = refused.sentence
		return a.render(w, refused.status, "print", page)
	}
	if err != nil {
		return err
	}
	return a.render(w, http.StatusOK, "print", page)
}

// preview draws the pages of an order into its page. They are made into a
// document as well, for what only that finds out.
func (a *app) preview(page *printPage, title sheets.Title, form url.Values) error {
	made, err := a.ordered(title, form)
	if err != nil {
		return err
	}
	if page.Warnings, err = made.write(io.Discard); err != nil {
		return err
	}
	for _, p := range made.pages[:min(len(made.pages), mostPreview)] {
		svg, err := sheets.PageSVG(p, made.options.Ink)
		if err != nil {
			return err
		}
		page.Pages = append(page.Pages, template.HTML(svg)) // the canvas escapes all text
	}
	page.Hidden = max(0, len(made.pages)-mostPreview)
	page.PDF = page.Document + "?" + form.Encode()
	return nil
}

func (a *app) printPDF(w http.ResponseWriter, r *http.Request) error {
	title, err := a.title(mux.Vars(r)["game"])
	if err != nil {
		return err
	}
	var pdf bytes.Buffer
	err = a.atWork(r, func() error {
		made, err := a.ordered(title, r.URL.Query())
		if err != nil {
			return err
		}
		made.pages = slices.Repeat(made.pages, made.copies)
		_, err = made.write(&pdf)
		return err
	})
	if err != nil {
		return err
	}
	h := w.Header()
	h.Del("Content-Security-Policy") // browsers show a PDF by a page of their own, which it would hinder
	h.Set("Content-Type", "application/pdf")
	h.Set("Content-Disposition", fmt.Sprintf("inline; filename=%q", title.Game.Info().ID+".pdf"))
	h.Set("Cache-Control", "no-cache")
	h.Set("ETag", etag(pdf.Bytes()))
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(pdf.Bytes()))
	return nil
}

// A document is what somebody has ordered: the pages of one copy.
type document struct {
	pages   []sheets.Page
	options sheets.Options
	copies  int
}

// write writes the document as PDF.
func (d document) write(w io.Writer) (warnings []string, err error) {
	warnings, err = sheets.Write(w, d.pages, d.options)
	return warnings, refusable(err)
}

// ordered makes the pages that a form asks for. What is impossible is a
// refusal.
func (a *app) ordered(title sheets.Title, form url.Values) (document, error) {
	var d document
	unprocessable := func(err error) (document, error) {
		return d, refuse(http.StatusUnprocessableEntity, "%s.", sentence(err))
	}
	players, err := ledger.CleanNames(named(form["player"]))
	if err != nil {
		return unprocessable(err)
	}
	house, _, err := a.Shelf.Ours(title.Game, "")
	if err != nil {
		return d, err
	}
	job, err := title.Blank(ledger.Header{Game: title.Game.Info().ID, Players: players, Data: house.Data}, house)
	if err != nil {
		return unprocessable(err)
	}
	if d.copies, err = wholeNumber("copies", either(form.Get("copies"), "1"), sheets.MostCopies); err != nil {
		return unprocessable(err)
	}
	margin, err := strconv.ParseFloat(either(form.Get("margin"), defaultMargin), 64)
	if err != nil {
		return d, refuse(http.StatusUnprocessableEntity, "The margin is %q, not a number of millimetres.", form.Get("margin"))
	}
	order := sheets.Order{
		Paper: either(form.Get("paper"), sheets.PaperNames()[0]), Ink: either(form.Get("ink"), sheets.InkNames()[0]),
		Duplex: either(form.Get("duplex"), sheets.Duplexes[0]), Margin: margin,
	}
	if d.options, err = order.Fill(title, &job); err != nil {
		return unprocessable(err)
	}
	chosen, err := title.Choose(form["sheet"], job.Players)
	if err != nil {
		return unprocessable(err)
	}
	d.pages, err = sheets.Pages(chosen, job, 1)
	return d, refusable(err)
}

// defaultMargin in mm, as in the form.
const defaultMargin = "8"

// refusable makes a refusal of what cannot be printed.
func refusable(err error) error {
	var impossible *sheets.Refusal
	if errors.As(err, &impossible) {
		return refuse(http.StatusUnprocessableEntity, "%s.", sentence(err))
	}
	return err
}

// sentence begins an error's text as a sentence. A place in a ledger that
// nobody has seen is left out.
func sentence(err error) string {
	text := err.Error()
	var syntax *ledger.SyntaxError
	if errors.As(err, &syntax) {
		text = syntax.Message
	}
	return strings.ToUpper(text[:1]) + text[1:]
}

// named are the names that were filled in.
func named(fields []string) []string {
	var names []string
	for _, f := range fields {
		if f = strings.TrimSpace(f); f != "" {
			names = append(names, f)
		}
	}
	return names
}

func either(value, otherwise string) string {
	if value == "" {
		return otherwise
	}
	return value
}

// printForm fills the form in as it was sent, or with what most people want.
func (a *app) printForm(title sheets.Title, form url.Values) printPage {
	info := title.Game.Info()
	page := printPage{
		frame:    frame{Title: "Print", Icon: "pick", Here: "/print", Game: info.ID},
		Players:  make([]nameField, info.MaxPlayers),
		Papers:   choices(sheets.PaperNames(), nil, form.Get("paper")),
		Inks:     choices(sheets.InkNames(), []string{"full ink", "saves ink", "grey, no colour"}, form.Get("ink")),
		Duplexes: choices(sheets.Duplexes, []string{"one side", "both, long edge", "both, short edge"}, form.Get("duplex")),
		Margin:   either(form.Get("margin"), defaultMargin),
		Copies:   either(form.Get("copies"), "1"),
		Most:     sheets.MostCopies,
		Document: "/print/" + info.ID + ".pdf",
	}
	names := named(form["player"])
	for i := range page.Players {
		page.Players[i].Number = i + 1
		if i < len(names) {
			page.Players[i].Name = names[i]
		}
	}
	for _, t := range a.Titles {
		i := t.Game.Info()
		page.Games = append(page.Games, choice{i.ID, i.Title, i.ID == info.ID})
	}
	for _, s := range title.Sheets {
		if s.Played {
			continue // no game is played here
		}
		chosen := slices.Contains(form["sheet"], s.Name) || len(form["sheet"]) == 0 && s.Night(len(names))
		page.Sheets = append(page.Sheets, choice{s.Name, s.About, chosen})
	}
	return page
}

// choices are values, the first chosen unless another is; labels may be nil.
func choices(values, labels []string, chosen string) []choice {
	all := make([]choice, len(values))
	for i, v := range values {
		all[i] = choice{v, v, v == either(chosen, values[0])}
		if labels != nil {
			all[i].Label = labels[i]
		}
	}
	return all
}
