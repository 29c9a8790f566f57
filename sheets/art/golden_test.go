package art_test

import (
	"fmt"
	"strings"
	"testing"

	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// The golden file has a line for each piece of artwork: what it is, by which
// operations it is drawn, of how many segments, and where it reaches.
func TestArtworkIsAsReviewed(t *testing.T) {
	var b strings.Builder
	piece := func(name string, draw func(canvas.Canvas)) { fmt.Fprintln(&b, name+": "+art.Summary(draw)) }
	for _, r := range "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&'!?.,:$’“”/()·–-" {
		piece(fmt.Sprintf("letter %c", r), func(c canvas.Canvas) { art.DrawTitle(c, 0, 100, 100, string(r), art.Solid, canvas.Left) })
	}
	for style, name := range []string{art.Solid: "solid", art.Spotted: "spotted", art.Contoured: "contoured", art.Shaded: "shaded"} {
		piece("title "+name, func(c canvas.Canvas) {
			art.DrawTitle(c, 100, 50, 20, "Coal n’ Write", art.TitleStyle(style), canvas.Middle)
		})
	}
	for _, icon := range art.AllIcons {
		piece("icon "+string(icon), func(c canvas.Canvas) { art.DrawIcon(c, icon, 0, 0, 24, canvas.Black) })
	}
	piece("rule", func(c canvas.Canvas) { art.DrawRule(c, 0, 0, 100) })
	piece("divider", func(c canvas.Canvas) { art.DrawDivider(c, 50, 10, 100) })
	piece("frame", func(c canvas.Canvas) { art.DrawFrame(c, 0, 0, 100, 100) })
	piece("ruler", func(c canvas.Canvas) { press.DrawRuler(c, 0, 0) })
	sheetstest.Golden(t, "artwork.golden", b.String())
}
