package webtest

import "fmt"

// A Label is one text of a drawing as the browser sets it, in units of the
// drawing and without spaces at its ends.
type Label struct {
	Text   string
	X, Y   float64 // of its beginning, on the baseline
	Length float64
}

// labels waits for the fonts that the page needs, and fails without them: the
// browser would measure others.
const labels = `Promise.resolve(document.body.offsetHeight).then(() => document.fonts.ready).then((fonts) => {
  const wrong = [...fonts].filter((font) => font.status === "error");
  if (wrong.length > 0 || ![...fonts].some((font) => font.status === "loaded")) throw new Error("fonts that are not there: " + wrong.map((font) => font.family + " " + font.unicodeRange));
}).then(() => [...document.querySelectorAll(%s)].flatMap((text) => {
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
