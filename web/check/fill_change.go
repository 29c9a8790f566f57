package check

import (
	"bytes"
	"context"
	"net/http"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
	"saddlebag/sheets/panel"
	"saddlebag/web/panels"
	"saddlebag/web/site"
)

// A fillAnswer is what has changed on the page of filled sheets.
type fillAnswer struct {
	Key      string            `json:"key"`
	Document string            `json:"document"`
	Values   map[string]string `json:"values"` // by element; empty where nothing is said of it
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

// toldOf is what was answered of sheets, to be told again where it is as it was.
type toldOf struct {
	beside map[string]string // by the elements of fields
	rows   map[string]int    // shown of columns that grow, by their elements
	loose  map[int]string    // cells that no panel has, by owner
}

// changeSheet makes the changes that a form asks for, and answers with what
// they change on the page.
func (h *handlers) changeSheet(w http.ResponseWriter, r *http.Request, s sentSheet) error {
	l := site.Language(r)
	f := h.latest.take(l, s)
	var d *final.Document
	var err error
	if f == nil {
		if d, err = h.read(s); err != nil {
			return h.showUnread(w, r, s, err)
		}
	}
	var answer fillAnswer
	err = h.site.AtWork(r, func() (err error) {
		if f == nil {
			f, err = h.fillingOf(l, d)
		}
		if err == nil {
			answer, err = h.changedSheet(r.Context(), f, s)
		}
		return err
	})
	if err != nil {
		return err
	}
	h.latest.put(f, answer.Document, s.house())
	return site.WriteJSON(w, r, http.StatusOK, answer)
}

// changedSheet changes sheets and judges them again.
func (h *handlers) changedSheet(ctx context.Context, f *filling, s sentSheet) (fillAnswer, error) {
	was := f.asItIs()
	f.lists = nil // of what the answer proposes
	places, err := f.change(s.form)
	if err == nil {
		err = f.lay()
	}
	if err == nil {
		err = f.judge(ctx)
	}
	if err != nil {
		return fillAnswer{}, err
	}
	whole := s.form.Has("whole")
	if whole {
		places = scoring.Each(len(f.Paper), func(i int) scoring.Place { return scoring.Place{Owner: f.Paper[i].Owner, Cell: f.Paper[i].ID} })
	}
	answer := fillAnswer{Key: keyOf(f.Document), Document: f.textOf(f.text, s.text), Values: map[string]string{}, Parts: []panels.Part{}, Fields: map[string]string{}, Rows: []freshRow{}}
	for _, p := range places {
		answer.Values[f.element(p)] = f.Value(p)
	}
	for _, owner := range f.owners {
		answer.Parts = append(answer.Parts, f.fresh(owner, was, whole)...)
	}
	judged, err := h.judgedParts(f, was)
	if err != nil {
		return answer, err
	}
	answer.Parts = append(answer.Parts, judged...)
	err = h.answerForms(f, was, &answer)
	if err == nil && whole {
		err = h.answerAllForms(f, &answer)
	}
	return answer, err
}

// answerForms answers what has changed in the forms since they said and showed
// something else.
func (h *handlers) answerForms(f, was *filling, answer *fillAnswer) error {
	for id, at := range f.fields {
		before := was.fields[id]
		if before == at && !slices.ContainsFunc(at.places, func(p scoring.Place) bool { return f.isOther(p, was) }) {
			continue
		}
		said := ""
		if before != nil {
			said = was.read(before)
		}
		if value := f.read(at); value != said {
			answer.Fields[id] = value
		}
	}
	var err error
	if answer.Beside, err = h.answerBeside(f, was); err != nil {
		return err
	}
	f.told.beside = answer.Beside
	columns, shown := f.columns(), was.told.rows
	if shown == nil {
		shown = shownRows(was.columns())
	}
	f.told.rows = shownRows(columns)
	for block, view := range columns {
		for n := shown[block]; n < view.shown; n++ {
			row := f.viewLine(block, view.block, n)
			html, err := h.piece(f, "line", row)
			if err != nil {
				return err
			}
			answer.Rows = append(answer.Rows, freshRow{block, panels.Part{ID: row.ID, HTML: html}})
		}
	}
	return nil
}

// answerBeside answers what stands beside fields, as before where that is the same.
func (h *handlers) answerBeside(f, was *filling) (map[string]string, error) {
	all := make(map[string]string, len(f.beside))
	for id, b := range f.beside {
		html, told := was.told.beside[id]
		if !told || was.beside[id] != b {
			var err error
			if html, err = h.piece(f, "beside", b); err != nil {
				return nil, err
			}
		}
		all[id] = html
	}
	return all, nil
}

// isOther says whether something else stands in a place than before.
func (f *filling) isOther(p scoring.Place, was *filling) bool {
	now, known := f.Filled[p]
	before, knew := was.Filled[p]
	return now != before || known != knew || f.Says(p) != was.Says(p) || f.unreadAt(p) != was.unreadAt(p)
}

// answerAllForms answers the forms as a whole.
func (h *handlers) answerAllForms(f *filling, answer *fillAnswer) error {
	html, err := h.piece(f, "forms", f.viewForms())
	answer.Parts = append(answer.Parts, panels.Part{ID: "forms", HTML: html})
	return err
}

// piece is a piece of the page of some sheets.
func (h *handlers) piece(f *filling, template string, data any) (string, error) {
	var b bytes.Buffer
	err := h.site.Template(f.language, "sheet").ExecuteTemplate(&b, template, data)
	return b.String(), err
}

// fresh are the parts of an owner's sheet that are not drawn as they were, or all of
// them, and all marks: the whole sheet where its panels are others.
func (f *filling) fresh(owner int, was *filling, all bool) []panels.Part {
	s := f.sheets[owner]
	if s.Shape != was.sheets[owner].Shape {
		return []panels.Part{{ID: panels.SheetID(owner), HTML: panelsHTML(owner, f.picture(owner, panel.SVGStatic))}}
	}
	var parts []panels.Part
	for _, d := range s.Cells {
		p := scoring.Place{Owner: owner, Cell: d.Slot.Cell}
		if !all && f.Filled[p] == was.Filled[p] {
			continue
		}
		if svg := f.draw(p); all || svg != was.draw(p) {
			parts = append(parts, panels.Part{ID: s.Element(d), HTML: svg})
		}
	}
	for i, marks := range f.highlights(owner) {
		parts = append(parts, panels.Part{ID: highlightsID(s.Panels[i]), HTML: marks})
	}
	return parts
}

// judgedParts are the parts of the page that say what the sheets are judged to
// be, and the cells that no panel has.
func (h *handlers) judgedParts(f, was *filling) ([]panels.Part, error) {
	parts, err := h.looseParts(f, was)
	if err != nil {
		return nil, err
	}
	verdict := f.viewVerdict()
	for _, id := range []string{"standing", "verdict"} {
		html, err := h.piece(f, id, verdict)
		if err != nil {
			return nil, err
		}
		parts = append(parts, panels.Part{ID: id, HTML: html})
	}
	return parts, nil
}

// looseParts are the cells that no panel has, as before where nothing else stands in
// them.
func (h *handlers) looseParts(f, was *filling) ([]panels.Part, error) {
	var parts []panels.Part
	for _, owner := range f.owners {
		html, told := f.told.loose[owner]
		if !told || slices.ContainsFunc(f.loose[owner], func(c scoring.Cell) bool { return f.isOther(scoring.Place{Owner: owner, Cell: c.ID}, was) }) {
			var err error
			if html, err = h.piece(f, "loose", f.viewLoose(owner)); err != nil {
				return nil, err
			}
			f.told.loose[owner] = html
		}
		parts = append(parts, panels.Part{ID: looseID(owner), HTML: html})
	}
	slices.SortFunc(parts, func(a, b panels.Part) int { return strings.Compare(a.ID, b.ID) })
	return parts, nil
}
