package webtest

import (
	_ "embed"
	"fmt"
)

var (
	//go:embed misfits.js
	misfits string
	//go:embed loose.js
	loose string
)

// Misfits are what does not fit the window or a thumb: a page that scrolls
// sideways, and what can be tapped on but is smaller than 44 by 44 CSS pixels
// or lies under another. A label counts with its control; a link in a sentence
// may be as small as the sentence's letters.
func (w *Window) Misfits() []string {
	w.b.t.Helper()
	return Eval[[]string](w, fmt.Sprintf("(%s)(%d)", misfits, w.Width))
}

// LooseEnds are ids that a page has twice, links and labels that lead nowhere
// in it, and any number of main headings but one.
func (w *Window) LooseEnds() []string {
	w.b.t.Helper()
	return Eval[[]string](w, loose)
}
