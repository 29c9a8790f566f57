package play_test

import (
	"strings"
	"testing"

	"saddlebag/sheets/example"
	"saddlebag/web/roomtest"
)

// Tips come with the pages of those who play, each kind once. Who
// looks on is told nothing.
func TestTipsOfEachSeat(t *testing.T) {
	p := roomtest.NewParty(t, example.Title, "", roomtest.Begun...)
	for code, tips := range map[string]int{p.Ann: 1, p.Bob: 1, p.Looker: 0} {
		_, page := p.Get(code, "")
		for _, tip := range []string{
			`<p data-kind="dig">Choose one of the dice to dig with. You get its points.</p>`,
			`<p data-kind="table roll">Throw for a new round once everyone&#39;s done.`,
			`id="got-it"`, `id="tips"`,
		} {
			if n := strings.Count(page, tip); n != tips {
				t.Errorf("%d times %s, want %d", n, tip, tips)
			}
		}
	}
}
