package web

import (
	"bytes"
	"maps"
	"net/http"
	"net/url"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
	"saddlebag/sheets"
)

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
	err := a.atWork(r, func() (err error) {
		answer, err = a.changedSheet(d, form)
		return err
	})
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, answer)
}

// changedSheet changes sheets and judges them again. Cells are drawn as the
// whole of a sheet has them: a change of one can show in others.
func (a *app) changedSheet(d *final.Document, form url.Values) (fillAnswer, error) {
	before, err := a.fillingOf(d)
	if err != nil {
		return fillAnswer{}, err
	}
	old := before.drawn()
	places, err := before.change(form)
	if err != nil {
		return fillAnswer{}, err
	}
	f, err := a.fillingOf(d)
	if err != nil {
		return fillAnswer{}, err
	}
	if f.audit, err = f.Audit(); err != nil {
		return fillAnswer{}, err
	}
	if form.Has("whole") {
		old, places = nil, slices.Collect(maps.Keys(f.cells))
	}
	answer := fillAnswer{Key: keyOf(d), Document: f.String(), Values: map[string]string{}, Parts: []part{}}
	for _, p := range places {
		answer.Values[f.element(p)] = f.Value(p)
	}
	for _, owner := range f.owners {
		answer.Parts = append(answer.Parts, f.fresh(owner, before.sheets[owner], old)...)
	}
	judged, err := a.judgedParts(f)
	answer.Parts = append(answer.Parts, judged...)
	return answer, err
}

// drawn draws all cells, by their elements.
func (f *filling) drawn() map[string]string {
	all := map[string]string{}
	for _, owner := range f.owners {
		for _, d := range f.sheets[owner].cells {
			p := scoring.Place{Owner: owner, Cell: d.slot.Cell}
			all[f.element(p)] = f.draw(p)
		}
	}
	return all
}

// fresh are the parts of an owner's sheet that are not as they were drawn, and
// all marks: the whole sheet where its panels are others.
func (f *filling) fresh(owner int, was *sheetPicture, old map[string]string) []part {
	s := f.sheets[owner]
	if s.shape != was.shape {
		return []part{{sheetID(owner), panelsHTML(owner, f.picture(owner, sheets.SVGStatic))}}
	}
	var parts []part
	for _, d := range s.cells {
		element := s.element(d)
		if svg := f.draw(scoring.Place{Owner: owner, Cell: d.slot.Cell}); svg != old[element] {
			parts = append(parts, part{element, svg})
		}
	}
	for i, panel := range s.panels {
		parts = append(parts, part{marksID(panel), f.marks(owner, i)})
	}
	return parts
}

// judgedParts are the parts of the page that say what the sheets are judged to
// be, and the cells that no panel has.
func (a *app) judgedParts(f *filling) ([]part, error) {
	verdict := f.viewVerdict()
	pieces := map[string]any{"standing": verdict, "verdict": verdict}
	for _, owner := range f.owners {
		loose := f.viewLoose(owner)
		pieces[loose.ID] = loose
	}
	var parts []part
	for _, id := range slices.Sorted(maps.Keys(pieces)) {
		template := id
		if _, ok := pieces[id].(looseView); ok {
			template = "loose"
		}
		var b bytes.Buffer
		if err := a.pages["sheet"].ExecuteTemplate(&b, template, pieces[id]); err != nil {
			return nil, err
		}
		parts = append(parts, part{id, b.String()})
	}
	return parts, nil
}
