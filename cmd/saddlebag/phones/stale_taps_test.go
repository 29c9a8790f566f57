package phones

import (
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live"
	"saddlebag/web/live/chance"
	"saddlebag/web/tabletest"
)

// usualStaleTaps is how often TestStaleTaps taps at each game, unless SOAK_TAPS
// says otherwise.
const usualStaleTaps = 6

// rest is how long after an entry of somebody else's a tap is meant for what was
// painted before.
const rest = 600 * time.Millisecond

// unseen is for how long after such an entry its news may be on its way.
const unseen = 20 * time.Millisecond

// A tap enters what was painted where it was aimed at, or nothing, whatever
// somebody else has entered meanwhile: what it would mean now is not what was
// meant. What is still legal goes in nearly always, and whoever taps in vain is
// told why.
func TestStaleTaps(t *testing.T) {
	tries := usualStaleTaps
	if n := os.Getenv("SOAK_TAPS"); n != "" {
		var err error
		if tries, err = strconv.Atoi(n); err != nil {
			t.Fatal(err)
		}
	}
	for i, title := range titles.List {
		info := title.Game.Info()
		t.Run(info.ID, func(t *testing.T) {
			t.Parallel()
			s := staleTable{t: t, game: info.ID, names: []string{"Ann", "Bob", "Cy", "Dee"}[:max(2, info.MinPlayers)], r: rand.New(rand.NewPCG(uint64(i), uint64(tries)))}
			s.begin()
			for n := 0; s.tapped < tries; n++ {
				if s.try(); n > 20*tries {
					t.Fatalf("of %d times only %d times somebody could tap while another entered something", n, s.tapped)
				}
			}
			t.Logf("%s: of %d taps on what was still legal %d went in; %d were too late", info.ID, s.in+s.lost, s.in, s.tapped-s.in-s.lost)
			if s.lost > 1 && 20*s.lost > s.in+s.lost { // one of a few says nothing
				t.Errorf("%d of %d taps on what was still legal did not go in, more than 5 %%", s.lost, s.in+s.lost)
			}
		})
	}
}

// A staleTable is a table at which two have phones.
type staleTable struct {
	t        *testing.T
	game     string
	names    []string
	r        *rand.Rand
	g        *programtest.Gathering
	programs []programtest.Program

	tapped, in, lost int // taps; those that went in; those that did not, and could have
}

// begin makes a table, and plays on it for a while before the phones look at it.
func (s *staleTable) begin() {
	s.t.Helper()
	at := programtest.Serve(s.t, "--limits", "off")
	table := programtest.NewTableOf(s.t, at, s.game, live.Virtual, s.names...)
	s.programs = []programtest.Program{programtest.ProgramAt(s.t, at, strings.TrimPrefix(table, "/t/"))}
	s.playOn(s.r.IntN(30))
	s.g = programtest.Gather(s.t, at, table, programtest.Still, s.names[:2]...)
	for _, p := range s.g.Players[1:] {
		_, code, _ := strings.Cut(p.Address(), "/t/")
		s.programs = append(s.programs, programtest.ProgramAt(s.t, at, code))
	}
}

// playOn has the host enter some events, for anybody.
func (s *staleTable) playOn(events int) {
	s.t.Helper()
	host := s.programs[0]
	for range events {
		host.Enters(host.State(0).Seen, host.Some(s.r))
	}
}

// try has one of two tap on what was painted before the other enters something.
func (s *staleTable) try() {
	s.t.Helper()
	before := s.programs[0].State(0)
	if before.Over {
		s.begin()
		return
	}
	taps := s.r.IntN(len(s.g.Players))
	spots := s.painted(taps, before.Seen)
	if len(spots) == 0 {
		taps = 1 - taps
		spots = s.painted(taps, before.Seen)
	}
	p, other := s.g.Players[taps], s.programs[1-taps]
	event := other.Some(s.r)
	switch s.r.IntN(8) {
	case 0:
		event = s.names[1-taps] + " undo"
	case 1, 2:
		event = "table note rain"
	}
	late := time.Duration(s.r.Int64N(int64(rest)))
	p.HoldClock()
	if len(spots) == 0 || !other.Enters(before.Seen, event) {
		p.ReleaseClock()
		s.playOn(1)
		return
	}
	spot := spots[s.r.IntN(len(spots))]
	if late > unseen { // else the page may not have been told yet
		p.Sees(before.Seen + 1)
		p.PassTime(late)
	}
	p.TapAt(spot.X, spot.Y)
	p.ReleaseClock()
	p.Settled()
	p.Confirm(spot)
	s.judge(spot, p, s.programs[taps], before.Seen, event)
	p.Close()
	s.playOn(s.r.IntN(3))
}

// painted are the places that somebody could tap at, once the phone is up to date.
func (s *staleTable) painted(seat, seen int) []tabletest.Spot {
	s.t.Helper()
	p := s.g.Players[seat]
	p.Sees(seen)
	return p.Painted()
}

// judge holds what a tap has entered against what was painted.
func (s *staleTable) judge(spot tabletest.Spot, p *tabletest.Player, by programtest.Program, before int, event string) {
	s.t.Helper()
	s.tapped++
	now := by.State(before)
	its, meant := now.Moves[1:], spot.Events() // after what the other has entered
	isUndo, other := strings.HasSuffix(spot.Entry, " undo"), false
	for i := range min(len(meant), len(its)) { // a few of several where somebody may react
		other = other || !means(meant[i], its[i].Event)
	}
	switch {
	case other || len(its) > 0 && isUndo && !now.Moves[0].Stands:
		s.t.Errorf("%q was painted, %s was entered by another, and the tap entered %q", meant, event, its[0].Event)
	case len(its) > 0 && meant[0] == event:
		s.t.Errorf("%q was painted, another entered it, and the tap entered it again", event)
	case len(its) > 0:
		s.in++
	default:
		says := p.Says()
		if says == "" {
			s.t.Errorf("%q was painted, %s was entered by another, and the tap did nothing without a word", spot.Entry, event)
		}
		if meant[0] != event && !isUndo && s.allIn(by, meant) {
			s.t.Logf("lost: %q after %s; the page says %q", meant, event, says)
			s.lost++
		}
	}
}

// allIn enters events one after the other, and says whether all of them are legal.
func (s *staleTable) allIn(by programtest.Program, events []string) bool {
	s.t.Helper()
	return !slices.ContainsFunc(events, func(e string) bool { return !by.Enters(by.State(0).Seen, e) })
}

// means says whether an event is what was painted, with whatever the program has
// made of it.
func means(painted, event string) bool {
	a, errA := ledger.ParseEvent(painted)
	b, errB := ledger.ParseEvent(event)
	if errA != nil || errB != nil {
		return false
	}
	at := slices.Index(a.Args, chance.Roll)
	if at < 0 {
		return a.String() == b.String()
	}
	return a.Actor == b.Actor && a.Verb == b.Verb && len(b.Args) > at && slices.Equal(a.Args[:at], b.Args[:at])
}
