package sheetstest

import (
	"testing"

	"saddlebag/sheets"
)

// Keys are the static parts of panels by what should tell them apart: the key
// and the size.
type Keys map[keyed]string

type keyed struct {
	key  string
	w, h float64
}

// Check tests that a panel is drawn as all before it with the same key and
// size, whatever game they were of: else one table would be printed what
// another had drawn.
func (k Keys) Check(t *testing.T, p sheets.Panel) {
	t.Helper()
	if p.Key == "" {
		return
	}
	id := keyed{p.Key, p.W, p.H}
	p.Key = "" // so that it is drawn
	picture := sheets.SVGStatic(p)
	if before, ok := k[id]; ok && before != picture {
		t.Errorf("two drawings of the key %.200s", id.key)
	}
	k[id] = picture
}
