package web

import (
	"bytes"
	"html/template"
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
)

// fillPage is sheets to be filled in, with what they are judged to be.
type fillPage struct {
	frame
	Key         string // of these players' game, under which a phone keeps them
	Text        string // the document
	Fresh       bool   // nobody has filled in anything
	Own, Called string // house data of the user's own
	Sheets      []fillSheet
	Plates      template.HTML
	Cells       fillCells
	Verdict     verdictView
	Print       *filledForm
}

// A fillSheet is the sheet of one owner.
type fillSheet struct {
	ID, Name string
	First    bool
	Panels   template.HTML
	Loose    looseView
}

// A looseView is the cells of a sheet that no panel has.
type looseView struct {
	ID    string
	Cells []entryView
}

// fillCells is what a script has to know of the cells, by their elements.
type fillCells struct {
	Kinds  map[string]scoring.CellKind `json:"kinds"`
	Values map[string]string           `json:"values"` // of those that are known
}

// renderSheet judges sheets, and shows them on a page of their own.
func (a *app) renderSheet(w http.ResponseWriter, r *http.Request, d *final.Document, text string, own *ownData, fresh bool) error {
	info := d.Game.Info()
	page := fillPage{
		frame: frame{Title: info.Title, Icon: "eye", Here: "/check", Game: info.ID},
		Key:   keyOf(d), Text: text, Fresh: fresh,
	}
	if own != nil {
		page.Own, page.Called = own.text, own.file
	}
	err := a.atWork(r, func() error {
		f, err := a.fillingOf(d)
		if err == nil {
			f.audit, err = d.Audit()
		}
		if err == nil {
			err = page.fill(f)
		}
		return err
	})
	if err != nil {
		return err
	}
	w.Header().Set("Cache-Control", "no-store")
	return a.render(w, http.StatusOK, "sheet", page)
}

// keyOf names the game of some players, by what stands over its sheets.
func keyOf(d *final.Document) string {
	return strings.TrimPrefix(ledger.Digest([]byte(d.Header.String())), "sha256:")[:32]
}

// fill draws the sheets into their page.
func (page *fillPage) fill(f *filling) (err error) {
	var common plates
	page.Cells = fillCells{map[string]scoring.CellKind{}, map[string]string{}}
	for element, p := range f.places() {
		page.Cells.Kinds[element] = f.cells[p].Kind
		if value := f.Value(p); value != final.Unknown {
			page.Cells.Values[element] = value
		}
	}
	for i, owner := range f.owners {
		sheet := fillSheet{ID: sheetID(owner), Name: f.name(owner), First: i == 0, Panels: f.picture(owner, &common), Loose: f.viewLoose(owner)}
		if sheet.Panels != "" || len(sheet.Loose.Cells) > 0 {
			page.Sheets = append(page.Sheets, sheet)
		}
	}
	page.Plates, page.Verdict = common.html(), f.viewVerdict()
	page.Print, err = f.printForm()
	return err
}

// name is whose sheet it is.
func (f *filling) name(owner int) string {
	if owner == scoring.Table {
		return "Table"
	}
	return f.Setup.Players[owner]
}

// viewLoose shows the cells of a sheet that no panel has.
func (f *filling) viewLoose(owner int) looseView {
	v := looseView{ID: "loose-" + sheetID(owner)}
	for _, c := range f.loose(owner) {
		p := scoring.Place{Owner: owner, Cell: c.ID}
		v.Cells = append(v.Cells, entryView{Element: f.element(p), Label: c.Label, Value: f.Value(p)})
	}
	return v
}

// A fillAnswer is what has changed on the page of filled sheets.
type fillAnswer struct {
	Key      string            `json:"key"`
	Document string            `json:"document"`
	Values   map[string]string `json:"values"` // by element; empty where it is not known
	Parts    []part            `json:"parts"`
}

// changeSheet makes the changes that a form asks for, and answers with what
// they change on the page.
func (a *app) changeSheet(w http.ResponseWriter, r *http.Request, d *final.Document, form url.Values) error {
	var answer fillAnswer
	err := a.atWork(r, func() error {
		f, err := a.fillingOf(d)
		if err != nil {
			return err
		}
		answer, err = a.changed(f, form)
		return err
	})
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, answer)
}

// changed changes sheets and judges them again.
func (a *app) changed(f *filling, form url.Values) (fillAnswer, error) {
	places, err := f.change(form)
	if form.Has("whole") || form.Has("wipe") {
		places = slices.Collect(maps.Keys(f.cells))
	}
	if err != nil {
		return fillAnswer{}, err
	}
	if f.audit, err = f.Audit(); err != nil {
		return fillAnswer{}, err
	}
	answer := fillAnswer{Key: keyOf(f.Document), Document: f.String(), Values: map[string]string{}, Parts: []part{}}
	for _, p := range places {
		if value := f.Value(p); value != final.Unknown || !form.Has("whole") {
			answer.Values[f.element(p)] = value
		}
		if svg := f.draw(p); svg != "" {
			answer.Parts = append(answer.Parts, part{f.element(p), svg})
		}
	}
	for _, owner := range f.owners {
		for i, p := range f.sheets[owner].panels {
			answer.Parts = append(answer.Parts, part{marksID(p), f.marks(owner, i)})
		}
		if loose := f.viewLoose(owner); len(loose.Cells) > 0 {
			html, err := a.partHTML("sheet", "loose", loose)
			if err != nil {
				return fillAnswer{}, err
			}
			answer.Parts = append(answer.Parts, part{loose.ID, html})
		}
	}
	verdict := f.viewVerdict()
	for _, id := range []string{"standing", "verdict"} {
		html, err := a.partHTML("sheet", id, verdict)
		if err != nil {
			return fillAnswer{}, err
		}
		answer.Parts = append(answer.Parts, part{id, html})
	}
	return answer, nil
}

// partHTML is a part of a page.
func (a *app) partHTML(name, part string, data any) (string, error) {
	var b bytes.Buffer
	err := a.pages[name].ExecuteTemplate(&b, part, data)
	return b.String(), err
}
