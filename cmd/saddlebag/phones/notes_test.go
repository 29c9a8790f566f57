package phones

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/web/live"
)

// What is told of an amendment covers nothing that somebody needs, on any screen and in
// any size of text, and is read whole.
func TestNotesCoverNothing(t *testing.T) {
	for i, title := range titles.List {
		info := title.Game.Info()
		t.Run(info.ID, func(t *testing.T) {
			t.Parallel()
			at, names := programtest.Serve(t, "--limits", "off"), []string{"Annamaria", "Bob", "Christopher", "Dee"}[:max(2, info.MinPlayers)]
			table := programtest.NewTableOf(t, at, info.ID, live.Virtual, names...)
			host := programtest.ProgramAt(t, at, strings.TrimPrefix(table, "/t/"))
			p := programtest.Gather(t, at, table, programtest.Still, names[0]).Players[0]
			random := rand.New(rand.NewPCG(uint64(i), 9))
			for range 12 {
				host.Enters(host.State(0).Seen, host.Some(random))
			}
			entered := host.State(0).Seen
			for n := entered; !host.Enters(entered, fmt.Sprintf("table amend %d -", n)); n-- {
				if n == 1 {
					t.Fatal("nothing can be amended")
				}
			}
			p.Sees(entered + 1)
			p.WaitText("#notes", "deleted")
			p.Wait(`document.querySelector("#notes .passing") === null`)
			for _, size := range inTurn(i) {
				turnTo(p, size)
				for _, text := range []int{100, 150} {
					p.Enlarge(text)
					for _, wrong := range p.Noted() {
						t.Errorf("%dx%d, text of %d %%: %s", size[0], size[1], text, wrong)
					}
				}
			}
		})
	}
}
