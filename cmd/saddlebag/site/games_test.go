package site_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/tabletest"
	"saddlebag/web/webtest"
)

// An ownPhone is a window of a browser that has nothing else to do, with its profile.
type ownPhone struct {
	*webtest.Window
	browser *webtest.Browser
	profile string
}

func (p *ownPhone) reload(*testing.T) {}

func (p *ownPhone) crash(*testing.T) {
	p.Window.Crash()
	p.Window = p.browser.Open(webtest.Phone)
}

func (p *ownPhone) restart(t *testing.T) {
	t.Helper()
	p.browser.End()
	p.browser = webtest.StartOwn(t, p.profile)
	p.Window = p.browser.Open(webtest.Phone)
}

// The other games, too, are played to their ends without a network, by one who enters for
// everybody. Nothing is lost when the page is loaded again, the tab crashes, or the browser is
// started again.
func TestGamesWithoutNetwork(t *testing.T) {
	t.Parallel()
	p := ownPhone{profile: t.TempDir()}
	p.browser = webtest.StartOwn(t, p.profile)
	w, host := installedFrom(t, p.browser, siteFiles(t))
	host.Close()
	p.Window = w
	for _, game := range []struct {
		file   string
		breaks func(*ownPhone, *testing.T)
	}{
		{"fortyniners/testdata/games/stage-1.ledger", (*ownPhone).reload},
		{"rintintin/testdata/games/single-squads-2p.ledger", (*ownPhone).reload},
		{"maloney/testdata/games/shared-3p.ledger", (*ownPhone).crash},
		{"goldfever/testdata/games/rout-2p.ledger", (*ownPhone).restart},
	} {
		t.Log(game.file)
		playOn(t, &p, "../../../scoring/"+game.file, game.breaks)
	}
}

// byTouch is how many entries of a game are made by touch; all of them, where SOAK_SITE is set.
const byTouch = 6

// playOn carries a game into a phone but for its last entries, and makes these by touch. In the
// middle something breaks.
func playOn(t *testing.T, p *ownPhone, file string, breaks func(*ownPhone, *testing.T)) {
	t.Helper()
	text := programtest.Read(t, file)
	doc := documentOf(t, text)
	events := scoring.Each(len(doc.Lines), func(i int) ledger.Entry { return doc.Lines[i].Entry })
	end := slices.IndexFunc(events, programtest.IsClosing)
	events, closing := events[:end], events[end:]
	first := max(0, len(events)-byTouch)
	if os.Getenv("SOAK_SITE") != "" {
		first = 0
	}
	begun := ledger.Document{Header: doc.Header, Lines: doc.Lines[:first]}
	form := carrying(t, begun.String())
	if data := programtest.DataBeside(file, text); data != "" {
		form.Set("own", programtest.Read(t, data))
	}
	table := carriedTo(t, p.Window, form)
	p.Forgive(".woff: Failed to load") // fonts of rare letters, which come when they are first wanted
	p.Go(table)
	ann := tabletest.Player{Window: p.Window, T: t, ForAll: true}
	half := first + (len(events)-first)/2
	for seen := first; seen < len(events); {
		if seen >= half {
			half = len(events)
			breaks(p, t)
			p.Go(table)
			ann.Window = p.Window
		}
		ann.WaitText("#link", "Live")
		switch e := events[seen]; e.Verb {
		case ledger.VerbUndo:
			ann.Undo()
		case ledger.VerbStop:
			ann.Write(e)
		default:
			ann.Enter(events[seen : seen+ann.Together(events[seen:])]...)
		}
		ann.Sees(seen + 1)
		seen = ann.Number() // what follows from an entry goes in with it
	}
	if diff := cmp.Diff(linesOf(events), entriesOf(t, fetched(p.Window, table+"/ledger"))); diff != "" {
		t.Errorf("the table has another ledger (-want +got):\n%s", diff)
	}
	ann.Follow("#result")
	for _, e := range closing {
		if e.Verb != ledger.VerbResult {
			continue
		}
		line := webtest.Eval[string](p.Window, fmt.Sprintf(`[...document.querySelectorAll("summary")].find((line) => line.querySelector(".name")?.innerText.startsWith(%q))?.querySelector(".sum").innerText`, e.Args[0]))
		if number, _, _ := strings.Cut(line, " "); strings.Replace(number, "−", "-", 1) != e.Args[1] {
			t.Errorf("%s has %q; want %s", e.Args[0], line, e.Args[1])
		}
	}
	if pdf := fetched(p.Window, webtest.Eval[string](p.Window, `document.querySelector('.pdfs a[href$=".pdf"]').href`)); !strings.HasPrefix(pdf, "%PDF") {
		t.Errorf("the printed sheets begin with %.20q", pdf)
	}
}

func linesOf(events []ledger.Entry) []string {
	return scoring.Each(len(events), func(i int) string { return events[i].String() })
}

// fetched is what a phone has at an address.
func fetched(w *webtest.Window, address string) string {
	return webtest.Eval[string](w, fmt.Sprintf(`fetch(%q).then((answer) => answer.text())`, address))
}
