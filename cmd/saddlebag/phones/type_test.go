package phones

import (
	"regexp"
	"slices"
	"strconv"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring"
	"saddlebag/scoring/maloney"
	"saddlebag/sheets"
	"saddlebag/sheets/panel"
	"saddlebag/web/tabletest"
	"saddlebag/web/webtest"
)

// leastType is how high type is on a phone 390 pixels wide, in CSS pixels. That of a board may be
// lower as long as nobody has zoomed.
const leastType = 9.0

// pictureWidths are how wide pictures are on a table's page: panels, boards at first, and boards
// that are zoomed as far as it goes.
const pictureWidths = `(() => {
  const wide = (selector) => Math.max(0, ...[...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().width));
  const all = [wide(".panels > .picture"), wide(".board .picture")];
  const larger = document.querySelector(".zooms .button + .button");
  for (let i = 0; larger && i < 9; i++) larger.click();
  return [...all, wide(".board .picture")];
})()`

// Nothing on a phone's sheets is so small that it can't be read: whatever was written in all the
// games that we keep. The cities of Maloney's map have names that can be read without zooming.
func TestTypeOnPhones(t *testing.T) {
	t.Parallel()
	at := programtest.Serve(t, "--limits", "off")
	widths := map[string][]float64{}
	for id, page := range firstTables(t, at, at) {
		w := &tabletest.Player{Window: webtest.Start(t).Open(programtest.Pocket(390, 664)), T: t}
		w.Sit(page + "?whole=yes")
		w.WaitText("#link", "Live")
		webtest.Eval[bool](w.Window, `(document.getElementById("tab-sheet-0")?.click(), true)`)
		w.Wait(`document.querySelector("#sheet-0 svg")?.checkVisibility()`)
		w.Shot("type-" + id)
		widths[id] = webtest.Eval[[]float64](w.Window, pictureWidths)
	}
	for _, title := range titles.List {
		wide := widths[title.Game.Info().ID]
		seen := map[string]bool{}
		for _, job := range programtest.Worksheets(t, title) {
			for seat := scoring.Table; seat < len(job.Setup.Players); seat++ {
				cells := map[string]scoring.Cell{}
				for _, c := range job.Cells.Of(seat) {
					cells[c.ID] = c
				}
				for _, p := range title.PanelsOf(job, seat) {
					most, first := wide[0]/p.W, wide[0]/p.W
					if p.W > panel.ColumnWidth {
						first, most = wide[1]/p.W, wide[2]/p.W
					}
					for text, size := range typeOf(p, cells) {
						said := title.Game.Info().ID + " " + p.ID + " " + text
						if size*most < leastType && !seen[said] {
							t.Errorf("%q on %s of %s is %.1f px high", text, p.ID, title.Game.Info().ID, size*most)
						}
						if seen[said] = true; isCity(title, job.Setup.House, text) && p.ID == "map" && size*first < leastType {
							t.Errorf("%s is %.1f px high on the map before anybody zooms", text, size*first)
						}
					}
				}
			}
		}
	}
}

// aText is one line of type in a drawing.
var aText = regexp.MustCompile(`<text[^>]*font-size="([\d.]+)"[^>]*>([^<]*)`)

// typeOf are the lines on a panel, and how high their type is, mm.
func typeOf(p panel.Panel, cells map[string]scoring.Cell) map[string]float64 {
	all := map[string]float64{}
	for _, m := range aText.FindAllStringSubmatch(panel.SVG(p, cells), -1) {
		size, _ := strconv.ParseFloat(m[1], 64) // the drawing's own
		if known, ok := all[m[2]]; !ok || size < known {
			all[m[2]] = size
		}
	}
	return all
}

// isCity says whether a line is the name of a city of a map.
func isCity(title sheets.Title, house scoring.House, text string) bool {
	m, ok := house.(*maloney.Map)
	return ok && title.Game.Info().ID == "maloneys-inheritance" && slices.ContainsFunc(m.Cities, func(c maloney.City) bool { return c.Name == text })
}
