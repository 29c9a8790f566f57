package check

import (
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/final"
	"saddlebag/web/panels"
	"saddlebag/web/site"
)

// The fields of a form that changes sheets, beside the sheets themselves.
const (
	editAt    = "at"    // the element of a cell, or of a field
	editValue = "value" // and what it says, as many as of those
	editDone  = "done"  // a part that was copied: the rest of it is blank
	editRest  = "rest"  // a sheet that was, as deep as the form goes
	editWipe  = "wipe"
	editDepth = "depth" // how deep the form goes
	editPick  = "pick"  // the element of a cell, a space, and what it says
	editForm  = "form"  // whether the fields of the form are meant, each by its element
)

// edits says whether a form changes anything.
func edits(form url.Values) bool {
	return form.Has(editAt) || form.Has(editDone) || form.Has(editRest) || form.Has(editWipe) || form.Has(editForm) || form.Has(editPick)
}

// change makes the changes that a form asks for, and returns the cells that are
// not what they were.
func (f *filling) change(form url.Values) ([]scoring.Place, error) {
	var changed []scoring.Place
	if form.Has(editWipe) {
		changed = f.Wipe()
	}
	at, values := form[editAt], form[editValue]
	for _, pick := range form[editPick] {
		element, value, _ := strings.Cut(pick, " ")
		at, values = append(at, element), append(values, value)
	}
	switch {
	case len(at) != len(values):
		return nil, site.Refuse(http.StatusBadRequest, "api.value-each")
	case len(at) > len(f.Paper)+len(f.fields) || len(form[editRest]) > len(f.owners) || len(form[editDone]) > len(f.Parts):
		return nil, site.Refuse(http.StatusUnprocessableEntity, "filled.too-much")
	}
	for i := range at {
		wrote, err := f.writeAt(at[i], values[i])
		if err != nil {
			return nil, err
		}
		changed = append(changed, wrote...)
	}
	if form.Has(editForm) {
		wrote, err := f.writeForm(form)
		if err != nil {
			return nil, err
		}
		changed = append(changed, wrote...)
	}
	blanked, err := f.finishAll(form)
	return append(changed, blanked...), err
}

// writeAt fills in a cell, or a field of a form.
func (f *filling) writeAt(at, value string) ([]scoring.Place, error) {
	if field, ok := f.fields[at]; ok {
		return f.write(field, value)
	}
	p, ok := f.placeOf(at)
	if !ok {
		return nil, site.Refuse(http.StatusUnprocessableEntity, "filled.no-cell", "cell", at)
	}
	return []scoring.Place{p}, f.set(p, value)
}

// writeForm fills in the fields of a form that was sent as a whole, which says
// nothing new in most of them. Whoever sends it has left the parts that are
// written on.
func (f *filling) writeForm(form url.Values) ([]scoring.Place, error) {
	var changed []scoring.Place
	for _, at := range slices.Sorted(maps.Keys(f.fields)) {
		says := form[at]
		if len(says) == 0 || strings.TrimSpace(says[len(says)-1]) == f.read(f.fields[at]) {
			continue
		}
		wrote, err := f.write(f.fields[at], says[len(says)-1])
		if err != nil {
			return nil, err
		}
		changed = append(changed, wrote...)
	}
	for i := range f.forms {
		if part := f.forms[i].Part; f.touched(part) {
			changed = append(changed, f.finish(part)...)
		}
	}
	return changed, nil
}

// finishAll has the parts and sheets that a form names be blank, but for what is
// written.
func (f *filling) finishAll(form url.Values) ([]scoring.Place, error) {
	var blanked []scoring.Place
	for _, done := range form[editDone] {
		i := slices.IndexFunc(f.forms, func(p partForm) bool { return p.element == done })
		if i < 0 {
			return nil, site.Refuse(http.StatusUnprocessableEntity, "filled.no-part", "part", done)
		}
		blanked = append(blanked, f.finish(f.forms[i].Part)...)
	}
	for _, rest := range form[editRest] {
		i := slices.IndexFunc(f.owners, func(owner int) bool { return panels.SheetID(owner) == rest })
		if i < 0 {
			return nil, site.Refuse(http.StatusUnprocessableEntity, "filled.no-sheet", "sheet", rest)
		}
		depth := audit.Everything
		if form.Has(editDepth) {
			depth = f.depthOf(form.Get(editDepth))
		}
		blanked = append(blanked, f.blankRest(f.owners[i], depth)...)
	}
	return blanked, nil
}

// blankRest has what is not known of a sheet be blank, down to a depth: at the
// last, all that its drawings have.
func (f *filling) blankRest(owner int, depth audit.Depth) []scoring.Place {
	var blanked []scoring.Place
	if depth < audit.Everything {
		for _, form := range f.forms {
			if form.Owner == owner && form.Depth <= depth {
				blanked = append(blanked, f.finish(form.Part)...)
			}
		}
		return blanked
	}
	for _, d := range f.sheets[owner].Cells {
		p := scoring.Place{Owner: owner, Cell: d.Slot.Cell}
		if f.Value(p) == final.Unknown && f.has(p) && !f.cell(p).Sum {
			f.Filled[p] = scoring.Written{}
			blanked = append(blanked, p)
		}
	}
	return blanked
}
