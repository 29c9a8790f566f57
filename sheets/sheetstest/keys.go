package sheetstest

import (
	"regexp"
	"testing"

	"saddlebag/scoring"
	"saddlebag/sheets"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// Keys are the static parts of panels by what should tell them apart: the key
// and the size.
type Keys map[keyed]string

type keyed struct {
	key  string
	w, h float64
}

// address is what a key has in place of what a pointer points at.
var address = regexp.MustCompile(`\(0x[0-9a-f]+\)`)

// Check tests that a panel is drawn as all before it with the same key and
// size, whatever game they were of: else one table would be printed what
// another had drawn.
func (k Keys) Check(t *testing.T, p panel.Panel) {
	t.Helper()
	if p.Key == "" {
		return
	}
	if address.MatchString(p.Key) {
		t.Errorf("an address says nothing of what lies there: %.200s", p.Key)
	}
	id := keyed{p.Key, p.W, p.H}
	p.Key = "" // so that it is drawn
	picture := panel.SVGStatic(p)
	if before, ok := k[id]; ok && before != picture {
		t.Errorf("two drawings of the key %.200s", id.key)
	}
	k[id] = picture
}

// CheckJob checks all panels of a job: those of its sheets, and of its phones.
func (k Keys) CheckJob(t *testing.T, title sheets.Title, job press.Job) {
	t.Helper()
	type drawn struct {
		id, key string
		owner   int
		w, h    float64
	}
	seen := map[drawn]bool{} // all tiles of a board show one panel
	check := func(p panel.Panel) {
		if at := (drawn{p.ID, p.Key, p.Owner, p.W, p.H}); !seen[at] {
			seen[at] = true
			k.Check(t, p)
		}
	}
	for _, s := range title.Sheets {
		pages, _ := press.Pages([]press.Sheet{s}, job, 1) // a sheet that is refused has no pages
		for _, page := range pages {
			for _, at := range page.Placed {
				check(at.Panel)
			}
		}
	}
	for seat := scoring.Table; seat < len(job.Setup.Players); seat++ {
		for _, p := range title.Panels(job, seat) {
			check(p)
		}
	}
}
