package web

import (
	"net/http/httptest"
	"testing"

	"saddlebag/sheets"
	"saddlebag/web/webtest"
	"saddlebag/web/webtest/nugget"
)

// A game that the program has never heard of has all the pages, and they are
// as good as any.
func TestPagesOfAnyGame(t *testing.T) {
	c := testApp(t)
	c.Titles, c.Shelf = []sheets.Title{nugget.Title}, nugget.Shelf()
	h, err := New(c)
	if err != nil {
		t.Fatal(err)
	}
	s := httptest.NewServer(h)
	t.Cleanup(s.Close)
	w := webtest.Start(t).Open(webtest.Phone)
	for path, says := range map[string]string{
		"/":                           "Nugget",
		"/rules/nugget":               "buries a nugget",
		"/roll?game=nugget":           "The wheel",
		"/print?game=nugget&paper=a4": "Dug in round 2",
		"/check":                      "Or its file",
	} {
		w.Go(s.URL + path)
		w.WaitText("main", says)
		for _, faults := range [][]string{w.Misfits(), w.LooseEnds(), w.Barriers()} {
			for _, fault := range faults {
				t.Errorf("%s: %s", path, fault)
			}
		}
	}
}
