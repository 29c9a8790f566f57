package web_test

import (
	"net/http/httptest"
	"testing"

	"saddlebag/sheets"
	"saddlebag/sheets/example"
	"saddlebag/web"
	"saddlebag/web/roomtest"
	"saddlebag/web/webtest"
)

// A game that the program has never heard of has all the pages, and they are
// as good as any.
func TestPagesOfAnyGame(t *testing.T) {
	c := roomtest.Config(t)
	c.Titles, c.Shelf = []sheets.Title{example.Title}, roomtest.ExampleCatalog
	h, err := web.New(c)
	if err != nil {
		t.Fatal(err)
	}
	s := httptest.NewServer(h)
	t.Cleanup(s.Close)
	w := webtest.Start(t).Open(webtest.Phone)
	for path, says := range map[string]string{
		"/":                           "Nugget",
		"/rules/nugget?q=bury":        "you bury a nugget",
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
