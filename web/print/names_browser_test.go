package print_test

import (
	"net/url"
	"os"
	"testing"

	"saddlebag/sheets"
	"saddlebag/sheets/example"
	"saddlebag/sheets/sheetstest"
	"saddlebag/web/roomtest"
	"saddlebag/web/site"
	"saddlebag/web/webtest"
)

// TestMain ends the browser that the tests share.
func TestMain(m *testing.M) { os.Exit(webtest.Tests{M: m}.Run()) }

// Names that are written from right to left have the same letters in the same
// order on the screen as on paper.
func TestPreviewOfNamesFromRightToLeft(t *testing.T) {
	c := roomtest.Config(t)
	c.Titles, c.Shelf = []sheets.Title{example.Title}, roomtest.ExampleCatalog
	s := roomtest.StartWith(t, c, func(*site.Site) {})
	names := url.Values{"paper": {"a4"}, "player": {"أحمد بن محمد", "דוד 12", "Ann سلام"}}.Encode()

	w := webtest.Start(t).Open(webtest.Desk)
	w.Go(s.URL + "/print?game=nugget&" + names)
	w.WaitText("main", "'s slip")
	for _, fault := range append(append(w.Misfits(), w.LooseEnds()...), w.Barriers()...) {
		t.Error(fault)
	}
	webtest.Eval[any](w, `Object.assign(document.querySelector(".paper svg").style, {border: "none", boxShadow: "none"}) && 0`)
	sheetstest.SamePicture(t, w.Picture(".paper svg", 3), []byte(roomtest.Get(t, s.URL+"/print/nugget.pdf?"+names).Text))
}
