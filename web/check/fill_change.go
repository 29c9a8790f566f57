package check

import (
	"bytes"
	"context"
	"maps"
	"net/http"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
	"saddlebag/sheets"
	"saddlebag/web/panels"
	"saddlebag/web/site"
)

// A fillAnswer is what has changed on the page of filled sheets.
type fillAnswer struct {
	Key      string            `json:"key"`
	Document string            `json:"document"`
	Values   map[string]string `json:"values"` // by element; empty where it is not known
	Parts    []panels.Part     `json:"parts"`
	Fields   map[string]string `json:"fields"` // what those of the forms say that are not as they were
	Beside   map[string]string `json:"beside"` // what stands beside them, as far as anything does
	Rows     []freshRow        `json:"rows"`   // of columns that have grown
}

// A freshRow is a row of a column, which comes at its end.
type freshRow struct {
	Of string `json:"of"` // the element that the rows are in
	panels.Part
}

// changeSheet makes the changes that a form asks for, and answers with what
// they change on the page.
func (h *handlers) changeSheet(w http.ResponseWriter, r *http.Request, d *final.Document, s sentSheet) error {
	var answer fillAnswer
	err := h.site.AtWork(r, func() (err error) {
		answer, err = h.changedSheet(r.Context(), d, s)
		return err
	})
	if err != nil {
		return err
	}
	return site.WriteJSON(w, http.StatusOK, answer)
}

// changedSheet changes sheets and judges them again. Cells are drawn as the
// whole of a sheet has them: a change of one can show in others.
func (h *handlers) changedSheet(ctx context.Context, d *final.Document, s sentSheet) (fillAnswer, error) {
	form := s.form
	before, err := h.fillingOf(d)
	if err != nil {
		return fillAnswer{}, err
	}
	old, said, shown := before.drawn(), before.said(), before.shownRows()
	places, err := before.change(form)
	if err != nil {
		return fillAnswer{}, err
	}
	f, err := h.fillingOf(d)
	if err != nil {
		return fillAnswer{}, err
	}
	if err = f.judge(ctx); err != nil {
		return fillAnswer{}, err
	}
	if form.Has("whole") {
		old, places = nil, slices.Collect(maps.Keys(f.cells))
	}
	answer := fillAnswer{Key: keyOf(d), Document: f.textOf(s.text), Values: map[string]string{}, Parts: []panels.Part{}, Fields: map[string]string{}, Rows: []freshRow{}}
	for _, p := range places {
		answer.Values[f.element(p)] = f.Value(p)
	}
	for _, owner := range f.owners {
		answer.Parts = append(answer.Parts, f.fresh(owner, before.sheets[owner], old)...)
	}
	judged, err := h.judgedParts(f)
	if err != nil {
		return answer, err
	}
	answer.Parts = append(answer.Parts, judged...)
	err = h.answerForms(f, said, shown, &answer)
	if err == nil && form.Has("whole") {
		err = h.answerAllForms(f, &answer)
	}
	return answer, err
}

// answerForms answers what has changed in the forms since they said and showed
// something else.
func (h *handlers) answerForms(f *filling, said map[string]string, shown map[string]int, answer *fillAnswer) error {
	for id, value := range f.said() {
		if value != said[id] {
			answer.Fields[id] = value
		}
	}
	answer.Beside = map[string]string{}
	for id, b := range f.beside {
		html, err := h.piece("beside", b)
		if err != nil {
			return err
		}
		answer.Beside[id] = html
	}
	for block, view := range f.columns() {
		for n := shown[block]; n < view.shown; n++ {
			row := f.viewLine(block, view.block, n)
			html, err := h.piece("line", row)
			if err != nil {
				return err
			}
			answer.Rows = append(answer.Rows, freshRow{block, panels.Part{ID: row.ID, HTML: html}})
		}
	}
	return nil
}

// answerAllForms answers the forms as a whole.
func (h *handlers) answerAllForms(f *filling, answer *fillAnswer) error {
	html, err := h.piece("forms", f.viewForms())
	answer.Parts = append(answer.Parts, panels.Part{ID: "forms", HTML: html})
	return err
}

// piece is a piece of the page.
func (h *handlers) piece(template string, data any) (string, error) {
	var b bytes.Buffer
	err := h.site.Template("sheet").ExecuteTemplate(&b, template, data)
	return b.String(), err
}

// drawn draws all cells, by their elements.
func (f *filling) drawn() map[string]string {
	all := map[string]string{}
	for _, owner := range f.owners {
		for _, d := range f.sheets[owner].Cells {
			p := scoring.Place{Owner: owner, Cell: d.Slot.Cell}
			all[f.element(p)] = f.draw(p)
		}
	}
	return all
}

// fresh are the parts of an owner's sheet that are not as they were drawn, and
// all marks: the whole sheet where its panels are others.
func (f *filling) fresh(owner int, was *panels.SheetView, old map[string]string) []panels.Part {
	s := f.sheets[owner]
	if s.Shape != was.Shape {
		return []panels.Part{{ID: panels.SheetID(owner), HTML: panelsHTML(owner, f.picture(owner, sheets.SVGStatic))}}
	}
	var parts []panels.Part
	for _, d := range s.Cells {
		element := s.Element(d)
		if svg := f.draw(scoring.Place{Owner: owner, Cell: d.Slot.Cell}); svg != old[element] {
			parts = append(parts, panels.Part{ID: element, HTML: svg})
		}
	}
	for i, panel := range s.Panels {
		parts = append(parts, panels.Part{ID: highlightsID(panel), HTML: f.highlights(owner, i)})
	}
	return parts
}

// judgedParts are the parts of the page that say what the sheets are judged to
// be, and the cells that no panel has.
func (h *handlers) judgedParts(f *filling) ([]panels.Part, error) {
	verdict := f.viewVerdict()
	pieces := map[string]any{"standing": verdict, "verdict": verdict}
	for _, owner := range f.owners {
		loose := f.viewLoose(owner)
		pieces[loose.ID] = loose
	}
	var parts []panels.Part
	for _, id := range slices.Sorted(maps.Keys(pieces)) {
		template := id
		if _, ok := pieces[id].(looseView); ok {
			template = "loose"
		}
		html, err := h.piece(template, pieces[id])
		if err != nil {
			return nil, err
		}
		parts = append(parts, panels.Part{ID: id, HTML: html})
	}
	return parts, nil
}
