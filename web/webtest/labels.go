package webtest

import "fmt"

// A Label is one text of a drawing as the browser sets it, in units of the
// drawing and without spaces at its ends.
type Label struct {
	Text   string
	X, Y   float64 // of its beginning, on the baseline
	Length float64
}

// labels loads the page's fonts first, and fails without them: the browser
// would measure others.
const labels = `Promise.all([...document.fonts].map((f) => f.load())).then(() => [...document.querySelectorAll(%s)].flatMap((text) => {
  const words = text.textContent, from = words.length - words.trimStart().length, n = words.trim().length;
  if (n === 0) return [];
  const { x, y } = text.getStartPositionOfChar(from);
  return [{ text: words.trim(), x, y, length: text.getSubStringLength(from, n) }];
}))`

// Labels are the texts of the drawings that a CSS selector finds.
func (w *Window) Labels(selector string) []Label {
	w.b.t.Helper()
	return Eval[[]Label](w, fmt.Sprintf(labels, quoted(selector+" text")))
}
