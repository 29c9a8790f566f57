package phones

import (
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/ledger"
	"saddlebag/web/webtest"
)

// An ending is a game that is played but for its last event, and what its phones then tell.
type ending struct {
	file, own string
	won       string
	told      []string // margin, tie and reason
	badges    []string
}

// endings have one game of each title, worked out by hand beside its ledger.
var endings = map[string]ending{
	"coal": {
		file: "pinkertons-3p", won: "Ann wins",
		told: []string{"Ann and Cy have $191 each.", "What's left in the stash decided it: Ann $12 and Cy $0.", "Someone hired the Pinkertons, which made this the last round."},
	},
	"rintintin": {
		file: "three-tied-3p", won: "Cy wins",
		told:   []string{"Cy has 35 points, 3 points more than Bob.", "Nobody can place another piece."},
		badges: []string{"Most groups doubled Ann, Bob and Cy: 2", "Best boodle card Bob and Cy: 5 points"},
	},
	"maloney": {
		file: "shared-3p", won: "Bob and Cid win",
		told:   []string{"Bob and Cid have 76 points each, 17 points more than Ann.", "Someone has reached 69 points."},
		badges: []string{"Dearest car Ann and Bob: $900"},
	},
	"fortyniners": {
		file: "no-board", won: "Ann and Dot win",
		told:   []string{"Ann and Dot have 10 points each, 14 points more than Bob Tanner.", "All four runs are over."},
		badges: []string{"Best stop Dot: 10 points"},
	},
	"goldfever": {
		file: "gold-2p", own: "tiny", won: "Ann wins",
		told:   []string{"Ann has 9 points, 6 points more than Bob.", "The last round is over."},
		badges: []string{"Most shots that hit Ann: 3"},
	},
}

// inSight says whether the heading of the end, who is first on the podium, and the first
// button are all on the screen, with nothing over them.
const inSight = `(() => {
	const free = (one) => {
		const { left, right, top, bottom, height } = one.getBoundingClientRect();
		const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
		return height > 0 && top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth && (one.contains(over) || one.closest("svg")?.contains(over));
	};
	const all = { heading: "#end h2", winner: ".podium .cell text", button: "#end .button.first" };
	return Object.keys(all).filter((name) => !free(document.querySelector(all[name]))).join(", ");
})()`

// When the game ends, every phone goes to the podium, whichever way up it is, and so does one
// that comes back to it. Then people look where they like.
func TestPodiumIsSeen(t *testing.T) {
	for game, end := range endings {
		t.Run(game, func(t *testing.T) {
			t.Parallel()
			at := programtest.Serve(t, "--limits", "off")
			folder := "../../../scoring/" + game + "/testdata/games/"
			doc, err := ledger.Parse(programtest.Read(t, folder+end.file+".ledger"))
			if err != nil {
				t.Fatal(err)
			}
			lines := slices.DeleteFunc(doc.Lines, func(l ledger.Line) bool { return programtest.IsClosing(l.Entry) })
			last := lines[len(lines)-1].Entry
			text := doc.Header.String() + "\n"
			for _, l := range lines[:len(lines)-1] {
				text += l.Entry.String() + "\n"
			}
			form := url.Values{"ledger": {text}, "me": {doc.Header.Players[0]}}
			if end.own != "" {
				form["own"], form["called"] = []string{programtest.Read(t, folder+end.own+".yaml")}, []string{end.own + ".yaml"}
			}
			table := programtest.MakeTable(t, at+"/tables/carry", form)
			host := programtest.ProgramAt(t, at, strings.TrimPrefix(table, "/t/"))
			g := programtest.Gather(t, at, table, programtest.Pocket(390, 664), doc.Header.Players[:2]...)
			g.Players[1].Do(chromedp.EmulateViewport(844, 390))
			for _, p := range g.Players {
				p.Wait(`(scrollTo(0, document.documentElement.scrollHeight), scrollY > 300)`)
			}
			host.Enters(host.State(0).Seen, last.String())
			for i, p := range g.Players {
				p.WaitText("#end h2", end.won)
				p.Wait(`document.activeElement === document.querySelector("#end h2")`)
				for _, want := range append(slices.Clone(end.told), end.badges...) {
					if got := p.Text("#end"); !strings.Contains(strings.Join(strings.Fields(got), " "), want) {
						t.Errorf("%q is not in %q", want, got)
					}
				}
				if hidden := webtest.Eval[string](p.Window, inSight); hidden != "" {
					t.Errorf("%s of phone %d is out of sight", hidden, i)
				}
			}
			for _, p := range g.Players { // somebody looks at the sheets, and nothing takes them back
				p.Wait(`(scrollTo(0, document.documentElement.scrollHeight), scrollY > 300)`)
			}
			host.Enters(host.State(0).Seen, "table note \"what a night\"")
			for _, p := range g.Players {
				p.WaitText("#last", "what a night")
				if at := webtest.Eval[float64](p.Window, "scrollY"); at < 300 {
					t.Errorf("taken back to %v", at)
				}
				p.Sit(p.Address())
				p.Wait(inSight + ` === ""`)
				if wide := webtest.Eval[int](p.Window, "document.scrollingElement.scrollWidth - innerWidth"); wide > 0 {
					t.Errorf("wider than the screen by %d", wide)
				}
				if barriers := p.Barriers(); len(barriers) > 0 {
					t.Error(barriers)
				}
			}
		})
	}
}
