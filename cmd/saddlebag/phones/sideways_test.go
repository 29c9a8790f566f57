package phones

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring"
	"saddlebag/web/live"
	"saddlebag/web/tabletest"
)

// screens are those of phones that lie on their side or stand, of tablets and of desks, in
// CSS pixels.
var screens = [][2]int64{
	{568, 320}, {667, 375}, {800, 480}, {844, 390}, {915, 412}, {390, 664}, {360, 640}, {320, 568}, {768, 1024}, {1024, 768}, {1280, 800}, {1920, 1080},
}

// usualLooks is how many phases of each game TestDockOnEveryScreen looks at, unless
// SOAK_LOOKS says otherwise.
const usualLooks = 4

// inTurn are the screens for the nth look: every other one, and the others for the next.
// Whoever has time takes all of them each time.
func inTurn(nth int) (some [][2]int64) {
	for i, size := range screens {
		if (i+nth)%2 == 0 || os.Getenv("SOAK_LOOKS") != "" {
			some = append(some, size)
		}
	}
	return some
}

// turnTo turns a page to a screen, and waits until it's there.
func turnTo(p *tabletest.Player, size [2]int64) {
	p.T.Helper()
	p.Do(chromedp.EmulateViewport(size[0], size[1]))
	p.Wait(fmt.Sprintf("innerWidth === %d && innerHeight === %d", size[0], size[1]))
}

// A phase is looked for after every few entries, so many times at most.
const (
	eachLook  = 5
	mostTries = 8
)

// leastGrowth is how much larger text in the bars is for whoever wants it half as large
// again: it has a little more room than it needs for everybody else.
const leastGrowth = 1.2

// Whichever way up a screen is, and with large text, all of the dock is within reach
// without a scroll, says all that it has to say, and takes the size of its reader's text;
// and what ends or confirms a dialog is always in sight.
func TestDockOnEveryScreen(t *testing.T) {
	looks, all := usualLooks, os.Getenv("SOAK_LOOKS")
	if all != "" {
		var err error
		if looks, err = strconv.Atoi(all); err != nil {
			t.Fatal(err)
		}
	}
	for i, title := range titles.List {
		dice := []string{live.Virtual, live.Physical}
		if all == "" {
			dice = dice[i%2:][:1]
		}
		for _, dice := range dice {
			t.Run(title.Game.Info().ID+"/"+dice, func(t *testing.T) {
				t.Parallel()
				lookAtPhases(t, title.Game.Info(), dice, looks, rand.New(rand.NewPCG(uint64(i), uint64(looks))))
			})
		}
	}
}

// lookAtPhases plays on, and looks at each phase that it has not seen yet.
func lookAtPhases(t *testing.T, info *scoring.Info, dice string, looks int, random *rand.Rand) {
	t.Helper()
	at, names := programtest.Serve(t, "--limits", "off"), []string{"Annamaria", "Bob", "Christopher", "Dee"}[:max(2, info.MinPlayers)]
	table := programtest.NewTableOf(t, at, info.ID, dice, names...)
	host := programtest.ProgramAt(t, at, strings.TrimPrefix(table, "/t/"))
	p := programtest.Gather(t, at, table, programtest.Still, names[0]).Players[0]
	seen := map[string]bool{}
	for tries := 0; len(seen) < looks && tries < mostTries*looks && !host.State(0).Over; tries++ {
		for range eachLook {
			host.Enters(host.State(0).Seen, host.Some(random))
		}
		p.Sees(host.State(0).Seen)
		if phase := tabletest.Phase(p.Offers()); !seen[phase] {
			seen[phase] = true
			screening{t, p, len(seen), looks > usualLooks}.look(phase)
		}
	}
	t.Logf("%d phases", len(seen))
}

// A screening looks at a page on every screen.
type screening struct {
	t     *testing.T
	p     *tabletest.Player
	nth   int
	whole bool // at every dialog; else at a tenth
}

// look looks at the page as it is.
func (s screening) look(phase string) {
	s.t.Helper()
	for i, size := range inTurn(s.nth) {
		var usual map[string]float64
		turnTo(s.p, size)
		for _, text := range []int{100, 150} {
			s.p.Enlarge(text)
			wrong, letters := s.p.AtHand(), s.p.Letters()
			for where, now := range letters {
				if usual != nil && now < leastGrowth*usual[where] {
					wrong = append(wrong, fmt.Sprintf("%s has %.1f px, and had %.1f", where, now, usual[where]))
				}
			}
			usual = letters
			if s.whole || (i+s.nth)%5 == 0 {
				wrong = append(wrong, s.p.Asking()...)
			}
			for _, one := range wrong {
				s.t.Errorf("%dx%d, text of %d %%, after %s, where people can %s: %s", size[0], size[1], text, s.p.Last(), phase, one)
			}
		}
	}
}
