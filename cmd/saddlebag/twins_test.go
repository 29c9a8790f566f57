package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/dice"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/memory"
	"saddlebag/scoring/scoringtest"
	"saddlebag/sheets/example"
	"saddlebag/web"
	"saddlebag/web/live"
	"saddlebag/web/roomtest"
	"saddlebag/web/site"
)

// twinsEnv names the variable that overrides how much is asked in each game, in
// equal parts of its kinds.
const twinsEnv = "SOAK_TWINS"

// A twinKind is a way to play a game with secrets.
type twinKind struct {
	game, data string
	options    []ledger.Option
	names      []string
	dice       string
	// apart lets what is hidden be anything. Else it is exchanged among those
	// who keep it, so that piles hold the same and the program draws alike.
	apart bool
}

var (
	trio     = []string{"Ann", "Bob", "Cy"}
	foursome = []string{"Ann", "Bob", "Cy", "Di"}
	six      = []string{"Ann", "Bob", "Cy", "Di", "Ed", "Flo"}

	dealtHands = []ledger.Option{{Name: "hands", Value: "dealt"}}
)

var twinKinds = map[string][]twinKind{
	"maloneys-inheritance": {
		{options: dealtHands, names: trio, dice: live.Virtual},
		{options: dealtHands, names: six, dice: live.Virtual},
		{options: dealtHands, names: foursome, dice: live.Virtual, apart: true},
	},
	"goldfever": {
		{data: "bank-job", names: trio, dice: live.Virtual},
		{data: "gold-rush", names: six, dice: live.Physical, apart: true},
		{data: "showdown", names: trio[:2], dice: live.Physical, apart: true},
	},
	"rin-tin-tin": {
		{names: trio, dice: live.Virtual},
		{names: trio, dice: live.Physical, apart: true},
		{names: foursome, dice: live.Physical, apart: true},
	},
	"nugget": {
		{names: trio, dice: live.Virtual},
		{names: trio, dice: live.Physical, apart: true},
	},
}

// Two tables that differ in nothing but what a seat may not know answer it alike,
// whatever it asks and enters: nobody finds out by trying.
func TestTwinTables(t *testing.T) {
	asked := 200
	if text, ok := os.LookupEnv(twinsEnv); ok {
		var err error
		if asked, err = strconv.Atoi(text); err != nil {
			t.Fatal(err)
		}
	}
	for game, kinds := range twinKinds {
		for i, kind := range kinds {
			kind.game = game
			t.Run(fmt.Sprint(game, " ", i+1), func(t *testing.T) {
				t.Parallel()
				left := asked / len(kinds)
				for seed := uint64(1); left > 0; seed++ {
					left -= newTwins(t, kind, seed).askAll(min(left, asOften))
				}
			})
		}
	}
}

// asOften is how much is asked of one pair of twins.
const asOften = 100

// Twins are two tables of one kind, and somebody who has the same place at both.
type twins struct {
	t      *testing.T
	kind   twinKind
	random *rand.Rand
	viewer int
	here   [2]*twin
	cells  []string // elements of their page that can be tapped
}

// A twin is one of two tables.
type twin struct {
	at    string // of the server and the place
	code  string
	place live.Place
	store *memory.Store
}

// newTwins starts twins in the middle of a game.
func newTwins(t *testing.T, kind twinKind, seed uint64) *twins {
	t.Helper()
	tw := &twins{t: t, kind: kind, random: rand.New(rand.NewPCG(seed, uint64(len(kind.names))))}
	// Mostly the host, who may do most.
	role, seat := live.Host, tw.random.IntN(2)-1
	if tw.random.IntN(3) == 0 {
		role, seat = live.Player, 1
	}
	tw.viewer = seat
	var logs [2]*ledger.Log
	for logs[1] == nil {
		logs[0] = tw.played()
		logs[1] = tw.otherwise(logs[0])
	}
	for i, log := range logs {
		tw.here[i] = tw.open(log, role, seat)
	}
	for _, found := range cellElement.FindAllStringSubmatch(tw.send(tw.here[0], twinAsk{method: http.MethodGet, path: "/t/{}"}), -1) {
		tw.cells = append(tw.cells, found[1])
	}
	t.Logf("seed %d: a %s of seat %d after %d entries", seed, role, seat, len(logs[0].Records))
	return tw
}

// twinShelf has all games, also the small one.
var twinShelf = sync.OnceValue(func() ledger.Catalog {
	s := shelf()
	s.Games = append(slices.Clone(s.Games), example.Title.Game)
	return s
})

// twinHouses are the house data read so far, by header.
var twinHouses sync.Map

// start starts the game of a log.
func (tw *twins) start(log *ledger.Log) *ledger.Fold {
	tw.t.Helper()
	h, read := twinHouses.Load(log.Header)
	if !read {
		o, err := twinShelf().Open("twin", log.Header+"\n", nil)
		if err != nil {
			tw.t.Fatal(err)
		}
		h, _ = twinHouses.LoadOrStore(log.Header, o)
	}
	o := h.(*ledger.Opened)
	f, err := ledger.Open(o.Fold.Game(), &o.Doc.Header, o.House.House)
	if err != nil {
		tw.t.Fatal(err)
	}
	return f
}

// fold is the game of a log, whose entries go in as they can.
func (tw *twins) fold(log *ledger.Log) *ledger.Fold {
	tw.t.Helper()
	f := tw.start(log)
	for _, r := range log.Records {
		_ = f.Apply(r.Number, r.Entry)
	}
	return f
}

// played is the log of a game that was begun at random.
func (tw *twins) played() *ledger.Log {
	tw.t.Helper()
	h := ledger.Header{Game: tw.kind.game, Players: tw.kind.names, Options: tw.kind.options}
	log := &ledger.Log{}
	for most := len(tw.kind.names) + tw.random.IntN(70); ; {
		log.Header = h.String()
		if tw.kind.data != "" {
			log.Header = strings.Replace(log.Header, "\n\n", "\n", 1) + "scenario " + tw.kind.data + "\n"
		}
		f := tw.fold(log)
		for len(log.Records) < most && len(f.Prompts()) > 0 {
			e := tw.filled(f)
			if slices.Contains(e.Args, scoring.Hidden) && (tw.kind.dice == live.Virtual || tw.random.IntN(3) > 0) {
				continue
			}
			e.Chance = tw.made(f, e) >= 0
			if v := f.Apply(len(log.Records)+1, e); v != nil {
				tw.t.Fatal(e, v)
			}
			log.Records = append(log.Records, log.Next(twinTime, "import", e, []byte{byte(len(log.Records))}))
		}
		if !f.Disclosed() {
			return log
		}
		log.Records, most = nil, most/2
	}
}

var twinTime = time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC)

// filled is an event that a fold offers.
func (tw *twins) filled(f *ledger.Fold) ledger.Entry {
	prompts := f.Prompts()
	p := prompts[tw.random.IntN(len(prompts))]
	return entryOf(f.Names(), p, scoringtest.Fill(p, tw.random))
}

func entryOf(names []string, p scoring.Prompt, e scoring.Event) ledger.Entry {
	actor := ledger.Table
	switch {
	case p.As != "":
		actor = p.As
	case p.Seat != scoring.Table:
		actor = names[p.Seat]
	}
	return ledger.Entry{Actor: actor, Verb: e.Verb, Args: e.Args}
}

// made is which argument of an event the program makes; -1 for none.
func (tw *twins) made(f *ledger.Fold, e ledger.Entry) int {
	info := f.Game().Info()
	for _, v := range info.Verbs {
		if v.Name != e.Verb || !scoring.HasWords(v.Args, e.Args) {
			continue
		}
		at := slices.IndexFunc(v.Args, func(a scoring.Arg) bool { return a.Device != "" })
		if at < 0 || at >= len(e.Args) {
			continue
		}
		h := ledger.Header{Options: tw.kind.options}
		if info.ProgramRolls(v.Args[at].Device, h.Chosen(), tw.kind.dice == live.Virtual) {
			return at
		}
		return -1
	}
	return -1
}

// otherwise is a log that differs in what the viewer may not know, and in
// nothing else; nil where none was found.
func (tw *twins) otherwise(log *ledger.Log) *ledger.Log {
	f := tw.start(log)
	var hidden []int // indexes of entries that the viewer does not read
	for i, r := range log.Records {
		if !slices.Equal(f.Redact(r.Entry, tw.viewer).Args, r.Entry.Args) {
			hidden = append(hidden, i)
		}
		if v := f.Apply(r.Number, r.Entry); v != nil {
			tw.t.Fatal(v)
		}
	}
	if len(hidden) == 0 {
		return nil
	}
	changed := log
	for range 60 {
		if other := tw.changed(changed, hidden); tw.legal(other) {
			changed = other
		}
	}
	for i := range log.Records {
		if !slices.Equal(log.Records[i].Entry.Args, changed.Records[i].Entry.Args) {
			return changed
		}
	}
	return nil
}

// changed exchanges two words that are hidden, or writes another one.
func (tw *twins) changed(log *ledger.Log, hidden []int) *ledger.Log {
	entries := make([]ledger.Entry, len(log.Records))
	for i, r := range log.Records {
		entries[i] = r.Entry
		entries[i].Args = slices.Clone(r.Entry.Args)
	}
	a, b := hidden[tw.random.IntN(len(hidden))], hidden[tw.random.IntN(len(hidden))]
	word := func(i int) *string {
		from := 0
		if strings.HasPrefix(entries[i].Verb, "deals") {
			from = 1
		} else if entries[i].Verb == "pick" || entries[i].Verb == "react" {
			from = len(entries[i].Args) - 1
		}
		return &entries[i].Args[from+tw.random.IntN(len(entries[i].Args)-from)]
	}
	switch x, y := word(a), word(b); {
	case tw.kind.apart && tw.random.IntN(2) == 0:
		*x = tw.word(entries[a], *x)
	case entries[a].Verb == entries[b].Verb:
		*x, *y = *y, *x
	}
	other := &ledger.Log{Header: log.Header}
	for i, e := range entries {
		r := log.Records[i]
		other.Records = append(other.Records, other.Next(r.Time, r.By, e, r.Nonce))
	}
	return other
}

// word is another word for a secret one.
func (tw *twins) word(e ledger.Entry, word string) string {
	if tw.kind.dice == live.Physical && tw.random.IntN(4) == 0 {
		return scoring.Hidden
	}
	game, _ := twinShelf().Game(tw.kind.game)
	for _, v := range game.Info().Verbs {
		for _, a := range v.Args {
			if v.Name == e.Verb && a.Secret != scoring.Open && scoring.HasWords(v.Args, e.Args) {
				switch {
				case len(a.Choices) > 0:
					return a.Choices[tw.random.IntN(len(a.Choices))]
				case tw.kind.game == "rin-tin-tin":
					return []string{"0", "2", "5", "10"}[tw.random.IntN(4)]
				}
			}
		}
	}
	return word + "x"
}

func (tw *twins) legal(log *ledger.Log) bool {
	f := tw.start(log)
	for _, r := range log.Records {
		if v := f.Apply(r.Number, r.Entry); v != nil {
			return false
		}
	}
	return true
}

// sameBytes are keys that are the same each time.
type sameBytes struct {
	mu  sync.Mutex
	src *rand.ChaCha8
}

func (s *sameBytes) Read(b []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.src.Read(b)
}

// open serves a table that goes on from a log, and takes a place at it.
func (tw *twins) open(log *ledger.Log, role live.Role, seat int) *twin {
	t := tw.t
	t.Helper()
	text, err := json.Marshal(log)
	if err != nil {
		t.Fatal(err)
	}
	w := &twin{store: new(memory.Store)}
	clock := func() time.Time { return twinTime.Add(time.Hour) }
	tables, err := live.Open(t.Context(), live.Config{
		Shelf: twinShelf(), Store: w.store, Dice: dice.Seeded(1), Keys: &sameBytes{src: rand.NewChaCha8([32]byte{1})}, Clock: clock,
	})
	if err != nil {
		t.Fatal(err)
	}
	hosts := seat
	if role != live.Host {
		hosts = 0
	}
	w.place, err = tables.Import(t.Context(), live.Order{Dice: tw.kind.dice, Host: hosts}, "twin", string(text))
	if err != nil {
		t.Fatal(err)
	}
	if role != live.Host {
		links, err := w.place.PrintedLinks(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		code, err := tables.Sit(t.Context(), links[seat], nil)
		if err != nil {
			t.Fatal(err)
		}
		if w.place, err = tables.At(code); err != nil {
			t.Fatal(err)
		}
	}
	w.code = w.place.Code
	app, err := web.New(web.Config{
		Config: site.Config{Titles: append(slices.Clone(titles), example.Title), Shelf: twinShelf(), Clock: clock, Public: "http://table.example", Log: slog.New(slog.DiscardHandler)},
		Tables: tables, Dice: dice.Seeded(1),
	})
	if err != nil {
		t.Fatal(err)
	}
	s := httptest.NewServer(app)
	t.Cleanup(s.Close)
	w.at = s.URL
	return w
}

// A twinAsk is what is asked of both.
type twinAsk struct {
	method, path string // {} stands for the code
	form         url.Values
	json         string
	accept       string
}

// askAll asks so much, or until all secrets are out, and says how much that was.
func (tw *twins) askAll(most int) (asked int) {
	tw.t.Helper()
	for asked < most {
		a := tw.ask()
		var said [2]string
		for i, w := range tw.here {
			said[i] = tw.send(w, a)
		}
		asked++
		if said[0] != said[1] {
			tw.t.Fatalf("%s %s %v %s is answered otherwise (-, +):\n%.3000s", a.method, a.path, a.form, a.json, cmp.Diff(strings.Split(said[0], "\n"), strings.Split(said[1], "\n")))
		}
		for _, w := range tw.here {
			if tw.out(w) {
				return asked
			}
		}
	}
	return asked
}

// out says whether all secrets of a twin are out: then it may be told apart.
func (tw *twins) out(w *twin) bool {
	v, err := w.place.View(tw.t.Context())
	if err != nil {
		tw.t.Fatal(err)
	}
	for _, m := range v.Moves {
		if m.Stands && slices.Contains(m.Entry.Args, scoring.Hidden) {
			return v.Outcome.Over
		}
	}
	return true
}

// cellElement is the element of a cell on the page of a table.
var cellElement = regexp.MustCompile(`id="(s\d+-[a-z]+-[^"]+)"`)

// unalike are the differences between two tables that are no answers: hashes,
// which are commitments to what is hidden, and the name of a server's run.
var unalike = mask{form: regexp.MustCompile(`[0-9a-f]{64}|data-revision="[^"]*"|127\.0\.0\.1:\d+`)}

func (tw *twins) send(w *twin, a twinAsk) string {
	tw.t.Helper()
	var body io.Reader = http.NoBody
	kind := ""
	switch {
	case a.json != "":
		body, kind = strings.NewReader(a.json), "application/json"
	case a.form != nil:
		body, kind = strings.NewReader(a.form.Encode()), "application/x-www-form-urlencoded"
	}
	ctx, stop := context.WithTimeout(tw.t.Context(), time.Minute)
	defer stop()
	r, err := http.NewRequestWithContext(ctx, a.method, w.at+strings.ReplaceAll(a.path, "{}", w.code), body)
	if err != nil {
		tw.t.Fatal(err)
	}
	r.Host = "table.example" // links and their codes are the same
	if kind != "" {
		r.Header.Set("Content-Type", kind)
	}
	if a.accept != "" {
		r.Header.Set("Accept", a.accept)
	}
	got, err := roomtest.Transport.RoundTrip(r) // it follows nothing
	if err != nil {
		tw.t.Fatal(err)
	}
	defer func() { _ = got.Body.Close() }()
	text, err := io.ReadAll(got.Body)
	if err != nil {
		tw.t.Fatal(err)
	}
	got.Header.Del("Date")
	var head bytes.Buffer
	_ = got.Header.Write(&head)
	return unalike.over(fmt.Sprintf("%d\n%s\n%s", got.StatusCode, head.String(), text))
}
