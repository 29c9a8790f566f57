package check

import "saddlebag/scoring/speech"

// A missedView is what of a part of the sheets is not known, and needed for the
// scores.
type missedView struct {
	Element string      // the first place
	Says    speech.Text // "Ann's cash column, rows 16 to 60"
}

// viewMissing tells the missing places by the parts that they are in.
func (f *filling) viewMissing() []missedView {
	var views []missedView
	for _, missing := range f.Summed(f.audit.Missing) {
		views = append(views, missedView{f.element(missing.First), missing.Says})
	}
	return views
}
