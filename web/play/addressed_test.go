package play

import (
	"testing"

	"saddlebag/web/site/packed"
)

// The code of a place goes into addresses, those of a form and of a link, and nowhere else.
func TestAddressed(t *testing.T) {
	for text, want := range map[string]string{
		"":                               "",
		`<form action=\"/t/-/enter\">`:   `<form action=\"/t/CODE/enter\">`,
		`a href=\"/t/-/a b href=\"/t/-/`: `a href=\"/t/CODE/a b href=\"/t/CODE/`,
		`<a href=\"/t/-\">`:              `<a href=\"/t/-\">`,
		`<a href=\"/t/other/\">`:         `<a href=\"/t/other/\">`,
		`<img src=\"/t/-/x\">`:           `<img src=\"/t/-/x\">`,
		`action=\"/t/-/ at the start`:    `action=\"/t/-/ at the start`,
		`says href=&#34;/t/-/`:           `says href=&#34;/t/-/`,
		`=\"/t/=\"/t/`:                   `=\"/t/=\"/t/`,
	} {
		got := addressed([]*packed.Chunk{packed.NewChunk([]byte(text)), comma, packed.NewChunk([]byte(text))}, "CODE")
		if len(got) != 1 || string(got[0].Plain()) != want+","+want {
			t.Errorf("%s becomes %s", text, got[0].Plain())
		}
	}
}
