package storms

import (
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
)

// The ledgers of TestDearestLedger are as large as strangers like to send in soak runs, and
// small ones otherwise.
const (
	fewBytes  = 20_000
	manyBytes = 100_000
)

// What judging a ledger may cost: events folded, and bytes that stay in memory for each of its own.
const (
	mostFolded = 1_750_000
	mostHeld   = 600
)

// usualTries are how many ledgers TestDearestLedger looks at, unless SOAK_DEAREST says for
// how long it searches; climb is after how many in vain it begins anew.
const (
	usualTries = 160
	climb      = 40
)

// No ledger is dear for its size, however it is made: lines are changed, added and repeated at
// random, and what made a ledger dearer stays.
func TestDearestLedger(t *testing.T) {
	size, goesOn := fewBytes, func(tries int) bool { return tries < usualTries }
	if text := os.Getenv("SOAK_DEAREST"); text != "" {
		long, err := time.ParseDuration(text)
		if err != nil {
			t.Fatal(err)
		}
		end := time.Now().Add(long)
		size, goesOn = manyBytes, func(int) bool { return time.Now().Before(end) }
	}
	games := playedGames(t)
	prices := []func(*dear) int{
		func(d *dear) int { return d.folded },
		func(d *dear) int { return d.held },
		func(d *dear) int { return d.allocated },
	}
	dearest := make([]*dear, len(prices))
	tries := 0
	for begun := 0; goesOn(tries); begun++ {
		by := begun % len(prices)
		price := prices[by]
		random := rand.New(rand.NewPCG(uint64(begun), 3))
		best := judged(t, madeAt(games, random), size)
		for vain := 0; vain < climb && goesOn(tries); vain++ {
			tries++
			if next := judged(t, best.made.mutated(random), size); price(next) > price(best) {
				best, vain = next, 0
			}
		}
		if dearest[by] == nil || price(best) > price(dearest[by]) {
			dearest[by] = best
		}
		if best.folded > mostFolded || best.held > mostHeld*size {
			t.Errorf("%s; want at most %d events and %d kB for %d bytes", best, mostFolded, mostHeld*size>>10, size)
		}
	}
	for _, d := range dearest {
		if size == manyBytes && d != nil {
			t.Logf("the dearest of %d: %s\n%s", tries, took(t, d.made.text(size)), d)
		}
	}
}

// A dear ledger, and what it costs to judge: events that are folded, bytes that stay, and bytes
// that were needed on the way.
type dear struct {
	made                    *made
	folded, held, allocated int
}

func (d *dear) String() string {
	return fmt.Sprintf("%d events, %d kB held, %d kB allocated\n%s", d.folded, d.held>>10, d.allocated>>10, d.made.outline())
}

// judged judges a ledger.
func judged(t *testing.T, m *made, size int) *dear {
	t.Helper()
	o, err := reading.Ledger(titles.Shelf(), "dear", m.text(size), nil)
	if err != nil {
		t.Fatalf("%v\n%s", err, m.outline())
	}
	held, allocated := heap()
	if _, err := ledger.CheckUpTo(t.Context(), o.Fold, o.Doc, 0); err != nil && !errors.As(err, new(*ledger.SyntaxError)) {
		t.Fatal(err)
	}
	heldAfter, allocatedAfter := heap()
	d := &dear{m, o.Fold.Work(), heldAfter - held, allocatedAfter - allocated}
	runtime.KeepAlive(o)
	return d
}

// heap is how many bytes are in use, and how many were allocated so far.
func heap() (held, allocated int) {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int(m.HeapAlloc), int(m.TotalAlloc)
}

// took is what a server takes to check a ledger, and to look for repairs.
func took(t *testing.T, text string) string {
	t.Helper()
	t.Setenv("GOGC", "") // as people run it, not as tests are
	s := programtest.StartServer(t, filepath.Join(t.TempDir(), "tables.db"))
	defer s.Kill(t)
	pid := s.Cmd.Process.Pid
	memory, cpu := residentPeakOf(t, pid), processorOf(t, pid)
	answer, err := http.Post(s.At+"/api/v1/check", "text/plain", strings.NewReader(text)) //nolint:noctx // the test ends with it
	if err != nil {
		t.Fatal(err)
	}
	_, _ = io.Copy(io.Discard, answer.Body)
	_ = answer.Body.Close()
	return fmt.Sprintf("%s: %v of the processor, %d MB more than idle", answer.Status, processorOf(t, pid)-cpu, (residentPeakOf(t, pid)-memory)>>20)
}

// processorOf is how long a process has worked.
func processorOf(t *testing.T, pid int) time.Duration {
	t.Helper()
	const before, tick = 13, 10 * time.Millisecond
	var ticks time.Duration
	fields := strings.Fields(programtest.Read(t, fmt.Sprintf("/proc/%d/stat", pid)))
	for _, field := range fields[before : before+2] { // in the program, and in the system for it
		n, err := strconv.Atoi(field)
		if err != nil {
			t.Fatal(err)
		}
		ticks += time.Duration(n)
	}
	return ticks * tick
}

// A playedGame is one of those that are kept, with short names.
type playedGame struct {
	header string
	names  []string
	fields []string // that can be corrected
	lines  []string
}

// playedGames are those that are kept of all games.
func playedGames(t *testing.T) []*playedGame {
	t.Helper()
	files, err := filepath.Glob("../../../scoring/*/testdata/games/*.ledger")
	if err != nil || len(files) == 0 {
		t.Fatalf("no games: %v", err)
	}
	var games []*playedGame
	for _, file := range files {
		doc, err := ledger.Parse(programtest.Read(t, file))
		if err != nil {
			t.Fatal(err)
		}
		title, ok := titles.Find(doc.Header.Game)
		if !ok {
			continue // the example
		}
		g := &playedGame{}
		short := map[string]string{}
		for i, name := range doc.Header.Players {
			short[name] = string(rune('A' + i))
			g.names = append(g.names, short[name])
		}
		for i := range doc.Lines {
			e := doc.Lines[i].Entry
			for word, name := range short {
				if e.Actor == word {
					e.Actor = name
					break
				}
			}
			e.Args = slices.Clone(e.Args)
			for i := range e.Args {
				if name, ok := short[e.Args[i]]; ok {
					e.Args[i] = name
				}
			}
			g.lines = append(g.lines, e.String())
		}
		for _, f := range title.Game.Info().Fields {
			g.fields = append(g.fields, f.Name)
		}
		doc.Header.Players = g.names
		g.header = doc.Header.String()
		if _, err := titles.Shelf().Open(file, g.header, nil); err == nil { // it needs no house data of its own
			games = append(games, g)
		}
	}
	return games
}

// A made ledger is the start of a played game, with phrases after it, again and again.
type made struct {
	game    *playedGame
	played  int // lines
	phrases []phrase
}

// A phrase is lines that are repeated so many times.
type phrase struct {
	lines []string
	times int
}

// madeAt makes a ledger at random.
func madeAt(games []*playedGame, random *rand.Rand) *made {
	g := games[random.IntN(len(games))]
	m := &made{game: g, played: random.IntN(len(g.lines) + 1)}
	for range 1 + random.IntN(4) {
		m.phrases = append(m.phrases, m.phrase(random))
	}
	return m
}

func (m *made) phrase(random *rand.Rand) phrase {
	p := phrase{times: times(random)}
	for range 1 + random.IntN(3) {
		p.lines = append(p.lines, m.line(random))
	}
	return p
}

// times are few or many.
func times(random *rand.Rand) int { return 1 << random.IntN(12) }

// line is anything that a ledger can say, and some that it can't.
func (m *made) line(random *rand.Rand) string {
	g := m.game
	one := func(list []string) string { return list[random.IntN(len(list))] }
	name, number := one(g.names), 1+random.IntN(m.played+200)
	switch random.IntN(14) {
	case 0, 1:
		return name + " undo"
	case 2:
		return "table undo"
	case 3, 4:
		return name + " redo"
	case 5, 6:
		return one(g.lines)
	case 7:
		return name + " correct " + one(g.fields) + " +1 r"
	case 8:
		return "table rename " + name + " " + string(rune('a'+random.IntN(26)))
	case 9:
		return one([]string{"table note x", name + " sign", "table result " + name + " 1"})
	case 10:
		return fmt.Sprintf("table amend %d -", number)
	case 11:
		return fmt.Sprintf("table amend %d %s", number, strconv.Quote(one(g.lines)))
	case 12:
		return fmt.Sprintf("table insert %d %s", number, strconv.Quote(one(g.lines)))
	default:
		return name + " " + one([]string{"dgi x", "x", "\"", "undo 2"})
	}
}

// mutated is the ledger with a change.
func (m *made) mutated(random *rand.Rand) *made {
	c := &made{m.game, m.played, slices.Clone(m.phrases)}
	i := random.IntN(len(c.phrases))
	p := &c.phrases[i]
	switch random.IntN(7) {
	case 0:
		c.played = random.IntN(len(m.game.lines) + 1)
	case 1:
		c.phrases = slices.Insert(c.phrases, i, c.phrase(random))
	case 2:
		c.phrases[i] = c.phrase(random)
	case 3:
		p.times = times(random)
	case 4:
		p.lines = slices.Insert(slices.Clone(p.lines), random.IntN(len(p.lines)+1), c.line(random))
	case 5:
		p.lines = slices.Clone(p.lines)
		p.lines[random.IntN(len(p.lines))] = c.line(random)
	default:
		if len(c.phrases) > 1 {
			c.phrases = slices.Delete(c.phrases, i, i+1)
		}
	}
	return c
}

// text is the ledger, of so many bytes.
func (m *made) text(size int) string {
	var b strings.Builder
	b.WriteString(m.game.header + "\n")
	put := func(line string) {
		if b.Len() < size {
			b.WriteString(line + "\n")
		}
	}
	for _, line := range m.game.lines[:m.played] {
		put(line)
	}
	for b.Len() < size {
		for _, p := range m.phrases {
			for n := 0; n < p.times && b.Len() < size; n++ {
				for _, line := range p.lines {
					put(line)
				}
			}
		}
	}
	return b.String()
}

// outline says how the ledger is made.
func (m *made) outline() string {
	text := fmt.Sprintf("%s%d lines, then over and over:\n", m.game.header, m.played)
	for _, p := range m.phrases {
		text += fmt.Sprintf("%d times %q\n", p.times, p.lines)
	}
	return text
}
