package phones

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/web/live"
	"saddlebag/web/webtest"
)

// sideways are the screens of phones that lie on their side, and of a tablet and a desk, in
// CSS pixels.
var sideways = [][2]int64{{568, 320}, {667, 375}, {800, 480}, {844, 390}, {915, 412}, {1024, 768}, {1280, 800}}

// looks is how often each game's page is looked at, on each screen.
const looks = 4

// beyondReach are the controls of the menu, the dock and the tip over it that a finger can't touch, and how
// far the page is wider than its screen.
const beyondReach = `(() => {
	const missed = [...document.querySelectorAll("#menu > summary, :is(#dock, #coach) :is(button, .button)")].filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled).filter((one) => {
		const box = one.getBoundingClientRect();
		const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
		return !one.contains(over) || box.bottom > innerHeight || box.right > innerWidth || box.height < 43.5;
	}).map((one) => one.textContent.trim() || one.id);
	const wide = document.scrollingElement.scrollWidth - innerWidth;
	return [...missed, ...wide > 0 ? ["wider by " + wide] : []].join(", ");
})()`

// Whichever way up a screen is, and with large text, all of the dock is within reach beside
// the sheet, without a scroll.
func TestDockBesideTheSheet(t *testing.T) {
	for i, title := range titles.List {
		info := title.Game.Info()
		t.Run(info.ID, func(t *testing.T) {
			t.Parallel()
			at, names := programtest.Serve(t, "--limits", "off"), []string{"Ann", "Bob", "Cy", "Dee"}[:max(2, info.MinPlayers)]
			table := programtest.NewTableOf(t, at, info.ID, live.Virtual, names...)
			host := programtest.ProgramAt(t, at, strings.TrimPrefix(table, "/t/"))
			p, random := programtest.Gather(t, at, table, programtest.Still, names[0]).Players[0], rand.New(rand.NewPCG(uint64(i), looks))
			for range looks {
				for range 5 {
					host.Enters(host.State(0).Seen, host.Some(random))
				}
				p.Sees(host.State(0).Seen)
				for _, text := range []int{100, 150} {
					p.Enlarge(text)
					for _, size := range sideways {
						p.Do(chromedp.EmulateViewport(size[0], size[1]))
						p.Wait(fmt.Sprintf("innerWidth === %d && innerHeight === %d", size[0], size[1]))
						if missed := webtest.Eval[string](p.Window, beyondReach); missed != "" {
							t.Errorf("%dx%d, text of %d %%, after %s: beyond reach: %s", size[0], size[1], text, p.Last(), missed)
						}
					}
				}
			}
		})
	}
}
