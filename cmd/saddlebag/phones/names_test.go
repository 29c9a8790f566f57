package phones

import (
	"math/rand/v2"
	"net/url"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/web/live"
	"saddlebag/web/tabletest"
	"saddlebag/web/webtest"
)

// Names of people are never broken in two where there is a line that has room for them.
func TestNamesAreWhole(t *testing.T) {
	t.Parallel()
	at, names := programtest.Serve(t, "--limits", "off"), []string{"Christopher", "Annamaria", "Bartholomew", "Cy"}
	table := programtest.NewTableOf(t, at, "coal-n-write", live.Virtual, names...)
	host, random := programtest.ProgramAt(t, at, strings.TrimPrefix(table, "/t/")), rand.New(rand.NewPCG(1, 1))
	for range 6 {
		host.Enters(host.State(0).Seen, host.Some(random))
	}
	lobby := programtest.MakeTable(t, at+"/tables", url.Values{"game": {"coal-n-write"}, "seats": {"4"}, "me-name": {names[0]}, "player": names[1:]})
	p := &tabletest.Player{Window: webtest.Start(t).Open(programtest.Pocket(360, 800)), T: t}
	p.Sit(at + lobby)
	for _, path := range []string{lobby, table, table + "/seats", table + "/book", table + "/result", "/tables"} {
		p.Go(at + path)
		if path == table {
			p.Sit(at + table)
			p.WaitText("#link", "Live")
			webtest.Eval[bool](p.Window, `(document.getElementById("scores").click(), true)`)
		}
		for _, width := range []int64{360, 390, 1280} {
			p.Be(programtest.Pocket(width, 800))
			p.Shot("names" + path)
			for _, one := range p.Split(names...) {
				t.Errorf("%s, %d wide: %s", path, width, one)
			}
		}
	}
}
