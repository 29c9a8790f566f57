package sheets_test

import (
	"fmt"
	"strings"
	"testing"

	"saddlebag/sheets"
	"saddlebag/sheets/sheetstest"
)

// The golden file has a line for each piece of artwork: what it is, by which
// operations it is drawn, of how many segments, and where it reaches.
func TestArtworkIsAsReviewed(t *testing.T) {
	var b strings.Builder
	piece := func(name string, draw func(sheets.Canvas)) { fmt.Fprintln(&b, name+": "+sheets.Summary(draw)) }
	for _, r := range "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&'!?.,:$’“”/()·–-" {
		piece(fmt.Sprintf("letter %c", r), func(c sheets.Canvas) { sheets.DrawTitle(c, 0, 100, 100, string(r), sheets.Solid, sheets.Left) })
	}
	for style, name := range []string{sheets.Solid: "solid", sheets.Spotted: "spotted", sheets.Contoured: "contoured", sheets.Shaded: "shaded"} {
		piece("title "+name, func(c sheets.Canvas) {
			sheets.DrawTitle(c, 100, 50, 20, "Coal n’ Write", sheets.TitleStyle(style), sheets.Middle)
		})
	}
	for _, icon := range sheets.AllIcons {
		piece("icon "+string(icon), func(c sheets.Canvas) { sheets.DrawIcon(c, icon, 0, 0, 24, sheets.Black) })
	}
	piece("rule", func(c sheets.Canvas) { sheets.DrawRule(c, 0, 0, 100) })
	piece("divider", func(c sheets.Canvas) { sheets.DrawDivider(c, 50, 10, 100) })
	piece("frame", func(c sheets.Canvas) { sheets.DrawFrame(c, 0, 0, 100, 100) })
	piece("ruler", func(c sheets.Canvas) { sheets.DrawRuler(c, 0, 0) })
	sheetstest.Golden(t, "artwork.golden", b.String())
}
