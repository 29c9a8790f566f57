package site_test

import (
	"net/http/httptest"
	"strings"
	"testing"

	"saddlebag/web"
	"saddlebag/web/roomtest"
)

// A mistake of ours does not show itself.
func TestMistakesAreNotShown(t *testing.T) {
	c := roomtest.Config(t)
	c.Titles[0].Sheets[0].Make = nil
	h, err := web.New(c)
	if err != nil {
		t.Fatal(err)
	}
	s := httptest.NewServer(h)
	defer s.Close()
	got := roomtest.Get(t, s.URL+"/print/tiny.pdf")
	if got.StatusCode != 500 || strings.Contains(got.Text, "nil pointer") || !strings.Contains(got.Text, "on our side") {
		t.Errorf("status %d %s", got.StatusCode, got.Text)
	}
}
