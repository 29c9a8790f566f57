package play_test

import (
	"strings"
	"testing"

	"saddlebag/web/roomtest"
	"saddlebag/web/webtest"
)

// Who asks why a score is what it is reads its lines where they are; without scripts they are
// the ones that stand open on the page of the standings.
func TestWhyOpensInPlace(t *testing.T) {
	s := roomtest.StartTables(t)
	ann := roomtest.Visit(t, s.URL)
	path := roomtest.NewTable(t, ann)
	ann.Enters(path, roomtest.Opening...)
	b := webtest.Start(t)
	w := b.Open(webtest.Phone)
	w.Sit(s.URL + path)
	w.WaitText("#link", "Live")
	w.Tap("#scores")
	w.Tap("#tally li:nth-child(2) .why")
	w.WaitText("#why", "Bob digs with the 2")
	if got := w.Text("#why"); !strings.Contains(got, "Why Bob has 2 points") || strings.Contains(got, "Ann digs") {
		t.Errorf("asked about Bob: %q", got)
	}
	for _, fault := range append(append(w.Misfits(), w.LooseEnds()...), w.Barriers()...) {
		t.Error(fault)
	}
	w.TapNamed("button", "Close")
	w.Wait(`!document.getElementById("why").open`)
	if at := w.Address(); !strings.HasSuffix(at, path) {
		t.Errorf("left for %s", at)
	}

	href := ann.Get(path).Found(t, `class="why" href="([^"#]+)#scored-1"`)
	open := ann.Get(strings.ReplaceAll(href, "&amp;", "&")).Found(t, `(?s)<details open data-asked>(.*?)</details>`)
	if !strings.Contains(open, "Bob digs with the 2") || strings.Contains(open, "Ann digs") {
		t.Errorf("without scripts %s opens %q", href, open)
	}
}
