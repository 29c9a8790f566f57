package print

import (
	"html/template"
	"net/http"
	"net/url"
	"slices"

	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/sheets/press"
	"saddlebag/web/site"
)

// printPage is the form of what to print, and the preview of it.
type printPage struct {
	site.Frame
	GameForm
	Sheets    []site.Choice
	Papers    []site.Choice
	Inks      []site.Choice
	Duplexes  []site.Choice
	Margin    string
	Bleed     string       // empty for none
	Nudge     string       // empty for none
	TwoUp     bool         // sheets to write on are printed two to a page
	Gauge     template.URL // the address of the leaf that a nudge is measured by
	Copies    string
	Date      string // of the game; empty for a line to write it on
	Most      int    // copies
	Warnings  []speech.Text
	Leaves    []shownLeaf
	All       int          // leaves
	Summary   speech.Text  // of the leaves
	Shown     speech.Text  // which of the leaves the preview shows; empty for all
	Next      int          // the leaf after these; 0 for none
	More      string       // the address that shows it; empty where only the form has it
	PDF       string       // the address of the document; empty where only the form has it
	Document  string       // the address of the document without what is asked for
	Pictures  string       // the same of the pictures
	Elsewhere template.URL // what goes on to hold where another game is chosen, as a query
}

// A shownLeaf is a leaf of the preview.
type shownLeaf struct {
	Label speech.Text
	Sides []template.HTML // its front, and its back where something is on it, as SVG
}

// printForm fills the form in as it was sent, or with what most people want.
func (h *handlers) printForm(r *http.Request, o Order) printPage {
	info, form := o.Title.Game.Info(), o.Form
	page := printPage{
		Frame:    site.Frame{Title: "printing.title", Icon: "pick", Here: "/print", Game: info.ID},
		GameForm: NewGameForm(h.site, o, h.site.Titles),
		Papers:   PaperChoices(h.site, r, form),
		Inks:     site.Choices(sheets.InkNames(), []speech.Text{"printing.ink-full", "printing.ink-saver", "printing.ink-grey"}, form.Get("ink")),
		Duplexes: site.Choices(sheets.Duplexes, []speech.Text{"printing.one-side", "printing.long-edge", "printing.short-edge", "printing.gutter-fold", "printing.backs-after"}, form.Get("duplex")),
		Margin:   site.Either(form.Get("margin"), defaultMargin),
		Bleed:    form.Get("bleed"),
		Nudge:    form.Get("nudge"),
		TwoUp:    form.Get("two-up") != "",
		Copies:   site.Either(form.Get("copies"), "1"),
		Date:     form.Get("date"),
		Most:     press.MostCopies,
		Document: "/print/" + info.ID + ".pdf",
		Pictures: "/print/" + info.ID + ".zip",
	}
	page.Elsewhere = held(form, "paper", "ink", "duplex", "margin", "bleed", "nudge", "two-up", "copies", "date", "player")
	page.Gauge = template.URL(page.Document+"?sheet=nudge&duplex="+backed(form.Get("duplex"))+"&") + held(form, "paper", "margin", "nudge")
	for _, s := range o.Title.Sheets {
		if s.Played {
			continue // no game is played here
		}
		chosen := slices.Contains(form["sheet"], s.Name) || len(form["sheet"]) == 0 && s.InDefaultSet
		page.Sheets = append(page.Sheets, site.Choice{Value: s.Name, Label: s.About, Chosen: chosen})
	}
	return page
}

// held are fields of a form that go on to hold at another address, as a query.
func held(form url.Values, fields ...string) template.URL {
	query := url.Values{}
	for _, name := range fields {
		if form.Has(name) {
			query[name] = form[name]
		}
	}
	return template.URL(query.Encode()) // which escapes all
}

// backed is how a leaf is turned that has a back, where the form says for all
// others that they have none.
func backed(duplex string) string {
	if duplex == sheets.Duplexes[press.ShortEdge] {
		return duplex
	}
	return sheets.Duplexes[press.LongEdge]
}
