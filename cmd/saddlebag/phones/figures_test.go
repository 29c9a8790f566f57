package phones

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/sheets"
	"saddlebag/web/live"
	"saddlebag/web/tabletest"
	"saddlebag/web/webtest"
)

// A handset is one on which tables are measured, and what of its height is to
// be sheet in every phase of every game.
type handset struct {
	name   string
	device webtest.Device
	text   int // size, in hundredths
	sheet  int // least share of the height, in hundredths
}

var handsets = []handset{
	{"390x844", programtest.Pocket(390, 844), 100, 45},
	{"390x664", programtest.Pocket(390, 664), 100, 45},
	{"360x640", programtest.Pocket(360, 640), 100, 40},
	{"text 150 %", programtest.Pocket(390, 844), 150, 0},
}

// FIGURES names how many entries of each game TestFigures plays on each phone.
// Without it, it plays nothing.
const figuresEnv = "FIGURES"

// The table of figures: for each game, phone and phase how much of the sheet is
// in sight, how high the bar is, and what it takes to enter something.
func TestFigures(t *testing.T) {
	entries, err := strconv.Atoi(os.Getenv(figuresEnv))
	if err != nil {
		t.Skipf("%s is not set to a number of entries", figuresEnv)
	}
	for _, title := range titles.List {
		for _, s := range handsets {
			for _, dice := range []string{live.Virtual, live.Physical} {
				t.Run(fmt.Sprintf("%s/%s/%s", title.Game.Info().ID, s.name, dice), func(t *testing.T) {
					t.Parallel()
					f := &figures{t: t, handset: s, r: rand.New(rand.NewPCG(1, uint64(entries))), phases: map[string]*phaseFigures{}}
					f.play(title, dice, entries)
					f.report(title.Game.Info().ID, dice)
				})
			}
		}
	}
}

// figures are what was measured in one game on one phone.
type figures struct {
	t       *testing.T
	handset handset
	r       *rand.Rand
	g       *programtest.Gathering
	took    tabletest.Taken
	phases  map[string]*phaseFigures
}

// phaseFigures are those of one phase, at its worst, and what its entries took.
type phaseFigures struct {
	sheet, bar, wide, hidden, looks int
	under                           string // the sheet, or over it, where least of it was in sight
	took                            tabletest.Taken
}

// play has people do anything that they can, and measures each page before each
// tap.
func (f *figures) play(title sheets.Title, dice string, entries int) {
	f.t.Helper()
	at, names := programtest.Serve(f.t, "--limits", "off"), []string{"Ann", "Bob", "Cy", "Dee"}[:max(2, title.Game.Info().MinPlayers)]
	f.g = programtest.Gather(f.t, at, programtest.NewTableOf(f.t, at, title.Game.Info().ID, dice, names...), f.handset.device, names...)
	for _, p := range f.g.Players {
		p.Enlarge(f.handset.text)
	}
	for range entries {
		p, o, ok := f.next()
		if !ok {
			return
		}
		phase := f.look(p)
		before := p.Taken
		f.g.EnterOn(p, o.Any(f.r))
		for _, sum := range []*tabletest.Taken{&phase.took, &f.took} {
			sum.Entries++
			sum.Taps += p.Taps - before.Taps
			sum.Scrolls += p.Scrolls - before.Scrolls
		}
	}
}

// next is something that somebody can enter: mostly what is a player's own, for
// what moves the table on takes from the others what they can do.
func (f *figures) next() (p *tabletest.Player, o tabletest.Offer, ok bool) {
	const patient = 0.85
	own := f.r.Float64() < patient
	for _, only := range []bool{own, !own} {
		for _, i := range f.r.Perm(len(f.g.Players)) {
			p := f.g.Players[i]
			all := slices.DeleteFunc(p.Offers(), func(o tabletest.Offer) bool { return o.Table == only })
			if len(all) > 0 {
				return p, all[f.r.IntN(len(all))], true
			}
		}
	}
	return nil, o, false
}

// look measures the page of somebody.
func (f *figures) look(p *tabletest.Player) *phaseFigures {
	f.t.Helper()
	name, a := tabletest.Phase(p.Offers()), p.Anatomy()
	phase, ok := f.phases[name]
	if !ok {
		phase = &phaseFigures{sheet: 100}
		f.phases[name] = phase
		p.Shot("figures-" + strings.ReplaceAll(f.t.Name()+" "+name, " ", "-"))
	}
	phase.looks++
	if a.Share() < phase.sheet {
		phase.sheet, phase.under = a.Share(), a.Under
		if a.Share() < f.handset.sheet {
			p.Shot("low-" + strings.ReplaceAll(f.t.Name()+" "+name, " ", "-"))
		}
	}
	phase.bar, phase.wide = max(phase.bar, a.Bar), max(phase.wide, a.Wide)
	if a.Hidden {
		phase.hidden++
	}
	return phase
}

// mostTaps is how many taps an entry may take on average.
func mostTaps(game string) float64 {
	if game == "coal-n-write" {
		return 2.5
	}
	return 2.2
}

// report tells what was measured, and fails where it is not good enough.
func (f *figures) report(game, dice string) {
	f.t.Helper()
	f.t.Logf("%-20s %-10s %-8s %4d entries %5.2f taps %5.2f scrolls an entry", game, f.handset.name, dice, f.took.Entries, f.took.Each(f.took.Taps), f.took.Each(f.took.Scrolls))
	for name, phase := range f.phases {
		f.t.Logf("%-20s %-10s %-8s sheet %3d %% bar %3d wide +%d out of sight %d/%d, %.2f taps %.2f scrolls: %s", game, f.handset.name, dice,
			phase.sheet, phase.bar, phase.wide, phase.hidden, phase.looks, phase.took.Each(phase.took.Taps), phase.took.Each(phase.took.Scrolls), name)
		if phase.sheet < f.handset.sheet {
			f.t.Errorf("%d %% of the height is sheet, want %d %%, with %s there too, where people can: %s", phase.sheet, f.handset.sheet, phase.under, name)
		}
		if phase.wide > 0 {
			f.t.Errorf("the page is %d pixels wider than the screen where people can: %s", phase.wide, name)
		}
		if phase.hidden > 0 {
			f.t.Errorf("%d of %d times nothing to do was in sight where people could: %s", phase.hidden, phase.looks, name)
		}
	}
	if f.took.Each(f.took.Taps) > mostTaps(game) {
		f.t.Errorf("an entry took %.2f taps, want %.1f", f.took.Each(f.took.Taps), mostTaps(game))
	}
}
