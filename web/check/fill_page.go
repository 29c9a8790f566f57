package check

import (
	"html/template"
	"net/http"
	"net/url"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
	"saddlebag/web/panels"
	"saddlebag/web/print"
	"saddlebag/web/site"
)

// fillPage is sheets to be filled in, with what they are judged to be.
type fillPage struct {
	site.Frame
	Key         string      // of these players' game, under which a phone keeps them
	Names       string      // of the players
	Text        string      // the document
	Fresh       bool        // nobody has filled in anything
	Own, Called string      // house data of the user's own
	Told        speech.Text // what was read of scores alone; empty where the sheets are none
	Depth       string      // how deep the page goes into the sheets
	Depths      []site.Choice
	Forms       []formView
	Lists       []wordList
	Sheets      []fillSheet
	Plates      template.HTML
	Cells       fillCells
	Verdict     verdictView
	Print       *filledForm
}

// A fillSheet is the sheet of one owner.
type fillSheet struct {
	ID     string
	Name   speech.Text
	First  bool
	Panels template.HTML
	Loose  looseView
}

// A looseView is the cells of a sheet that no panel has.
type looseView struct {
	ID    string
	Cells []entryView
}

// fillCells is what a script has to know of the cells, by their elements.
type fillCells struct {
	Kinds  map[string]scoring.CellKind `json:"kinds"`
	Values map[string]string           `json:"values"` // of those of which anything is said
	Fields map[string]string           `json:"fields"` // those that count some of them
}

// A shownSheet is sheets to be shown on a page of their own.
type shownSheet struct {
	*final.Document
	text  string
	own   *print.OwnData
	depth string      // how deep the page goes; empty for as deep as they are filled in
	fresh bool        // nobody has filled in anything
	told  speech.Text // what was read of scores alone
}

// renderSheet judges sheets, and shows them on a page of their own.
func (h *handlers) renderSheet(w http.ResponseWriter, r *http.Request, s shownSheet) error {
	info := s.Game.Info()
	page := fillPage{
		Frame: site.Frame{Title: info.Title, Icon: "eye", Here: "/check", Game: info.ID},
		Key:   keyOf(s.Document), Names: strings.Join(s.Setup.Players, ", "), Text: s.text, Fresh: s.fresh, Told: s.told,
	}
	if s.own != nil {
		page.Own, page.Called = s.own.Text, s.own.File
	}
	err := h.site.AtWork(r, func() error {
		f, err := h.fillingOf(site.Language(r), s.Document)
		if err == nil {
			err = f.judge(r.Context())
		}
		if err == nil {
			err = page.fill(f, f.depthOf(s.depth))
		}
		return err
	})
	if err != nil {
		return err
	}
	page.Print.Papers = print.PaperChoices(h.site, r, url.Values{})
	w.Header().Set("Cache-Control", "no-store")
	return h.site.Render(w, r, http.StatusOK, "sheet", page)
}

// keyOf names the game of some players, by what stands over its sheets.
func keyOf(d *final.Document) string {
	return strings.TrimPrefix(ledger.Digest([]byte(d.Header.String())), "sha256:")[:32]
}

// fill draws the sheets into their page, which begins so deep.
func (page *fillPage) fill(f *filling, depth audit.Depth) (err error) {
	page.Depth, page.Depths = depths[depth].word, f.depthChoices(depth)
	page.Forms = f.viewForms()
	page.Lists = f.lists
	var common panels.SharedDefs
	page.Cells = fillCells{map[string]scoring.CellKind{}, map[string]string{}, f.countedBy()}
	for _, c := range f.Paper {
		p := scoring.Place{Owner: c.Owner, Cell: c.ID}
		element := f.element(p)
		page.Cells.Kinds[element] = c.Kind
		if value := f.Value(p); value != final.Unknown {
			page.Cells.Values[element] = value
		}
	}
	for i, owner := range f.owners {
		sheet := fillSheet{ID: panels.SheetID(owner), Name: f.name(owner), First: i == 0, Panels: f.picture(owner, common.Use), Loose: f.viewLoose(owner)}
		if sheet.Panels != "" || len(sheet.Loose.Cells) > 0 {
			page.Sheets = append(page.Sheets, sheet)
		}
	}
	page.Plates, page.Verdict = common.HTML(), f.viewVerdict()
	page.Print, err = f.printForm()
	return err
}

// name is whose sheet it is.
func (f *filling) name(owner int) speech.Text {
	if owner == scoring.Table {
		return "table.table"
	}
	return speech.Words(f.Setup.Players[owner])
}

// looseID is the id of the element round the cells of a sheet that no panel has.
func looseID(owner int) string { return "loose-" + panels.SheetID(owner) }

// viewLoose shows the cells of a sheet that no panel has.
func (f *filling) viewLoose(owner int) looseView {
	v := looseView{ID: looseID(owner)}
	for _, c := range f.loose[owner] {
		p := scoring.Place{Owner: owner, Cell: c.ID}
		v.Cells = append(v.Cells, entryView{Element: f.element(p), Label: c.Label, Value: speech.Words(f.Value(p))})
	}
	return v
}
