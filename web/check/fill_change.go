package check

import (
	"bytes"
	"context"
	"maps"
	"net/http"
	"net/url"
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
}

// changeSheet makes the changes that a form asks for, and answers with what
// they change on the page.
func (h *handlers) changeSheet(w http.ResponseWriter, r *http.Request, d *final.Document, form url.Values) error {
	var answer fillAnswer
	err := h.site.AtWork(r, func() (err error) {
		answer, err = h.changedSheet(r.Context(), d, form)
		return err
	})
	if err != nil {
		return err
	}
	return site.WriteJSON(w, http.StatusOK, answer)
}

// changedSheet changes sheets and judges them again. Cells are drawn as the
// whole of a sheet has them: a change of one can show in others.
func (h *handlers) changedSheet(ctx context.Context, d *final.Document, form url.Values) (fillAnswer, error) {
	before, err := h.fillingOf(d)
	if err != nil {
		return fillAnswer{}, err
	}
	old := before.drawn()
	places, err := before.change(form)
	if err != nil {
		return fillAnswer{}, err
	}
	f, err := h.fillingOf(d)
	if err != nil {
		return fillAnswer{}, err
	}
	if f.audit, err = f.Audit(ctx); err != nil {
		return fillAnswer{}, err
	}
	if form.Has("whole") {
		old, places = nil, slices.Collect(maps.Keys(f.cells))
	}
	answer := fillAnswer{Key: keyOf(d), Document: f.String(), Values: map[string]string{}, Parts: []panels.Part{}}
	for _, p := range places {
		answer.Values[f.element(p)] = f.Value(p)
	}
	for _, owner := range f.owners {
		answer.Parts = append(answer.Parts, f.fresh(owner, before.sheets[owner], old)...)
	}
	judged, err := h.judgedParts(f)
	answer.Parts = append(answer.Parts, judged...)
	return answer, err
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
		var b bytes.Buffer
		if err := h.site.Template("sheet").ExecuteTemplate(&b, template, pieces[id]); err != nil {
			return nil, err
		}
		parts = append(parts, panels.Part{ID: id, HTML: b.String()})
	}
	return parts, nil
}
