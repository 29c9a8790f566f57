package scoringtest

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/repair"
	"saddlebag/scoring/speech"
)

// A SlipConfig says in which games people slip: random ones, and those of a
// folder.
type SlipConfig struct {
	Shelf  ledger.Catalog // with the one game
	Kinds  []SlipKind
	Folder string // of ledgers without findings
	Each   int    // slips of each kind
}

// A SlipKind is a way to play.
type SlipKind struct {
	Players int
	Options map[string]string
	Data    string // name of house data that comes with the program; empty for the default
}

// SlipsEnv names the variable that overrides SlipConfig.Each in soak runs.
const SlipsEnv = "SOAK_SLIPS"

// What must be seen to hold, in hundredths: how often a slip is told at its own
// line, and else at the first that shows it; how often one of the first three
// repairs gives the scores of the game, of all slips and of those that leave
// every line as it was, and how often causes are told in a few lines.
const (
	slipsOwn   = 60
	slipsRight = 85
	keptRight  = 95
	slipsShort = 95
	shortLines = 12
	told       = 3 // repairs of which one is to be right
	frameLines = 4 // that the command line adds: the heading, who signed, what the table says
)

// A slip is a way to write a ledger wrongly. Make returns the lines, and the
// places of those that are wrong; nil where the i-th line leaves no room for it.
type slip struct {
	name string
	kept bool // it leaves every line as it was
	make func(r *rand.Rand, g *written, i int) (lines []ledger.Line, at []int)
}

// A written game is a ledger that is right.
type written struct {
	shelf  ledger.Catalog
	text   string
	own    ledger.DataLoader
	doc    *ledger.Document
	scores []scoring.Tenths
}

var slips = []slip{
	{"left out", false, func(_ *rand.Rand, g *written, i int) ([]ledger.Line, []int) {
		return slices.Delete(slices.Clone(g.doc.Lines), i, i+1), []int{i}
	}},
	{"doubled", true, func(_ *rand.Rand, g *written, i int) ([]ledger.Line, []int) {
		return slices.Insert(slices.Clone(g.doc.Lines), i, g.doc.Lines[i]), []int{i, i + 1}
	}},
	{"exchanged", true, func(_ *rand.Rand, g *written, i int) ([]ledger.Line, []int) {
		lines := slices.Clone(g.doc.Lines)
		if i+1 == len(lines) || lines[i].Entry.String() == lines[i+1].Entry.String() || ledger.Unplayed(lines[i+1].Entry.Verb) {
			return nil, nil
		}
		lines[i], lines[i+1] = lines[i+1], lines[i]
		return lines, []int{i, i + 1}
	}},
	{"changed", false, changedArg},
	{"player", false, func(r *rand.Rand, g *written, i int) ([]ledger.Line, []int) {
		lines := slices.Clone(g.doc.Lines)
		was := lines[i].Entry.Actor
		var others []string
		for _, l := range lines {
			if a := l.Entry.Actor; a != was && a != ledger.Table && !slices.Contains(others, a) {
				others = append(others, a)
			}
		}
		if was == ledger.Table || len(others) == 0 {
			return nil, nil
		}
		lines[i].Entry.Actor = others[r.IntN(len(others))]
		return lines, []int{i}
	}},
}

// changedArg changes a digit, or an argument to another that the verb has.
func changedArg(r *rand.Rand, g *written, i int) ([]ledger.Line, []int) {
	lines := slices.Clone(g.doc.Lines)
	e := &lines[i].Entry
	if len(e.Args) == 0 {
		return nil, nil
	}
	n := r.IntN(len(e.Args))
	word := e.Args[n]
	if word == scoring.Hidden {
		return nil, nil
	}
	e.Args = slices.Clone(e.Args)
	var digits []int
	for at, c := range word {
		if c >= '0' && c <= '9' {
			digits = append(digits, at)
		}
	}
	if len(digits) > 0 && r.IntN(2) == 0 {
		at := digits[r.IntN(len(digits))]
		e.Args[n] = word[:at] + strconv.Itoa((int(word[at]-'0')+1+r.IntN(9))%10) + word[at+1:]
		return lines, []int{i}
	}
	var others []string // what stands in such a place elsewhere
	for _, l := range g.doc.Lines {
		if l.Entry.Verb == e.Verb && len(l.Entry.Args) == len(e.Args) && l.Entry.Args[n] != word && l.Entry.Args[n] != scoring.Hidden {
			others = append(others, l.Entry.Args[n])
		}
	}
	if len(others) == 0 {
		return nil, nil
	}
	e.Args[n] = others[r.IntN(len(others))]
	return lines, []int{i}
}

// Slips makes slips in ledgers. The causes and repairs that are told of them
// agree with what checking the repaired text finds, and one of the first three
// repairs gives the scores of the game as often as it must. What was changed into
// something as legal is no slip, and counted apart.
func Slips(t *testing.T, c SlipConfig) {
	t.Helper()
	c.Each = slipsEach(t, c.Each)
	games := c.games(t)
	var all slipCount
	for k, s := range slips {
		r := rand.New(rand.NewPCG(uint64(k), 7))
		var count slipCount
		for tries := 0; count.slips < c.Each && tries < 50*c.Each; tries++ {
			g := games[r.IntN(len(games))]
			i := r.IntN(len(g.doc.Lines))
			if ledger.Unplayed(g.doc.Lines[i].Entry.Verb) {
				continue
			}
			if lines, at := s.make(r, g, i); lines != nil {
				g.slip(t, &count, lines, at)
			}
		}
		t.Logf("%-9s %s", s.name, &count)
		all.add(&count)
		want := slipsRight
		if s.kept {
			want = keptRight
		}
		if count.slips >= enoughSlips {
			count.demand(t, s.name, want)
		}
	}
	all.demand(t, "all", slipsRight)
	if all.slips >= enoughSlips && all.share(all.own) < slipsOwn {
		t.Errorf("%d %% are told at their own line, and %d %% are to be", all.share(all.own), slipsOwn)
	}
}

// NoCauses plays random games: what is legal has no causes. Of each kind it plays so
// many, in soak runs as many as other suites.
func NoCauses(t *testing.T, c SlipConfig, games int) {
	t.Helper()
	for n, k := range c.Kinds {
		for seed := range soakGames(t, games) {
			g := &written{shelf: c.Shelf}
			text := c.random(t, k, rand.New(rand.NewPCG(uint64(n), uint64(seed)+randomGames))) //nolint:gosec // a seed
			if _, findings := g.check(t, text); len(findings) > 0 {
				t.Fatalf("%d players, game %d: %+v", k.Players, seed, findings[0])
			}
			d, err := repair.Diagnose(t.Context(), g.open(t, text), text)
			if err != nil || len(d.Causes) > 0 || d.Left > 0 {
				t.Fatalf("%d players, game %d: %+v, %v", k.Players, seed, d.Causes, err)
			}
		}
	}
}

// slipsEach is how many slips of a kind are made: so many, but in soak runs.
func slipsEach(t *testing.T, each int) int {
	t.Helper()
	text, ok := os.LookupEnv(SlipsEnv)
	if !ok {
		return each
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 {
		t.Fatalf("%s=%s is not a number of slips", SlipsEnv, text)
	}
	return n
}

// enoughSlips are as many as say something about a kind.
const enoughSlips = 50

// DiagnoseSlips diagnoses games with a line left out, for a benchmark: each of the
// ledgers of a folder without one line after the other.
func DiagnoseSlips(b *testing.B, shelf ledger.Catalog, folder string) {
	c := SlipConfig{Shelf: shelf, Folder: folder}
	var games []*written
	for _, g := range c.games(b) {
		if len(g.doc.Lines) > 100 {
			games = append(games, g)
		}
	}
	r := rand.New(rand.NewPCG(1, 1))
	lines := 0
	for b.Loop() {
		g := games[r.IntN(len(games))]
		i := r.IntN(len(g.doc.Lines))
		text := (&ledger.Document{Header: g.doc.Header, Lines: slices.Delete(slices.Clone(g.doc.Lines), i, i+1)}).String()
		lines += len(g.doc.Lines)
		if _, err := repair.Report(b.Context(), "ledger", g.open(b, text), text, 1); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Milliseconds())*400/float64(lines), "ms/400-lines")
}

// A slipCount is what became of slips of a kind.
type slipCount struct {
	slips, equal      int // equal: those into something as legal
	claimed, meant    int // of those, such as claims tell; and such as a repair mends
	own, right, first int // the cause is the slip's own line; a repair is right, the first is
	short             int // told in a few lines
}

func (c *slipCount) add(o *slipCount) {
	c.slips += o.slips
	c.own += o.own
	c.right += o.right
	c.short += o.short
}

// demand demands that so many in a hundred are right, and told shortly.
func (c *slipCount) demand(t *testing.T, name string, right int) {
	t.Helper()
	if c.share(c.right) < right || c.share(c.short) < slipsShort {
		t.Errorf("%s: one of the first three repairs is to be right in %d %%, and told in %d lines in %d %%: %s", name, right, shortLines, slipsShort, c)
	}
}

func (c *slipCount) share(n int) int { return n * 100 / max(1, c.slips) }

func (c *slipCount) String() string {
	return fmt.Sprintf("%d slips (and %d as legal, %d told by claims and %d of these meant by a repair): told at their own line %d %%, a repair right %d %%, the first right %d %%, told shortly %d %%",
		c.slips, c.equal, c.claimed, c.meant, c.share(c.own), c.share(c.right), c.share(c.first), c.share(c.short))
}

// slip diagnoses a game with a slip, at the places given.
func (g *written) slip(t *testing.T, count *slipCount, lines []ledger.Line, at []int) {
	t.Helper()
	text := (&ledger.Document{Header: g.doc.Header, Lines: lines}).String()
	_, findings := g.check(t, text)
	legal := !slices.ContainsFunc(findings, ledger.Finding.Struck)
	if legal {
		count.equal++
		if len(findings) == 0 {
			return
		}
		count.claimed++
	} else {
		count.slips++
	}
	r, err := repair.Report(t.Context(), "ledger", g.open(t, text), text, len(findings))
	if err != nil {
		t.Fatal(err)
	}
	first := r.Causes[0]
	right := g.repaired(t, text, first.Repairs)
	if left := first.Follow + 1; len(first.Repairs) > 0 && len(findings)-left != first.Repairs[0].Leaves {
		t.Errorf("%d findings, of which %d are done away with, and %d left", len(findings), left, first.Repairs[0].Leaves)
	}
	if legal {
		if right >= 0 {
			count.meant++
		}
		return
	}
	if first.Line != findings[0].Line {
		t.Errorf("told at line %d, and line %d shows it first", first.Line, findings[0].Line)
	}
	if slices.Contains(at, first.Entry-1) {
		count.own++
	}
	if len(repair.Tell(speech.English, r))+frameLines <= shortLines {
		count.short++
	}
	if right >= 0 && right < told {
		count.right++
	}
	if right == 0 {
		count.first++
	}
	if right < 0 || right >= told {
		t.Logf("entries %v of %d: for %s", at, len(g.doc.Lines), g.doc.Lines[at[0]].Entry)
	}
}

// repaired is the place of the first of some repairs that gives the scores of the
// game; below 0 where none does. Each leaves as many findings as it says.
func (g *written) repaired(t *testing.T, text string, repairs []ledger.Repair) int {
	t.Helper()
	right := -1
	for n, rep := range repairs {
		again, left := g.check(t, repair.Rewrite(text, rep))
		if len(left) != rep.Leaves {
			t.Errorf("%s: %+v leaves %d findings", text, rep, len(left))
		}
		if right < 0 && slices.Equal(totals(again.Fold), g.scores) {
			right = n
		}
	}
	return right
}

// open opens another text as the ledger.
func (g *written) open(t testing.TB, text string) *ledger.Opened {
	t.Helper()
	o, err := g.shelf.Open("ledger", text, g.own)
	if err != nil {
		t.Fatal(err)
	}
	return o
}

// check checks another text as the ledger.
func (g *written) check(t testing.TB, text string) (*ledger.Opened, []ledger.Finding) {
	t.Helper()
	o := g.open(t, text)
	return o, ledger.Check(o.Fold, o.Doc)
}

// totals are the scores of a game as it stands.
func totals(f *ledger.Fold) []scoring.Tenths {
	var all []scoring.Tenths
	for _, s := range f.State().Tally() {
		all = append(all, s.Total())
	}
	return all
}

// games are the ledgers in which slips are made.
func (c SlipConfig) games(t testing.TB) []*written {
	t.Helper()
	var games []*written
	add := func(text string, own ledger.DataLoader) {
		g := &written{shelf: c.Shelf, text: text, own: own}
		o, findings := g.check(t, text)
		if len(findings) > 0 {
			t.Fatalf("%+v", findings[0])
		}
		g.doc, g.scores = o.Doc, totals(o.Fold)
		games = append(games, g)
	}
	files, _ := filepath.Glob(filepath.Join(c.Folder, "*.ledger"))
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		add(string(text), func(game scoring.Game) (ledger.HouseData, error) {
			doc, err := ledger.Parse(string(text))
			if err != nil {
				return ledger.HouseData{}, err
			}
			name := filepath.Join(c.Folder, doc.Header.Data.Name+".yaml")
			house, err := os.ReadFile(name)
			if err != nil {
				_, h, err := c.Shelf.Start(&doc.Header, nil)
				return h, err
			}
			return ledger.ReadOwn(game, doc.Header.Data.Name, name, house)
		})
	}
	for n, k := range c.Kinds {
		for seed := range randomGames {
			add(c.random(t, k, rand.New(rand.NewPCG(uint64(n), seed))), nil)
		}
	}
	return games
}

// randomGames is how many random games of a kind people slip in.
const randomGames = uint64(3)

// random is the ledger of a random game, with what the table claims.
func (c SlipConfig) random(t testing.TB, k SlipKind, r *rand.Rand) string {
	t.Helper()
	info := c.Shelf.Games[0].Info()
	doc := ledger.Document{Header: ledger.Header{Game: info.ID, Players: Names(k.Players)}}
	for name, value := range k.Options {
		doc.Header.Options = append(doc.Header.Options, ledger.Option{Name: name, Value: value})
	}
	if k.Data != "" {
		doc.Header.Data = ledger.Data{Word: info.DataWord, Name: k.Data}
	}
	fold, _, err := c.Shelf.Start(&doc.Header, nil)
	if err != nil {
		t.Fatal(err)
	}
	state := fold.State()
	events, err := Play(state, r, defaultCap)
	if err != nil {
		t.Fatal(err)
	}
	line := func(actor, verb string, args ...string) {
		doc.Lines = append(doc.Lines, ledger.Line{Entry: ledger.Entry{Actor: actor, Verb: verb, Args: args}})
	}
	for _, e := range events {
		actor := ledger.Table
		switch {
		case e.As != "":
			actor = e.As
		case e.Seat != scoring.Table:
			actor = doc.Header.Players[e.Seat]
		}
		line(actor, e.Verb, e.Args...)
	}
	for seat, score := range state.Tally() {
		line(ledger.Table, ledger.VerbResult, doc.Header.Players[seat], score.Total().String())
	}
	return strings.TrimSpace(doc.String()) + "\n"
}
